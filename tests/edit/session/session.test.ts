// Edits, saves, merges others' changes, and stores what can't be saved.
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Encoding, Unreadable } from "../../../src/content/model/input.ts";
import type { DraftFile, Drafts } from "../../../src/edit/session/draft.ts";
import { leaveText } from "../../../src/edit/session/leave-text.ts";
import { allTools } from "../../../src/edit/session/session-tools.ts";
import { saveAll } from "../../../src/edit/session/save-all.ts";
import { Session } from "../../../src/edit/session/session.ts";
import type {
  AddedMedia,
  FileToSave,
  RemovedMedia,
  Saved,
  Store,
  Stored,
} from "../../../src/store/store.ts";
import { locationKey } from "../../../src/edit/model/location.ts";
import { valueIn } from "../../../src/edit/model/read-json.ts";
import { base } from "../../content/base.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";
import { withRenamedFields } from "../../fixtures/renamed-fields.ts";

/** A store in memory. Texts are their own versions. */
class MemoryStore implements Store {
  readonly savesTo = "files";
  readonly largestMedia = 0;
  readonly texts = new Map(base);
  /** Why it refuses to save; undefined if it saves. */
  refusal: string | undefined;
  readonly unreadable = new Map<string, Unreadable>();
  /** A file that isn't UTF-8. */
  guessed: { name: string; encoding: Encoding } | undefined;
  /** The names of the files that each save wrote. */
  readonly saves: string[][] = [];

  load(): Promise<Stored> {
    const files = [...this.texts].map(([name, text]) => ({
      name,
      text,
      version: text,
      ...(name === this.guessed?.name && { encoding: this.guessed.encoding }),
    }));
    const media = new Map([["media/favicon.svg", "./media/favicon.svg"]]);
    const { unreadable } = this;
    for (const name of unreadable.keys())
      files.splice(
        files.findIndex((file) => file.name === name),
        1,
      );
    const assets = { icons: { "shield-check": [], clock: [] }, media, unreadable };
    return Promise.resolve({ site: "a", folder: "content", files, assets });
  }

  watch = () => () => undefined;

  save(files: readonly FileToSave[]): Promise<Saved> {
    if (this.refusal !== undefined)
      return Promise.resolve({ is: "refused" as const, reason: this.refusal });
    const others = files.flatMap(({ name, version }) => {
      const text = this.texts.get(name) ?? "";
      return text === version ? [] : [{ name, text, version: text }];
    });
    if (others.length > 0) return Promise.resolve({ is: "conflict" as const, files: others });
    if (files.some(({ name, isConverted }) => name === this.guessed?.name && !isConverted))
      return Promise.resolve({ is: "refused" as const, reason: "It isn't UTF-8." });
    this.guessed = undefined;
    for (const { name, text } of files)
      if (text === null) this.texts.delete(name);
      else this.texts.set(name, text);
    this.saves.push(files.map(({ name }) => name));
    const versions = Object.fromEntries(files.map(({ name, text }) => [name, text ?? ""]));
    return Promise.resolve({ is: "saved" as const, versions });
  }

  addMedia({ name }: File): Promise<AddedMedia> {
    if (this.refusal !== undefined)
      return Promise.resolve({ is: "refused" as const, reason: this.refusal });
    const measured = { bytes: 1, kind: "png", width: 30, height: 20 };
    const added = { name: `media/${name}`, address: `./media/${name}`, measured };
    return Promise.resolve({ is: "added" as const, ...added });
  }

  removeMedia(name: string): Promise<RemovedMedia> {
    return Promise.resolve({ is: "removed", file: new File([], name.replace("media/", "")) });
  }

  published() {
    return Promise.resolve({ is: "unknown" as const, reason: "Nothing is published from memory." });
  }

  publish() {
    return Promise.resolve({ is: "refused" as const, reason: "Nothing is published from memory." });
  }

  /** Someone else edits at the same time. */
  change(name: string, from: string, to: string): void {
    const text = this.texts.get(name) ?? "";
    expect(text).toContain(from);
    this.texts.set(name, text.replace(from, to));
  }
}

/** Drafts in memory. */
class MemoryDrafts implements Drafts {
  found: readonly DraftFile[] = [];
  isFull = false;

  async store(files: readonly DraftFile[]): Promise<void> {
    if (this.isFull) throw new Error("No room");
    this.found = files;
  }
}

