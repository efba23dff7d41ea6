// Follows changes of the site: when the server says that something has changed, the page is fetched again, and what differs takes
// its place. What is the same is left alone, so that the scroll position, the focus, what was typed, and what scripts of the page
// have added stay. Scripts that show values of the site get the event `vitrine:before-refresh`, to take back what they have done
// to these, and then `vitrine:refresh`.
(() => {
  "use strict";
  const script = document.currentScript;
  let generation = script.dataset.generation;
  let leave = null;
  let running = false;
  let waiting = false;

  // The address that was printed holds the key, which the cookie has replaced by now.
  const address = new URL(location.href);
  if (address.searchParams.has("key")) {
    address.searchParams.delete("key");
    history.replaceState(history.state, "", address);
  }

  function isTyped(element) {
    if (element instanceof HTMLInputElement) {
      return element.value !== element.defaultValue || element.checked !== element.defaultChecked;
    }
    if (element instanceof HTMLTextAreaElement) return element.value !== element.defaultValue;
    if (element instanceof HTMLSelectElement) {
      return [...element.options].some((option) => option.selected !== option.defaultSelected);
    }
    return false;
  }

  function keepsOwn(element) {
    return element === document.activeElement || isTyped(element);
  }

  // Undo means the change that was the last one when the page was made, and not one of another window that nobody sees here. Once another
  // server answers, there is none.
  function isSameUndo(last, next) {
    const token = (form) => form.querySelector("input[name=token]")?.value;
    return next.matches("form.undo") && token(last) === token(next);
  }

  // The page as the server sent it last, and which node of the open page each of its nodes has become. Only what differs between two
  // versions from the server is changed, so that what scripts of the page have changed or added stays.
  let served = document.implementation.createHTMLDocument("").importNode(document.body, true);
  const shown = new WeakMap();
  pair(served, document.body);

  function pair(one, node) {
    shown.set(one, node);
    one.childNodes.forEach((child, index) => pair(child, node.childNodes[index]));
  }

  function isSame(one, other) {
    return one.nodeType === other.nodeType && one.nodeName === other.nodeName
      && (one.nodeType !== Node.ELEMENT_NODE || one.id === other.id);
  }

  // White space between elements is left where it is.
  function isSpace(node) {
    return node !== null && node.nodeType === Node.TEXT_NODE && !/\S/.test(node.nodeValue);
  }

  /** Does to the open page what makes `next` of `last`. An element that stays as it is takes the place of that in `next`. */
  function sync(last, next) {
    const node = shown.get(last);
    const isElement = next.nodeType === Node.ELEMENT_NODE;
    const isKept = isElement && (isSameUndo(last, next) || next.matches("input, textarea, select") && keepsOwn(node));
    // A control with something typed into it is compared again next time.
    if (isKept || last.isEqualNode(next)) return next.replaceWith(last);
    shown.set(next, node);
    if (!isElement) {
      node.nodeValue = next.nodeValue;
      return;
    }
    for (const name of new Set([...last.getAttributeNames(), ...next.getAttributeNames()])) {
      const value = next.getAttribute(name);
      if (value === last.getAttribute(name)) continue;
      if (value === null) node.removeAttribute(name);
      else node.setAttribute(name, value);
    }
    // Where scripts run, it is a text on the page and elements in what is fetched.
    if (!next.matches("noscript")) syncChildren(last, next);
  }

  function syncChildren(last, next) {
    const old = [...last.childNodes].filter((node) => !isSpace(node));
    const wanted = [...next.childNodes].filter((node) => !isSpace(node));
    const places = matches(old, wanted);
    const kept = new Set(places);
    const staying = longestIncreasing(places);
    for (const [place, child] of old.entries()) if (!kept.has(place)) remove(shown.get(child));
    const parent = shown.get(next);
    let before = null;
    wanted.forEach((child, index) => {
      const place = places[index];
      const node = place === undefined ? document.importNode(child, true) : shown.get(old[place]);
      if (place === undefined) {
        pair(child, node);
        insert(node, parent, before, child);
      } else {
        sync(old[place], child);
        // An element that is moved loses the focus, so as few as possible are.
        if (!staying.has(place) && node.parentNode === parent) insert(node, parent, before);
      }
      // A script may have taken the element away.
      if (node.parentNode === parent) before = node;
    });
  }

  function remove(node) {
    if (isSpace(node.nextSibling)) node.nextSibling.remove();
    node.remove();
  }

  /** Puts a node behind another one, or first; a new one with the white space that follows it. */
  function insert(node, parent, before, source) {
    const space = before && isSpace(before.nextSibling) ? before.nextSibling : before;
    parent.insertBefore(node, space ? space.nextSibling : parent.firstChild);
    if (source && isSpace(source.nextSibling)) node.after(source.nextSibling.nodeValue);
  }

  /** For each node that is wanted, the place of the one that becomes it; undefined for a new one. */
  function matches(old, wanted) {
    const places = new Array(wanted.length).fill(undefined);
    const free = new Set(old.keys());
    const take = (index, place) => {
      places[index] = place;
      free.delete(place);
    };
    // Mostly, little has changed.
    let start = 0;
    while (start < Math.min(old.length, wanted.length) && old[start].isEqualNode(wanted[start])) take(start, start++);
    let [oldEnd, end] = [old.length, wanted.length];
    while (oldEnd > start && end > start && old[oldEnd - 1].isEqualNode(wanted[end - 1])) take(--end, --oldEnd);
    const rest = wanted.slice(start, end).map((node, offset) => [node, start + offset]);
    const byID = new Map([...free].filter((place) => old[place].id).map((place) => [old[place].id, place]));
    for (const [node, index] of rest) {
      const place = node.id ? byID.get(node.id) : undefined;
      if (free.has(place) && isSame(old[place], node)) take(index, place);
    }
    // Then those that are the same in everything, wherever they are.
    if (free.size > 1 || rest.length > 1) {
      const text = (node) => (node.nodeType === Node.ELEMENT_NODE ? node.outerHTML : `${node.nodeType} ${node.nodeValue}`);
      const byText = new Map();
      for (const place of free) {
        if (old[place].id) continue;
        const key = text(old[place]);
        byText.set(key, [...(byText.get(key) ?? []), place]);
      }
      for (const [node, index] of rest) {
        if (node.id) continue;
        const place = byText.get(text(node))?.shift();
        if (place !== undefined) take(index, place);
      }
    }
    // What is left between two of them has changed.
    const ends = [];
    for (let index = end - 1, next = oldEnd; index >= start; index--) {
      ends[index] = next;
      next = places[index] ?? next;
    }
    let least = start;
    for (const [node, index] of rest) {
      if (places[index] === undefined && !node.id) {
        for (let place = least; place < ends[index]; place++) {
          if (!free.has(place) || !isSame(old[place], node)) continue;
          take(index, place);
          break;
        }
      }
      least = Math.max(least, (places[index] ?? -1) + 1);
    }
    return places;
  }

  /** As many of the places as possible that come one after the other. */
  function longestIncreasing(places) {
    const ends = [];
    for (const place of places) {
      if (place === undefined) continue;
      let low = 0;
      let high = ends.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (ends[middle].place < place) low = middle + 1;
        else high = middle;
      }
      ends[low] = { place, before: ends[low - 1] };
    }
    const result = new Set();
    for (let end = ends.at(-1); end; end = end.before) result.add(end.place);
    return result;
  }

  async function refresh() {
    if (running) {
      waiting = true;
      return;
    }
    running = true;
    try {
      const response = await fetch(location.href, { headers: { "X-Vitrine": "script" }, cache: "no-cache" });
      const type = response.headers.get("Content-Type") || "";
      if (response.status === 404) {
        // The item was removed or has another address now; the page stays as it was.
        document.documentElement.dataset.vitrineGone = "";
      } else if (response.ok && type.startsWith("text/html") && response.url.split("#")[0] === location.href.split("#")[0]) {
        const page = new DOMParser().parseFromString(await response.text(), "text/html");
        const fresh = page.querySelector("script[data-generation]");
        if (fresh) generation = fresh.dataset.generation;
        delete document.documentElement.dataset.vitrineGone;
        for (const name of ["lang", "dir"]) {
          const value = page.documentElement.getAttribute(name);
          if (value) document.documentElement.setAttribute(name, value);
        }
        document.title = page.title;
        // The policy of an opened page blocks these. A parsed document has no policy, and would bring them along.
        for (const element of page.querySelectorAll("[style]")) element.removeAttribute("style");
        refreshStyles(page);
        document.dispatchEvent(new CustomEvent("vitrine:before-refresh"));
        sync(served, page.body);
        served = page.body;
        document.dispatchEvent(new CustomEvent("vitrine:refresh"));
      }
    } catch {
      // The server has ended, or another page is on its way.
    }
    running = false;
    if (waiting) {
      waiting = false;
      refresh();
    }
  }

  // Style sheets may have changed without their links.
  function refreshStyles(page) {
    const wanted = [...page.querySelectorAll("link[rel=stylesheet]")];
    const links = [...document.querySelectorAll("link[rel=stylesheet]")];
    links.forEach((link, index) => {
      const other = wanted[index];
      if (!other) return link.remove();
      const copy = document.importNode(other, true);
      copy.addEventListener("load", () => link.remove());
      copy.addEventListener("error", () => link.remove());
      link.after(copy);
    });
  }

  // Browsers keep few connections to a host open, so of the pages that somebody sees one listens, and tells the others.
  function listen() {
    if (leave || document.visibilityState === "hidden") return;
    const others = new BroadcastChannel("vitrine");
    const waiting = new AbortController();
    let events = null;
    let pass = () => {};
    others.onmessage = refresh;
    leave = () => {
      waiting.abort();
      events?.close();
      pass();
      others.close();
      leave = null;
    };
    const turn = () => {
      events = new EventSource("/-/events?since=" + encodeURIComponent(generation));
      events.onmessage = () => {
        others.postMessage(null);
        refresh();
      };
      return new Promise((end) => {
        pass = end;
      });
    };
    // The request is refused when the page leaves before its turn.
    navigator.locks.request("vitrine", { signal: waiting.signal }, turn).catch(() => {});
    // What has changed before, the page that listens does not say again.
    navigator.locks.query().then(() => {
      if (!events && !waiting.signal.aborted) refresh();
    });
  }

  document.addEventListener("visibilitychange", () => (document.visibilityState === "hidden" ? leave?.() : listen()));
  window.addEventListener("pagehide", () => leave?.());
  window.addEventListener("pageshow", listen);
  listen();
})();
