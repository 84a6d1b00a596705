// A link that is added goes to a page of the site, and is called as that page is.
import { expect, test } from "vitest";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";
import { asWritten } from "../../../src/content/translations/translation.ts";
import { ownSample } from "../../../src/edit/operations/own-sample.ts";
import { nodeAt } from "../../../src/edit/schema/node-at.ts";
import { samplesOf } from "../../../src/edit/schema/samples.ts";
import { base } from "../../content/base.ts";

/** What *Add link to a page* adds to the footer of a site with these pages. */
function added(pages: Readonly<Record<string, string>>): unknown {
  const files = new Map([["site.json", base.get("site.json") ?? ""]]);
  for (const [name, title] of Object.entries(pages))
    files.set(`${name}.json`, JSON.stringify({ title, blocks: [] }));
  const path = ["footer", "links", "items", 0];
  const node = nodeAt(engineVocabulary, "site.json", undefined, path);
  const sample = node && samplesOf(node, asWritten)[0]?.value;
  return node && sample !== undefined && ownSample(engineVocabulary, files, node, sample, "en");
}

test("a site with a page called contact gets a link to that", () => {
  expect(added({ home: "Home", contact: "Write to us | Example" })).toEqual({
    label: "Contact",
    page: "contact",
  });
});

test("its label is the one that a new title would give it, and never empty", () => {
  expect(added({ about: "About {{facts.company}}" })).toMatchObject({ label: "About" });
  expect(added({ home: "{{facts.company}}" })).toMatchObject({ label: "{{facts.company}}" });
});

test("on any other site, it is a link to a page that exists, called as that is in its title", () => {
  expect(added({ "our-team": "Our team | Example Billing", home: "Home" })).toEqual({
    label: "Our team",
    page: "our-team",
  });
});