let store: MemoryStore;
let session: Session;
let drafts: MemoryDrafts;
const open = async () => new Session(store, await store.load(), drafts, engineVocabulary, allTools);
const type = (words: string, path: (string | number)[] = ["blocks", 0, "heading"]) =>
  session.change("home.json", { do: "set", path, value: words }, path.join("/"));
const home = () => store.texts.get("home.json") ?? "";
const written = (from: string, to: string) => (base.get("home.json") ?? "").replace(from, to);

beforeEach(async () => {
  drafts = new MemoryDrafts();
  store = new MemoryStore();
  session = await open();
});

test("an edit is on the page at once and in its file after saving", async () => {
  type("We treat");
  expect(session.state().preview?.site.pages[0]?.blocks[0]).toMatchObject({ heading: "We treat" });
  expect(session.state().unsaved).toEqual(["home.json"]);
  expect(home()).toBe(base.get("home.json"));
  await session.save();
  expect(store.saves).toEqual([["home.json"]]);
  expect(home()).toBe(written('"heading": "You treat, We track"', '"heading": "We treat"'));
  expect(session.state()).toMatchObject({ unsaved: [], message: { words: "Saved." } });
});

test("a save changes neither the page nor the problems", async () => {
  type("We file");
  const { preview, diagnostics } = session.state();
  await session.save();
  expect(session.state().preview).toBe(preview);
  expect(session.state().diagnostics).toBe(diagnostics);
});

test("the message after saving counts the errors that prevent publishing", async () => {
  type("nowhere", ["blocks", 0, "actions", 0, "page"]);
  await session.save();
  const one = "Saved. 1 problem blocks publishing.";
  expect(session.state()).toMatchObject({ unsaved: [], message: { words: one } });
  type("Call {{facts.fone}}");
  await session.save();
  expect(session.state().message?.words).toBe("Saved. 2 problems block publishing.");
});

test("the message after saving mentions warnings once", async () => {
  type("We treat &amp; track");
  await session.save();
  expect(session.state().message?.words).toBe("Saved. 1 thing could be better.");
  type("What is right", ["blocks", 0, "text"]);
  await session.save();
  expect(session.state().message?.words).toBe("Saved.");
});

test("a save that the store warns about says so", async () => {
  const { save } = store;
  vi.spyOn(store, "save").mockImplementation(async (files) => {
    const saved = await save.call(store, files);
    return saved.is === "saved" ? { ...saved, warning: "Saved in this tab only." } : saved;
  });
  type("We treat");
  await session.save();
  expect(session.state().message).toEqual({ words: "Saved in this tab only.", kind: "problem" });
});

test("undo works across a save", async () => {
  type("We treat");
  await session.save();
  session.undo();
  expect(session.state().unsaved).toEqual(["home.json"]);
  await session.save();
  expect(home()).toBe(base.get("home.json"));
});

test("an error is reported, and the rest of the page is shown", () => {
  type("Fine", ["title"]);
  type("nowhere", ["blocks", 0, "actions", 0, "page"]);
  const { diagnostics, preview } = session.state();
  expect(diagnostics.map(({ id, pointer }) => [id, pointer])).toContainEqual([
    "unknown-page",
    "/blocks/0/actions/0/page",
  ]);
  expect(preview?.site.pages[0]?.title).toBe("Fine");
});

test("someone else's changes elsewhere in the same file are merged and announced", async () => {
  type("We treat");
  store.change("home.json", "Done today.", "Done tomorrow.");
  await session.save();
  expect(home()).toContain("You treat, We track");
  expect(session.state().conflicts).toEqual([]);
  expect(session.state().message?.words).toBe(
    "Someone else changed home.json. Their changes are here now along with yours. Nothing is saved yet.",
  );
  await session.save();
  expect(home()).toContain("We treat");
  expect(home()).toContain("Done tomorrow.");
});

