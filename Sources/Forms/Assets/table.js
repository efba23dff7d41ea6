// Comfort for the table of a collection: a row is edited, saved, deleted and restored where it is. Everything works without it.
"use strict";

(() => {
  const table = document.getElementById("table");
  if (!table) return;
  const back = table.elements.back.value;
  const token = table.elements.token.value;
  const headers = { "X-Vitrine": "script" };

  // An answer is a row, after the form of its controls if it has some.
  const replace = (row, html) => {
    const start = html.indexOf("<tr");
    const template = document.createElement("template");
    template.innerHTML = html.slice(start);
    const next = template.content.querySelector("tr");
    rowForm()?.remove();
    if (start > 0) table.insertAdjacentHTML("beforebegin", html.slice(0, start));
    row.replaceWith(next);
    return next;
  };
  const load = async (row, query) => {
    const parameters = new URLSearchParams({ back, number: row.dataset.number, ...query });
    const answer = await fetch(`${row.dataset.row}?${parameters}`, { headers }).catch(() => null);
    return answer?.ok ? replace(row, await answer.text()) : (location.reload(), null);
  };

  // What was typed into a row is kept until it is saved or given up, with what the row held then: a file that was changed since is
  // still found out when the row is saved.

  const rowForm = () => document.getElementById("row-form");
  const isDirty = () => {
    const values = new Map(new FormData(rowForm()));
    return [...values].some(([name, value]) => name.startsWith("f.") && value !== values.get(`was.${name.slice(2)}`));
  };

  const kept = {
    key: (row) => `row ${row.dataset.row}`,
    controls: () => [...rowForm().elements].filter(({ name }) => /^(f|was)\.|^base$/.test(name)),
    add(row) {
      const texts = this.controls().map(({ name, type, value, checked }) => [name, type === "checkbox" ? checked : value]);
      try {
        sessionStorage.setItem(this.key(row), JSON.stringify(texts));
      } catch {
        // There is no room for very long texts.
        sessionStorage.removeItem(this.key(row));
      }
    },
    remove(row) {
      sessionStorage.removeItem(this.key(row));
    },
    fill(texts, isFilled) {
      for (const control of this.controls().filter(({ name }) => isFilled(name))) {
        const place = texts.findIndex(([name]) => name === control.name);
        if (place < 0) continue;
        const [[, value]] = texts.splice(place, 1);
        if (typeof value === "boolean") control.checked = value;
        else {
          // An option that there is no more.
          if (control.matches("select") && ![...control.options].some((one) => one.value === value)) {
            control.add(new Option(value, value));
          }
          control.value = value;
        }
      }
    },
    // Shows the controls of a row, with what was typed into them before.
    async open(row) {
      const edited = row.matches(".edited") ? row : await load(row, { edit: "yes" });
      const texts = edited && JSON.parse(sessionStorage.getItem(this.key(edited)));
      if (!texts) return edited;
      this.fill(texts, (name) => name.startsWith("f."));
      // What the file has by now is not kept.
      if (isDirty()) this.fill(texts, () => true);
      else this.remove(edited);
      return edited;
    },
    // A row that is being edited already stays: then the text of another one is there when that is edited again.
    async restore() {
      const isKept = (row) => sessionStorage.getItem(this.key(row));
      const row = table.querySelector("tr.edited") ?? [...table.querySelectorAll("tr[data-row]")].find(isKept);
      if (!row || !isKept(row)) return;
      const edited = await this.open(row);
      if (edited && isKept(edited)) focus(edited);
      else if (edited) load(edited, {});
    },
  };
  // The first control that is wrong, or else the first one.
  const focus = (row) =>
    (row.querySelector("[aria-invalid]") ?? row.querySelector("td.edited :is(input:not([type=hidden]), select, textarea)"))?.focus();

  table.addEventListener("input", (event) => {
    const row = event.target.closest("tr.edited");
    if (row) kept.add(row);
  });

  // Undo means the change that was just made.
  const showUndo = ({ change, changeTitle }) => {
    const undo = document.querySelector(".undo");
    undo.elements.change.value = change;
    undo.querySelector("button").title = changeTitle;
    undo.hidden = false;
  };

  // Whether the row that is being edited could be left: it is saved if anything in it has changed.
  const close = async (isSaving) => {
    const form = rowForm();
    const row = document.querySelector("tr.edited");
    if (!form || !row) return true;
    if (!isSaving || !isDirty()) {
      kept.remove(row);
      return Boolean(await load(row, {}));
    }
    const body = new URLSearchParams(new FormData(form));
    body.set("number", row.dataset.number);
    const answer = await fetch(form.action, { method: "POST", headers, body }).catch(() => null);
    if (answer?.status !== 200 && answer?.status !== 422) {
      form.submit();
      return false;
    }
    const next = replace(row, await answer.text());
    if (answer.ok) {
      kept.remove(row);
      if (next.dataset.change) showUndo(next.dataset);
    } else focus(next);
    return answer.ok;
  };

  table.addEventListener("click", async (event) => {
    const value = event.target.closest("a.value");
    if (value && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      const { field } = value.dataset;
      const row = value.closest("tr");
      if (!(await close(true))) return;
      const next = await kept.open(row);
      const control = next?.querySelector(`[name="f.${CSS.escape(field)}"]:not([type=hidden])`);
      control?.focus();
      if (control?.select) control.select();
    } else if (event.target.closest("tr.edited .cancel")) {
      event.preventDefault();
      leave(false);
    } else if (event.target.closest("tr.edited .save")) {
      event.preventDefault();
      leave(true);
    } else if (event.target.matches("button[name=only]")) {
      event.preventDefault();
      change(event.target);
    }
  });

  // After a row is left, the focus is on it again.
  const leave = async (isSaving) => {
    const id = document.querySelector("tr.edited")?.id;
    if (await close(isSaving)) document.getElementById(id)?.querySelector("a.value")?.focus();
  };

  table.addEventListener("keydown", (event) => {
    if (!event.target.closest("tr.edited") || event.isComposing) return;
    if (event.key === "Escape") leave(false);
    else if (event.key === "Enter" && !event.shiftKey && !event.target.value?.includes("\n") && event.target.matches("input, select, textarea")) {
      event.preventDefault();
      leave(true);
    }
  });

  const change = async (button) => {
    const row = button.closest("tr");
    const body = new URLSearchParams({ token, back, only: button.value, number: row.dataset.number });
    const reason = table.elements.because?.value;
    if (reason) body.set("because", reason);
    const answer = await fetch(button.formAction, { method: "POST", headers, body }).catch(() => null);
    if (!answer?.ok || answer.redirected) return button.form.requestSubmit(button);
    const next = replace(row, await answer.text());
    if (next.dataset.change) showUndo(next.dataset);
    next.querySelector("button[name=only]")?.focus();
  };

  // With the shift key, a box selects every row from the last one that was selected.

  let last;
  table.addEventListener("click", (event) => {
    if (!event.target.matches("input[name=item]")) return;
    const boxes = [...table.querySelectorAll("input[name=item]")];
    const index = boxes.indexOf(event.target);
    if (event.shiftKey && last !== undefined) {
      const [from, to] = [Math.min(last, index), Math.max(last, index)];
      for (const box of boxes.slice(from, to + 1)) box.checked = event.target.checked;
    }
    last = index;
  });

  kept.restore();
})();
