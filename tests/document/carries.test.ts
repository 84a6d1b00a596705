// @vitest-environment jsdom
// A document carries only what its site uses: for each example in the schemas, and for the smallest site, no rule, script,
// attribute or custom property is left that another site needs.
import { describe, expect, test } from "vitest";
import { makeDocuments } from "../../src/builder/hosted-documents.ts";
import { schemas } from "../../src/content/model/schema.gen.ts";
import type { Site } from "../../src/content/model/site.ts";
import { bundle } from "../../src/document/bundle.ts";
import { optionalScripts, runtimeParts } from "../../src/document/optional-scripts.ts";
import { compileExamples, examples, siteExamples } from "../blocks/examples.ts";

const whole = compileExamples({ footer: { social: undefined } });

/** One page with a heading and nothing else, in light colors only. */
const smallest: Site = {
  ...whole,
  ...pagesOf(whole, "home"),
  look: { ...whole.look, headings: "sans" },
  darkPalette: undefined,
};

function pagesOf({ pages }: Site, ...names: string[]): Pick<Site, "pages"> {
  return { pages: pages.filter(({ name }) => names.includes(name)) };
}

const { header, headings } = schemas["site.schema.json"].properties.look.properties;
/** Cast: by its schema, the look can have this value. */
const withLook = (look: object): Site => ({
  ...smallest,
  look: { ...smallest.look, ...look } as Site["look"],
});

/** What a site can have -> the smallest site with it. */
const options = new Map<string, Site>([
  ...[...examples.keys()].map(
    (name) => [name, { ...smallest, ...pagesOf(whole, "home", name) }] as const,
  ),
  ...siteExamples.map(
    (fields) => [Object.keys(fields).join(), { ...smallest, ...picked(fields) }] as const,
  ),
  ...header.enum.map((each) => [`header ${each}`, withLook({ header: each })] as const),
  ...headings.enum.map((each) => [`headings ${each}`, withLook({ headings: each })] as const),
  ["dark colors", { ...smallest, darkPalette: whole.darkPalette }],
  ["addresses", { ...smallest, addresses: true }],
  ["a language from right to left", { ...smallest, language: "ar" }],
  ["a language with long words", { ...smallest, language: "de" }],
]);

/** These fields as they are once compiled. */
function picked(fields: object): Partial<Site> {
  const compiled = compileExamples(fields);
  // Cast: a site has a field for each of site.json's.
  return Object.fromEntries(
    Object.keys(fields).map((name) => [name, compiled[name as keyof Site]]),
  ) as Partial<Site>;
}

const head = {
  sharePicture: "./media/share.png",
  icon: "./media/icon.png",
  manifest: "./manifest.json",
};

interface Made {
  html: string;
  /** The page for missing addresses, which has the same styles. */
  missing: string;
  /** What a form may show once a visitor uses it. */
  later: ReadonlySet<string>;
}

async function make(site: Site): Promise<Made> {
  const bundled = await bundle(site, optionalScripts(site), undefined, runtimeParts(site));
  const { documents, missing } = await makeDocuments(site, bundled, "", head);
  const html = [...documents.values()][0] ?? "";
  const hasIsland = html.includes(" data-island=");
  return { html, missing, later: hasIsland ? bundled.islandWords : new Set() };
}

const all = (text: string, pattern: RegExp): string[] => [
  ...new Set(Array.from(text.matchAll(pattern), ([, name, other]) => name ?? other ?? "")),
];
const inlined = (html: string, element: "style" | "script") =>
  new RegExp(`<${element}>([^]*?)</${element}>`).exec(html)?.[1] ?? "";
const within = /:(?:not|is)\((?:\([^()]*\)|[^()])*\)/g;

