// @vitest-environment jsdom
// On a page from right to left, what an author edits has none of the characters that visitors get around phone numbers.
import { expect, test } from "vitest";
import { createPreviewer } from "../../../../src/content/compile.ts";
import { engineVocabulary } from "../../../../src/content/schema/engine-vocabulary.ts";
import { sourceOf } from "../../../../src/edit/page/draw/annotate.ts";
import { loadContent } from "../../../../src/files/content-folder.ts";
import { readIcons } from "../../../../src/files/icon-set.ts";
import { arabicSite } from "../../../fixtures/sites.ts";
import { drawPage } from "../../draw-page.tsx";

test("a phone number on an Arabic page has its own direction, and its button's source is as written", async () => {
  const { files, media } = await loadContent(arabicSite);
  const addresses = new Map([...media].map(([name, { address }]) => [name, address]));
  const icons = readIcons();
  const content = { folder: arabicSite, files, media: addresses, icons };
  const page = drawPage(createPreviewer(engineVocabulary)(content).preview(), "home");
  const label = page?.querySelector("main a.button [data-place]");
  expect(label && sourceOf(label)).toBe("اتصل {{facts.phone}}");
  expect(label?.querySelector("[data-fact=phone]")?.getAttribute("dir")).toBe("auto");
  expect(page?.textContent).not.toMatch(/[\u2066-\u2069]/);
});
