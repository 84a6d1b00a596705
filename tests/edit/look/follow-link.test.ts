// @vitest-environment jsdom
// A click on a page that is only shown.
import { afterEach, expect, test, vi } from "vitest";
import { closeMenu, followLink } from "../../../src/edit/look/follow-link.ts";

afterEach(() => vi.unstubAllGlobals());

/** Clicks the element with the id "here" and reports what followed. */
function click(html: string) {
  document.body.innerHTML = html;
  const pages: string[] = [];
  const opened = vi.fn<typeof open>();
  vi.stubGlobal("open", opened);
  const sent = vi.fn<() => void>();
  const listen = (event: MouseEvent) =>
    followLink(event, { onPage: (page) => pages.push(page), onSend: sent });
  document.addEventListener("click", listen);
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  document.querySelector("#here")?.dispatchEvent(event);
  document.removeEventListener("click", listen);
  return {
    pages,
    opened: opened.mock.calls,
    isStopped: event.defaultPrevented,
    isSent: sent.mock.calls.length > 0,
  };
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

test("a link within the page scrolls there, without the editor's own address in the frame", () => {
  const scrolled = vi.fn<() => void>();
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    if (this.id === "main") scrolled();
  };
  const html = '<a id="here" href="#main">Skip</a><main id="main"></main>';
  expect(click(html).isStopped).toBe(true);
  expect(scrolled).toHaveBeenCalledOnce();
});

test("a click on words does nothing", () => {
  expect(click('<p id="here">Words</p>')).toEqual({
    pages: [],
    opened: [],
    isStopped: false,
    isSent: false,
  });
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

const openMenu = (inside: string) =>
  `<button data-menu-toggle aria-expanded="true"></button><nav data-menu>${inside}</nav>`;
const isMenuOpen = () => document.querySelector("[aria-expanded='true']") !== null;

test("a choice in the open menu closes it, as does a click elsewhere, but not one between entries", () => {
  const entry = '<button data-page="team" id="here">Team</button>';
  expect(click(openMenu(entry)).pages).toEqual(["team"]);
  expect(isMenuOpen()).toBe(false);
  click(`${openMenu(entry.replace("here", "other"))}<p id="here">Words</p>`);
  expect(isMenuOpen()).toBe(false);
  click(openMenu('<ul id="here"></ul>'));
  expect(isMenuOpen()).toBe(true);
});

test("Escape closes the open menu and goes back to its button, and does nothing without one", () => {
  document.body.innerHTML = openMenu("");
  expect(closeMenu(document)).toBe(true);
  expect(isMenuOpen()).toBe(false);
  expect(document.activeElement).toBe(document.querySelector("button"));
  expect(closeMenu(document)).toBe(false);
  document.body.innerHTML = "<p>No menu</p>";
  expect(closeMenu(document)).toBe(false);
});

test("a form with a required answer missing isn't sent, and one that is complete is", () => {
  const form = (answer: string) =>
    `<form><input required value="${answer}"><button type="submit" id="here">Send</button></form>`;
  const stopped = click(form(""));
  expect(stopped.isSent).toBe(false);
  expect(click(form("Anna")).isSent).toBe(true);
});
