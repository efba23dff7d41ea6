// Comfort for the form of an item. Everything works without it.
"use strict";

(() => {
  const form = document.getElementById("form");
  if (!form) return;
  const post = (address, body) => fetch(address, { method: "POST", headers: { "X-Vitrine": "script" }, body });
  const token = form.elements.token.value;
  const controls = () => [...form.elements].filter((control) =>
    control.matches("input:not([type=hidden]), select, textarea") && !control.hidden && !control.disabled);

  // Save waits until no required field is empty.

  const saves = [...document.querySelectorAll("button[value=save], button[value=another]")];
  const updateSave = () => {
    const isMissing = controls().some((control) => control.required && !control.value.trim());
    for (const button of saves) button.disabled = isMissing;
  };
  form.addEventListener("input", updateSave);
  form.addEventListener("change", updateSave);

  // Return moves to the next field, and Control-Return saves.

  form.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      return saves[0]?.click();
    }
    if (!event.target.matches("input, select") || event.target.type === "file") return;
    event.preventDefault();
    const all = controls().filter((control) => control.type !== "radio" || control.checked || control === event.target);
    const next = all[all.indexOf(event.target) + 1];
    next?.focus();
    if (next?.select) next.select();
  });

  // What is wrong with a value is said when its field is left, in the words of the server.

  const show = (field, html) => {
    field.querySelector(".findings")?.remove();
    const control = field.querySelector("[id]:is(input, select, textarea)");
    if (html) (field.querySelector(".control") ?? field).insertAdjacentHTML("beforeend", html);
    const findings = field.querySelector(".findings");
    const isWrong = Boolean(findings?.querySelector(".error"));
    field.classList.toggle("invalid", isWrong);
    const described = (control.getAttribute("aria-describedby") ?? "").split(" ")
      .filter((id) => id && !id.endsWith("-finding"));
    if (findings) described.push(findings.id);
    if (described.length) control.setAttribute("aria-describedby", described.join(" "));
    else control.removeAttribute("aria-describedby");
    if (isWrong) control.setAttribute("aria-invalid", "true");
    else control.removeAttribute("aria-invalid");
  };

  form.addEventListener("change", async (event) => {
    const field = event.target.closest("[data-key]");
    if (!field || !event.target.name?.startsWith("f.")) return;
    const value = event.target.value;
    const answer = await post(form.dataset.check, new URLSearchParams({ token, key: field.dataset.key, value })).catch(() => null);
    const html = answer?.ok ? await answer.text().catch(() => null) : null;
    if (html !== null && event.target.value === value) show(field, html);
  });

  // Tags: the texts of a list, each with a button that takes it away.

  const split = (line) => line.match(/(?:\\[\\;]|[^;])+/g)?.map((text) => text.trim()).filter(Boolean) ?? [];
  const plain = (text) => text.replace(/\\([\\;])/g, "$1");

  for (const input of form.querySelectorAll("[data-tags]")) {
    const entry = input.cloneNode();
    const tags = document.createElement("span");
    tags.className = "tags";
    entry.removeAttribute("name");
    entry.value = "";
    const list = document.getElementById(`${input.id}-list`);
    if (list) entry.setAttribute("list", list.id);
    // Items that are linked to are shown by their names, and can be typed by a name that only one of them has.
    const options = [...(list?.options ?? [])].filter((option) => option.label && option.label !== option.value);
    const names = new Map(options.map((option) => [option.value, option.label]));
    const addresses = new Set([...(list?.options ?? [])].map((option) => option.value));
    const shown = (text) => names.get(plain(text)) ?? plain(text);
    const address = (name) => {
      const named = addresses.has(name) ? [] : options.filter((option) => option.label === name);
      return named.length === 1 ? named[0].value.replace(/[\\;]/g, "\\$&") : null;
    };
    input.type = "hidden";
    input.removeAttribute("id");
    input.before(tags);
    tags.append(entry);
    // The line stays as it is until a tag is added or taken away: it may hold what tags cannot show. What is typed and no tag yet
    // belongs to it as well, so that it is kept and sent.
    let line = input.value;
    const texts = () => split(line);
    const typed = () => {
      const whole = address(entry.value.trim());
      return whole ? [whole] : split(entry.value).map((text) => address(plain(text)) ?? text);
    };
    const added = () => typed().filter((text) => !texts().includes(text));
    const joined = () => [...texts(), ...added()].join("; ");
    const write = (all) => {
      line = all.join("; ");
      input.value = added().length ? joined() : line;
      show(all);
    };
    entry.addEventListener("input", () => (input.value = added().length ? joined() : line));
    const show = (all) => {
      entry.required = input.required && !all.length;
      for (const tag of tags.querySelectorAll(".tag")) tag.remove();
      for (const text of all) {
        const tag = document.createElement("span");
        const remove = document.createElement("button");
        tag.className = "tag";
        remove.type = "button";
        remove.textContent = "×";
        remove.setAttribute("aria-label", `${input.dataset.remove}: ${shown(text)}`);
        remove.addEventListener("click", () => {
          write(texts().filter((other) => other !== text));
          entry.focus();
          input.dispatchEvent(new Event("input", { bubbles: true }));
        });
        tag.append(shown(text), remove);
        entry.before(tag);
      }
    };
    const take = () => {
      const all = [...texts(), ...added()];
      const isAny = all.length > texts().length;
      entry.value = "";
      if (!isAny) return;
      write(all);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    };
    entry.addEventListener("change", take);
    entry.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && entry.value.trim() && !event.ctrlKey && !event.metaKey) {
        event.preventDefault();
        take();
      } else if (event.key === "Backspace" && !entry.value) {
        write(texts().slice(0, -1));
        input.dispatchEvent(new Event("input", { bubbles: true }));
      }
    });
    input.addEventListener("restore", () => {
      entry.value = "";
      line = input.value;
      show(texts());
    });
    form.addEventListener("submit", take);
    show(texts());
  }

  // Pictures are dropped or pasted as well, and seen before they are sent.

  for (const control of form.querySelectorAll(".picture-control")) {
    const input = control.querySelector("[type=file]");
    const canvas = document.createElement("canvas");
    const hint = control.querySelector(".drop");
    hint.hidden = false;
    canvas.className = "picked";
    canvas.hidden = true;
    control.prepend(canvas);
    const preview = async () => {
      canvas.hidden = true;
      const [file] = input.files;
      const bitmap = file && (await createImageBitmap(file).catch(() => null));
      if (bitmap) {
        const scale = Math.min(1, 480 / Math.max(bitmap.width, bitmap.height));
        canvas.width = bitmap.width * scale;
        canvas.height = bitmap.height * scale;
        canvas.getContext("2d").drawImage(bitmap, 0, 0, canvas.width, canvas.height);
        canvas.hidden = false;
      }
      const old = control.querySelector("img.picked");
      if (old) old.hidden = !canvas.hidden;
      const byDefault = control.querySelector(".default input");
      if (file && byDefault) byDefault.checked = false;
    };
    const take = (event, data) => {
      const file = [...(data?.files ?? [])].find((file) => file.type.startsWith("image/"));
      if (!file) return;
      event.preventDefault();
      const transfer = new DataTransfer();
      transfer.items.add(file);
      input.files = transfer.files;
      preview();
    };
    input.addEventListener("change", preview);
    const field = control.closest(".field");
    field.addEventListener("dragover", (event) => {
      event.preventDefault();
      field.classList.add("dropping");
    });
    field.addEventListener("dragleave", () => field.classList.remove("dropping"));
    field.addEventListener("drop", (event) => {
      field.classList.remove("dropping");
      take(event, event.dataTransfer);
    });
    document.addEventListener("paste", (event) => {
      if (event.target.closest?.("[data-type=images]")) return;
      if (!event.target.matches("textarea, input[type=text]")) take(event, event.clipboardData);
    });
    control.querySelector(".default input")?.addEventListener("change", (event) => {
      if (!event.target.checked) return;
      input.value = "";
      preview();
    });
  }

  // Of several pictures, each change is made by the server, which answers with the field anew.

  const rows = (field) => [...field.querySelectorAll(".picture-row")].map((row) => {
    const text = (name) => row.querySelector(`[name^="${name}."]`);
    return { row, file: text("picture").value, ornament: text("ornament").value, alt: text("alt"), caption: text("caption") };
  });

  const listed = (field) => JSON.stringify(rows(field).map(({ file, ornament, alt, caption }) => ({
    file,
    ...(alt.value || ornament ? { alt: alt.value } : {}),
    ...(caption.value ? { caption: caption.value } : {}),
  })));

  const renew = async (field, order, file, isRestoring) => {
    const { key } = field.dataset;
    const body = new FormData();
    for (const name of ["token", "back", "base", "like"]) {
      if (form.elements[name]) body.append(name, form.elements[name].value);
    }
    for (const control of field.querySelectorAll("input:not([type=file]), textarea")) {
      const isWhole = control.name === `f.${key}` || control.name === `was.${key}`;
      if (control.name && (isWhole || !isRestoring)) body.append(control.name, control.value);
    }
    body.append("then-pictures", `${order} ${key}`);
    if (file) body.append(`file.${key}`, file);
    const posted = rows(field).map(({ file, alt, caption }) => [file, alt.value, caption.value]);
    const answer = await post(form.action, body).catch(() => null);
    const template = document.createElement("template");
    template.innerHTML = answer?.ok ? await answer.text() : "";
    const fresh = template.content.firstElementChild;
    if (!fresh?.matches("[data-type=images]")) {
      const findings = document.createElement("div");
      const finding = document.createElement("p");
      findings.className = "findings";
      findings.id = `${field.querySelector("[type=file]").id}-finding`;
      finding.className = "finding error";
      finding.textContent = [file?.name, answer ? answer.statusText || answer.status : "…"].filter(Boolean).join(": ");
      findings.append(finding);
      show(field, findings.outerHTML);
      return field;
    }
    // What was typed meanwhile stays, and so does the focus.
    const typed = rows(field).map(({ file, alt, caption }) => [file, alt.value, caption.value])
      .filter((texts, place) => texts.some((text, index) => text !== posted[place][index]));
    const focused = field.contains(document.activeElement) ? document.activeElement.id : "";
    field.replaceWith(fresh);
    prepare(fresh);
    for (const { file, alt, caption } of rows(fresh)) {
      const place = typed.findIndex((texts) => texts[0] === file);
      if (place >= 0) [, alt.value, caption.value] = typed.splice(place, 1)[0];
    }
    if (focused) document.getElementById(focused)?.focus();
    const whole = fresh.querySelector(`[name="f.${CSS.escape(key)}"]`);
    whole.value = listed(fresh);
    if (!isRestoring) whole.dispatchEvent(new Event("input", { bubbles: true }));
    return fresh;
  };

  // One change after the other.
  let last = Promise.resolve();
  const queue = (key, change) => {
    last = last.then(() => change(form.querySelector(`[data-type=images][data-key="${CSS.escape(key)}"]`)));
  };

  // What is wrong with one of several pictures stays in sight while the others are added.
  const add = (key, files) => {
    const said = new Map();
    for (const file of files) {
      queue(key, async (old) => {
        const field = await renew(old, "add 0", file);
        for (const finding of field.querySelectorAll(".finding")) said.set(finding.textContent, finding);
        if (!said.size) return;
        const findings = document.createElement("div");
        findings.className = "findings";
        findings.id = `${field.querySelector("[type=file]").id}-finding`;
        findings.append(...said.values());
        show(field, findings.outerHTML);
      });
    }
  };

  const prepare = (field) => {
    const { key } = field.dataset;
    const input = field.querySelector("[type=file]");
    const addFocused = (files) => {
      add(key, files);
      queue(key, (field) => rows(field).at(-1)?.alt.focus());
    };
    const take = (event, data) => {
      const files = [...(data?.files ?? [])].filter((file) => file.type.startsWith("image/"));
      if (!files.length) return;
      event.preventDefault();
      addFocused(files);
    };
    field.querySelector(".add-pictures button").hidden = true;
    field.querySelector(".drop").hidden = false;
    input.addEventListener("change", () => {
      const files = [...input.files];
      input.value = "";
      addFocused(files);
    });
    field.addEventListener("input", (event) => {
      const whole = field.querySelector(`[name="f.${CSS.escape(key)}"]`);
      if (event.target !== whole) whole.value = listed(field);
    });
    field.querySelector(`[name="f.${CSS.escape(key)}"]`).addEventListener("restore", () =>
      queue(key, (field) => renew(field, "add 0", null, true)));
    for (const button of field.querySelectorAll(".moves button")) {
      button.addEventListener("click", (event) => {
        event.preventDefault();
        const [order, place] = button.value.split(" ");
        queue(key, async (field) => {
          const fresh = await renew(field, `${order} ${place}`);
          const next = Number(place) + (order === "up" ? -1 : order === "down" ? 1 : 0);
          const row = rows(fresh)[Math.min(next, rows(fresh).length - 1)]?.row;
          const same = row?.querySelector(`.moves button[value^="${order} "]`);
          const target = same && !same.disabled ? same : row?.querySelector(".moves button:enabled");
          (target ?? fresh.querySelector("[type=file]")).focus();
        });
      });
    }
    field.addEventListener("dragover", (event) => {
      event.preventDefault();
      field.classList.add("dropping");
    });
    field.addEventListener("dragleave", () => field.classList.remove("dropping"));
    field.addEventListener("drop", (event) => {
      field.classList.remove("dropping");
      take(event, event.dataTransfer);
    });
    field.addEventListener("paste", (event) => take(event, event.clipboardData));
  };

  for (const field of form.querySelectorAll("[data-type=images]")) prepare(field);
  // Without a control for a single picture, what is pasted elsewhere goes to the first list.
  document.addEventListener("paste", (event) => {
    const field = form.querySelector("[data-type=images]");
    if (!field || field.contains(event.target) || form.querySelector(".picture-control")) return;
    const files = [...(event.clipboardData?.files ?? [])].filter((file) => file.type.startsWith("image/"));
    if (!files.length || event.target.matches("textarea, input[type=text]")) return;
    event.preventDefault();
    add(field.dataset.key, files);
  });

  updateSave();
})();
