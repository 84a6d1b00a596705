// @vitest-environment jsdom
// A visitor who clicks links to sections of pages, in a document with all pages.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { find, forgetHistory, visit } from "./open-document.ts";

const shown = () =>
  [...document.querySelectorAll<HTMLElement>("[data-page-view]:not([hidden])")].map(
    (view) => view.dataset.pageView,
  );

const toSection = (page: string, section: string, id: string) =>
  `<button type="button" data-page="${page}" data-section="${section}" id="${id}">Go</button>`;

/** The sections that the window was scrolled to, in order. */
let scrolledTo: string[] = [];

function addSections(): void {
  Element.prototype.scrollIntoView = function scrolled(this: Element) {
    // What isn't drawn can't be scrolled to.
    if (!this.closest("[hidden]")) scrolledTo.push(this.id);
  };
  find("#page-contact").insertAdjacentHTML(
    "beforeend",
    `<section id="hours"><h2>Hours</h2></section><section id="map">A map</section>
     <section id="sale" hidden><h2>Sale</h2></section>${toSection("contact", "map", "down")}`,
  );
  find("#page-home").insertAdjacentHTML(
    "beforeend",
    toSection("contact", "hours", "to-hours") +
      toSection("contact", "map", "to-map") +
      toSection("contact", "sale", "to-sale"),
  );
  find("#menu").insertAdjacentHTML(
    "beforeend",
    `<li>${toSection("contact", "hours", "menu-hours")}</li>`,
  );
}

/** Those of this visit: they would outlive it. */
const observers = new Set<MutationObserver>();

async function open(changes = addSections): Promise<void> {
  vi.stubGlobal(
    "MutationObserver",
    class extends MutationObserver {
      constructor(callback: MutationCallback) {
        super(callback);
        observers.add(this);
      }
    },
  );
  await visit(changes, "opened", () => import("../../src/runtime/sections.ts"));
}

afterEach(() => {
  for (const observer of observers) observer.disconnect();
  observers.clear();
});

/** Changes in the document are noticed a moment later. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

async function click(selector: string): Promise<void> {
  find(selector).click();
  await settled();
}

async function goBack(): Promise<void> {
  const moved = new Promise((resolve) =>
    window.addEventListener("popstate", resolve, { once: true }),
  );
  history.back();
  await moved;
  await settled();
}

beforeEach(() => {
  forgetHistory();
  scrolledTo = [];
});

describe("a link to a section of another page", () => {
  beforeEach(() => open());

  test("shows the page, scrolls to the section and moves the focus to its heading", async () => {
    const address = location.href;
    await click("#to-hours");
    expect(shown()).toEqual(["contact"]);
    expect(scrolledTo).toEqual(["hours"]);
    expect(document.activeElement).toBe(find("#hours h2"));
    expect(location.href).toBe(address);
  });

  test("moves the focus to the section itself if it has no heading", async () => {
    await click("#to-map");
    expect(document.activeElement).toBe(find("#map"));
  });

  test("shows the top of the page while the section isn't shown yet", async () => {
    await click("#to-sale");
    expect(shown()).toEqual(["contact"]);
    expect(scrolledTo).toEqual([]);
    expect(document.activeElement).toBe(find("#page-contact h1"));
    await click("#logo");
    find("#sale").hidden = false;
    await click("#call-to-action");
    expect(scrolledTo).toEqual([]);
  });

  test("is given up with Back", async () => {
    await click("#to-sale");
    await goBack();
    find("#sale").hidden = false;
    await click("#menu [data-page=contact]:not([data-section])");
    expect(shown()).toEqual(["contact"]);
    expect(scrolledTo).toEqual([]);
  });

  test("is one step of Back", async () => {
    const entries = history.length;
    await click("#to-hours");
    expect(history.length).toBe(entries + 1);
    await goBack();
    expect(shown()).toEqual(["home"]);
    expect(scrolledTo).toEqual(["hours"]);
  });
});

describe("a link to a section of the same page", () => {
  beforeEach(async () => {
    await open();
    await click("#to-hours");
  });

  test("scrolls there, and Back returns to the page as it was", async () => {
    const entries = history.length;
    await click("#down");
    expect(scrolledTo).toEqual(["hours", "map"]);
    expect(history.length).toBe(entries + 1);
    await goBack();
    expect(shown()).toEqual(["contact"]);
    await goBack();
    expect(shown()).toEqual(["home"]);
  });

  test("scrolls there where the browser refuses an entry in the history", async () => {
    vi.spyOn(history, "pushState").mockImplementation(() => {
      throw new DOMException("Attempt to use history more than 100 times.", "SecurityError");
    });
    await click("#down");
    expect(scrolledTo).toEqual(["hours", "map"]);
  });
});

test("a link in the menu to a section isn't marked as the current page, but that to its page is", async () => {
  await open();
  await click("#menu-hours");
  const marked = [...document.querySelectorAll("[aria-current]")];
  expect(marked.map(({ textContent }) => textContent)).toEqual(["Contact"]);
});

describe("an address with the name of a section after its #", () => {
  test("opens the page at that section, and the address is that of the site again", async () => {
    history.replaceState(null, "", "/#hours");
    await open();
    await settled();
    expect(shown()).toEqual(["contact"]);
    expect(scrolledTo).toEqual(["hours"]);
    expect(location.hash).toBe("");
  });

  test.each(["/#about", "/#page-about"])("opens the page if there is one: %s", async (address) => {
    history.replaceState(null, "", address);
    await open(() => {
      addSections();
      find("#hours").id = "about";
    });
    await settled();
    expect(shown()).toEqual(["about"]);
    expect(scrolledTo).toEqual([]);
  });

  test("is left to the browser if the section is on the first page, or nowhere", async () => {
    for (const name of ["to-map", "nowhere"]) {
      history.replaceState(null, "", `/#${name}`);
      await open();
      expect(shown()).toEqual(["home"]);
      expect(location.hash).toBe(`#${name}`);
    }
  });
});
