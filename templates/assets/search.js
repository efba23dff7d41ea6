// Searches a site or a collection of it in the browser, from a disk as well as from a host.
//
// What a page has:
//
//   <search data-search="search/" data-search-root="../" data-search-collection="books" hidden>
//     <label>Search <input type="search" autocomplete="off" spellcheck="false"></label>
//     <p role="status" data-search-status
//        data-none="Nothing found" data-one="{count} item" data-other="{count} items"
//        data-loading="Loading …" data-failed="The search could not be loaded."></p>
//     <ul data-search-results></ul>
//     <button type="button" data-search-more hidden>Show more</button>
//     <template>
//       <li><a><bdi data-search-name></bdi> <span data-search-fields></span> <span data-search-title></span></a></li>
//     </template>
//   </search>
//   <script src="../assets/search.js" defer></script>
//
// data-search            the folder of the search data, from the page
// data-search-root       the way from the page to the top of the site; nothing on a page that is there
// data-search-collection the collection that is searched; without it, all are
// data-none, data-zero, data-one, data-two, data-few, data-many, data-other
//                        what the status says of so many items, by the plural rules of the page's language
//
// The box is hidden until this script runs, and its data is loaded when it is first used. `/` goes to it, the arrow keys go
// through the results, Return opens the first, and Escape empties the box. What is searched for is in the address as `q`.
"use strict";

