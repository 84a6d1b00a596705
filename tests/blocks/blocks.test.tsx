// @vitest-environment jsdom
// What a visitor gets from single blocks, beyond what all blocks promise.
import { expect, test } from "vitest";
import { renderSite } from "../../src/site/render.tsx";
import { formProps } from "../../src/blocks/form-props.ts";
import type { BlockOf, Site } from "../../src/content/model/site.ts";
import { compileExamples } from "./examples.ts";

const site = compileExamples();

function show(page: string, of: Site = site): HTMLElement {
  document.body.innerHTML = renderSite(of).body;
  const view = document.querySelector<HTMLElement>(`[data-page-view="${page}"]`);
  if (!view) throw new Error(`There is no page ${page}.`);
  return view;
}

test("the first of a hero's buttons is the main one, and an address is a link", () => {
  const view = show("hero-1");
  const main = view.querySelectorAll(".primary");
  expect([...main].filter((one) => one.tagName === "BUTTON").map((one) => one.textContent)).toEqual(
    ["Get Started"],
  );
  const link = view.querySelector('a[href="https://payer.example/"]');
  expect(link?.textContent).toBe("Visit the payer portal");
});

test("a track is an ordered list, so that it reads in order without being seen", () => {
  const words = [...show("hero-1").querySelectorAll("ol li")].map((item) => item.textContent);
  expect(words).toEqual(["Visit", "Submitted", "Accepted", "Paid"]);
});

test("a picture waits until it is near, unless it opens the page that a visitor sees first", () => {
  const picture = show("hero-2").querySelector("img");
  expect(picture?.getAttribute("loading")).toBe("lazy");
  expect(picture?.hasAttribute("data-picture")).toBe(true);
  expect(picture?.getAttribute("srcset")).toContain("480w");
  const opening = site.pages.find(({ name }) => name === "hero-2");
  const first = show("hero-2", { ...site, homePage: opening?.name ?? site.homePage });
  expect(first.querySelector("img")?.getAttribute("loading")).toBe("eager");
});

test("a decorative picture has an empty alternative text", () => {
  expect(show("list-3").querySelector("img")?.getAttribute("alt")).toBe("");
});

test("items below a block without a heading take its level", () => {
  expect(show("list-3").querySelector(".item-heading")?.tagName).toBe("H2");
  expect(show("list-1").querySelector(".item-heading")?.tagName).toBe("H3");
});

test("a phone number and an email address can be pressed, a street address can't", () => {
  const view = show("contactinfo-1");
  const links = [...view.querySelectorAll(".points a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["tel:+16025550100", "mailto:hello@company.example"]);
});

test("business hours are a table whose rows are headed by their days", () => {
  const heads = [...show("contactinfo-1").querySelectorAll('th[scope="row"]')];
  expect(heads.map((head) => head.textContent)).toEqual(["Monday-Friday", "Weekend"]);
});

test("a form is there to read before its code is, and says whom to reach if that never comes", () => {
  const island = show("form-1").querySelector<HTMLElement>('[data-island="form"]');
  expect(island?.dataset["islandProps"]).toBe("example-form");
  expect(island?.querySelectorAll("form")).toHaveLength(1);
  const fallback = island?.nextElementSibling;
  expect(fallback?.matches("[data-island-fallback][hidden]")).toBe(true);
  expect(fallback?.textContent).toContain(site.wording.forms.unavailable);
  expect(fallback?.querySelector("a")?.getAttribute("href")).toBe("tel:+16025550100");
});

test("a form's island gets the ids of the form's own mail template", () => {
  const form = site.pages
    .flatMap(({ blocks }) => blocks)
    .find((block): block is BlockOf<"form"> => block.type === "form");
  expect(form && formProps(form, site)).toMatchObject({
    form: { id: "example-form" },
    mail: { origin: "https://mail.example", templateId: "template_contact" },
    wording: { optional: "optional" },
  });
});

test("a form whose mail template doesn't exist is no site at all", () => {
  expect(() => renderSite({ ...site, mail: { ...site.mail, templates: {} } })).toThrow(
    'There is no mail template "contact-message".',
  );
});