test.each([
  ["mine", "We treat", "Both versions are merged now. The result isn't saved yet."],
  ["theirs", "They treat", "You have the other version now."],
] as const)(
  "where both changed the same, the editor chooses: %s",
  async (choice, words, expected) => {
    type("We treat");
    store.change("home.json", '"heading": "You treat, We track"', '"heading": "They treat"');
    store.change("home.json", "Done today.", "Done tomorrow.");
    await session.save();
    expect(session.state().message?.words).toBe(
      "Someone else changed the same text. Nothing is saved until you choose.",
    );
    const [conflict] = session.state().conflicts;
    if (!conflict) throw new Error("There is no conflict");
    expect(conflict.conflicts).toEqual([
      { location: ["Page opening “We treat”", "Heading"], mine: "We treat", theirs: "They treat" },
    ]);
    expect(home()).toContain("They treat");
    session.resolveConflict(conflict.file, [choice]);
    expect(session.state()).toMatchObject({ conflicts: [], message: { words: expected } });
    await session.save();
    expect(home()).toContain(`"heading": "${words}"`);
    expect(home()).toContain("Done tomorrow.");
  },
);

const clashing = async () => {
  type("We treat");
  store.change("home.json", '"heading": "You treat, We track"', '"heading": "They treat"');
  await session.save();
  const [conflict] = session.state().conflicts;
  if (!conflict) throw new Error("There is no conflict");
  return conflict.file;
};

test("choosing their text keeps my other edits of the same item", async () => {
  const action = { label: "Ask us", page: "contact" };
  const card = ["blocks", 1, "cards", 1];
  type("Done at once.", [...card, "text"]);
  session.change("home.json", { do: "insert", into: card, name: "action", value: action });
  store.change("home.json", "Done today.", "Done tomorrow.");
  await session.save();
  const [conflict] = session.state().conflicts;
  if (conflict) session.resolveConflict(conflict.file, ["theirs"]);
  await session.save();
  expect(JSON.parse(home()).blocks[1].cards[1]).toMatchObject({ text: "Done tomorrow.", action });
});

test("edits made while a conflict is open survive resolving it, and undo restores the state before", async () => {
  const file = await clashing();
  const before = session.state().history.files.get("home.json");
  type("We answer every call.", ["blocks", 0, "text"]);
  session.resolveConflict(file, ["theirs"]);
  const now = session.state().history.files.get("home.json");
  expect(now).toContain("We answer every call.");
  expect(now).toContain("They treat");
  session.undo();
  session.undo();
  expect(session.state().history.files.get("home.json")).toBe(before);
});

test("a conflict disappears when I type what they wrote", async () => {
  const file = await clashing();
  type("They treat");
  expect(session.state().conflicts[0]?.conflicts).toEqual([]);
  session.resolveConflict(file, []);
  expect(session.state()).toMatchObject({ conflicts: [], unsaved: [] });
});

test.each([
  ["changed", () => store.change("home.json", "You treat, We track", "They treat")],
  ["removed", () => store.texts.delete("home.json")],
])("a page that was %s elsewhere meanwhile isn't saved over on return", async (_how, happen) => {
  type("We treat");
  happen();
  const theirs = store.texts.get("home.json");
  session = await open();
  await session.save();
  expect(store.texts.get("home.json")).toBe(theirs);
  expect(session.state().conflicts).toHaveLength(1);
  const [conflict] = session.state().conflicts;
  if (conflict) session.resolveConflict(conflict.file, ["mine"]);
  await session.save();
  expect(home()).toContain("We treat");
});

test("unsaved changes are restored on return", async () => {
  type("We treat");
  session = await open();
  expect(session.state().history.files.get("home.json")).toContain("We treat");
  expect(session.state().message?.words).toBe(
    "Your changes from last time are back. They aren't saved yet.",
  );
  session.undo();
  expect(session.state().unsaved).toEqual([]);
  session = await open();
  expect(session.state().message?.words).toBeUndefined();
});

test("a draft isn't published yet when it is opened, until something is changed", async () => {
  const openDraft = async () => {
    const stored = { ...(await store.load()), isDraft: true };
    session = new Session(store, stored, drafts, engineVocabulary, allTools);
    return session.state().message?.words;
  };
  expect(await openDraft()).toBe("Not published yet");
  type("We treat");
  expect(session.state().message?.words).toBeUndefined();
  // What isn't saved is more urgent.
  expect(await openDraft()).toContain("They aren't saved yet.");
});

test("a conflict is more urgent than that the browser has no space", async () => {
  drafts.isFull = true;
  type("We treat");
  await expect.poll(() => session.state().message?.id).toBe("draft not stored");
  store.change("home.json", "You treat, We track", "They treat");
  const refusal = await saveAll(session);
  expect(session.state().conflicts).toHaveLength(1);
  expect(refusal).toContain("changed the same text");
});

