// The preview of notes, and the lines that would change. Everything works without it.
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
    // Without an answer, the server has ended or the page is being left, and the preview stays as it is.
    const answer = await post(form.dataset.preview, new URLSearchParams({ token, notes: text })).catch(() => null);
    const html = answer?.ok ? await answer.text().catch(() => null) : null;
    if (html === null || notes.value !== text) return;
    preview.innerHTML = html;
    preview.hidden = !preview.innerHTML.trim();
  };
  const renderSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(render, 200);
  };
  notes.addEventListener("input", renderSoon);
  notes.addEventListener("restore", renderSoon);
  if (notes.value.trim()) render();

  // The lines that Save would change.

  const changes = document.getElementById("changes");
  form.querySelector("button[value=changes]").addEventListener("click", async (event) => {
    event.preventDefault();
    const body = new FormData(form);
    body.set("then", "changes");
    const answer = await post(form.action, body).catch(() => null);
    if (!answer || answer.status === 409) return form.requestSubmit(event.target);
    changes.innerHTML = await answer.text();
    if (!changes.textContent.trim()) changes.textContent = form.dataset.unchanged;
    changes.hidden = false;
    changes.scrollIntoView({ block: "nearest" });
  });
})();
