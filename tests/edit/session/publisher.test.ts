// Someone else published first: their changes are merged at once, or when all conflicts are resolved.
import { expect, test, vi } from "vitest";
import type { Clock } from "../../../src/edit/session/live-check.ts";
import { Publisher } from "../../../src/edit/session/publisher.ts";
import { allTools } from "../../../src/edit/session/session-tools.ts";
import { Session } from "../../../src/edit/session/session.ts";
import type { Path } from "../../../src/content/model/path.ts";
import type { PublishAnswer, Store, Stored } from "../../../src/store/store.ts";
import { base } from "../../content/base.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";

const homeOf = (from: string, to: string) => (base.get("home.json") ?? "").replace(from, to);
const contactOf = (from: string, to: string) => (base.get("contact.json") ?? "").replace(from, to);

/** Publishes a changed heading after someone else published a heading and another page. */
async function overtaken(theirHeading: string) {
  const texts = new Map(base);
  /** The merged version of each save, oldest first. */
  const merged: (string | undefined)[] = [];
  const load = (): Promise<Stored> =>
    Promise.resolve({
      site: "a",
      folder: "content",
      files: [...texts].map(([name, text]) => ({ name, text, version: text })),
      assets: { icons: {}, media: new Map() },
    });
  const theirs = new Map([
    ["home.json", homeOf("You treat, We track", theirHeading)],
    ["contact.json", contactOf('"title": "Contact"', '"title": "Write to us"')],
  ]);
  const store = {
    savesTo: "files",
    load,
    save: (
      files: readonly { name: string; text: string | null }[],
      mergedVersion: string | undefined,
    ) => {
      merged.push(mergedVersion);
      for (const { name, text } of files) texts.set(name, text ?? "");
      return Promise.resolve({
        is: "saved",
        versions: Object.fromEntries(files.map(({ name, text }) => [name, text ?? ""])),
      });
    },
    publish: () =>
      Promise.resolve({
        is: "overtaken",
        mergedVersion: "them",
        files: [...theirs].map(([name, text]) => ({ name, theirs: text })),
        before: Object.fromEntries(base),
      }),
  } as unknown as Store; // Cast: nothing else of it is asked for.
  const drafts = { found: [], store: () => Promise.resolve() };
  const session = new Session(store, await load(), drafts, engineVocabulary, allTools);
  const path = ["blocks", 0, "heading"];
  session.change("home.json", { do: "set", path, value: "We treat" });
  const publisher = new Publisher(session, store, "a");
  const publish = () => publisher.publish("News", { is: "direct" }, []);
  const outcome = await publish();
  if (outcome.is !== "overtaken") throw new Error(`It is ${outcome.is}`);
  return { session, publisher, outcome, publish, merged, store };
}

test("closing the dialog before every choice is made leaves all pages unchanged", async () => {
  const { session, outcome } = await overtaken("They treat");
  expect(outcome.open.map(({ names, conflicts }) => [names.mine, conflicts.length])).toEqual([
    ["home.json", 1],
    ["contact.json", 0],
  ]);
  expect(session.state().history.files).toEqual(
    new Map([...base, ["home.json", homeOf("You treat, We track", "We treat")]]),
  );
});

test("the choices are an undo step, and a page that only the colleague changed stays", async () => {
  const { session, publisher, outcome } = await overtaken("They treat");
  const before = session.state().history.files;
  await publisher.mergeChosen(outcome.open, [["theirs"]], outcome.mergedVersion);
  const { history, unsaved } = session.state();
  expect(history.files.get("home.json")).toContain("They treat");
  expect(history.files.get("contact.json")).toContain("Write to us");
  expect(unsaved).toEqual([]);
  session.undo();
  const { files } = session.state().history;
  expect(files.get("home.json")).toBe(before.get("home.json"));
  expect(files.get("contact.json")).toContain("Write to us");
});