test("on return, unsaved changes are merged with what others saved since", async () => {
  type("We treat");
  store.change("home.json", "Done today.", "Done tomorrow.");
  session = await open();
  await session.save();
  expect(home()).toContain("We treat");
  expect(home()).toContain("Done tomorrow.");
});

test("a refused save says why and loses nothing", async () => {
  type("We treat");
  store.refusal = "The disk is full.";
  await session.save();
  expect(session.state()).toMatchObject({ failure: "The disk is full.", unsaved: ["home.json"] });
});

const news = (base.get("contact.json") ?? "").replace('"title": "Contact"', '"title": "News"');

test("adding and removing pages together is one undo step and one save", async () => {
  session.apply([
    { file: "news.json", text: news },
    { file: "contact.json", text: undefined },
  ]);
  expect(session.state().unsaved).toEqual(["contact.json", "news.json"]);
  expect(session.state().preview?.site.pages.map(({ name }) => name)).toEqual(["home", "news"]);
  await session.save();
  expect(store.saves).toEqual([["contact.json", "news.json"]]);
  expect([...store.texts.keys()].sort()).toEqual(["home.json", "news.json", "site.json"]);
  session.undo();
  await session.save();
  expect(store.texts).toEqual(base);
});

test("an added page doesn't overwrite one that someone else added", async () => {
  session.apply([{ file: "news.json", text: news }]);
  store.texts.set("news.json", news.replace("News", "Their news"));
  await session.save();
  expect(store.texts.get("news.json")).toContain("Their news");
  const [conflict] = session.state().conflicts;
  expect(conflict?.file.name).toBe("news.json");
  if (conflict) session.resolveConflict(conflict.file, ["mine"]);
  await session.save();
  expect(store.texts.get("news.json")).toBe(news);
});

test.each([
  ["mine", "We treat"],
  ["theirs", undefined],
] as const)(
  "a page changed here and removed elsewhere is a conflict: choosing %s",
  async (choice, words) => {
    type("We treat");
    store.texts.delete("home.json");
    await session.save();
    const [conflict] = session.state().conflicts;
    expect(conflict?.conflicts).toEqual([
      {
        location: [],
        mine: "Keep the page “Home”, with the changes:\nPage opening “We treat” › Heading: We treat",
        theirs: "Remove the page “Home”",
      },
    ]);
    if (conflict) session.resolveConflict(conflict.file, [choice]);
    await session.save();
    expect(store.texts.get("home.json")).toBe(
      words && written('"heading": "You treat, We track"', `"heading": "${words}"`),
    );
  },
);

test("unsaved added and removed pages are restored on return", async () => {
  session.apply([
    { file: "news.json", text: news },
    { file: "contact.json", text: undefined },
  ]);
  session = await open();
  expect(session.state().unsaved).toEqual(["contact.json", "news.json"]);
  session.undo();
  expect(session.state().unsaved).toEqual([]);
});

test("someone else's saved changes appear at once, and undo never removes them", async () => {
  type("We treat");
  store.change("contact.json", '"title": "Contact"', '"title": "Write to us"');
  store.texts.set("news.json", news);
  await session.refresh();
  expect(session.state().history.files.get("contact.json")).toContain("Write to us");
  expect(session.state().unsaved).toEqual(["home.json"]);
  expect(session.state().message?.words).toBe(
    "Someone else changed contact.json and added news.json. You have their version now.",
  );
  session.undo();
  expect(session.state().unsaved).toEqual([]);
  expect(session.state().history.files).toEqual(store.texts);
});

test("someone else's saved changes to a page are merged with unsaved ones", async () => {
  type("We treat");
  store.change("home.json", "Done today.", "Done tomorrow.");
  await session.refresh();
  expect(session.state().history.files.get("home.json")).toContain("Done tomorrow.");
  expect(session.state().history.files.get("home.json")).toContain("We treat");
  await session.save();
  expect(home()).toContain("Done tomorrow.");
  expect(home()).toContain("We treat");
});

