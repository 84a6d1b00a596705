// @vitest-environment jsdom
// The company's logo: the built-in mark, or its own, with or without its name.
import { describe, expect, test } from "vitest";
import type { Logo } from "../../src/content/model/notations.ts";
import { initials } from "../../src/site/initials.ts";
import { renderSite } from "../../src/site/render.tsx";
import { compileExamples } from "../blocks/examples.ts";

const site = compileExamples();

function open(logo?: Logo): void {
  document.body.innerHTML = renderSite(logo ? { ...site, logo } : site).body;
}

const header = () => document.querySelector("header .logo");
const footer = () => document.querySelector(".footer-name");
const images = () => [
  ...document.querySelectorAll<HTMLImageElement>("button.logo img, .footer-name img"),
];
const squareLogo = { src: "./media/sign.svg", width: 300, height: 300 };

test("a site without a logo shows its initials next to its name, which alone is read", () => {
  open();
  const mark = header()?.querySelector("[data-initials]");
  expect(mark?.getAttribute("data-initials")).toBe(initials(site.name));
  expect(mark?.getAttribute("aria-hidden")).toBe("true");
  expect(header()?.textContent).toBe(site.name);
  expect(images()).toEqual([]);
});

test.each([
  ["Saltmarsh Dental", "SD"],
  ["Ledgerwren", "L"],
  ["The Old Mill & Sons", "TO"],
  ["& Sons", "S"],
  ["élan vital", "ÉV"],
  ["3 Rivers", "3R"],
  ["山田歯科", "山"],
  ["…", ""],
])("the initials of %s are %j", (name, letters) => {
  expect(initials(name)).toBe(letters);
});

describe("a logo", () => {
  test("with text replaces the name, and has it as alternative text", () => {
    open({ ...squareLogo, alt: "Wren & Co" });
    for (const place of [header(), footer()]) {
      expect(place?.textContent).toBe("");
      expect(place?.querySelector("img")?.alt).toBe("Wren & Co");
    }
    expect(header()?.querySelector("[data-initials]")).toBeNull();
  });

  test("an icon-only logo has no alternative text and is shown next to the name", () => {
    open(squareLogo);
    for (const place of [header(), footer()]) {
      expect(place?.textContent).toBe(site.name);
      expect(place?.querySelector("img")?.getAttribute("alt")).toBe("");
    }
  });

  test.each([
    [300, 300, 40, 40],
    [320, 80, 160, 40],
    [1200, 100, 160, 13],
    [30, 20, 60, 40],
  ])("of %d by %d pixels keeps its ratio in %d by %d", (width, height, ...shown) => {
    open({ ...squareLogo, width, height });
    expect(images().map((each) => [each.width, each.height])).toEqual([shown, shown]);
  });

  test("with a file for dark colors shows that where the site is dark, in its own size", () => {
    const dark = { src: "./media/light-sign.svg", width: 320, height: 80 };
    open({ ...squareLogo, dark });
    for (const place of [header(), footer()]) {
      const source = place?.querySelector("source");
      expect(source?.media).toBe("(prefers-color-scheme: dark)");
      expect(source?.srcset).toBe(dark.src);
      expect(source?.getAttribute("width")).toBe("160");
      expect(source?.getAttribute("height")).toBe("40");
      expect(place?.querySelector("img")?.getAttribute("src")).toBe(squareLogo.src);
    }
  });

  test("has no such file on a site that is always light", () => {
    const dark = { src: "./media/light-sign.svg", width: 320, height: 80 };
    const light = { ...site, logo: { ...squareLogo, dark }, darkPalette: undefined };
    document.body.innerHTML = renderSite(light).body;
    expect(document.querySelectorAll("source[media]")).toHaveLength(0);
  });

  test("links to the home page, and isn't preloaded", () => {
    open({ ...squareLogo, alt: "Wren" });
    expect(header()?.getAttribute("data-page")).toBe(site.homePage);
    expect(renderSite({ ...site, logo: squareLogo }).body).not.toContain('rel="preload"');
  });
});