test("a merge that can't be saved changes nothing here", async () => {
  const { session, publisher, outcome, store } = await overtaken("They treat");
  const before = session.state().history.files;
  store.save = () => Promise.resolve({ is: "refused", reason: "You're offline." });
  const merge = publisher.mergeChosen(outcome.open, [["theirs"]], outcome.mergedVersion);
  expect(await merge).toEqual({ is: "refused", reason: "You're offline." });
  expect(session.state().history.files).toEqual(before);
});

test("a page that changed while the author chose is merged again instead of overwritten", async () => {
  const { session, publisher, outcome } = await overtaken("They treat");
  const path = ["blocks", 0, "heading"];
  session.change("home.json", { do: "set", path, value: "We treat you" });
  const merge = publisher.mergeChosen(outcome.open, [["theirs"]], outcome.mergedVersion);
  expect(await merge).toMatchObject({ is: "refused" });
  expect(session.state().history.files.get("home.json")).toContain("We treat you");
});

/** The author goes on writing on the home page while the next save is on its way. */
function writeDuringSave(session: Session, store: Store, path: Path, value: string): void {
  const save = store.save.bind(store);
  store.save = (...given) => {
    session.change("home.json", { do: "set", path, value });
    return save(...given);
  };
}

test.each(["mine", "theirs"] as const)(
  "what is written while the merge is saved is no conflict with it: %s",
  async (choice) => {
    const { session, publisher, outcome, store } = await overtaken("They treat");
    writeDuringSave(session, store, ["blocks", 0, "text"], "Written meanwhile.");
    const choices = [[choice], []];
    const merge = await publisher.mergeChosen(outcome.open, choices, outcome.mergedVersion);
    expect(merge).toMatchObject({ is: "overtaken" });
    const { history, unsaved, conflicts } = session.state();
    expect(conflicts).toEqual([]);
    expect(history.files.get("home.json")).toContain("Written meanwhile.");
    expect(history.files.get("home.json")).toContain(choice === "mine" ? "We treat" : "They treat");
    expect(history.files.get("contact.json")).toContain("Write to us");
    expect(unsaved).toEqual(["home.json"]);
  },
);

test("a text that is written on while its merge is saved stays, and asks nothing", async () => {
  const { session, publisher, outcome, store } = await overtaken("They treat");
  writeDuringSave(session, store, ["blocks", 0, "heading"], "We treat you");
  await publisher.mergeChosen(outcome.open, [["mine"], []], outcome.mergedVersion);
  expect(session.state()).toMatchObject({ conflicts: [], unsaved: ["home.json"] });
  expect(session.state().history.files.get("home.json")).toContain("We treat you");
});

test("without a conflict their changes are merged at once", async () => {
  const { session, outcome } = await overtaken("You treat, We track");
  expect(outcome.open).toEqual([]);
  expect(session.state().history.files.get("contact.json")).toContain("Write to us");
});

test("closing the dialog without choosing doesn't let the next publish overwrite a colleague", async () => {
  const { publish, merged } = await overtaken("They treat");
  await publish();
  expect(merged).not.toContain("them");
});

test.each(["They treat", "You treat, We track"])(
  "a colleague's changes are saved together with the version that they come from: %s",
  async (theirHeading) => {
    const { publisher, outcome, merged } = await overtaken(theirHeading);
    if (outcome.open.length > 0)
      await publisher.mergeChosen(outcome.open, [["mine"], []], outcome.mergedVersion);
    expect(merged).toEqual([undefined, "them"]);
  },
);

/** Publishes through a store that answers or fails like this. */
async function publishing(
  own: Partial<Store>,
  clock: Clock = { now: () => 0, pause: () => new Promise<void>(() => {}) },
  meanwhile?: (session: Session) => void,
) {
  const files = [...base].map(([name, text]) => ({ name, text, version: text }));
  const stored = { site: "a", folder: "content", files, assets: { icons: {}, media: new Map() } };
  // Cast: nothing else of it is asked for.
  const store = { savesTo: "draft", ...own } as unknown as Store;
  const session = new Session(
    store,
    stored,
    { found: [], store: () => Promise.resolve() },
    engineVocabulary,
    allTools,
  );
  const publisher = new Publisher(session, store, "a", clock);
  const answered = publisher.publish("News", { is: "direct" }, []);
  if (meanwhile) {
    // The store is asked after a save that has nothing to do.
    await new Promise((go) => setTimeout(go));
    meanwhile(session);
  }
  return { session, publisher, outcome: await answered };
}

