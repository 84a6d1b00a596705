// @vitest-environment jsdom
// Sample blocks render as documents of the editor's own origin, so nothing that a site contains may break out of their
// markup.
import { expect, test } from "vitest";
import {
  sampleDocument,
  sampleView,
  siteWithSamples,
} from "../../../src/edit/outline/sample-views.ts";
import { loadContent } from "../../../src/files/content-folder.ts";
import { readIcons } from "../../../src/files/icon-set.ts";
import { firstSite } from "../../fixtures/sites.ts";
import { drawInert } from "../draw-page.tsx";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";

const block = { type: "hero", heading: "Words", text: "[A page](page:contact)" };

async function sampleOn(change: (site: Record<string, unknown>) => void): Promise<Document> {
  const { files } = await loadContent(firstSite);
  // Cast: the fixture is a site.
  const site = JSON.parse(files.get("site.json") ?? "") as Record<string, unknown>;
  change(site);
  files.set("site.json", JSON.stringify(site));
  const beside = { media: new Map(), icons: readIcons() };
  const content = { vocabulary: engineVocabulary, folder: "content", files, beside };
  const shown = siteWithSamples(content, [block]);
  const sample = shown && sampleDocument(shown, drawInert(sampleView(shown, 0)));
  return new DOMParser().parseFromString(sample?.html ?? "", "text/html");
}

/** Elements with the names of their attributes, in order. */
const outline = (document: Document) =>
  [...document.querySelectorAll("*")].map((each) =>
    [each.tagName, ...each.getAttributeNames()].join(" "),
  );

const plain = await sampleOn(() => {});

test.each([
  ["language", `en"><img src=x onerror="fetch('/__edit')">`],
  ["accent", "#123456}</style><img src=x onerror=alert(1)>"],
  ["name", "</title></style><script>alert(1)</script>"],
])("a hostile %s stays a value", async (field, value) => {
  const sample = await sampleOn((site) => (site[field] = value));
  expect(outline(sample)).toEqual(outline(plain));
});

test("the policy comes before everything that it must apply to", () => {
  const [first] = plain.head.children;
  expect(first?.getAttribute("http-equiv")).toBe("Content-Security-Policy");
  expect(first?.getAttribute("content")).toContain("script-src 'none'");
});

test("content for visitors without scripting is left out", () => {
  expect(plain.querySelector("main a, main button")).not.toBeNull();
  expect(plain.querySelector("noscript, [href^='#page-']")).toBeNull();
});