test("a conflict is shown once, until someone else changes the field again", async () => {
  type("We treat");
  store.change("home.json", '"heading": "You treat, We track"', '"heading": "They treat"');
  await session.refresh();
  const { conflicts } = session.state();
  expect(conflicts).toHaveLength(1);
  await session.refresh();
  expect(session.state().conflicts[0]).toBe(conflicts[0]);
  store.change("home.json", "They treat", "They do");
  await session.refresh();
  expect(session.state().conflicts).toHaveLength(1);
  expect(session.state().conflicts[0]?.file.text).toContain("They do");
});

test("a refresh during a save finds nothing new", async () => {
  type("We treat");
  const save = store.save.bind(store);
  let looked: Promise<void> | undefined;
  store.save = (files) => {
    looked = session.refresh();
    type("We treat all");
    return save(files);
  };
  await session.save();
  await looked;
  expect(session.state()).toMatchObject({ conflicts: [], unsaved: ["home.json"] });
  expect(session.state().history.files.get("home.json")).toContain("We treat all");
});

test("text typed during a save is reported as unsaved and is its own undo step", async () => {
  type("We treat");
  const save = store.save.bind(store);
  store.save = (files) => {
    type("We treat all");
    return save(files);
  };
  await session.save();
  expect(session.state()).toMatchObject({
    unsaved: ["home.json"],
    message: { words: "Saved, except for your latest changes. Save again." },
  });
  session.undo();
  expect(session.state().history.files.get("home.json")).toBe(home());
  expect(session.state().unsaved).toEqual([]);
});

test("a save that breaks off reports that nothing was saved, and the edits stay", async () => {
  type("We treat");
  const save = store.save.bind(store);
  store.save = () => Promise.reject(new Error("Unexpected end of JSON input"));
  await session.save();
  expect(session.state()).toMatchObject({
    failure: "Nothing was saved. Save again. Your changes are still here.",
    unsaved: ["home.json"],
  });
  store.save = save;
  await session.save();
  expect(session.state()).toMatchObject({ message: { words: "Saved." }, unsaved: [] });
});

test("a picture added during a refresh stays known", async () => {
  const load = store.load.bind(store);
  let adding: Promise<unknown> | undefined;
  store.load = async () => {
    const stored = await load();
    adding = session.addMedia(new File(["x"], "desk.png"), ["png"]);
    await Promise.resolve();
    return stored;
  };
  await session.refresh();
  await adding;
  expect(session.state().assets.media.has("media/desk.png")).toBe(true);
});

test("an automatic fix can be undone", () => {
  const broken = (base.get("home.json") ?? "").replace('"Home",', '"Home"').replace(": 1", ' "1"');
  session.apply([{ file: "home.json", text: broken }]);
  const [first, ...rest] = session.state().fixes;
  if (!first) throw new Error("There is nothing to fix");
  session.fix([first]);
  expect(session.state().fixes).toHaveLength(rest.length);
  session.undo();
  expect(session.state().history.files.get("home.json")).toBe(broken);
});

test("a browser without space is reported, and everything else works", async () => {
  drafts.isFull = true;
  type("We treat");
  await expect
    .poll(() => session.state().message?.words)
    .toBe("This browser can't store unsaved changes. Save before you close the tab.");
  await session.save();
  expect(home()).toContain("We treat");
});

test("the message about missing space stays until everything is stored or saved", async () => {
  const noRoom = "This browser can't store unsaved changes. Save before you close the tab.";
  drafts.isFull = true;
  type("We treat");
  await expect.poll(() => session.state().message?.words).toBe(noRoom);
  const heard: unknown[] = [];
  const stop = session.subscribe(() => heard.push(session.state().message?.words));
  type("Here we are", ["blocks", 0, "text"]);
  await Promise.resolve();
  expect(new Set(heard)).toEqual(new Set([noRoom]));
  drafts.isFull = false;
  type("Here we are all", ["blocks", 0, "text"]);
  await expect.poll(() => session.state().message?.words).toBeUndefined();
  drafts.isFull = true;
  type("Here", ["blocks", 0, "text"]);
  await expect.poll(() => session.state().message?.words).toBe(noRoom);
  await session.save();
  expect(session.state().message?.words).toBe("Saved.");
  stop();
});