const published = { is: "published", branch: "main", review: undefined, note: undefined } as const;
const mark = { hash: "h", log: "https://host.example/log" };

test("what was published directly is followed until visitors see it", async () => {
  const { session, publisher } = await publishing({
    publish: () => Promise.resolve({ ...published, live: mark }),
    isLive: () => Promise.resolve(false),
  });
  expect(publisher.live?.state()).toMatchObject({ is: "waiting", mark });
  // Its site has invented details.
  expect(session.state().message?.words).toBe(
    "Published, with 3 placeholders left. If it isn’t live soon, replace what is left.",
  );
});

test.each([
  [true, "Not saved yet. What you published is live."],
  [false, "Not saved yet. What you published isn’t live yet."],
])(
  "news about the last publish doesn't hide newer unsaved changes: live %s",
  async (isLive, words) => {
    let now = 0;
    let goOn = () => {};
    const { session } = await publishing(
      {
        publish: () => Promise.resolve({ ...published, live: mark }),
        isLive: () => Promise.resolve(isLive),
      },
      { now: () => now, pause: () => new Promise<void>((go) => (goOn = go)) },
    );
    session.change("home.json", { do: "set", path: ["blocks", 0, "heading"], value: "We treat" });
    now = 600_000;
    goOn();
    await vi.waitFor(() => expect(session.state().message?.words).toBe(words));
  },
);

test("changes made while the publish is sent are not hidden by its success", async () => {
  let answer = (_answer: PublishAnswer) => {};
  const { session } = await publishing(
    {
      publish: () => new Promise((resolve) => (answer = resolve)),
      isLive: () => Promise.resolve(false),
    },
    undefined,
    (edited) => {
      edited.change("home.json", { do: "set", path: ["blocks", 0, "heading"], value: "We treat" });
      answer({ ...published, live: mark });
    },
  );
  expect(session.state().unsaved).toEqual(["home.json"]);
  expect(session.state().message?.words).toBeUndefined();
});

test("a proposal isn't waited for", async () => {
  const { publisher } = await publishing({
    publish: () => Promise.resolve(published),
    isLive: () => Promise.resolve(false),
  });
  expect(publisher.live?.state()).toEqual({ is: "nothing" });
});

test("a store that fails says so, and publishing can be tried again", async () => {
  const { publisher, outcome } = await publishing({
    publish: () => Promise.reject(new Error("internal")),
    published: () => Promise.reject(new Error("internal")),
  });
  expect(outcome).toMatchObject({ is: "refused", reason: expect.stringMatching(/Publish again/) });
  expect(await publisher.published()).toMatchObject({
    is: "unknown",
    reason: expect.stringMatching(/open it again/),
  });
});

test("changes are saved before they are packed, and a failed save packs nothing", async () => {
  const saved: string[] = [];
  const { session, publisher } = await publishing({
    publish: () => Promise.resolve({ is: "nothing" }),
    changedFiles: () => Promise.resolve(new File([saved.join(" ")], "changes.zip")),
    save: (files) => {
      if (saved.length > 0) return Promise.resolve({ is: "refused", reason: "The tab is full." });
      saved.push(...files.map(({ name }) => name));
      return Promise.resolve({ is: "saved", versions: { "home.json": "2" } });
    },
  });
  const path = ["blocks", 0, "heading"];
  session.change("home.json", { do: "set", path, value: "We treat" });
  const packed = await publisher.packChanges();
  expect(packed.is === "packed" && (await packed.file.text())).toBe("home.json");
  session.change("home.json", { do: "set", path, value: "We track" });
  expect(await publisher.packChanges()).toEqual({ is: "refused", reason: "The tab is full." });
});
