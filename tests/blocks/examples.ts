// A site whose pages are the examples in the block schemas, compiled like all content, and the examples of its settings.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { compile } from "../../src/content/compile.ts";
import type { ContentInput } from "../../src/content/model/input.ts";
import type { Icon } from "../../src/content/model/notations.ts";
import { schemas } from "../../src/content/model/schema.gen.ts";
import type { Site } from "../../src/content/model/site.ts";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";
import { asOf } from "../../src/document/as-of.ts";
import secondSite from "../fixtures/second-site/site.json";

const iconFile = createRequire(import.meta.url).resolve("lucide-static/icon-nodes.json");

const link = { label: "Home", page: "home" };

const siteFile = {
  $schema: "../schema/site.schema.json",
  name: "Example Billing",
  tagline: "You treat, We track",
  url: "https://www.company.example/",
  language: "en-US",
  favicon: "media/favicon.svg",
  timeZone: "America/Phoenix",
  openingHours: {
    monday: ["07:30-12:00", "13:00-17:00"],
    tuesday: ["07:30-12:00", "13:00-17:00"],
    wednesday: ["07:30-12:00", "13:00-17:00"],
    thursday: ["07:30-12:00", "13:00-17:00"],
    friday: ["07:30-13:00"],
    exceptions: [
      { name: "Christmas", from: "2025-12-24", until: "2025-12-26" },
      { name: "New Year’s Eve", from: "2025-12-31", open: ["07:30-12:00"] },
    ],
  },
  homePage: "home",
  facts: {},
  navigation: [link, { label: "Contact", page: "form-1" }],
  footer: {
    text: "Billing for practices.",
    links: { heading: "Quick links", items: [link] },
    contact: {
      heading: "Contact",
      points: [{ kind: "phone", label: "Phone", lines: ["+1 (602) 555-0100"] }],
    },
    social: [
      { network: "linkedin", href: "https://www.linkedin.com/company/example" },
      { network: "mastodon", href: "https://social.example/@company" },
      { network: "x", href: "https://x.com/example", hidden: true },
    ],
    copyright: "© 2025 Example Billing",
    legal: [{ label: "Legal", page: "list-3" }],
  },
  mail: {
    publicKey: "public",
    serviceId: "service",
    templates: {
      "contact-message": {
        id: "template_contact",
        parameters: ["from_name", "from_email", "phone", "message", "to_email", "subject", "topic"],
      },
      appointment: {
        id: "template_appointment",
        parameters: [
          "from_name",
          "website",
          "providers",
          "day",
          "time",
          "topics",
          "consent",
          "to_email",
          "subject",
        ],
      },
    },
  },
  pictures: { hosts: [{ host: "images.unsplash.com", widthParameter: "w" }] },
  wording: {
    ...secondSite.wording,
    skipToContent: "Skip to content",
    mainNavigation: "Main",
    menu: "Menu",
    pictureError: "Error loading image",
    optional: "optional",
  },
};

const opening = { type: "hero", level: 1, heading: "A page" };

/** `hero-1` and so on -> the block as it is written in its schema's `examples`. */
export const examples = new Map(
  Object.entries(schemas).flatMap(([file, schema]) => {
    if (!("samples" in schema) || !file.startsWith("blocks/")) return [];
    const type = file.replace("blocks/", "").replace(".schema.json", "").toLowerCase();
    return schema.samples.map((block, index) => [`${type}-${index + 1}`, block] as const);
  }),
);

/** Fields of site.json as its schema shows them. */
export const siteExamples = schemas["site.schema.json"].samples;

/** The site with each of these fields, on a day when its notice is shown. */
export const sitesWithExamples = (): Site[] =>
  siteExamples.map((example) => asOf(compileExamples(example), new Date("2025-12-20T12:00:00Z")));

interface Settings {
  footer?: object | undefined;
}

/**
 * Throws if an example has a mistake.
 * @param settings fields of site.json and of its footer that are different
 */
export function compileExamples(settings?: Settings): Site {
  const compiled = compile(exampleInput(settings), engineVocabulary);
  if (!compiled.ok) throw new Error(compiled.diagnostics.map(({ message }) => message).join("\n"));
  return compiled.site;
}

/** One page an example, below a main heading where it isn't one itself. */
export function exampleInput(settings: Settings = {}): ContentInput {
  const footer = { ...siteFile.footer, ...settings.footer };
  const page = (blocks: object[]) =>
    JSON.stringify({
      $schema: "../schema/page.schema.json",
      title: "An example",
      description: "A block as its schema shows it.",
      blocks,
    });
  const pages = [...examples].map(([name, block]) => {
    const opens = "level" in block && block.level === 1;
    return [`${name}.json`, page(opens ? [block] : [opening, block])] as const;
  });
  return {
    folder: "content",
    files: new Map([
      ["site.json", JSON.stringify({ ...siteFile, ...settings, footer })],
      ["home.json", page([opening])],
      ...pages,
    ]),
    media: new Map([
      ["media/favicon.svg", "./favicon.svg"],
      ["media/prices.pdf", "./prices.pdf"],
      ["media/tour.mp4", "./tour.mp4"],
      ["media/tour.vtt", "./tour.vtt"],
      ["media/front-door.jpg", "./front-door.jpg"],
    ]),
    measured: new Map([
      ["media/prices.pdf", { bytes: 182_400, kind: "pdf" }],
      ["media/front-door.jpg", { bytes: 91_300, kind: "jpg", width: 1600, height: 1067 }],
    ]),
    // The icon set's own file, in the shape that it documents.
    icons: JSON.parse(readFileSync(iconFile, "utf8")) as Record<string, Icon>,
  };
}
