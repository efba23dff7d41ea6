// The preview of notes, the lines that would change, and what was typed and not saved. Everything works without it.
"use strict";

(() => {
  const form = document.getElementById("form");
  if (!form?.dataset.preview) return;
  const post = (address, body) => fetch(address, { method: "POST", headers: { "X-Vitrine": "script" }, body });
  const token = form.elements.token.value;

  // Notes are shown as they will be on the page, a moment after the last key.

  const notes = form.elements.notes;
  const preview = document.getElementById("preview");
  form.querySelector("button[value=preview]").hidden = true;
  let timer;
  const render = async () => {
    const text = notes.value;
    const answer = await post(form.dataset.preview, new URLSearchParams({ token, notes: text }));
    if (!answer.ok || notes.value !== text) return;
    preview.innerHTML = await answer.text();
    preview.hidden = !preview.innerHTML.trim();
  };
  const renderSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(render, 200);
  };
  notes.addEventListener("input", renderSoon);
  if (notes.value.trim()) render();

  // The lines that Save would change.

  const changes = document.getElementById("changes");
  form.querySelector("button[value=changes]").addEventListener("click", async (event) => {
    event.preventDefault();
    const body = new FormData(form);
    body.set("then", "changes");
    const answer = await post(form.action, body);
    if (answer.status === 409) return form.requestSubmit(event.target);
    changes.innerHTML = await answer.text();
    if (!changes.textContent.trim()) changes.textContent = form.dataset.unchanged;
    changes.hidden = false;
    changes.scrollIntoView({ block: "nearest" });
  });

  // What was typed is kept until it is saved or given up, also where the page is left in another way.

  const key = `form ${location.pathname}`;
  const base = form.elements.base?.value ?? "";
  const fields = () => [...form.elements].filter((control) =>
    control.name && (control.name.startsWith("f.") || control.name === "notes"));
  const state = () => fields().map((control) =>
    [control.name, ["radio", "checkbox"].includes(control.type) ? control.checked : control.value]);
  const write = (values) => {
    for (const [index, control] of fields().entries()) {
      const [name, value] = values[index] ?? [];
      if (name !== control.name) continue;
      if (typeof value === "boolean") control.checked = value;
      else control.value = value;
      control.dispatchEvent(new Event("restore"));
    }
    form.dispatchEvent(new Event("input"));
    renderSoon();
  };
  const initial = state();
  const saved = JSON.parse(sessionStorage.getItem(key) ?? "null");
  const isBack = performance.getEntriesByType("navigation")[0]?.type === "back_forward";
  const isRefused = Boolean(document.getElementById("summary"));
  const isWanted = saved && saved.base === base && (isBack || (!isRefused && !saved.isSent));
  if (isWanted && JSON.stringify(saved.values) !== JSON.stringify(initial)) {
    write(saved.values);
    const notice = document.createElement("div");
    const discard = document.createElement("button");
    notice.className = "restored";
    notice.setAttribute("role", "status");
    discard.type = "button";
    discard.textContent = form.dataset.discard;
    discard.addEventListener("click", () => {
      sessionStorage.removeItem(key);
      write(initial);
      notice.remove();
    });
    notice.append(`${form.dataset.restored} `, discard);
    form.before(notice);
  } else if (!isWanted) {
    sessionStorage.removeItem(key);
  }
  const keep = (isSent) => sessionStorage.setItem(key, JSON.stringify({ base, isSent, values: state() }));
  form.addEventListener("input", (event) => { if (event.isTrusted || event.target !== form) keep(false); });
  form.addEventListener("submit", () => keep(true));
  document.querySelector(".cancel").addEventListener("click", () => sessionStorage.removeItem(key));
})();
