// The editor before the code that checks and merges is loaded: the page is the same, and what people do is kept.
import { expect, test } from "vitest";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";
import { newSiteTexts } from "../../../src/content/model/new-site.gen.ts";
import { createCheck } from "../../../src/edit/session/check-content.ts";
import type { DraftFile } from "../../../src/edit/session/draft.ts";
import {
  createFirstCheck,
  inputOf,
  isShownAtFirst,
} from "../../../src/edit/session/first-check.ts";
import { allTools } from "../../../src/edit/session/session-tools.ts";
import { startsWithTasks } from "../../../src/edit/session/new-site-mark.ts";
import { Session } from "../../../src/edit/session/session.ts";
import type { Stored } from "../../../src/store/store.ts";
import { base } from "../../content/base.ts";
import { siteTexts } from "../../fixtures/site-texts.ts";
import * as sites from "../../fixtures/sites.ts";
import { memoryStore, noDrafts, openBefore, storedOf } from "./open-before-tools.ts";

const folders = [
  sites.firstSite,
  sites.secondSite,
  sites.dentalSite,
  sites.arabicSite,
  sites.japaneseSite,
];

test.for(folders)("%s is shown as it is after the whole check", (folder) => {
  const texts = siteTexts(folder);
  const stored = storedOf(texts);
  expect(isShownAtFirst(stored, noDrafts, engineVocabulary)).toBe(true);
  const input = inputOf(stored, texts, new Map());
  const [first, whole] = [createFirstCheck, createCheck].map((create) => {
    const { preview, icons } = create(engineVocabulary)(input);
    const shown = preview();
    const names = shown?.site.pages.map(({ name }) => name) ?? [];
    const traced = names.map((name) => shown?.trace(name));
    return { site: shown?.site, traced, icons: [...icons] };
  });
  expect(first?.site?.pages.length).toBeGreaterThan(0);
  expect(first).toEqual(whole);
});

test("what is typed before is on the page and in the history, and its problems are found afterwards", async () => {
  const { session, arrive, type, shown } = await openBefore();
  type("Typed early");
  expect(shown()).toContain("Typed early");
  type("");
  expect(shown()).not.toContain("Typed early");
  expect(session.state()).toMatchObject({
    isWhole: false,
    diagnostics: [],
    unsaved: ["home.json"],
  });
  const { preview } = session.state();
  arrive();
  expect(session.state().isWhole).toBe(true);
  // The same object, so that the page isn't drawn again.
  expect(session.state().preview).toBe(preview);
  const whole = new Session(
    memoryStore(new Map(base)),
    storedOf(base),
    noDrafts,
    engineVocabulary,
    allTools,
  );
  whole.change("home.json", { do: "set", path: ["blocks", 0, "heading"], value: "" });
  expect(session.state().diagnostics).toEqual(whole.state().diagnostics);
  expect(session.state().diagnostics).not.toEqual([]);
  session.undo();
  expect(session.state().unsaved).toEqual([]);
});

test("problems that were there when the editor opened are no news after a save", async () => {
  // A warning: a link that says nothing of where it goes.
  const vague = '"text": "Click [here](page:contact)."';
  const home = (base.get("home.json") ?? "").replace(/"text": "[^"]*"/, vague);
  const { session, arrive, type } = await openBefore(new Map(base).set("home.json", home));
  type("Typed early");
  await session.save();
  expect(session.state().message?.words).toMatch(/^Saved in your draft/);
  arrive();
  expect(session.state().diagnostics.map(({ severity }) => severity)).toContain("warning");
  type("Typed later");
  await session.save();
  expect(session.state().message?.words).toBe("Saved in your draft.");
});

test("what others change before is merged once the code is there, and stays theirs until then", async () => {
  const { session, texts, arrive, type } = await openBefore();
  type("Typed early");
  const theirs = (texts.get("contact.json") ?? "").replace(/"title": "[^"]*"/, '"title": "Theirs"');
  texts.set("contact.json", theirs);
  const mine = () => session.state().history.files;
  await session.refresh();
  expect(mine().get("contact.json")).toBe(base.get("contact.json"));
  arrive();
  await session.refresh();
  expect(mine().get("contact.json")).toBe(theirs);
  expect(mine().get("home.json")).toContain("Typed early");
  await session.save();
  expect(texts.get("contact.json")).toBe(theirs);
  expect(texts.get("home.json")).toContain("Typed early");
});

test("a save that others were faster than overwrites nothing, and merges once the code is there", async () => {
  const { session, texts, arrive, type } = await openBefore();
  const home = base.get("home.json") ?? "";
  const theirs = home.replace(/"description": "[^"]*"/, '"description": "Theirs"');
  texts.set("home.json", theirs);
  type("Typed early");
  await session.save();
  expect(texts.get("home.json")).toBe(theirs);
  expect(session.state().unsaved).toEqual(["home.json"]);
  arrive();
  await session.save();
  await session.save();
  expect(texts.get("home.json")).toContain("Theirs");
  expect(texts.get("home.json")).toContain("Typed early");
});

const changed = (name: string, change: (text: string) => string) =>
  storedOf(new Map(base).set(name, change(base.get(name) ?? "")));
const draftOf = (text: string): { found: DraftFile[] } => ({
  found: [{ name: "home.json", text, base: base.get("home.json") ?? null }],
});
const ofBase = storedOf(base);

test.for<[what: string, stored: Stored, drafts: { found: readonly DraftFile[] }]>([
  ["a missing comma", changed("home.json", (text) => text.replace(",", "")), noDrafts],
  ["a field twice", changed("home.json", (text) => text.replace("{", '{ "title": "A",')), noDrafts],
  [
    "a misspelled field",
    changed("home.json", (text) => text.replace('"title"', '"titel"')),
    noDrafts,
  ],
  [
    "a Windows path",
    changed("home.json", (text) =>
      text.replace(/"text": "[^"]*"/, String.raw`"text": "media\\a.jpg"`),
    ),
    noDrafts,
  ],
  ["a guessed encoding", storedOf(base, { encoding: "Windows-1252" }), noDrafts],
  [
    "a file that can't be read",
    {
      ...ofBase,
      assets: { ...ofBase.assets, unreadable: new Map([["about.json", { why: "forbidden" }]]) },
    },
    noDrafts,
  ],
  ["a draft with a missing comma", ofBase, draftOf('{ "title" "A" }')],
])("with %s, the editor opens only with the whole check", ([, stored, drafts]) => {
  expect(isShownAtFirst(stored, drafts, engineVocabulary)).toBe(false);
});

test("a new site opens with its list of what to do, which needs the whole check", () => {
  const site = (company: string) => `{ "facts": { "company": "${company}" } }`;
  const isNew = (text: string) =>
    startsWithTasks(storedOf(new Map([["site.json", text]])), engineVocabulary);
  expect(isNew(site(newSiteTexts[0] ?? ""))).toBe(true);
  expect(isNew(site("Ledgerwren"))).toBe(false);
  expect(isNew("{")).toBe(false);
});

test("a draft with an emptied text opens at once", () => {
  const emptied = (base.get("home.json") ?? "").replace(/"heading": "[^"]*"/, '"heading": ""');
  expect(isShownAtFirst(ofBase, draftOf(emptied), engineVocabulary)).toBe(true);
});
