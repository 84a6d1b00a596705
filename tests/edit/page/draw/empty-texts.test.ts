// @vitest-environment jsdom
// A text that the author has emptied stays on the page, so that it can be written again.
import { expect, test } from "vitest";
import { createPreviewer } from "../../../../src/content/compile.ts";
import { valueAt } from "../../../../src/content/model/json.ts";
import { engineVocabulary } from "../../../../src/content/schema/engine-vocabulary.ts";
import { locationAttribute } from "../../../../src/edit/screen/page-elements/attributes.ts";
import { locationFromKey } from "../../../../src/edit/model/location.ts";
import { loadContent } from "../../../../src/files/content-folder.ts";
import { readIcons } from "../../../../src/files/icon-set.ts";
import { dentalSite, secondSite } from "../../../fixtures/sites.ts";
import { drawPage } from "../../draw-page.tsx";

test.each([secondSite, dentalSite])("on the pages of %s", async (folder) => {
  const { files, media } = await loadContent(folder);
  const addresses = new Map([...media].map(([name, { address }]) => [name, address]));
  const check = createPreviewer(engineVocabulary);
  const beside = { folder, media: addresses, icons: readIcons() };
  const look = () => check({ ...beside, files }).preview();
  const before = look();
  const names = before.site.pages.map(({ name }) => name);
  const placesOn = (preview: typeof before, name: string) => {
    const words = drawPage(preview, name)?.querySelectorAll(`[${locationAttribute}]`) ?? [];
    return Array.from(words, (each) => each.getAttribute(locationAttribute) ?? "");
  };
  const locations = names.map((name) => placesOn(before, name));
  const contents = new Map([...files].map(([name, text]) => [name, JSON.parse(text) as unknown]));
  for (const { file, path } of locations.flat().map(locationFromKey)) {
    // Of two identical ways to reach the company, the page shows one.
    if (path.includes("recipient") || path.includes("lines")) continue;
    // Cast: the parent of a text is an object or a list.
    const around = valueAt(contents.get(file), path.slice(0, -1)) as Record<string, unknown>;
    around[String(path.at(-1))] = "";
  }
  for (const [name, content] of contents) files.set(name, JSON.stringify(content));
  const after = look();
  for (const [index, name] of names.entries())
    expect(placesOn(after, name)).toEqual(locations[index]);
});
