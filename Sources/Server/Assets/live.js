// Follows changes of the site: when the server says that something has changed, the page is fetched again, and what differs takes
// its place. What is the same is left alone, so that the scroll position, the focus, and what was typed stay.
(() => {
  "use strict";
  const script = document.currentScript;
  let generation = script.dataset.generation;
  let events = null;
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

  function isSame(one, other) {
    return one.nodeType === other.nodeType && one.nodeName === other.nodeName
      && (one.nodeType !== Node.ELEMENT_NODE || one.id === other.id);
  }

  function sync(here, there) {
    if (here.isEqualNode(there)) return;
    if (here.nodeType !== Node.ELEMENT_NODE) {
      here.nodeValue = there.nodeValue;
      return;
    }
    if (here.matches("input, textarea, select") && keepsOwn(here)) return;
    // What the reader opened stays open.
    const own = here.matches("details, dialog") ? ["open"] : [];
    for (const { name } of [...here.attributes]) {
      if (!there.hasAttribute(name) && !own.includes(name)) here.removeAttribute(name);
    }
    for (const { name, value } of there.attributes) {
      if (here.getAttribute(name) !== value && !own.includes(name)) here.setAttribute(name, value);
    }
    syncChildren(here, there);
  }

  // White space between elements is left where it is.
  function isSpace(node) {
    return node !== null && node.nodeType === Node.TEXT_NODE && !/\S/.test(node.nodeValue);
  }

  function afterSpace(node) {
    while (isSpace(node)) node = node.nextSibling;
    return node;
  }

  function remove(node) {
    if (isSpace(node.nextSibling)) node.nextSibling.remove();
    node.remove();
  }

  function insert(node, here, next) {
    here.insertBefore(document.importNode(node, true), next);
    if (isSpace(node.nextSibling)) here.insertBefore(document.importNode(node.nextSibling, true), next);
  }

  function syncChildren(here, there) {
    const wanted = [...there.childNodes].filter((node) => !isSpace(node));
    const byID = new Map([...here.children].filter((child) => child.id).map((child) => [child.id, child]));
    const ids = new Set(wanted.map((node) => node.id).filter(Boolean));
    let next = afterSpace(here.firstChild);
    let index = 0;
    while (index < wanted.length) {
      const node = wanted[index];
      const known = node.id ? byID.get(node.id) : undefined;
      if (next && next.isEqualNode(node)) {
        next = afterSpace(next.nextSibling);
      } else if (next && next.id && !ids.has(next.id)) {
        // An element that is moved loses the focus; one before it that is gone is removed instead.
        const gone = next;
        next = afterSpace(next.nextSibling);
        remove(gone);
        continue;
      } else if (known && known.parentNode === here) {
        if (known !== next) here.insertBefore(known, next);
        else next = afterSpace(next.nextSibling);
        sync(known, node);
      } else if (next && goesAway(next, wanted, index)) {
        const gone = next;
        next = afterSpace(next.nextSibling);
        remove(gone);
        continue;
      } else if (next && isSame(next, node) && !comesLater(next, wanted, index)) {
        const current = next;
        next = afterSpace(next.nextSibling);
        sync(current, node);
      } else {
        insert(node, here, next);
      }
      index++;
    }
    while (next) {
      const gone = next;
      next = afterSpace(next.nextSibling);
      remove(gone);
    }
  }

  function comesLater(node, wanted, index) {
    return wanted.slice(index + 1).some((other) => other.isEqualNode(node));
  }

  // Whether an element was removed, so that its successor is the one that is wanted here.
  function goesAway(node, wanted, index) {
    const after = node.nextElementSibling;
    return after !== null && after.isEqualNode(wanted[index]) && !comesLater(node, wanted, index);
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
        refreshStyles(page);
        sync(document.body, page.body);
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

  function listen() {
    if (events || document.visibilityState === "hidden") return;
    events = new EventSource("/-/events?since=" + encodeURIComponent(generation));
    events.onmessage = refresh;
  }

  // Browsers keep few connections to a host open, so only pages that somebody sees listen.
  function leave() {
    if (events) events.close();
    events = null;
  }

  document.addEventListener("visibilitychange", () => (document.visibilityState === "hidden" ? leave() : listen()));
  window.addEventListener("pagehide", leave);
  window.addEventListener("pageshow", listen);
  listen();
})();
