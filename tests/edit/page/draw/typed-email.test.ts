// @vitest-environment jsdom
// A fact stays a fact on the page while it is typed, although the link around it comes and goes.
import { expect, test } from "vitest";
import { createPreviewer } from "../../../../src/content/compile.ts";
import { engineVocabulary } from "../../../../src/content/schema/engine-vocabulary.ts";
import { loadContent } from "../../../../src/files/content-folder.ts";
import { readIcons } from "../../../../src/files/icon-set.ts";
import { firstSite } from "../../../fixtures/sites.ts";
import { drawPage } from "../../draw-page.tsx";

const before = "hello@ledgerwren.example";
const beginnings = ["d", "desk@", "desk@wren.", "desk@wren.e"];

test("the beginning of an email address is the fact in its text", async () => {
  const { files, media } = await loadContent(firstSite);
  const addresses = new Map([...media].map(([name, { address }]) => [name, address]));
  const check = createPreviewer(engineVocabulary);
  const site = files.get("site.json") ?? "";
  for (const typed of beginnings) {
    const { preview } = check({
      folder: firstSite,
      files: new Map([...files, ["site.json", site.replace(before, typed)]]),
      media: addresses,
      icons: readIcons(),
    });
    const page = drawPage(preview(), "privacy-policy");
    const facts = page?.querySelectorAll("main [data-formatted] [data-fact=email]") ?? [];
    expect(Array.from(facts, ({ textContent }) => textContent)).toEqual([typed]);
  }
});
