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
    document.getElementById("row-form")?.remove();
    if (start > 0) table.insertAdjacentHTML("beforebegin", html.slice(0, start));
    row.replaceWith(next);
    return next;
  };
  const load = async (row, query) => {
    const parameters = new URLSearchParams({ back, number: row.dataset.number, ...query });
    const answer = await fetch(`${row.dataset.row}?${parameters}`, { headers });
    return answer.ok ? replace(row, await answer.text()) : (location.reload(), null);
  };

  // What was typed into a row is kept until it is saved or given up, with what the row held then: a file that was changed since is
  // still found out when the row is saved.

  const kept = {
    key: (row) => `row ${row.dataset.row}`,
    controls: () => [...document.getElementById("row-form").elements].filter(({ name }) => /^(f|was)\.|^base$/.test(name)),
    add(row) {
      try {
        sessionStorage.setItem(this.key(row), JSON.stringify(this.controls().map(({ name, value }) => [name, value])));
      } catch {
        // There is no room for very long texts.
        sessionStorage.removeItem(this.key(row));
      }
    },
    remove(row) {
      sessionStorage.removeItem(this.key(row));
    },
    async restore() {
      const rows = [...table.querySelectorAll("tr[data-row]")].filter((row) => sessionStorage.getItem(this.key(row)));
      const row = rows.find((row) => row.matches(".edited")) ?? rows[0];
      if (!row) return;
      const texts = JSON.parse(sessionStorage.getItem(this.key(row)));
      const edited = row.matches(".edited") ? row : await load(row, { edit: "yes" });
      const typed = (texts) => JSON.stringify(texts.filter(([name]) => name.startsWith("f.")));
      if (typed(texts) === typed(this.controls().map(({ name, value }) => [name, value]))) {
        this.remove(edited);
        return load(edited, {});
      }
      for (const control of this.controls()) {
        const place = texts.findIndex(([name]) => name === control.name);
        if (place >= 0) control.value = texts.splice(place, 1)[0][1];
      }
      edited.querySelector("input:not([type=hidden]), select, textarea")?.focus();
    },
  };
  table.addEventListener("input", (event) => {
    const row = event.target.closest("tr.edited");
    if (row) kept.add(row);
  });

  const showUndo = () => document.querySelector(".undo")?.removeAttribute("hidden");

  // Whether the row that is being edited could be left: it is saved if anything in it has changed.
  const close = async (isSaving) => {
    const form = document.getElementById("row-form");
    const row = document.querySelector("tr.edited");
    if (!form || !row) return true;
    const isDirty = [...form.elements].some((control) =>
      control.name.startsWith("f.") && form.elements[`was.${control.name.slice(2)}`].value !== control.value);
    if (!isSaving || !isDirty) {
      kept.remove(row);
      return Boolean(await load(row, {}));
    }
    const body = new URLSearchParams(new FormData(form));
    body.set("number", row.dataset.number);
    const answer = await fetch(form.action, { method: "POST", headers, body });
    if (answer.status !== 200 && answer.status !== 422) {
      form.submit();
      return false;
    }
    const next = replace(row, await answer.text());
    if (answer.ok) {
      kept.remove(row);
      showUndo();
    } else next.querySelector("[aria-invalid], input, select")?.focus();
    return answer.ok;
  };

  table.addEventListener("click", async (event) => {
    const value = event.target.closest("a.value");
    if (value && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      const { field } = value.dataset;
      const row = value.closest("tr");
      if (!(await close(true))) return;
      const next = await load(row, { edit: "yes" });
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
    else if (event.key === "Enter" && event.target.matches("input, select")) {
      event.preventDefault();
      leave(true);
    }
  });

  const change = async (button) => {
    const row = button.closest("tr");
    const body = new URLSearchParams({ token, back, only: button.value, number: row.dataset.number });
    const reason = table.elements.because?.value;
    if (reason) body.set("because", reason);
    const answer = await fetch(button.formAction, { method: "POST", headers, body });
    if (!answer.ok || answer.redirected) return button.form.requestSubmit(button);
    const next = replace(row, await answer.text());
    showUndo();
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
