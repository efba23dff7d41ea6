// What was typed into a form is kept until it is saved or given up, whatever page comes in between.
"use strict";

// Undo, and Delete or Restore, are sent once each until the next page is there: by the second click of a double click, the page may
// have been refreshed, and the button may mean another change.
{
  const sent = new Set();
  document.addEventListener("submit", (event) => {
    if (!event.target.matches(".vitrine-controls form, .bar form")) return;
    if (sent.has(event.target)) event.preventDefault();
    sent.add(event.target);
  });
  window.addEventListener("pageshow", () => sent.clear());
}

(() => {
  const prefix = "form ";
  const read = (key) => {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return kept?.texts ? kept : null;
  };
  const write = (key, kept) => {
    try {
      sessionStorage.setItem(key, JSON.stringify(kept));
    } catch {
      // There is no room for very long texts.
      sessionStorage.removeItem(key);
    }
  };

  // A form that was sent is saved if the server says so, and not because another page came after it.

  const forgetSaved = async (key) => {
    const kept = read(key);
    if (!kept?.isSent) return;
    const answer = await fetch(`/-/saved/${encodeURIComponent(kept.form)}`).catch(() => null);
    const isSaved = answer?.ok && (await answer.text()) === "true";
    if (isSaved && read(key)?.isSent) sessionStorage.removeItem(key);
  };
  const forgotten = Promise.all(Object.keys(sessionStorage).filter((key) => key.startsWith(prefix)).map(forgetSaved));

  const form = document.getElementById("form");
  const id = form?.elements["form-id"];
  if (!id) return;
  const gone = form.elements.gone ? `gone ${form.elements.gone.value}` : "";
  const key = `${prefix}${new URL(form.action).pathname} ${form.elements.like?.value ?? gone}`;
  document.querySelector(".cancel").addEventListener("click", () => {
    sessionStorage.removeItem(key);
    if (!form.dataset.preview) takeRow();
  });

  // The page of a conflict may come from a row of the table: what was typed there is kept for the form from then on.

  const takeRow = () => {
    const row = `row ${new URL(form.action).pathname.replace("/-/item/", "/-/row/")}`;
    const values = JSON.parse(sessionStorage.getItem(row) ?? "null");
    sessionStorage.removeItem(row);
    if (!values) return null;
    const texts = {};
    for (const [name, value] of values) (texts[name] ??= []).push(value);
    return { form: id.value, texts };
  };

  // The page of a conflict has other controls: what was typed stays as it was kept.

  if (!form.dataset.preview) {
    form.addEventListener("submit", () => {
      const row = takeRow();
      const kept = read(key) ?? row;
      if (kept) write(key, { ...kept, isSent: true });
    });
    return;
  }

  // What was typed, with what the fields held then: a file that was changed since is still found out when the form is saved.

  const isTyped = (name) => name === "notes" || /^(f|upload|default)\./.test(name);
  const isKept = (name) => isTyped(name) || /^was\./.test(name) || ["form-id", "base", "was-notes"].includes(name);
  const state = () => {
    const texts = {};
    for (const control of form.elements) {
      if (!isKept(control.name)) continue;
      (texts[control.name] ??= []).push(["radio", "checkbox"].includes(control.type) ? control.checked : control.value);
    }
    return texts;
  };
  const typed = (texts) => JSON.stringify(Object.keys(texts).filter(isTyped).sort().map((name) => [name, texts[name]]));
  const keep = (isSent) => write(key, { form: id.value, isSent, texts: state() });

  const added = [];
  const fill = (texts) => {
    for (const control of added.splice(0)) control.remove();
    const counts = {};
    for (const control of [...form.elements]) {
      const number = counts[control.name] ?? 0;
      const value = texts[control.name]?.[number];
      counts[control.name] = number + 1;
      if (value === undefined || !isKept(control.name)) continue;
      if (typeof value === "boolean") control.checked = value;
      else control.value = value;
      if (typeof value === "string" && control.value !== value) {
        // A value that the control cannot show any more.
        if (control.matches("select")) control.add(new Option(value, value));
        else control.type = "text";
        control.value = value;
      }
      control.dispatchEvent(new Event("restore"));
    }
    // What has no control any more is sent all the same, so that the server says so.
    for (const name of Object.keys(texts).filter((name) => !counts[name])) {
      for (const value of texts[name]) {
        if (typeof value !== "string") continue;
        const control = document.createElement("input");
        control.type = "hidden";
        control.name = name;
        control.value = value;
        form.append(control);
        added.push(control);
        if (!name.startsWith("upload.")) continue;
        const picture = form.querySelector(`[data-key="${CSS.escape(name.slice(7))}"] img.picked`);
        if (picture) picture.src = `/-/upload/${encodeURIComponent(value)}`;
      }
    }
    form.dispatchEvent(new Event("input"));
  };

  const restore = async () => {
    // A page that answers a form has what was typed, unless somebody comes back to it.
    const isNew = performance.getEntriesByType("navigation")[0]?.type === "navigate";
    if (form.dataset.answer && isNew) return keep(false);
    await forgotten;
    const kept = read(key);
    if (!kept) return;
    const initial = state();
    if (typed(kept.texts) === typed(initial)) {
      // What a page answers with is not saved, however often it is loaded.
      if (!form.dataset.answer) sessionStorage.removeItem(key);
      return;
    }
    fill(kept.texts);
    const notice = document.createElement("div");
    const discard = document.createElement("button");
    notice.className = "restored";
    notice.setAttribute("role", "status");
    discard.type = "button";
    discard.textContent = form.dataset.discard;
    discard.addEventListener("click", () => {
      sessionStorage.removeItem(key);
      fill(initial);
      notice.remove();
    });
    notice.append(`${form.dataset.restored} `, discard);
    form.before(notice);
  };

  form.addEventListener("input", (event) => {
    if (event.isTrusted || event.target !== form) keep(false);
  });
  form.addEventListener("submit", () => keep(true));
  restore();
})();
