// @vitest-environment jsdom
// The document around the blocks: what a visitor, a search engine and the runtime find in it.
import { beforeEach, expect, test, vi } from "vitest";
import type { LinkAddress } from "../../src/content/model/notations.ts";
import { islandProps } from "../../src/site/island-props.ts";
import { allPages, renderSite } from "../../src/site/render.tsx";
import { compileExamples } from "../blocks/examples.ts";

const site = compileExamples();

const labels = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent);

beforeEach(() => {
  document.body.innerHTML = renderSite(site).body;
});

test("a visitor sees the home page; all others are there, hidden", () => {
  const visible = document.querySelectorAll<HTMLElement>("[data-page-view]:not([hidden])");
  expect([...visible].map((view) => view.dataset["pageView"])).toEqual(["home"]);
  expect(document.querySelectorAll("main > [data-page-view]")).toHaveLength(site.pages.length);
});

test("a form carries the addresses of its code and of its props, and one that nobody knows of is refused", () => {
  const pages = site.pages.filter(({ name }) => name === "form-1");
  const shown = { ...allPages(site), pages };
  const [id = ""] = islandProps(pages, site).keys();
  const table = { code: { form: "./a/form.js" }, props: { [id]: "./a/props.json" } };
  document.body.innerHTML = renderSite(site, undefined, shown, table).body;
  const [island] = document.querySelectorAll<HTMLElement>("[data-island]");
  expect(island?.dataset).toMatchObject({
    island: "./a/form.js",
    islandProps: "./a/props.json",
  });
  expect(() => renderSite(site, undefined, shown, { ...table, props: {} })).toThrow(
    `Nothing is known of the island form, ${id}.`,
  );
});

test("each page has its title for the browser tab, and one main heading", () => {
  for (const { name, title } of site.pages) {
    const view = document.querySelector<HTMLElement>(`#page-${name}`);
    expect(view?.dataset["title"]).toBe(title);
    expect(view?.querySelectorAll('h1[tabindex="-1"]')).toHaveLength(1);
  }
});

test("the menu has the navigation's words in its order, and marks the home page", () => {
  expect(labels("[data-menu] button")).toEqual(["Home", "Contact"]);
  expect(labels('[aria-current="page"]')).toEqual(["Home"]);
  expect(document.querySelector("nav")?.getAttribute("aria-label")).toBe("Main");
});

test("the menu stresses the page of the home page's first button, and no other", () => {
  const form = site.navigation.find(({ label }) => label === "Contact");
  const pages = site.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) =>
      block.type === "hero" && form ? { ...block, actions: [form] } : block,
    ),
  }));
  document.body.innerHTML = renderSite({ ...site, pages }).body;
  expect(labels("button.menu-item.primary")).toEqual(["Contact"]);
});

test("links in the menu and the footer can go to other websites, with and without JavaScript", () => {
  const portal = { label: "Payer portal", href: "https://portal.example/" as LinkAddress };
  const { navigation, footer } = site;
  const links = { ...footer.links, items: [portal, ...footer.links.items] };
  document.body.innerHTML = renderSite({
    ...site,
    navigation: [...navigation, portal],
    footer: { ...footer, links, legal: [portal] },
  }).body;
  const found = document.querySelectorAll<HTMLAnchorElement>(`a[href="${portal.href}"]`);
  expect([...found].map((link) => link.className)).toEqual([
    "menu-item",
    "footer-link",
    "footer-link",
  ]);
  expect([...found].every((link) => link.closest("noscript") === null)).toBe(true);
  expect(labels('[aria-current="page"]')).toEqual(["Home"]);
});

test("the menu is closed, and its button has its state and its target", () => {
  const toggle = document.querySelector("[data-menu-toggle]");
  expect(toggle?.textContent).toBe("Menu");
  expect(toggle?.getAttribute("aria-expanded")).toBe("false");
  const menu = document.querySelector("[data-menu]");
  expect(toggle?.getAttribute("aria-controls")).toBe(menu?.id);
});

