// @vitest-environment jsdom
// Tests single blocks, beyond what every block must do.
import { expect, test } from "vitest";
import { renderToStaticMarkup } from "react-dom/server";
import { ActionButton } from "../../src/blocks/ActionButton.tsx";
import type { CompiledAction } from "../../src/content/model/notations.ts";
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

test("a link to a phone number has the number for paper, unless its label says it", () => {
  const printed = (href: string, label: string) => {
    // Cast: content that is compiled has checked addresses.
    const action = { href, label } as CompiledAction;
    document.body.innerHTML = renderToStaticMarkup(<ActionButton action={action} kind="primary" />);
    return document.querySelector("a")?.dataset["address"];
  };
  expect(printed("tel:+15035550176", "Call us")).toBe("+15035550176");
  expect(printed("tel:+15035550176", "Call +1 (503) 555-0176")).toBeUndefined();
  expect(printed("mailto:desk@dental.example", "Write to us")).toBe("desk@dental.example");
  expect(printed("mailto:desk@dental.example", "desk@dental.example")).toBeUndefined();
  expect(printed("https://dental.example/", "Our site")).toBeUndefined();
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

test("a plan has its name as a heading, its price, its badge, and what is included as a list", () => {
  const plans = [...show("cardgrid-3").querySelectorAll(".card")];
  const family = plans[1];
  expect(family?.querySelector("h3")?.textContent).toBe("Family");
  expect(family?.querySelector(".card-price")?.textContent).toBe("$290 a year");
  expect([...(family?.querySelectorAll("li") ?? [])].map((line) => line.textContent)).toEqual([
    "Two check-ups each",
    "Two cleanings each",
    "10% off fillings",
  ]);
  const badges = plans.map((plan) => plan.querySelector(".card-badge")?.textContent);
  expect(badges).toEqual([undefined, "Most chosen", undefined]);
});

test("a figure comes before what it counts, and isn't a heading", () => {
  const view = show("cardgrid-4");
  expect(view.querySelector(".card")?.textContent).toBe("98%of claims paid on the first pass");
  expect([...view.querySelectorAll("h2, h3")].map((heading) => heading.textContent)).toEqual([
    "Last year in numbers",
  ]);
});

test("a logo is read as its name, and shown as its name if there is no picture", () => {
  const [cobalt, northfield] = [...show("list-7").querySelectorAll(".logo-item")].slice(1);
  expect(cobalt?.querySelector("img")?.alt).toBe("Cobalt Mutual");
  expect(cobalt?.textContent).toBe("");
  expect(northfield?.textContent).toBe("Northfield Care");
});

test("a logo that was marked as decorative is read as its name nevertheless", () => {
  const pages = site.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) =>
      block.type === "list" && block.layout === "logos"
        ? {
            ...block,
            items: block.items.map(({ picture, ...item }) =>
              picture ? { ...item, picture: { ...picture, alt: "" } } : item,
            ),
          }
        : block,
    ),
  }));
  const view = show("list-7", { ...site, pages });
  expect(view.querySelector("img")?.alt).toBe("Harborline Health");
});

test("news has its date in words and for machines, in the site's language; a date can be missing", () => {
  const times = [...show("list-9").querySelectorAll("time")];
  expect(times.map((time) => [time.dateTime, time.textContent])).toEqual([
    ["2025-05-27", "May 27, 2025"],
    ["2025-03-03", "March 3, 2025"],
  ]);
  const german = show("list-9", { ...site, language: "de" }).querySelector("time");
  expect(german?.textContent).toBe("27. Mai 2025");
});

test("a video loads nothing until it is played, and has a name, captions and its own controls", () => {
  const video = show("list-10").querySelector("video");
  expect(video?.getAttribute("preload")).toBe("none");
  expect(video?.hasAttribute("controls")).toBe(true);
  expect(video?.hasAttribute("autoplay")).toBe(false);
  expect(video?.getAttribute("aria-label")).toBe("A walk through our office");
  expect(video?.getAttribute("poster")).toContain("https://images.unsplash.com/");
  const track = video?.querySelector("track");
  expect([track?.kind, track?.srclang, track?.getAttribute("src")]).toEqual([
    "captions",
    "en-US",
    "./tour.vtt",
  ]);
  expect(video?.querySelector("a")?.getAttribute("href")).toBe("./tour.mp4");
});

test("items below a block without a heading take its level", () => {
  expect(show("list-3").querySelector(".item-heading")?.tagName).toBe("H2");
  expect(show("list-1").querySelector(".item-heading")?.tagName).toBe("H3");
});

