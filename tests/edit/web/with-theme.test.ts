// The editor draws with the theme of the published site, whatever the content is that it reads.
import { expect, test, vi } from "vitest";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";
import { readTheme } from "../../../src/content/theme/read-theme.ts";
import { lookRule } from "../../../src/document/tokens.ts";
import { createCheck } from "../../../src/edit/session/check-content.ts";
import { inputOf } from "../../../src/edit/session/first-check.ts";
import { storeWithTheme } from "../../../src/edit/web/with-theme.ts";
import { memoryStore } from "../../../src/store/local/memory-store.ts";
import { textsOf } from "../../../src/store/store.ts";
import { base } from "../../content/base.ts";

vi.stubGlobal("location", new URL("https://dental.example/edit/"));
const content = { folder: "content", files: Object.fromEntries(base), media: {} };
const store = memoryStore(content, {}, () => Promise.resolve(engineVocabulary));

async function drawnWith(css: string | undefined) {
  const theme = css === undefined ? undefined : readTheme(css).theme;
  const stored = await storeWithTheme(store, theme).load();
  const check = createCheck(engineVocabulary);
  const site = check(inputOf(stored, new Map(textsOf(stored.files)), new Map())).preview()?.site;
  if (!site) throw new Error("The content can't be drawn");
  return lookRule(site);
}

test("a page is drawn with its colors and other tokens", async () => {
  const css = await drawnWith(":root { --accent: #1453c8; --radius: 1rem; --text-base: 1.25rem }");
  expect(css).toContain("--accent:#1453c8");
  expect(css).toContain("--radius:1rem");
  expect(css).toContain("--text-base:1.25rem");
  expect(css.match(/--radius:/g)).toHaveLength(1);
});

test("without a theme, it looks as site.json says", async () => {
  const css = await drawnWith(undefined);
  expect(css).toContain("--accent:#0c5257");
  expect(css).not.toContain("--text-base");
});