test("an added picture can be used at once, and one that is refused or fails can't", async () => {
  const heard = vi.fn();
  session.subscribe(heard);
  const added = await session.addMedia(new File(["x"], "desk.png"), ["png"]);
  expect(added).toMatchObject({ is: "added", name: "media/desk.png" });
  expect(session.state().assets.media.get("media/desk.png")).toBe("./media/desk.png");
  expect(session.state().assets.measured?.get("media/desk.png")).toMatchObject({
    width: 30,
    height: 20,
  });
  expect(heard).toHaveBeenCalled();
  store.refusal = "It is damaged.";
  const refused = await session.addMedia(new File(["x"], "team.png"), ["png"]);
  expect(refused).toEqual({ is: "refused", reason: "It is damaged." });
  expect(session.state().assets.media.has("media/team.png")).toBe(false);
  store.addMedia = () => Promise.reject(new Error("Not expected"));
  const failed = await session.addMedia(new File(["x"], "team.png"), ["png"]);
  expect(failed).toEqual({ is: "refused", reason: "Try again." });
});

test("a removed picture can't be used, and can be put back as it was", async () => {
  const add = vi.spyOn(store, "addMedia");
  await session.addMedia(new File(["x"], "desk.png"), ["png"]);
  const removed = await session.removeMedia("media/desk.png");
  expect(session.state().assets.media.has("media/desk.png")).toBe(false);
  expect(session.state().assets.measured?.has("media/desk.png")).toBe(false);
  if (removed.is === "refused") throw new Error(removed.reason);
  await session.addMedia(removed.file, ["png"]);
  expect(add).toHaveBeenLastCalledWith(removed.file, ["png"]);
  expect(session.state().assets.media.has("media/desk.png")).toBe(true);
});

test("a picture that wasn't removed can still be used", async () => {
  await session.addMedia(new File(["x"], "desk.png"), ["png"]);
  store.removeMedia = () => Promise.resolve({ is: "refused" as const, reason: "It is used." });
  expect(await session.removeMedia("media/desk.png")).toMatchObject({ reason: "It is used." });
  expect(session.state().assets.media.has("media/desk.png")).toBe(true);
});

test("media added by someone else can be used after a refresh", async () => {
  const stored = await store.load();
  const media = new Map([...stored.assets.media, ["media/team.jpg", "./media/team.jpg"] as const]);
  store.load = () => Promise.resolve({ ...stored, assets: { ...stored.assets, media } });
  await session.refresh();
  expect(session.state().assets.media.get("media/team.jpg")).toBe("./media/team.jpg");
});

test("two people who write the same text have no conflict", async () => {
  type("We both treat");
  store.change("home.json", '"heading": "You treat, We track"', '"heading": "We both treat"');
  store.change("home.json", "Done today.", "Done tomorrow.");
  await session.save();
  expect(session.state().conflicts).toEqual([]);
  expect(session.state().history.files.get("home.json")).toBe(home());
});

describe("a file that isn't UTF-8", () => {
  const asked = () => session.state().toConvert.map(({ name }) => name);
  const problems = () => session.state().diagnostics.map(({ id, file }) => `${file} ${id}`);
  const openWith = async (name: string, encoding: Encoding) => {
    store.guessed = { name, encoding };
    session = await open();
  };

  test("is reported, and saved with an edit only after the person agrees", async () => {
    await openWith("home.json", { strays: [home().indexOf("You treat")] });
    expect(problems()).toEqual(["content/home.json wrong-encoding"]);
    type("We treat");
    await session.save();
    expect([asked(), store.saves]).toEqual([["home.json"], []]);
    expect(session.state()).toMatchObject({
      unsaved: ["home.json"],
      message: {
        words:
          "Nothing was saved: home.json isn't in the site's text format (UTF-8). Save again and convert it.",
      },
    });
    await session.save(session.state().toConvert);
    expect([asked(), store.saves]).toEqual([[], [["home.json"]]]);
    expect(home()).toContain("We treat");
    expect(session.state()).toMatchObject({
      diagnostics: [],
      unsaved: [],
      message: { words: "Saved." },
    });
  });

  test("doesn't block other files, and stays unchanged if the person disagrees", async () => {
    await openWith("contact.json", "Windows-1252");
    type("We treat");
    await session.save();
    expect(store.saves).toEqual([["home.json"]]);
    session.askToConvert("contact.json");
    expect(asked()).toEqual(["contact.json"]);
    session.askToConvert();
    await session.save();
    expect([asked(), store.saves]).toEqual([[], [["home.json"]]]);
  });

  test("can be converted without an edit", async () => {
    await openWith("contact.json", "UTF-16");
    session.askToConvert("contact.json");
    await session.save(session.state().toConvert);
    expect([asked(), store.saves, problems()]).toEqual([[], [["contact.json"]], []]);
  });

  test("needs a new answer if it changed since the question", async () => {
    await openWith("home.json", "Windows-1252");
    type("We treat");
    await session.save();
    const { toConvert } = session.state();
    store.change("home.json", "Read twice.", "Read thrice.");
    await session.refresh();
    await session.save(toConvert);
    expect([asked(), store.saves]).toEqual([["home.json"], []]);
  });
});