{
  /** How many results are shown at a time. */
  const SHOWN = 20;
  /** With fewer results than this, words with one typing error are looked for as well. */
  const FEW = 20;
  /** A word of so many letters may have a typing error. */
  const FORGIVEN = 5;
  /** How many words of a query count. */
  const WORDS = 32;
  /** How long the page is kept busy at a time while data is taken in, in milliseconds. */
  const SLICE = 16;

  // Folding

  // Scripts whose words have no spaces between them: Thai, Lao, Burmese, Khmer, kana and ideographs. Those of the further
  // planes come as two units each, of which the first tells.
  const UNSPACED_UNITS = "\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u2e80-\\u9fff\\uf900-\\ufaff";
  const UNSPACED = new RegExp(`[${UNSPACED_UNITS}\\ud840-\\ud88f]`);
  const UNSPACED_RUNS = new RegExp(`(?:[${UNSPACED_UNITS}]|[\\ud840-\\ud88f][\\udc00-\\udfff])+`, "g");

  /** Makes text and queries the same that differ in case, accents or width, by a table that the build writes. */
  class Folding {
    #replacements = new Map();
    /** The characters that go or become spaces, as first and last in turn. */
    #ranges = new Map();
    #pattern;

    constructor(table) {
      let ascii = "";
      for (let i = 0; i < table.length; i += 2) {
        if (table[i] === "" || table[i] === " ") {
          this.#ranges.set(table[i], Folding.#rangesOf(table[i + 1]));
          continue;
        }
        for (const character of table[i + 1]) {
          this.#replacements.set(character, table[i]);
          if (character <= "z") ascii += character;
        }
      }
      // In some languages ASCII letters are replaced, too.
      this.#pattern = new RegExp(ascii === "" ? "[^\\0-\\x7f]" : `[^\\0-\\x7f]|[${ascii}]`, "gu");
    }

    static #rangesOf(written) {
      return written.split(" ").map((range) => {
        const [first, last = first] = range.split("-").map((digits) => parseInt(digits, 36));
        return [first, last];
      });
    }

    #replacement(character) {
      const known = this.#replacements.get(character);
      if (known !== undefined) return known;
      let found = character;
      const value = character.codePointAt(0);
      for (const [replacement, ranges] of this.#ranges) {
        if (ranges.some(([first, last]) => first <= value && value <= last)) found = replacement;
      }
      this.#replacements.set(character, found);
      return found;
    }

    /** A text as it is searched: words with one space between two. */
    fold(text) {
      return this.foldComposed(text.normalize("NFC")).replace(/[^a-z0-9\x80-\uffff]+/g, " ").trim();
    }

    /** The same for text that is composed already, as all of the data is; ASCII punctuation stays. */
    foldComposed(text) {
      const folded = text.replace(this.#pattern, (character) => this.#replacement(character)).toLowerCase();
      return UNSPACED.test(folded) ? folded.replace(UNSPACED_RUNS, pairsOf) : folded;
    }
  }

  /** A run of unspaced characters as words: pairs of characters, and the last one. */
  function pairsOf(run) {
    const characters = [...run];
    return ` ${characters.map((character, i) => character + (characters[i + 1] ?? "")).join(" ")} `;
  }

  /** Numbers with hyphens, or with hyphens and spaces, between them: an ISBN, or the beginning of one. */
  const NUMBERS = [/\d(?:-?\d)*(?:-?X\b)?-?/gi, /\d(?:[- ]?\d)*(?:[- ]?X\b)?-?/gi];

  /** A query as it was typed, and with its numbers in one piece, since an ISBN is in the data without hyphens. */
  function readings(query) {
    const whole = NUMBERS.map((numbers) => query.replace(numbers, (number) => number.replace(/[- ]/g, "")));
    return [...new Set([query, ...whole])];
  }

  /** The words of a folded query. The last character of an unspaced run counts only where it is the only one. */
  function wordsOfQuery(folded) {
    const words = folded.split(" ");
    const isRest = (word, i) => i > 0 && UNSPACED.test(word) && words[i - 1].endsWith(word);
    return [...new Set(words.filter((word, i) => word !== "" && !isRest(word, i)))].slice(0, WORDS);
  }

  /** The words of a text as it is shown. */
  const SHOWN_WORDS = /[\p{L}\p{N}\p{M}]+/gu;

  /** Whether a word of `text` begins with `typed`, with at most one letter wrong, missing, added or exchanged with the next. */
  function beginsNearly(text, start, typed) {
    let i = 0;
    while (i < typed.length && typed.charCodeAt(i) === text.charCodeAt(start + i)) i++;
    if (i === typed.length) return true;
    const at = start + i;
    return (
      text.startsWith(typed.slice(i + 1), at + 1) ||
      text.startsWith(typed.slice(i + 1), at) ||
      text.startsWith(typed.slice(i), at + 1) ||
      (typed.charCodeAt(i) === text.charCodeAt(at + 1) &&
        typed.charCodeAt(i + 1) === text.charCodeAt(at) &&
        text.startsWith(typed.slice(i + 2), at + 2))
    );
  }

  // Texts

  // What a place of a word costs; results are ordered by the sum over the words that were typed. A place in a better part
  // of an item always costs less than one in a later part.
  const COST_OF_PART = 16;
  const COST_OF_PREFIX = 2;
  const COST_OF_LATER_WORD = 1;
  const COST_OF_ERROR = 64;

  /** More items than there can be: results are numbers that are ordered by what is above it, and name an item by the rest. */
  const ITEMS = 2 ** 26;
  /** Where fewer items than one in so many have the words before, a word is looked for in these items alone. */
  const FEW_OF = 16;
  /** How much text is taken in at a time, which takes a few milliseconds. */
  const BLOCK = 1 << 17;
  /** Name, fields and notes. */
  const PARTS = 3;
  const SPACE = 32;

  /** The texts of some items as they are searched: each word has a space before and after it. */
  class Block {
    text;
    /** Where the parts of the items begin, with the space before their first words; at the end, where the text ends. */
    starts;
    /** The number of the first item. */
    first;

    /** - folded: whole lines, one for each item, their parts separated by tabs. */
    constructor(folded, first) {
      this.first = first;
      const starts = [];
      let tabulator = -1;
      for (let line = 0; line < folded.length; ) {
        const end = folded.indexOf("\n", line);
        let start = line;
        for (let part = 0; part < PARTS; part++) {
          starts.push(start);
          if (tabulator < start) tabulator = (folded.indexOf("\t", start) + 1 || Infinity) - 1;
          start = Math.min(tabulator, end) + 1;
        }
        line = end + 1;
      }
      starts.push(folded.length);
      this.text = ` ${folded.replace(/[^ a-z0-9\x80-\uffff]/g, " ")}`;
      // What comes before the first word is not a word.
      for (let part = 0; part + 1 < starts.length; part++) {
        while (starts[part] + 1 < starts[part + 1] && this.text.charCodeAt(starts[part] + 1) === SPACE) starts[part]++;
      }
      this.starts = Int32Array.from(starts);
    }

    get count() {
      return (this.starts.length - 1) / PARTS;
    }

    /** How many words an item's name has, 255 at most. */
    wordsOfName(item) {
      const end = this.starts[item * PARTS + 1];
      let words = 0;
      for (let place = this.starts[item * PARTS] + 1; place < end && words < 255; place++) {
        if (this.text.charCodeAt(place) === SPACE) continue;
        if (this.text.charCodeAt(place - 1) === SPACE) words++;
      }
      return words;
    }
  }

  /** The items that have all words of a query so far. */
  class Matches {
    items = [];
    /** The items that have all words before the one that is looked for; null for the first word. */
    before = null;
    /** For each item what its words cost. */
    costs;
    #wordsOf;
    #best;
    #words = 0;

    constructor(count) {
      this.costs = new Int32Array(count);
      this.#wordsOf = new Uint8Array(count);
      this.#best = new Int32Array(count);
    }

    /** Begins with the next word. */
    begin() {
      if (this.#words > 0) this.before = this.items;
      this.items = [];
    }

    /** Whether an item has all words before this one. */
    has(item) {
      return this.#wordsOf[item] >= this.#words;
    }

    /** Adds a place of the word in an item. Returns whether a later place in it can be better. */
    add(item, cost) {
      if (this.#wordsOf[item] === this.#words) {
        this.#wordsOf[item]++;
        this.#best[item] = cost;
        this.items.push(item);
      } else if (cost < this.#best[item]) {
        this.#best[item] = cost;
      }
      return this.#best[item] % COST_OF_PART !== 0;
    }

    /** Ends a word, after all of its places. */
    end() {
      for (const item of this.items) this.costs[item] += this.#best[item];
      this.#words++;
    }
  }

  /** Results, and further ones that are not among them. */
  function joined(results, further) {
    const known = new Set(Array.from(results, (result) => result % ITEMS));
    return [...results, ...further.filter((result) => !known.has(result % ITEMS))];
  }

  /** The texts of all items, which are numbered in the order in which they come. A search looks through all of them. */
  class Texts {
    #folding;
    #blocks = [];
    #scripts = [];
    #wordsOfNames = [];

    constructor(folding) {
      this.#folding = folding;
    }

    get count() {
      return this.#wordsOfNames.length;
    }

    fold(text) {
      return this.#folding.fold(text);
    }

    /** Takes items in, and gives control back now and then. */
    *add(collection, addresses, texts) {
      this.#scripts.push({ collection, addresses, texts, first: this.count, lines: null });
      let start = 0;
      do {
        yield;
        const end = texts.indexOf("\n", Math.min(start + BLOCK, texts.length)) + 1 || texts.length;
        // Every line ends, so that the last one is like the others.
        const lines = end < texts.length ? texts.slice(start, end) : `${texts.slice(start)}\n`;
        const block = new Block(this.#folding.foldComposed(lines), this.count);
        this.#blocks.push(block);
        for (let item = 0; item < block.count; item++) this.#wordsOfNames.push(block.wordsOfName(item));
        start = end;
      } while (start < texts.length);
    }

    /** What has all words of a query, the best first, to be given to `item`; null for a query without words. */
    search(query) {
      const [words, ...others] = readings(query).map((reading) => wordsOfQuery(this.fold(reading)));
      if (words.length === 0) return null;
      let results = this.#find(words, false);
      for (const other of others) results = joined(results, this.#find(other, false));
      const canHaveErrors = words.some((word) => word.length >= FORGIVEN);
      if (results.length >= FEW || !canHaveErrors) return results;
      // What has all words as they are typed comes first, if only as the beginnings of others.
      return joined(results, this.#find(words, true));
    }

    #find(words, forgives) {
      const matches = new Matches(this.count);
      // Words that few items have come first: what follows them is looked for in these items alone.
      const canHaveError = (word) => forgives && word.length >= FORGIVEN;
      const inOrder = [...words].sort((a, b) => canHaveError(a) - canHaveError(b) || b.length - a.length);
      for (const word of inOrder) {
        matches.begin();
        const costAsTyped = (text, start) => (text.charCodeAt(start + 1 + word.length) === SPACE ? 0 : COST_OF_PREFIX);
        this.#places(` ${word}`, [0], matches, costAsTyped);
        if (canHaveError(word)) this.#placesWithError(word, matches);
        matches.end();
        if (matches.items.length === 0) break;
      }
      return this.#ordered(matches);
    }

    /** Finds a word with an error: what is before the error or what is after it is as it was typed. */
    #placesWithError(word, matches) {
      const half = Math.ceil(word.length / 2);
      const cost = (text, start) =>
        text.charCodeAt(start) === SPACE && beginsNearly(text, start + 1, word) ? COST_OF_ERROR : -1;
      this.#places(` ${word.slice(0, half - 1)}`, [0], matches, cost);
      // A letter before it may be missing or added.
      this.#places(word.slice(half), [half, half + 1, half + 2], matches, cost);
    }

    /**
     * Finds words in all texts.
     *
     * - sought: what the texts are searched for; in each place, the words that begin so many characters before it count.
     * - cost: what a word costs, by the text and the place of the space before it; negative for none.
     */
    #places(sought, offsets, matches, cost) {
      const { before } = matches;
      if (before !== null && before.length * FEW_OF < this.count) {
        for (const number of before) {
          const block = this.#blocks.findLast(({ first }) => first <= number);
          const part = (number - block.first) * PARTS;
          Texts.#placesIn(block, part, block.starts[part], block.starts[part + PARTS], sought, offsets, matches, cost);
        }
      } else {
        for (const block of this.#blocks) {
          Texts.#placesIn(block, 0, 0, block.text.length, sought, offsets, matches, cost);
        }
      }
    }

    /** The same in a block from a part on, whose text begins at `begin`, up to `end`. */
    static #placesIn({ text, starts, first }, firstPart, begin, end, sought, offsets, matches, cost) {
      // The space before the next item ends the last word.
      const searched = text.slice(begin, end + 1);
      let part = firstPart;
      let next = 0;
      for (;;) {
        const place = searched.indexOf(sought, next) + begin;
        if (place < begin) break;
        next = place + 1 - begin;
        while (starts[part + 1] <= place) part++;
        const kind = part % PARTS;
        const item = first + (part - kind) / PARTS;
        let goesOn = matches.has(item);
        for (let i = 0; goesOn && i < offsets.length; i++) {
          const start = place - offsets[i];
          const costOfWord = cost(text, start);
          if (costOfWord < 0) continue;
          goesOn = matches.add(item, costOfWord + kind * COST_OF_PART + (start > starts[part] ? COST_OF_LATER_WORD : 0));
        }
        if (!goesOn) next = starts[part - kind + PARTS] - begin;
      }
    }

    /** By cost, then by the number of words in the name, then in the order of the data. */
    #ordered({ items, costs }) {
      const keys = new Float64Array(items.length);
      for (let i = 0; i < items.length; i++) {
        keys[i] = (costs[items[i]] * 256 + this.#wordsOfNames[items[i]]) * ITEMS + items[i];
      }
      return keys.sort();
    }

    /** What is shown of a result. */
    item(result) {
      const number = result % ITEMS;
      const script = this.#scripts.findLast((candidate) => candidate.first <= number);
      script.lines ??= { addresses: script.addresses.split("\n"), texts: script.texts.split("\n") };
      const { collection, first, lines } = script;
      const [name, fields = "", notes = ""] = lines.texts[number - first].split("\t");
      return { name, fields, notes, collection, address: Texts.#address(lines.addresses[number - first], name, collection.id) };
    }

    static #address(written, name, folder) {
      if (written.startsWith("/")) return written.slice(1);
      if (!written.startsWith("=")) return `${folder}/${written}.html`;
      const slug = name
        .toLowerCase()
        .replace(/'/g, "")
        .replace(/[^a-z0-9]+/g, "-")
        .replace(/^-|-$/g, "");
      return `${folder}/${slug}${written.slice(1)}.html`;
    }
  }

  // Loading

  /** Lets the page do what else it has to. A timer would wait for 4 milliseconds each time. */
  function otherWork() {
    return new Promise((resolve) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        channel.port1.close();
        resolve();
      };
      channel.port2.postMessage(null);
    });
  }

  /** What the script of data that ran last has handed over. */
  let handed;

  /** Loads the data, script after script, and takes it in between. */
  class Data {
    #folder;
    #collection;
    texts = null;

    constructor(folder, collection) {
      this.#folder = folder;
      this.#collection = collection;
    }

    /** The texts, once all are there. */
    async load() {
      window.vitrineSearch = { index: (head) => (handed = head), add: (...part) => (handed = part) };
      const head = await this.#script("index.js");
      const texts = new Texts(new Folding(head.folding));
      const files = head.files
        .filter(([id]) => this.#collection === undefined || id === this.#collection)
        .flatMap(([, ...names]) => names);
      // All are asked for at once, and taken in in their order.
      const scripts = files.map((name) => this.#script(name));
      for (const script of scripts) {
        const [collection, addresses, lines] = await script;
        await this.#takeIn(texts.add(collection, addresses, lines));
      }
      this.texts = texts;
      return texts;
    }

    async #takeIn(steps) {
      let until = performance.now() + SLICE;
      for (const _ of steps) {
        if (performance.now() < until) continue;
        await otherWork();
        until = performance.now() + SLICE;
      }
    }

    /** What a script hands over when it runs. */
    #script(name) {
      return new Promise((resolve, reject) => {
        const script = document.createElement("script");
        script.src = this.#folder + encodeURIComponent(name);
        // A script's event comes right after it has run, before any other script.
        script.onload = () => {
          script.remove();
          resolve(handed);
        };
        script.onerror = () => reject(new Error(`${name} could not be loaded`));
        script.async = false;
        document.head.append(script);
      });
    }
  }

  // The box

  class Box {
    #box;
    #input;
    #status;
    #results;
    #more;
    #template;
    #data;
    #loading = null;
    #found = [];
    #shown = 0;
    #addressTimer = 0;
    #plural = null;
    #number = null;

    constructor(box) {
      this.#box = box;
      this.#input = box.querySelector("input");
      this.#status = box.querySelector("[data-search-status]");
      this.#results = box.querySelector("[data-search-results]");
      this.#more = box.querySelector("[data-search-more]");
      this.#template = box.querySelector("template");
      this.#data = this.#newData();
      box.hidden = false;
      this.#input.addEventListener("focus", () => this.#load().catch(() => {}));
      this.#input.addEventListener("input", () => this.#change());
      this.#more?.addEventListener("click", () => this.#showMore());
      box.addEventListener("keydown", (event) => this.#press(event));
      document.addEventListener("keydown", (event) => this.#slash(event));
      window.addEventListener("popstate", () => this.#takeQuery());
      // 'vitrine serve' refreshes pages that are open.
      document.addEventListener("vitrine:refresh", () => this.#refresh());
      this.#takeQuery();
    }

    #newData() {
      return new Data(this.#box.dataset.search, this.#box.dataset.searchCollection);
    }

    /** Searches again after the page was refreshed. The results stay until the new data is there. */
    async #refresh() {
      if (this.#loading === null) return;
      const data = this.#newData();
      if (this.#input.value.trim() === "") {
        this.#data = data;
        this.#loading = null;
        return;
      }
      const loading = data.load().then(() => true, () => false);
      this.#loading = loading;
      // The page may have been refreshed again meanwhile.
      if (!(await loading) || this.#loading !== loading) return;
      this.#data = data;
      const shown = this.#shown;
      const focused = this.#results.contains(document.activeElement) ? document.activeElement.getAttribute("href") : null;
      await this.#search();
      while (this.#shown < Math.min(shown, this.#found.length)) this.#showMore();
      [...this.#results.querySelectorAll("a")].find((link) => link.getAttribute("href") === focused)?.focus();
    }

    /** Searches for what is in the page's address. */
    #takeQuery() {
      const query = new URLSearchParams(location.search).get("q") ?? "";
      if (query === this.#input.value) return;
      this.#input.value = query;
      this.#search();
    }

    #change() {
      this.#search();
      clearTimeout(this.#addressTimer);
      this.#addressTimer = setTimeout(() => this.#writeAddress(), 300);
    }

    #writeAddress() {
      const address = new URL(location.href);
      if (this.#input.value.trim() === "") address.searchParams.delete("q");
      else address.searchParams.set("q", this.#input.value);
      try {
        history.replaceState(history.state, "", address);
      } catch {
        // Some browsers keep the address of a file as it is; all else works.
      }
    }

    async #load() {
      if (this.#loading === null) {
        this.#loading = this.#data.load();
        this.#loading.then(
          (texts) => this.#getReady(texts),
          () => {
            this.#loading = null;
            this.#say("failed");
          },
        );
      }
      return this.#loading;
    }

    async #getReady(texts) {
      this.#box.setAttribute("data-search-ready", "");
      // The first search is slower than others, and this is it, unless somebody types at once.
      await otherWork();
      texts.search("a warmer");
      this.#prepareNumbers();
      [..."a".matchAll(SHOWN_WORDS)];
    }

    /** Makes what counts are written with, which takes longer than a search. */
    #prepareNumbers() {
      if (this.#number !== null) return;
      const language = document.documentElement.lang || "en";
      this.#plural = new Intl.PluralRules(language);
      this.#number = new Intl.NumberFormat(language);
      this.#number.format(1);
    }

    async #search() {
      if (this.#data.texts === null) {
        if (this.#input.value.trim() === "") return;
        this.#say("loading");
        try {
          await this.#load();
        } catch {
          return;
        }
      }
      this.#found = this.#data.texts.search(this.#input.value) ?? [];
      this.#shown = 0;
      this.#results.replaceChildren();
      this.#showMore();
      if (this.#input.value.trim() === "") this.#status.textContent = "";
      else this.#sayCount(this.#found.length);
      this.#box.toggleAttribute("data-search-active", this.#input.value.trim() !== "");
    }

    #say(kind) {
      this.#status.textContent = this.#status.dataset[kind] ?? "";
    }

    #sayCount(count) {
      const texts = this.#status.dataset;
      this.#prepareNumbers();
      const kind = count === 0 && texts.none ? "none" : this.#plural.select(count);
      const number = this.#number.format(count);
      this.#status.textContent = (texts[kind] ?? texts.other ?? "{count}").replace("{count}", number);
    }

    #showMore() {
      const words = wordsOfQuery(this.#data.texts.fold(this.#input.value));
      const next = Array.from(this.#found.slice(this.#shown, this.#shown + SHOWN));
      this.#results.append(...next.map((result) => this.#row(this.#data.texts.item(result), words)));
      this.#shown += next.length;
      if (this.#more) this.#more.hidden = this.#shown >= this.#found.length;
    }

    #row(item, words) {
      const row = this.#template.content.cloneNode(true);
      // Never an address of another scheme: it always begins with the way to the top of the site.
      row.querySelector("a").setAttribute("href", (this.#box.dataset.searchRoot || "./") + item.address);
      const texts = { name: item.name, fields: item.fields, title: item.collection.title };
      for (const [kind, text] of Object.entries(texts)) {
        const element = row.querySelector(`[data-search-${kind}]`);
        if (element) element.append(...this.#marked(text, kind === "title" ? [] : words));
      }
      return row;
    }

    /** A text with the words marked that begin with one of those that were typed. */
    *#marked(text, words) {
      let end = 0;
      for (const match of words.length === 0 ? [] : text.matchAll(SHOWN_WORDS)) {
        const folded = this.#data.texts.fold(match[0]);
        const isFound = words.some((word) => (UNSPACED.test(word) ? folded.includes(word) : folded.startsWith(word)));
        if (!isFound) continue;
        yield text.slice(end, match.index);
        const mark = document.createElement("mark");
        mark.textContent = match[0];
        yield mark;
        end = match.index + match[0].length;
      }
      yield text.slice(end);
    }

    // Keys

    #slash(event) {
      const target = event.target;
      const isTyping = target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
      if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      this.#input.focus();
      this.#input.select();
    }

    #press(event) {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      const links = [...this.#results.querySelectorAll("a")];
      const place = links.indexOf(document.activeElement);
      const isInInput = document.activeElement === this.#input;
      switch (event.key) {
        case "ArrowDown":
          if (!isInInput && place < 0) return;
          links[Math.min(place + 1, links.length - 1)]?.focus();
          break;
        case "ArrowUp":
          if (place < 0) return;
          (links[place - 1] ?? this.#input).focus();
          break;
        case "Enter":
          if (!isInInput) return;
          links[0]?.click();
          break;
        case "Escape":
          if (this.#input.value === "" && isInInput) return;
          this.#input.value = "";
          this.#change();
          this.#input.focus();
          break;
        default:
          return;
      }
      event.preventDefault();
    }
  }

  // Programs that measure or test the search have no page.
  if (typeof document === "undefined") globalThis.vitrineSearchParts = { Folding, Texts };
  else for (const box of document.querySelectorAll("[data-search]")) new Box(box);
}
