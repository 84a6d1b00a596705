// A page that one person renames while another changes it: both changes are in one page, under the new name.
import { beforeEach, describe, expect, test } from "vitest";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";
import { renamePage } from "../../../src/edit/operations/pages/edit-pages.ts";
import { makeStep, startHistory, type Files } from "../../../src/edit/model/history.ts";
import { Publisher } from "../../../src/edit/session/publisher.ts";
import { allTools } from "../../../src/edit/session/session-tools.ts";
import { Session } from "../../../src/edit/session/session.ts";
import { base } from "../../content/base.ts";
import { mustSave } from "../contract/site.ts";
import { startInMemory } from "./open-store.ts";

let scene: Awaited<ReturnType<typeof startInMemory>>;
let session: Session;

const drafts = { found: [], store: () => Promise.resolve() };
const renamed = (files: Files, to: string) => renamePage(engineVocabulary, files, "contact", to);
const files = () => session.state().history.files;
const renameHere = (to: string) => session.apply(renamed(files(), to));
const writeHere = (file: string, value: string, field = "heading") =>
  session.change(file, { do: "set", path: ["blocks", 1, "success", field], value });

type Texts = Record<string, string | null>;

/** What others save if they rename the page. */
function renamedThere(to: string): Texts {
  const before = startHistory(base);
  const after = makeStep(before, renamed(base, to)).files;
  const names = new Set([...base.keys(), ...after.keys()]);
  const changed = [...names].filter((name) => base.get(name) !== after.get(name));
  return Object.fromEntries(changed.map((name) => [name, after.get(name) ?? null]));
}

/** The words of both, and in which files they are. */
const filesWith = (words: string) =>
  [...files()].flatMap(([name, text]) => (text.includes(words) ? name : []));

/** @param words the page's text once others have changed its thanks */
const thanked = (words: string, text = base.get("contact.json") ?? "") =>
  text.replace("Thank you", words);

beforeEach(async () => {
  const icon = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  const texts = [...base, ["media/favicon.svg", icon] as const];
  const bytes = texts.map(([name, text]) => [name, new TextEncoder().encode(text)] as const);
  scene = await startInMemory(new Map(bytes));
  session = new Session(scene.store, await scene.store.load(), drafts, engineVocabulary, allTools);
});

const savesElsewhere = (texts: Texts) => mustSave(scene.otherDevice(), texts);

/** Saves here, and tells what is stored. */
async function stored() {
  await session.save();
  expect(session.state()).toMatchObject({ unsaved: [], failure: undefined });
  return new Map((await scene.store.load()).files.map(({ name, text }) => [name, text]));
}

