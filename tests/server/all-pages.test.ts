// @vitest-environment jsdom
// "Copy link to this page" in the bar of the dev server.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PageName } from "../../src/content/model/notations.ts";
import { pagesList } from "../../src/server/dev/screen/all-pages.ts";
import { pageLink } from "../../src/site/links.ts";

// Casts: names of pages.
const names = ["home", "about"] as PageName[];
const linksOf = (addresses: boolean) =>
  Object.fromEntries(
    names.map((name) => {
      // Cast: the name of a page.
      const site = { url: "https://a.example/shop/", homePage: "home" as PageName, addresses };
      return [name, pageLink(site, name)];
    }),
  );

const writeText = vi.fn<(text: string) => Promise<void>>();

/** Shows the bar on a site whose visitor sees this page, and copies. */
function copyFrom(shown: string, links: Record<string, string>): () => string {
  document.body.innerHTML = names
    .map((name) => `<div data-page-view="${name}"${name === shown ? "" : " hidden"}></div>`)
    .join("");
  const bar = pagesList(links, []).shadowRoot;
  const buttons = [...(bar?.querySelectorAll("button") ?? [])];
  buttons.find(({ textContent }) => textContent === "Copy link to this page")?.click();
  return () => bar?.querySelector("p")?.textContent ?? "";
}

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  // jsdom doesn't have style sheets that are made by scripts.
  vi.stubGlobal(
    "CSSStyleSheet",
    class {
      replaceSync(): void {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ["about", false, "https://a.example/shop/#about"],
  ["about", true, "https://a.example/shop/about/"],
  ["home", false, "https://a.example/shop/"],
  ["home", true, "https://a.example/shop/"],
])(
  "copies the link of the page that is shown: %s, with addresses: %s",
  async (shown, addresses, link) => {
    const status = copyFrom(shown, linksOf(addresses));
    await vi.waitFor(() => expect(status()).toBe(`Copied: ${link}`));
    expect(writeText).toHaveBeenCalledExactlyOnceWith(link);
  },
);

test("shows the link to be copied by hand if the browser refuses", async () => {
  writeText.mockRejectedValue(new DOMException("denied", "NotAllowedError"));
  const status = copyFrom("about", linksOf(true));
  await vi.waitFor(() => expect(status()).toBe("https://a.example/shop/about/"));
});
