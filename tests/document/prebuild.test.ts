// What browsers run is bundled once and filled for each site: only its look is its own.
import { describe, expect, test } from "vitest";
import { ownLook } from "../../src/content/resolve/look.ts";
import { ownPalette, paletteOf } from "../../src/content/resolve/palette.ts";
import { bundle } from "../../src/document/bundle.ts";
import { prebuild } from "../../src/document/prebuild.ts";
import { siteStyles } from "../../src/document/site-styles.ts";
import { themedIslands } from "../../src/document/themed-islands.ts";

const blue = { palette: ownPalette, darkPalette: undefined, look: ownLook };
const red = { palette: paletteOf({ accent: "#9c1f2e" }), darkPalette: undefined, look: ownLook };
const withForm = ['<div data-island="./assets/form.js" class="form"></div>'];

test("two sites have the same code, with the same names, and each its own colors", async () => {
  const [ofBlue, ofRed] = [await bundle(blue), await bundle(red)];
  expect(ofRed.files).toBe(ofBlue.files);
  expect(ofRed.runtimes).toEqual(ofBlue.runtimes);
  expect(siteStyles(ofRed, withForm, true)).toContain("#9c1f2e");
  expect(siteStyles(ofBlue, withForm, true)).not.toContain("#9c1f2e");
});

test("two sites have the same code whatever their looks are, and each its own corners, spaces and headings", async () => {
  const round = {
    ...blue,
    look: { ...ownLook, corners: "round", spacing: "tight", headings: "sans" },
  } as const;
  const [own, other] = [await bundle(blue), await bundle(round)];
  expect(other.files).toBe(own.files);
  const shown = ['<section class="section-frame"><h1 class="button"></h1></section>'];
  const [ofOwn, ofOther] = [siteStyles(own, shown, false), siteStyles(other, shown, false)];
  expect(ofOwn).toContain("border-radius:2px");
  expect(ofOther).toContain("border-radius:.75rem");
  expect(ofOther).not.toContain("border-radius:2px");
  expect(ofOwn).toContain("padding-block:3rem 4.5rem");
  expect(ofOther).toContain("padding-block:2rem 3rem");
  expect(ofOwn).toContain("font-family:Heading Font");
  // Nor the faces that are used until it has arrived.
  expect(ofOther).not.toMatch(/Heading Font|@font-face/);
});

test("a form's own styles have the corners of its site", async () => {
  const round = { ...blue, look: { ...ownLook, corners: "round" } } as const;
  const bundled = await bundle(round);
  const code = [...bundled.files.values()].map(String).join("");
  const [, radius = ""] = /border-radius:var\((--[\w-]+)\)/.exec(code) ?? [];
  expect(siteStyles(bundled, withForm, true)).toContain(`${radius}:.75rem`);
});

test("every color that a form's own styles name is in the document, also on a site that is always light", async () => {
  const bundled = await bundle(red);
  const code = [...bundled.files.values()].map(String).join("");
  const used = new Set([...code.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = ""]) => name));
  expect(used.size).toBeGreaterThan(3);
  const styles = siteStyles(bundled, withForm, true);
  expect([...used].filter((name) => !styles.includes(`${name}:`))).toEqual([]);
});

describe("a theme", () => {
  const themed = {
    ...blue,
    tokens: { "--radius": "1rem", "--text-small": "1rem", "--frame": "60rem" },
  };
  const codeOf = ({ files }: Awaited<ReturnType<typeof bundle>>) =>
    [...files.values()].map(String).join("");

  test("takes the place of what the site has looked like", async () => {
    const shown = [
      '<section class="section-frame button"></section><footer class="site-footer"></footer>',
    ];
    const styles = siteStyles(await bundle(themed), [...shown, ...withForm], true);
    expect(styles).toContain("60rem");
    expect(styles).not.toContain("72rem");
    expect(styles).toMatch(/:root\{--\w+:1rem;/);
  });

  test("is in a form's own styles, in a file of another name, which the document loads", async () => {
    const [own, other] = [await bundle(blue), await bundle(themed)];
    expect(codeOf(own)).toContain("font-size:.9375rem");
    expect(codeOf(other)).not.toContain("font-size:.9375rem");
    expect(codeOf(other)).toContain("font-size:1rem");
    expect(other.islands.form).not.toBe(own.islands.form);
    expect([...other.files.keys()].map((path) => `./${path}`)).toContain(other.islands.form);
    expect(other.files.size).toBe(own.files.size);
  });

  test("gives that file another name, whatever letters the hash in its name has", async () => {
    const prebuilt = await prebuild();
    const [path, odd] = [prebuilt.islands.form?.slice(2), "assets/form-a-b_c-de.js"];
    const renamed = [...prebuilt.files].map(([name, text]) => [name === path ? odd : name, text]);
    const site = { ...prebuilt, islands: { ...prebuilt.islands, form: `./${odd}` } };
    // Cast: the same map with another name.
    const files = new Map(renamed as [string, string][]);
    const { islands } = themedIslands({ ...site, files }, { "--text-small": "1rem" });
    expect(islands.form).toMatch(/^\.\/assets\/form-[\w-]{8}\.js$/);
    expect(islands.form).not.toBe(`./${odd}`);
  });

  test("without anything that a form shows leaves its file as it is", async () => {
    const { files } = await bundle({ ...blue, tokens: { "--frame": "60rem" } });
    expect([...files]).toEqual([...(await bundle(blue)).files]);
  });
});
