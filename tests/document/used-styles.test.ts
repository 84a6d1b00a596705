// A visitor gets the styles of what the site shows, and no others.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ownLook } from "../../src/content/resolve/look.ts";
import { ownPalette } from "../../src/content/resolve/palette.ts";
import { bundle } from "../../src/document/bundle.ts";
import { classesIn, usedStyles } from "../../src/document/used-styles.ts";

const used = (css: string, ...shown: string[]) => usedStyles(css, new Set(shown));

describe("a rule", () => {
  test("stays where everything that it needs is shown", () => {
    expect(used(".card{margin:0}.card .icon{color:red}p{margin:0}", "card", "icon")).toBe(
      ".card{margin:0}.card .icon{color:red}p{margin:0}",
    );
  });

  test("goes where something that it needs is shown nowhere", () => {
    expect(used(".card{margin:0}.card .icon{color:red}.quote{margin:0}", "card")).toBe(
      ".card{margin:0}",
    );
    expect(used("@media (width>=40rem){.quote{margin:0}}", "card")).toBe("");
  });

  test("stays where something shown nowhere is what it excludes, or one of what it is for", () => {
    const excluding = ".hero:not(.with-picture){margin:0}";
    expect(used(excluding, "hero")).toBe(excluding);
    expect(used(".card,.quote{margin:0}", "card")).toContain(".card");
  });

  test("that moves something goes with how it moves", () => {
    const css = ".track{animation:4s travel}@keyframes travel{0%{translate:1px}}";
    expect(used(css, "track")).toBe(css);
    expect(used(css, "list")).toBe("");
  });

  test("keeps what a browser of 2023 needs", () => {
    const css = "a{text-decoration:underline;text-decoration-thickness:1px}";
    expect(used(css)).toBe(css);
  });
});

test("classes are found in a document as React writes it, and not in its words", () => {
  const html = '<p class="button primary">class=&quot;quote&quot; <b class="x-1">.card</b></p>';
  expect(classesIn(html)).toEqual(["button", "primary", "x-1"]);
});

test("every class that a form shows is known, though the document hasn't it at first", async () => {
  const folders = ["src/forms", "src/components"];
  const paths = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).map((name) => join(folder, name))),
  );
  const views = paths.flat().filter((path) => path.endsWith(".tsx"));
  const code = await Promise.all(views.map((path) => readFile(path, "utf8")));
  const classes = code.flatMap((text) =>
    [...text.matchAll(/className="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" ")),
  );
  expect(classes).toEqual(expect.arrayContaining(["form", "form-sent", "link"]));
  const { islandWords } = await bundle({
    palette: ownPalette,
    darkPalette: undefined,
    look: ownLook,
  });
  expect(classes.filter((name) => !islandWords.has(name))).toEqual([]);
  // Not what is known of a library that comes with it.
  expect(islandWords.has("track")).toBe(false);
});

test("what is for text from right to left stays by direction, not by a list of languages", () => {
  const css = ".track:dir(rtl) li{color:red}";
  expect(usedStyles(css, new Set(["track"]))).toBe(css);
});