describe("a file that can't be read", () => {
  const cannotRead =
    "This file can't be read: you don't have permission to open it. Give yourself permission to read it, or ask its owner.";
  const problems = () =>
    session.state().diagnostics.map(({ file, message, hint }) => [file, `${message} ${hint}`]);

  test("is named, and the other files are shown and saved", async () => {
    store.unreadable.set("contact.json", { why: "forbidden" });
    session = await open();
    expect(problems()).toEqual([["content/contact.json", cannotRead]]);
    type("We treat");
    expect(session.state().preview?.site.pages[0]?.blocks[0]).toMatchObject({
      heading: "We treat",
    });
    await session.save();
    expect(store.saves).toEqual([["home.json"]]);
    expect(store.texts.get("contact.json")).toBe(base.get("contact.json"));
  });

  test("loses no edits, and is saved when it can be read again", async () => {
    type("Contact", ["title"]);
    store.unreadable.set("home.json", { why: "forbidden" });
    await session.refresh();
    expect(session.state()).toMatchObject({ unsaved: ["home.json"], conflicts: [] });
    expect(problems()).toEqual([["content/home.json", cannotRead]]);
    store.unreadable.clear();
    await session.refresh();
    await session.save();
    expect(store.saves).toEqual([["home.json"]]);
    expect(home()).toContain('"title": "Contact"');
  });
});

test("a failed save is shown until one succeeds", async () => {
  type("We treat");
  store.refusal = "Nothing was saved: the disk is full.";
  await session.save();
  expect(session.state()).toMatchObject({ message: undefined, failure: store.refusal });
  type("We treat you");
  expect(session.state()).toMatchObject({ message: undefined, failure: store.refusal });
  const heard: (string | undefined)[] = [];
  session.subscribe(() => heard.push(session.state().failure));
  await session.save();
  expect(heard.slice(0, 1)).toEqual([undefined]);
  expect(heard.at(-1)).toBe(store.refusal);
  store.refusal = undefined;
  await session.save();
  expect(session.state()).toMatchObject({ message: { words: "Saved." }, failure: undefined });
});

describe("a text that is empty when it is left", () => {
  const card = ["blocks", 1, "cards", 0];
  const detail = (index: number) => ({ file: "home.json", path: [...card, "details", index] });
  const details = () =>
    JSON.parse(session.state().history.files.get("home.json") ?? "{}").blocks[1].cards[0].details;
  const empty = (...indexes: readonly number[]) => {
    for (const index of indexes)
      session.change(
        "home.json",
        { do: "set", path: detail(index).path, value: " " },
        locationKey(detail(index)),
      );
  };
  beforeEach(() => {
    const value = ["One", "Two", "Three"];
    session.change("home.json", { do: "insert", into: card, name: "details", value });
    session.endStep();
  });

  test("is removed from its list, in the same undo step", () => {
    empty(1);
    expect(leaveText(session, detail(1))).toContain("is empty, so it was removed");
    expect(details()).toEqual(["One", "Three"]);
    session.undo();
    expect(details()).toEqual(["One", "Two", "Three"]);
  });

  test("stays while the author goes to another text of the list", () => {
    empty(0);
    expect(leaveText(session, detail(0), detail(2))).toBeUndefined();
    expect(details()).toEqual([" ", "Two", "Three"]);
    leaveText(session, detail(2), { file: "home.json", path: [...card, "heading"] });
    expect(details()).toEqual(["Two", "Three"]);
  });

  test("comes back with its words by one undo, also if the author passed another text of the list", () => {
    empty(0);
    leaveText(session, detail(0), detail(2));
    leaveText(session, detail(2));
    expect(details()).toEqual(["Two", "Three"]);
    session.undo();
    expect(details()).toEqual(["One", "Two", "Three"]);
  });

  test("takes the list with it if it was the last", () => {
    empty(0, 1, 2);
    leaveText(session, detail(2));
    expect(details()).toBeUndefined();
  });

  test("stays after Undo, so that Redo brings its words back", () => {
    const added = { file: "home.json", path: [...card, "details", 3] };
    session.change("home.json", {
      do: "insert",
      into: [...card, "details"],
      at: 3,
      value: "",
    });
    session.endStep();
    session.change("home.json", { do: "set", path: added.path, value: "Four" }, locationKey(added));
    session.undo();
    expect(leaveText(session, added)).toBeUndefined();
    session.redo();
    expect(details()).toEqual(["One", "Two", "Three", "Four"]);
  });

  test("stays where the check would miss it", () => {
    const text = { file: "home.json", path: [...card, "text"] };
    session.change("home.json", { do: "set", path: text.path, value: "" });
    expect(leaveText(session, text)).toBeUndefined();
  });
});

