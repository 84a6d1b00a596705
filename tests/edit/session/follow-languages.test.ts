// The editor knows what samples say in the languages of its site: from the start, and as soon as one is chosen.
import { expect, test } from "vitest";
import { engineSchemas } from "../../../src/content/schema/engine-schemas.ts";
import { interpretSchemas } from "../../../src/content/schema/interpret.ts";
import { createVocabulary } from "../../../src/content/schema/vocabulary.ts";
import { followLanguages } from "../../../src/edit/session/follow-languages.ts";
import { startsWithTasks } from "../../../src/edit/session/new-site-mark.ts";
import { knowLanguages } from "../../../src/edit/session/other-languages.ts";
import { Session } from "../../../src/edit/session/session.ts";
import { allTools } from "../../../src/edit/session/session-tools.ts";
import type { SessionState } from "../../../src/edit/session/session-state.ts";
import { base } from "../../content/base.ts";
import { memoryStore, noDrafts, storedOf } from "./open-before-tools.ts";

const browsers = () => createVocabulary(engineSchemas, interpretSchemas(engineSchemas));

const change = (from: string, to: string) =>
  new Map(base).set("site.json", (base.get("site.json") ?? "").replace(from, to));

/** The languages that are known for these files. */
async function knownFor(files: ReadonlyMap<string, string>): Promise<string[]> {
  const vocabulary = browsers();
  await knowLanguages(vocabulary, files);
  return vocabulary.translations.known()?.list.map(({ language }) => language) ?? [];
}

async function open(files = new Map(base)) {
  const vocabulary = browsers();
  const store = memoryStore(files);
  const session = new Session(store, await store.load(), noDrafts, vocabulary, allTools);
  const stop = followLanguages(session);
  const until = (isSo: (state: SessionState) => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (isSo(session.state())) resolve();
      };
      look();
      session.subscribe(look);
    });
  const english = () => session.state().standIns.filter(({ id }) => id === "sample-english");
  return { session, vocabulary, stop, until, english };
}

test("a site in English loads no translation, even if it names a site in another language", async () => {
  expect(await knownFor(base)).toEqual([]);
  const sibling = '"siblings": [{ "language": "de", "url": "https://www.company.example/de/" }],';
  expect(await knownFor(change('"facts"', `${sibling} "facts"`))).toEqual([]);
  expect(await knownFor(change('"en-US"', '"en"'))).toEqual([]);
});

test("a site loads the translation of its language alone", async () => {
  expect(await knownFor(change('"en-US"', '"de-AT"'))).toEqual(["de"]);
  expect(await knownFor(change('"en-US"', '"fr"'))).toEqual(["fr"]);
});

test("in a language without a translation, what is left in English is recognized", async () => {
  const vocabulary = browsers();
  await knowLanguages(vocabulary, change('"en-US"', '"it"'));
  expect(vocabulary.isLeftInEnglish("Our team", "it")).toBe(true);
  expect(vocabulary.translations.say("it")("Our team")).toBe("Our team");
});

test("a page or a block in another language loads its translation", async () => {
  const home = base.get("home.json") ?? "";
  const page = home.replace('"title"', '"language": "es", "title"');
  expect(await knownFor(new Map(base).set("home.json", page))).toEqual(["es"]);
  const block = home.replace('"id": "values"', '"language": "fr", "id": "values"');
  expect(await knownFor(new Map(base).set("home.json", block))).toEqual(["fr"]);
});

test("a site that can't be parsed loads nothing, and opens", async () => {
  expect(await knownFor(new Map([["site.json", '{ "language": "de", ']]))).toEqual([]);
});

test("a new site in German has its list of what to do from the beginning", async () => {
  const vocabulary = browsers();
  const files = change('"de"', "").set(
    "site.json",
    '{ "language": "de", "facts": { "company": "Ihre Firma hier" } }',
  );
  expect(startsWithTasks(storedOf(files), vocabulary)).toBe(false);
  await knowLanguages(vocabulary, files);
  expect(startsWithTasks(storedOf(files), vocabulary)).toBe(true);
});

test("once an author chooses a language, what is left in English is listed, and samples are in it", async () => {
  const { session, vocabulary, until, english } = await open();
  expect(english()).toEqual([]);
  session.change("site.json", { do: "set", path: ["language"], value: "de" });
  await until(() => english().length > 0);
  expect(english().map(({ pointer }) => pointer)).toContain("/blocks/0/actions/0/label");
  expect(vocabulary.translations.say("de")("Our team")).toBe("Unser Team");
  session.change("site.json", { do: "set", path: ["language"], value: "fr" });
  await until(() => vocabulary.translations.known()?.list.length === 2);
  expect(vocabulary.translations.say("de")("Our team")).toBe("Unser Team");
  expect(vocabulary.translations.say("fr")("Our team")).toBe("Notre équipe");
});

test("once an author chooses a language, the page has the built-in text in it", async () => {
  const { wording: _own, ...site } = JSON.parse(base.get("site.json") ?? "") as { wording: object };
  const { session, until } = await open(new Map(base).set("site.json", JSON.stringify(site)));
  const shown = (state: SessionState) => state.preview?.site.wording.skipToContent;
  expect(shown(session.state())).toBe("Skip to content");
  session.change("site.json", { do: "set", path: ["language"], value: "de" });
  await until((state) => shown(state) === "Zum Inhalt springen");
  session.change("site.json", { do: "set", path: ["language"], value: "en" });
  expect(shown(session.state())).toBe("Skip to content");
});

test("what the content is in when the editor follows it counts, too", async () => {
  const { session, until, english, vocabulary } = await open(change('"en-US"', '"es"'));
  await until(() => english().length > 0);
  expect(vocabulary.translations.known()?.list.map(({ language }) => language)).toEqual(["es"]);
  expect(session.state().isWhole).toBe(true);
});

test("nothing is loaded for an editor that is closed", async () => {
  const { session, vocabulary, stop } = await open();
  stop();
  session.change("site.json", { do: "set", path: ["language"], value: "de" });
  expect(await knowLanguages(browsers(), session.state().history.files)).toBe(true);
  expect(vocabulary.translations.known()).toBeUndefined();
});
