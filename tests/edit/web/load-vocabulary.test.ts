// A site's own blocks are drawn by the module that the site was built with, whatever content is shown.
import { expect, test, vi } from "vitest";
import { loadOwnBlocks } from "../../../src/edit/web/load-own-blocks.ts";
import { loadVocabulary } from "../../../src/edit/web/load-vocabulary.ts";

vi.mock("../../../src/edit/web/load-own-blocks.ts");

test("the module that is run is the one that the built page names, at the link of a proposal, too", async () => {
  vi.stubGlobal("location", new URL("https://site.example/edit/#look=proposal"));
  const dataset = { blocks: "assets/own-built.js" };
  vi.stubGlobal("document", { getElementById: () => ({ dataset }) });
  await loadVocabulary();
  await loadVocabulary();
  expect(vi.mocked(loadOwnBlocks).mock.calls).toEqual([["assets/own-built.js"]]);
});
