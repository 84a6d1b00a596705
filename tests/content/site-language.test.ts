// The site's language, whatever site.json says.
import { expect, test } from "vitest";
import { siteLanguage } from "../../src/content/resolve/site-language.ts";

test.each([
  [{ language: "de" }, "de"],
  [{ language: "en-us" }, "en-US"],
  [{ language: "?" }, "en"],
  [{ language: null }, "en"],
  [{}, "en"],
  [[], "en"],
  [undefined, "en"],
])("%j is in %s", (site, language) => {
  expect(siteLanguage(site)).toBe(language);
});
