import { expect, test, vi } from "vitest";
import { makeHosted } from "../../src/build/hosted-site.ts";
import { loadContent } from "../../src/files/content-folder.ts";
import { renderSite } from "../../src/site/render.tsx";

vi.mock("../../src/site/render.tsx", { spy: true });

test("the pages of a document are rendered once, though they are also read for their class names", async () => {
  const content = await loadContent("tests/fixtures/dental", "");
  if (!content.result.ok) throw new Error("The fixture has a mistake.");
  const { site } = content.result;

  const files = await makeHosted(new Date(0))(site, content);

  const rendered = vi.mocked(renderSite).mock.calls.map(([, , pages]) => pages?.length);
  // All pages fit into one document. A document of one page also has what is shown where another can't be fetched.
  expect([...files.keys()].filter((path) => path.endsWith(".html"))).toEqual([
    "index.html",
    "404.html",
  ]);
  expect(rendered).toEqual([site.pages.length, 1]);
});