test("phone numbers and email addresses are links, street addresses aren't", () => {
  const view = show("contactinfo-1");
  const links = [...view.querySelectorAll(".points a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["tel:+16025550100", "mailto:hello@company.example"]);
});

test("business hours are a table whose rows are headed by their days", () => {
  const heads = [...show("contactinfo-1").querySelectorAll('th[scope="row"]')];
  expect(heads.map((head) => head.textContent)).toEqual(["Monday-Friday", "Weekend"]);
});

test("a form is readable before its code loads, and shows contact details if it never does", () => {
  const island = show("form-1").querySelector<HTMLElement>('[data-island="form"]');
  expect(island?.dataset["islandProps"]).toBe("example-form");
  expect(island?.querySelectorAll("form")).toHaveLength(1);
  const fallback = island?.nextElementSibling;
  expect(fallback?.matches("[hidden]")).toBe(true);
  expect(fallback?.textContent).toContain(site.wording.forms.unavailable);
  expect(fallback?.querySelector("a")?.getAttribute("href")).toBe("tel:+16025550100");
});

test("a form's island gets the ids of the form's own mail template", () => {
  const form = site.pages
    .flatMap(({ blocks }) => blocks)
    .find((block): block is BlockOf<"form"> => block.type === "form");
  expect(form && formProps(form, site, site.language, false, "https://mail.example")).toMatchObject(
    {
      form: { id: "example-form" },
      mail: { origin: "https://mail.example", templateId: "template_contact" },
      wording: { optional: "optional" },
    },
  );
});

test("a form whose mail template doesn't exist is no site at all", () => {
  expect(() => renderSite({ ...site, mail: { ...site.mail, templates: {} } })).toThrow(
    'There is no mail template "contact-message".',
  );
});

test("a card's picture keeps its ratio and size, above its text", () => {
  const card = show("cardgrid-2").querySelector(".card");
  const image = card?.querySelector(".whole-picture img");
  expect([image?.getAttribute("width"), image?.getAttribute("height")]).toEqual(["900", "1200"]);
  expect(image?.getAttribute("alt")).toBe("Dr. Amara Lindqvist in a white coat");
  expect(card?.querySelector("picture + h3")?.textContent).toBe("Dr. Amara Lindqvist");
});

test("a question is a heading that opens its answer without any script", () => {
  const view = show("list-4");
  const questions = [...view.querySelectorAll("details")];
  expect(questions.map((each) => each.querySelector("summary > h3")?.textContent)).toEqual([
    "Do you take my insurance?",
    "What does a first visit cost?",
    "Whom do I call at night?",
  ]);
  expect(questions.map(({ open }) => open)).toEqual([false, false, false]);
  expect(questions[0]?.querySelector("summary ~ *")?.textContent).toContain("Bring your card");
  expect(questions[1]?.querySelector("table")).not.toBeNull();
  expect(questions[2]?.querySelector("[data-page=home]")?.textContent).toBe("Read how we work");
});

test("a quote has its text in a blockquote, and its speaker in a caption", () => {
  const [first, second] = show("list-5").querySelectorAll("figure");
  expect(first?.querySelector("blockquote")?.textContent).toMatch(/^I had put it off/);
  const caption = second?.querySelector("figcaption");
  expect(caption?.querySelector("b")?.textContent).toBe("R. M.");
  expect(caption?.querySelector("cite")?.textContent).toBe("Review of a parent · May 2025");
  expect(first?.querySelector("figcaption img")?.getAttribute("alt")).toBe(
    "Ingrid Solberg, smiling",
  );
});

test("a table of prices has a caption, headings for its columns and rows, and no hidden row", () => {
  const table = show("list-6").querySelector("table");
  const words = (selector: string) =>
    Array.from(table?.querySelectorAll(selector) ?? [], ({ textContent }) => textContent);
  expect(table?.caption?.textContent).toBe("Prices in US dollars, from January 2025");
  expect(words('thead th[scope="col"]')).toEqual(["Treatment", "Without a plan", "With a plan"]);
  expect(words('tbody th[scope="row"]')).toEqual(["Check-up", "Check-up with X-rays"]);
  expect(words("td")).toEqual(["$95", "$0", "$140", "$25"]);
});

test("a sub-heading is one level below its item's heading", () => {
  const view = show("list-6");
  expect([...view.querySelectorAll("h4")].map(({ textContent }) => textContent)).toEqual([
    "By instalments",
    "Through your insurance",
  ]);
});

test("a button to a file says what it opens, and one to a map links to its address", () => {
  const links = [...show("list-6").querySelectorAll("a.text-action")];
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["All our prices (PDF, 183\u00a0kB)", "./prices.pdf"],
    [
      "Show us on a map",
      "https://www.google.com/maps/search/?api=1&query=12+Example+Street%2C+Sampletown",
    ],
  ]);
});

test("a place is one link to a map, made of all its lines", () => {
  const links = [...show("contactinfo-2").querySelectorAll<HTMLElement>('.points a[href*="maps"]')];
  expect(links.map(({ innerHTML }) => innerHTML)).toEqual([
    "<span>12 Example Street<br>Sampletown</span>",
  ]);
});

test("labels are above their values only if a word is too long for the column", () => {
  expect(show("contactinfo-1").querySelectorAll(".long-labels")).toHaveLength(0);
  expect(show("contactinfo-2").querySelectorAll(".points.long-labels")).toHaveLength(1);
});

test("hours can be shown alone", () => {
  const view = show("contactinfo-3");
  expect(view.querySelectorAll("dl")).toHaveLength(0);
  expect(view.querySelectorAll('th[scope="row"]')).toHaveLength(2);
});

test("a table whose rows may become blocks says what each element is, and each cell its heading", () => {
  const wide = show("list-11").querySelector("table");
  const roles = (selector: string) =>
    new Set(Array.from(wide?.querySelectorAll(selector) ?? [], (it) => it.getAttribute("role")));
  expect(wide?.getAttribute("role")).toBe("table");
  expect(roles("thead, tbody")).toEqual(new Set(["rowgroup"]));
  expect(roles("tr")).toEqual(new Set(["row"]));
  expect(roles("thead th")).toEqual(new Set(["columnheader"]));
  expect(roles("tbody th")).toEqual(new Set(["rowheader"]));
  expect(roles("td")).toEqual(new Set(["cell"]));
  const cells = [...(wide?.querySelectorAll("tbody tr:first-child td") ?? [])];
  expect(cells.map((cell) => cell.getAttribute("data-heading")).slice(0, 2)).toEqual([
    "From age",
    "Theory",
  ]);
  expect(show("list-6").querySelector("table, td, .table-frame")?.outerHTML).not.toMatch(
    /role=|data-heading|stacks/,
  );
});
