// @vitest-environment jsdom
// A click on a page that is only shown.
import { afterEach, expect, test, vi } from "vitest";
import { followLink } from "../../../src/edit/look/follow-link.ts";

afterEach(() => vi.unstubAllGlobals());

/** Clicks the element with the id "here" and reports what followed. */
function click(html: string) {
  document.body.innerHTML = html;
  const pages: string[] = [];
  const opened = vi.fn<typeof open>();
  vi.stubGlobal("open", opened);
  const listen = (event: MouseEvent) => followLink(event, (page) => pages.push(page));
  document.addEventListener("click", listen);
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  document.querySelector("#here")?.dispatchEvent(event);
  document.removeEventListener("click", listen);
  return { pages, opened: opened.mock.calls, isStopped: event.defaultPrevented };
}

test("a link to a page shows that page of the same version", () => {
  const { pages, isStopped } = click('<a href="#page-contact"><b id="here">Contact</b></a>');
  expect([pages, isStopped]).toEqual([["contact"], true]);
  expect(click('<button data-page="team"><b id="here">Team</b></button>').pages).toEqual(["team"]);
});

test("a link to another site opens in a tab that can't reach this one", () => {
  const { opened, isStopped } = click('<a id="here" href="https://example.org/">Example</a>');
  expect(opened).toEqual([[new URL("https://example.org/"), "_blank", "noopener"]]);
  expect(isStopped).toBe(true);
});

test("a link within the page scrolls there, and a click on words does nothing", () => {
  expect(click('<a id="here" href="#main">Skip</a>').isStopped).toBe(false);
  expect(click('<p id="here">Words</p>')).toEqual({ pages: [], opened: [], isStopped: false });
});

test("the menu's button opens and closes the menu", () => {
  const html = (isOpen: boolean) =>
    `<button data-menu-toggle aria-expanded="${isOpen}"><i id="here"></i></button>`;
  for (const isOpen of [true, false]) {
    click(html(isOpen));
    const toggle = document.querySelector("button");
    expect(toggle?.getAttribute("aria-expanded")).toBe(String(!isOpen));
  }
});
