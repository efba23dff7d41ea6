// Narrows a list down to the items that have certain values, from a disk as well as from a host.
//
// Without this script the values are links to their pages. With it, a value that is clicked becomes a filter: rows that do not
// match are hidden, each value says how many rows it would leave, and the filters are in the address, as `?make=ford`.
// What a page has is in templates/partials/facets.mustache. The data is loaded when a filter is first used.
"use strict";

{
  /** How many rows are shown at a time where the list is not on the page as a whole. */
  const SHOWN = 200;
  /** How many values of a facet are shown while something is filtered. */
  const VALUES = 12;

  /** The values of a facet, and which items have which. */
  class Facet {
    constructor({ id, label, combines, ids, labels, values }) {
      this.id = id;
      this.label = label;
      /** Whether an item has several values, so that a further value narrows down and does not widen. */
      this.combines = combines;
      this.ids = ids.split("\n");
      this.labels = labels.split("\n");
      this.items = this.ids.map(() => []);
      if (values !== "") values.split("\n").forEach((line, item) => line.split(",").forEach((value) => this.items[value]?.push(item)));
      this.chosen = new Set();
    }

    /** The value with an address. */
    value(id) {
      return this.ids.indexOf(id);
    }

    /** How many of the chosen values each item has, as far as that decides. */
    get matches() {
      if (this.chosen.size === 0) return null;
      const counts = new Map();
      for (const value of this.chosen) for (const item of this.items[value]) counts.set(item, (counts.get(item) ?? 0) + 1);
      const needed = this.combines ? this.chosen.size : 1;
      return new Set([...counts].filter(([, count]) => count >= needed).map(([item]) => item));
    }
  }

  class Panel {
    #panel;
    #chips;
    #results;
    #data = null;
    #loading = null;
    #found = [];
    #shown = 0;
    #original = new Map();
    /** The elements with how many rows a section has, with their texts without filters. */
    #counts = new Map();
    #focused = null;
    #number = new Intl.NumberFormat(document.documentElement.lang || "en");

    constructor(panel) {
      this.#panel = panel;
      this.#chips = document.querySelector("[data-facet-chips]");
      this.#results = document.querySelector("[data-facet-results]");
      this.#takeValues();
      panel.addEventListener("click", (event) => this.#click(event));
      this.#results.querySelector("button").addEventListener("click", () => this.#showMore());
      window.addEventListener("popstate", () => this.#takeAddress());
      // 'vitrine serve' refreshes pages that are open.
      document.addEventListener("vitrine:before-refresh", () => this.#putBackValues());
      document.addEventListener("vitrine:refresh", () => this.#refresh());
      this.#takeAddress();
    }

    /** Takes note of the values that the page has without filters. */
    #takeValues() {
      const parts = [...this.#panel.querySelectorAll("[data-facet]")];
      this.#original = new Map(parts.map((part) => [part, [...part.querySelectorAll("li")]]));
    }

    /** Shows the values as they are without filters. */
    #putBackValues() {
      this.#focused = this.#focusedValue;
      this.#putBackCounts();
      if (this.#data === null) return;
      for (const [part, rows] of this.#original) {
        part.querySelector("ul")?.replaceChildren(...rows);
        for (const link of part.querySelectorAll("ul a")) link.removeAttribute("aria-current");
      }
    }

    #putBackCounts() {
      for (const [count, text] of this.#counts) count.textContent = text;
      this.#counts.clear();
    }

    /** Filters a page that was refreshed, first by the data that is there, so that nothing flickers. */
    #refresh() {
      this.#takeValues();
      this.#loading = null;
      if (this.#data === null) return;
      this.#apply();
      this.#focusValue(this.#focused);
      this.#takeAddress();
    }

    /** The facet and the value that have the focus. */
    get #focusedValue() {
      const link = this.#panel.contains(document.activeElement) && document.activeElement.closest("[data-facet-value]");
      return link ? [link.closest("[data-facet]").dataset.facet, link.dataset.facetValue] : null;
    }

    #focusValue(focused) {
      if (focused === null) return;
      const [facet, value] = focused.map(CSS.escape);
      this.#panel.querySelector(`[data-facet="${facet}"] [data-facet-value="${value}"]`)?.focus();
    }

    /** Filters by what is in the page's address. */
    async #takeAddress() {
      const wanted = [...new URLSearchParams(location.search)];
      const known = [...this.#panel.querySelectorAll("[data-facet]")].map((part) => part.dataset.facet);
      if (this.#data === null && !wanted.some(([key]) => known.includes(key))) return;
      if (!(await this.#load())) return;
      for (const facet of this.#data.facets) {
        const values = wanted.filter(([key]) => key === facet.id).map(([, id]) => facet.value(id));
        facet.chosen = new Set(values.filter((value) => value >= 0));
      }
      this.#apply();
    }

    async #click(event) {
      const link = event.target.closest("[data-facet-value]");
      if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const part = link.closest("[data-facet]").dataset.facet;
      if (!(await this.#load())) {
        location.href = link.href;
        return;
      }
      const facet = this.#data.facets.find((candidate) => candidate.id === part);
      const value = facet.value(link.dataset.facetValue);
      if (!facet.chosen.delete(value)) facet.chosen.add(value);
      this.#apply();
      this.#writeAddress();
      this.#focusValue([part, link.dataset.facetValue]);
    }

    #load() {
      this.#loading ??= new Promise((resolve) => {
        window.vitrineFacets = ({ addresses, names, orders, facets }) => {
          this.#data = {
            addresses: addresses === "" ? [] : addresses.split("\n"),
            names: names.split("\n"),
            orders: new Map(orders.map(([sort, items]) => [sort, items.split(",").map(Number)])),
            facets: facets.map((facet) => new Facet(facet)),
          };
        };
        const script = document.createElement("script");
        script.src = this.#panel.dataset.facets;
        script.onload = () => {
          script.remove();
          resolve(this.#data !== null);
        };
        script.onerror = () => {
          this.#chips.hidden = false;
          this.#say(this.#status.dataset.failed);
          resolve(false);
        };
        document.head.append(script);
      });
      return this.#loading;
    }

    get #status() {
      return this.#chips.querySelector("[data-facet-status]");
    }

    #say(text) {
      this.#status.textContent = text;
    }

    /** Puts the filters into an address. */
    #addFilters(address) {
      for (const facet of this.#data.facets) {
        address.searchParams.delete(facet.id);
        for (const value of facet.chosen) address.searchParams.append(facet.id, facet.ids[value]);
      }
      return address;
    }

    #writeAddress() {
      const address = this.#addFilters(new URL(location.href));
      try {
        history.pushState(history.state, "", address);
      } catch {
        // Some browsers keep the address of a file as it is; all else works.
      }
    }

    // What matches

    #apply() {
      const focused = this.#focusedValue;
      const facets = this.#data.facets;
      const matches = new Map(facets.map((facet) => [facet, facet.matches]));
      const all = this.#data.addresses.map((_, item) => item);
      const matching = (besides) =>
        all.filter((item) => facets.every((facet) => facet === besides || (matches.get(facet)?.has(item) ?? true)));
      this.#found = matching(null);
      const isFiltered = facets.some((facet) => facet.chosen.size > 0);
      for (const facet of facets) {
        // A value of a facet with one value an item is added to those that are chosen: it counts without them.
        const base = new Set(facet.combines || facet.chosen.size === 0 ? this.#found : matching(facet));
        this.#showValues(facet, base, isFiltered);
      }
      this.#showChips(isFiltered);
      this.#showRows(isFiltered);
      // The other sorts and styles of the list are narrowed down to the same items.
      for (const link of document.querySelectorAll("main > :is(.sorts, .styles) a, main > .list thead a")) {
        link.href = this.#addFilters(new URL(link.href)).href;
      }
      this.#focusValue(focused);
    }

    #showValues(facet, base, isFiltered) {
      const part = this.#panel.querySelector(`[data-facet="${CSS.escape(facet.id)}"]`);
      const list = part?.querySelector("ul");
      if (!list) return;
      if (!isFiltered) {
        list.replaceChildren(...this.#original.get(part));
        for (const link of list.querySelectorAll("a")) link.removeAttribute("aria-current");
        return;
      }
      const counts = facet.items.map((items) => items.reduce((sum, item) => sum + (base.has(item) ? 1 : 0), 0));
      const values = facet.ids.map((_, value) => value).filter((value) => counts[value] > 0 || facet.chosen.has(value));
      values.sort((one, other) => facet.chosen.has(other) - facet.chosen.has(one) || counts[other] - counts[one] || one - other);
      const shown = values.slice(0, Math.max(VALUES, facet.chosen.size)).sort((one, other) => one - other);
      list.replaceChildren(...shown.map((value) => this.#valueRow(facet, value, counts[value])));
    }

    #valueRow(facet, value, count) {
      const row = document.createElement("li");
      const link = document.createElement("a");
      link.href = `${facet.id}/${facet.ids[value]}.html`;
      link.dataset.facetValue = facet.ids[value];
      if (facet.chosen.has(value)) link.setAttribute("aria-current", "true");
      const label = document.createElement("bdi");
      label.textContent = facet.labels[value];
      const number = document.createElement("small");
      number.textContent = this.#number.format(count);
      link.append(label, " ", number);
      row.append(link);
      return row;
    }

    #showChips(isFiltered) {
      for (const chip of this.#chips.querySelectorAll("button")) chip.remove();
      this.#chips.hidden = !isFiltered;
      // Where it would fill the window, it stays as it is: the filters are below it.
      if (isFiltered && matchMedia("(min-width: 48rem)").matches) this.#panel.open = true;
      const template = this.#chips.querySelector("[data-facet-chip]");
      for (const facet of this.#data.facets) {
        for (const value of facet.chosen) {
          const chip = template.content.querySelector("button").cloneNode(true);
          chip.querySelector("bdi").textContent = facet.labels[value];
          chip.setAttribute("aria-label", `${chip.dataset.remove}: ${facet.labels[value]}`);
          chip.addEventListener("click", () => {
            facet.chosen.delete(value);
            this.#apply();
            this.#writeAddress();
            (this.#chips.querySelector("button") ?? this.#panel.querySelector("summary")).focus();
          });
          this.#chips.append(chip);
        }
      }
      this.#say(isFiltered ? this.#status.dataset.other.replace("{count}", this.#number.format(this.#found.length)) : "");
    }

    // Rows

    #showRows(isFiltered) {
      document.querySelector("main").toggleAttribute("data-filtered", isFiltered);
      const isWhole = "facetsWhole" in this.#panel.dataset;
      for (const section of document.querySelectorAll("main > .section:not([data-facet-results]), main > .table.list tbody")) {
        const isDeleted = section.classList.contains("deleted");
        section.hidden = isFiltered && (!isWhole || isDeleted || !this.#hideRows(section));
        if (!isFiltered) for (const row of section.querySelectorAll("li, tr")) row.hidden = false;
      }
      if (!isFiltered) this.#putBackCounts();
      for (const element of document.querySelectorAll("main > .index, main > .pager, main > .pages")) element.hidden = isFiltered;
      this.#results.hidden = !isFiltered || isWhole;
      this.#results.querySelector("ul").replaceChildren();
      this.#shown = 0;
      if (!isFiltered || isWhole) return;
      // As the list is ordered, not as the data is.
      const order = this.#data.orders.get(this.#panel.dataset.facetsSort);
      const found = new Set(this.#found);
      if (order) this.#found = order.filter((item) => found.has(item));
      this.#showMore();
    }

    /** Hides the rows of a section that do not match; whether any is left. */
    #hideRows(section) {
      const wanted = new Set(this.#found.map((item) => `${this.#data.addresses[item]}.html`));
      let shown = 0;
      for (const row of section.querySelectorAll("li, tr")) {
        const link = row.querySelector("li > a[href], th[scope='row'] > a[href]") ?? row.querySelector("a[href]");
        if (!link || row.classList.contains("group")) continue;
        row.hidden = !wanted.has(link.getAttribute("href"));
        if (!row.hidden) shown++;
      }
      const count = section.querySelector("h2 > small, .group small");
      if (count !== null) {
        if (!this.#counts.has(count)) this.#counts.set(count, count.textContent);
        count.textContent = this.#number.format(shown);
      }
      return shown > 0;
    }

    #showMore() {
      const next = this.#found.slice(this.#shown, this.#shown + SHOWN);
      const rows = next.map((item) => {
        const row = document.createElement("li");
        const link = document.createElement("a");
        link.href = `./${this.#data.addresses[item]}.html`;
        const name = document.createElement("bdi");
        name.textContent = this.#data.names[item];
        link.append(name);
        row.append(link);
        return row;
      });
      this.#results.querySelector("ul").append(...rows);
      this.#shown += next.length;
      this.#results.querySelector("button").hidden = this.#shown >= this.#found.length;
    }
  }

  for (const panel of document.querySelectorAll("[data-facets]")) new Panel(panel);
}