test("the logo links to the home page", () => {
  const logo = document.querySelector<HTMLElement>("header .logo");
  expect(logo?.textContent).toBe("Example Billing");
  expect(logo?.dataset["page"]).toBe("home");
});

test("the first Tab stop skips the header", () => {
  const first = document.body.querySelector<HTMLAnchorElement>("a, button");
  expect(first?.textContent).toBe("Skip to content");
  expect(document.querySelector(first?.getAttribute("href") ?? "")?.tagName).toBe("MAIN");
});

test("the footer says how to reach the company and who holds the rights", () => {
  const footer = document.querySelector("footer");
  expect(footer?.textContent).toContain("© 2025 Example Billing");
  expect(footer?.querySelector('a[href="tel:+16025550100"]')).not.toBeNull();
  expect(labels("footer button")).toEqual(["Home", "Legal"]);
});

test("the footer links to social networks by their names, and search engines get the addresses", () => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".social-links a")];
  expect(links.map(({ textContent, href }) => [textContent, href])).toEqual([
    ["LinkedIn", "https://www.linkedin.com/company/example"],
    ["Mastodon", "https://social.example/@company"],
  ]);
  const icons = links.map((link) => link.querySelector("svg")?.getAttribute("aria-hidden"));
  expect(icons).toEqual(["true", "true"]);
  expect(renderSite(site).data).toContain(
    '"sameAs":["https://www.linkedin.com/company/example","https://social.example/@company"]',
  );
});

test("links to one network say whose page each is, and all of the address where its end doesn't", () => {
  const social = [
    { network: "instagram", href: "https://www.instagram.com/wren.biller/" },
    { network: "instagram", href: "https://www.instagram.com/wren.clinic?hl=en" },
    { network: "mastodon", href: "https://one.example/@wren" },
    { network: "mastodon", href: "https://two.example/@wren" },
    { network: "linkedin", href: "https://www.linkedin.com/company/wren" },
  ];
  document.body.innerHTML = renderSite(compileExamples({ footer: { social } })).body;
  expect(
    [...document.querySelectorAll(".social-links a")].map(({ textContent }) => textContent),
  ).toEqual([
    "Instagram (wren.biller)",
    "Instagram (wren.clinic)",
    "Mastodon (one.example/@wren)",
    "Mastodon (two.example/@wren)",
    "LinkedIn",
  ]);
});

test("a picture for broken pictures waits at the end, drawn and described", () => {
  const template = document.querySelector("template");
  const picture = template?.content.querySelector("img");
  expect(picture?.alt).toBe("Error loading image");
  const drawing = decodeURIComponent(picture?.src.replace("data:image/svg+xml,", "") ?? "");
  const parsed = new DOMParser().parseFromString(drawing, "image/svg+xml");
  expect(parsed.documentElement.tagName).toBe("svg");
});

test("no id is used twice in the document", () => {
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test("search results and shared links get the home page's title and description", () => {
  document.head.innerHTML = renderSite(site).head;
  expect(document.title).toBe("An example");
  const content = (selector: string) => document.querySelector(selector)?.getAttribute("content");
  expect(content('meta[name="description"]')).toBe("A block as its schema shows it.");
  expect(content('meta[property="og:title"]')).toBe("An example");
  expect(content('meta[property="og:site_name"]')).toBe("Example Billing");
  expect(document.querySelector('link[rel="icon"]')?.getAttribute("href")).toBe("./favicon.svg");
});

test("the same site gives the same document, and nothing is logged", () => {
  const spoken = [vi.spyOn(console, "error"), vi.spyOn(console, "warn"), vi.spyOn(console, "log")];
  expect(renderSite(site)).toEqual(renderSite(site));
  for (const spy of spoken) expect(spy).not.toHaveBeenCalled();
});

test("content that looks like HTML stays words", () => {
  const { head, body, data } = renderSite({ ...site, name: '<img src=x id="bad">' });
  document.head.innerHTML = head;
  document.body.innerHTML = body + data;
  expect(document.querySelector("#bad")).toBeNull();
});
