// @vitest-environment jsdom
// What the author can select on a page besides text, traced back to its location in the files.
import { expect, test } from "vitest";
import { createPreviewer } from "../../../../src/content/compile.ts";
import { valueAt } from "../../../../src/content/model/json.ts";
import { engineVocabulary } from "../../../../src/content/schema/engine-vocabulary.ts";
import { partAttribute } from "../../../../src/edit/screen/page-elements/attributes.ts";
import { locationFromKey } from "../../../../src/edit/model/location.ts";
import { loadContent } from "../../../../src/files/content-folder.ts";
import { readIcons } from "../../../../src/files/icon-set.ts";
import { dentalSite, firstSite, secondSite } from "../../../fixtures/sites.ts";
import { drawPage } from "../../draw-page.tsx";

async function drawn(folder: string) {
  const { files, media } = await loadContent(folder);
  const addresses = new Map([...media].map(([name, { address }]) => [name, address]));
  const check = createPreviewer(engineVocabulary);
  const { preview } = check({
    folder,
    files,
    media: addresses,
    icons: readIcons(),
  });
  return { preview: preview(), files };
}

const partOf = (element: Element | null) => element?.getAttribute(partAttribute);

test.each([secondSite, dentalSite])("on the pages of %s", async (folder) => {
  const { preview, files } = await drawn(folder);
  for (const { name } of preview.site.pages) {
    const page = drawPage(preview, name);
    const written: unknown = JSON.parse(files.get(`${name}.json`) ?? "");
    const blocks = valueAt(written, ["blocks"]) as { hidden?: boolean }[];
    const shown = blocks.flatMap(({ hidden }, index) => (hidden ? [] : [index]));
    const marked = [...(page?.querySelectorAll("[data-page-view] > *") ?? [])].map(partOf);
    expect(marked).toEqual(shown.map((index) => `${name}.json/blocks/${index}`));
    // Initials are shown because there is no logo.
    for (const part of page?.querySelectorAll(`[${partAttribute}]:not([data-initials])`) ?? []) {
      const { file, path } = locationFromKey(partOf(part) ?? "");
      expect(valueAt(JSON.parse(files.get(file) ?? ""), path)).toBeDefined();
    }
    for (const picture of page?.querySelectorAll("main img") ?? []) {
      const { path } = locationFromKey(partOf(picture) ?? "");
      expect(valueAt(written, path)).toMatchObject({ alt: picture.getAttribute("alt") });
    }
    for (const icon of page?.querySelectorAll("main svg.icon") ?? [])
      expect(locationFromKey(partOf(icon) ?? "").path.at(-1)).toBe("icon");
  }
});

test("the initials are where the logo will be, for every author", async () => {
  const { preview } = await drawn(firstSite);
  const initials = drawPage(preview, "home")?.querySelector("[data-initials]") ?? null;
  expect(partOf(initials)).toBe("site.json/logo");
  expect(initials?.getAttribute("aria-label")).toBe("Logo");
  expect(initials?.hasAttribute("aria-hidden")).toBe(false);
});

test("a card, its icon and button, a menu item and a form field each have their own location", async () => {
  const { preview } = await drawn(firstSite);
  const home = drawPage(preview, "home");
  const contact = drawPage(preview, "contact");
  const card = home?.querySelector(".card:nth-child(2)") ?? null;
  expect(partOf(card)).toBe("home.json/blocks/1/cards/1");
  expect(partOf(home?.querySelector(".hero .button") ?? null)).toBe("home.json/blocks/0/actions/0");
  expect(partOf(home?.querySelector("nav button") ?? null)).toBe("site.json/navigation/0");
  expect(partOf(contact?.querySelector("form .field:nth-of-type(2)") ?? null)).toBe(
    "contact.json/blocks/2/fields/1",
  );
  // Nothing that takes a visitor's focus stays focusable.
  expect(contact?.querySelector("form input")?.getAttribute("tabindex")).toBe("-1");
});