describe("a text with spaces at its edges", () => {
  const text = { file: "home.json", path: ["blocks", 1, "cards", 0, "text"] };
  const now = () => valueIn(session.state().history.files, text);
  const typed = (value: string) =>
    session.change(text.file, { do: "set", path: text.path, value }, locationKey(text));

  test("loses them once it is left, in the same undo step", () => {
    const before = now();
    typed(" {{facts.city}}, India \u00a0");
    leaveText(session, text);
    expect(now()).toBe("{{facts.city}}, India");
    session.undo();
    expect(now()).toBe(before);
  });

  test("loses them, too, if its step was closed meanwhile, as after a fact was removed", () => {
    const before = now();
    typed(" Ulm");
    session.endStep();
    leaveText(session, text);
    expect(now()).toBe("Ulm");
    session.undo();
    expect(now()).toBe(before);
    session.redo();
    expect(now()).toBe("Ulm");
  });

  test("keeps them after Undo, so that Redo brings the rest back", async () => {
    typed("We call you ");
    await session.save();
    typed("We call you back");
    session.undo();
    leaveText(session, text);
    expect(now()).toBe("We call you ");
    session.redo();
    expect(now()).toBe("We call you back");
  });

  test("keeps them if the author has changed something else since", () => {
    typed(" As it was");
    session.endStep();
    type("Another heading");
    leaveText(session, text);
    expect(now()).toBe(" As it was");
  });
});

describe("a file with the old name of a field", () => {
  const old = (text: string) =>
    text.replace('"heading": "Core values"', '"headline": "Core values"');
  const heading = ["blocks", 1, "heading"];
  beforeEach(async () => {
    store.texts.set("home.json", old(home()));
    session = new Session(store, await store.load(), drafts, withRenamedFields, allTools);
  });
  const shown = () => session.state().preview?.site.pages[0]?.blocks[1];

  test("is read, has no problem, and isn't written as long as nothing in it is changed", async () => {
    expect(shown()).toMatchObject({ heading: "Core values" });
    expect(session.state()).toMatchObject({ unsaved: [], diagnostics: [] });
    await session.save();
    expect(store.saves).toEqual([]);
    expect(home()).toBe(old(written("", "")));
  });

  test("has the new name once the author has changed something, and undo leaves nothing to save", async () => {
    type("Our values", heading);
    expect(shown()).toMatchObject({ heading: "Our values" });
    session.undo();
    expect(session.state().unsaved).toEqual([]);
    session.redo();
    await session.save();
    expect(session.state()).toMatchObject({ unsaved: [], message: { words: "Saved." } });
    expect(home()).toBe(written("Core values", "Our values"));
  });

  test("merges with what others change meanwhile under the old name", async () => {
    type("We treat");
    store.change("home.json", "Core values", "Their values");
    await session.save();
    expect(session.state().conflicts).toEqual([]);
    expect(shown()).toMatchObject({ heading: "Their values" });
    await session.save();
    const both = written('"heading": "You treat, We track"', '"heading": "We treat"');
    expect(home()).toBe(both.replace("Core values", "Their values"));
  });

  test("is merged after a refresh, too, without anything to save", async () => {
    store.change("home.json", "Core values", "Their values");
    await session.refresh();
    expect(shown()).toMatchObject({ heading: "Their values" });
    expect(session.state()).toMatchObject({ unsaved: [], diagnostics: [], conflicts: [] });
  });
});