/** The classes and attributes that a stylesheet's selectors need, but for those that only scripts give an element. */
const namesIn = (css: string): string[] =>
  all(
    css.replaceAll(/\{[^{}]*\}/g, "{}").replaceAll(within, ""),
    /\.([a-z][\w-]*)|(?<=\[)(data-[\w-]+)/gi,
  ).filter((name) => !/^data-(?:ran|is-open)$/.test(name));

const propertiesIn = (css: string): string[] => all(css, /(?<=[{;])(--[\w-]+):/g);

/** The attributes that each selector in a script needs, by the list that it is in. */
const selectorsIn = (script: string): string[][][] =>
  all(script, /[`"]([^`"]*\[data-[^`"]*)[`"]/g).map((list) =>
    list
      .replaceAll(within, "")
      .split(",")
      .map((selector) => all(selector, /\[(data-[\w-]+)/g)),
  );

/** The attributes that a script reads. */
const readIn = (script: string): string[] =>
  all(script, /dataset\.(\w+)|\{([\w:,=` ]+)\}=\w+\.dataset/g)
    .flatMap((names) => names.split(",").map((name) => name.replace(/[:=].*/, "")))
    .map((name) => `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);

/** Everything in a document that nothing in it uses. */
function unusedIn({ html, missing, later }: Made): Record<string, string[]> {
  const [css, script] = [inlined(html, "style"), inlined(html, "script")];
  const markup = [html, missing]
    .map((each) => new DOMParser().parseFromString(each.replaceAll("template", "div"), "text/html"))
    .flatMap((document) => [...document.querySelectorAll("*")]);
  const attributes = new Set(markup.flatMap((element) => element.getAttributeNames()));
  const shown = new Set([...attributes, ...markup.flatMap(({ classList }) => [...classList])]);
  const selectors = selectorsIn(script);
  const named = new Set([...selectors.flat(2), ...readIn(script), ...namesIn(css)]);
  const isNamed = (name: string) => named.has(name) || css.includes(`attr(${name})`);
  return {
    "names in rules": namesIn(css).filter((name) => !shown.has(name) && !later.has(name)),
    // A form's own styles use the colors, too.
    "custom properties": propertiesIn(css).filter(
      (name) => later.size === 0 && !css.includes(`var(${name}`),
    ),
    animations: all(css, /@keyframes (\w+)/g).filter(
      (name) => !new RegExp(`animation[^;}]*\\b${name}\\b`).test(css),
    ),
    typefaces: all(css, /@font-face\{[^}]*font-family:([^;}]*)/g).filter(
      (name) => css.split(name).length < 3,
    ),
    "what the script looks for": selectors
      .filter((list) => !list.some((names) => names.every((name) => attributes.has(name))))
      .map((list) => list.join()),
    attributes: [...attributes].filter((name) => /^data-(?!island)/.test(name) && !isNamed(name)),
  };
}

const nothing = {
  "names in rules": [],
  "custom properties": [],
  animations: [],
  typefaces: [],
  "what the script looks for": [],
  attributes: [],
};

const smallestMade = await make(smallest);

test("the smallest site's document has nothing that it doesn't use", () => {
  expect(unusedIn(smallestMade)).toEqual(nothing);
});

/** What a document carries for what its site has: elements, rules, scripts, attributes and custom properties. */
const carriedBy = ({ html }: Made): string[] => [
  ...all(html.replaceAll(/<(style|script)\b[^]*?<\/\1>/g, ""), /<([a-z]\w*)| ([a-z-]+)=/gi),
  ...all(inlined(html, "style"), /([^{};]+)[{;}]/g),
  ...inlined(html, "script").split("\n"),
];

/** They are so by default. */
const defaults = ["header line", "headings sans"];

describe("a document with", () => {
  test.for([...options])(
    "%s has nothing that it doesn't use, and what is only there for that",
    async ([name, site]) => {
      const made = await make(site);
      expect(unusedIn(made)).toEqual(nothing);
      const without = new Set(carriedBy(smallestMade));
      const added = carriedBy(made).filter((each) => !without.has(each));
      expect(added.length === 0).toBe(defaults.includes(name));
    },
  );
});