describe("saved elsewhere meanwhile", () => {
  test("words for a page that was renamed here are in the renamed page", async () => {
    renameHere("write");
    await savesElsewhere({ "contact.json": thanked("Thanks") });
    await session.refresh();
    expect(session.state().conflicts).toEqual([]);
    const texts = await stored();
    expect(texts.get("write.json")).toContain("Thanks");
    expect([...texts.keys()].toSorted()).toEqual(["home.json", "site.json", "write.json"]);
  });

  test("a page that was renamed there has the words that were written here", async () => {
    writeHere("contact.json", "Thanks");
    await savesElsewhere(renamedThere("write"));
    await session.refresh();
    expect(session.state().conflicts).toEqual([]);
    const texts = await stored();
    expect(texts.get("write.json")).toContain("Thanks");
    expect(texts.get("home.json")).toContain('"page": "write"');
    expect([...texts.keys()].toSorted()).toEqual(["home.json", "site.json", "write.json"]);
  });

  test("the words of both are in a page that both have renamed", async () => {
    writeHere("contact.json", "We reply today.", "text");
    renameHere("write");
    const there = renamedThere("write");
    await savesElsewhere({ ...there, "write.json": thanked("Thanks", there["write.json"] ?? "") });
    await session.refresh();
    expect(session.state().conflicts).toEqual([]);
    const texts = await stored();
    expect(texts.get("write.json")).toContain("Thanks");
    expect(texts.get("write.json")).toContain("We reply today.");
    expect(texts.has("contact.json")).toBe(false);
  });

  test("of two new names, the page gets theirs, and exists once", async () => {
    writeHere("contact.json", "We reply today.", "text");
    renameHere("write");
    const there = renamedThere("reach");
    await savesElsewhere({ ...there, "reach.json": thanked("Thanks", there["reach.json"] ?? "") });
    await session.refresh();
    expect([filesWith("Thanks"), filesWith("We reply today.")]).toEqual([
      ["reach.json"],
      ["reach.json"],
    ]);
    expect(files().has("write.json")).toBe(false);
  });

  test.each(["mine", "theirs"] as const)("of the same words, one is chosen: %s", async (choice) => {
    writeHere("contact.json", "Many thanks");
    renameHere("write");
    await savesElsewhere({ "contact.json": thanked("Thanks") });
    await session.refresh();
    const [conflict] = session.state().conflicts;
    if (!conflict) throw new Error("There is no conflict");
    expect(conflict.conflicts).toMatchObject([{ mine: "Many thanks", theirs: "Thanks" }]);
    // What is written meanwhile is kept with either choice.
    writeHere("write.json", "We reply today.", "text");
    session.resolveConflict(conflict.file, [choice]);
    const texts = await stored();
    expect(texts.get("write.json")).toContain(choice === "mine" ? "Many thanks" : '"Thanks"');
    expect(texts.get("write.json")).toContain("We reply today.");
    expect(texts.has("contact.json")).toBe(false);
  });

  test("one is chosen as well if the page was renamed there", async () => {
    writeHere("contact.json", "Many thanks");
    const there = renamedThere("write");
    await savesElsewhere({ ...there, "write.json": thanked("Thanks", there["write.json"] ?? "") });
    await session.refresh();
    const [conflict] = session.state().conflicts;
    if (!conflict) throw new Error("There is no conflict");
    session.resolveConflict(conflict.file, ["mine"]);
    const texts = await stored();
    expect(texts.get("write.json")).toContain("Many thanks");
    expect(texts.has("contact.json")).toBe(false);
  });

  test("a link that was written here goes to the page that was renamed there", async () => {
    const path = ["blocks", 0, "actions", 0];
    session.change("home.json", { do: "set", path: [...path, "label"], value: "Ask us" });
    const news = (base.get("home.json") ?? "").replace('"id": "values"', '"id": "news"');
    session.apply([{ file: "news.json", text: news }]);
    await savesElsewhere(renamedThere("write"));
    await session.refresh();
    const texts = await stored();
    expect(texts.get("home.json")).toContain('{ "label": "Ask us", "page": "write" }');
    expect(texts.get("news.json")).toBe(news.replaceAll('"contact"', '"write"'));
  });

  test("a link that was written there goes to the page that was renamed here", async () => {
    renameHere("write");
    const news = (base.get("home.json") ?? "").replace('"id": "values"', '"id": "news"');
    await savesElsewhere({ "news.json": news });
    await session.refresh();
    const texts = await stored();
    expect(texts.get("news.json")).toBe(news.replaceAll('"contact"', '"write"'));
  });

  test("another page with the new name is another page", async () => {
    renameHere("write");
    const other = (base.get("home.json") ?? "").replace('"id": "values"', '"id": "others"');
    await savesElsewhere({ "contact.json": thanked("Thanks"), "write.json": other });
    await session.refresh();
    const { conflicts } = session.state();
    expect(conflicts.map(({ names }) => names.mine)).toEqual(["contact.json", "write.json"]);
  });

  test("a page that was renamed here stays if it was removed there", async () => {
    renameHere("write");
    await savesElsewhere({ "contact.json": null });
    await session.refresh();
    expect(session.state().conflicts).toEqual([]);
    expect(files().get("write.json")).toBe(base.get("contact.json"));
  });
});

describe("published meanwhile", () => {
  const publisher = () => {
    // Whether visitors see it isn't asked here.
    const clock = { now: () => 0, pause: () => new Promise<void>(() => {}) };
    return new Publisher(session, scene.store, "a", clock);
  };

  test("words for a page that was renamed here are published in the renamed page", async () => {
    renameHere("write");
    await session.save();
    await scene.repository.push({ "contact.json": thanked("Thanks") });
    const publishing = publisher();
    const publish = () => publishing.publish("News", { is: "direct" }, []);
    expect(await publish()).toMatchObject({ is: "overtaken", names: ["write.json"], open: [] });
    expect(await publish()).toMatchObject({ is: "published" });
    expect(scene.repository.read("write.json")).toContain("Thanks");
    expect(scene.repository.read("contact.json")).toBeUndefined();
  });

  test.each([
    ["mine", "published", '"Many thanks"'],
    ["theirs", "nothing", '"Thanks"'],
  ] as const)(
    "of the same words in a page that they have renamed, one is published: %s",
    async (choice, is, words) => {
      writeHere("contact.json", "Many thanks");
      await session.save();
      const there = renamedThere("write");
      const text = thanked("Thanks", there["write.json"] ?? "");
      await scene.repository.push({ ...there, "write.json": text });
      const publishing = publisher();
      const publish = () => publishing.publish("News", { is: "direct" }, []);
      const outcome = await publish();
      if (outcome.is !== "overtaken") throw new Error(outcome.is);
      const asked = outcome.open.filter(({ conflicts }) => conflicts.length > 0);
      expect(asked).toMatchObject([{ names: { mine: "contact.json", theirs: "write.json" } }]);
      const choices = outcome.open.map((each) => (asked.includes(each) ? [choice] : []));
      await publishing.mergeChosen(outcome.open, choices, outcome.mergedVersion);
      expect(await publish()).toMatchObject({ is });
      expect(scene.repository.read("write.json")).toContain(words);
      expect(scene.repository.read("contact.json")).toBeUndefined();
    },
  );
});
