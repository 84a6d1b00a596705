// What browsers run is bundled once and filled for each site: only its colors are its own.
import { expect, test } from "vitest";
import { ownPalette, paletteOf } from "../../src/content/resolve/palette.ts";
import { bundle } from "../../src/document/bundle.ts";
import { siteStyles } from "../../src/document/site-styles.ts";

const blue = { palette: ownPalette, darkPalette: undefined };
const red = { palette: paletteOf("#9c1f2e"), darkPalette: undefined };
const withForm = ['<div data-island="./assets/form.js" class="form"></div>'];

test("two sites have the same code, with the same names, and each its own colors", async () => {
  const [ofBlue, ofRed] = [await bundle(blue), await bundle(red)];
  expect(ofRed.files).toBe(ofBlue.files);
  expect(ofRed.runtimes).toEqual(ofBlue.runtimes);
  expect(siteStyles(ofRed, withForm)).toContain("#9c1f2e");
  expect(siteStyles(ofBlue, withForm)).not.toContain("#9c1f2e");
});

test("every color that a form's own styles name is in the document, also on a site that is always light", async () => {
  const bundled = await bundle(red);
  const code = [...bundled.files.values()].map(String).join("");
  const used = new Set([...code.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = ""]) => name));
  expect(used.size).toBeGreaterThan(3);
  const styles = siteStyles(bundled, withForm);
  expect([...used].filter((name) => !styles.includes(`${name}:`))).toEqual([]);
});
