// Publishing again after a colleague was faster: only what the author has merged or chosen goes over the colleague's.
import { beforeEach, expect, test } from "vitest";
import { Publisher } from "../../../src/edit/publish/publisher.ts";
import { Session } from "../../../src/edit/session.ts";
import type { Published, PublishAnswer, Publishing, Store } from "../../../src/edit/store/store.ts";
import { base } from "../../content/base.ts";

const takenIn = "a".repeat(40);
const home = base.get("home.json") ?? "";
const heading = (words: string) =>
  home.replace('"heading": "You treat, We track"', `"heading": "${words}"`);

/** What was asked of the store, oldest first. */
let asked: Pick<Publishing, "takenIn">[];
let theirs: string;
let publisher: Publisher;
let session: Session;

beforeEach(async () => {
  asked = [];
  const texts = new Map(base);
  const read = () => ({
    site: "a",
    folder: "content",
    files: [...texts].map(([name, text]) => ({ name, text, version: text })),
    beside: { icons: {}, media: new Map() },
  });
  const store: Store = {
    load: () => Promise.resolve(read()),
    save: (saved) => {
      for (const { name, text } of saved) texts.set(name, text ?? "");
      const versions = Object.fromEntries(saved.map(({ name, text }) => [name, text ?? ""]));
      return Promise.resolve({ is: "saved", versions });
    },
    addMedia: () => Promise.resolve({ is: "refused", reason: "" }),
    removeMedia: () => Promise.resolve({ is: "refused", reason: "" }),
    watch: () => () => undefined,
    published: () => Promise.resolve<Published>({ is: "unknown", reason: "" }),
    publish: (publishing): Promise<PublishAnswer> => {
      asked.push({ takenIn: publishing.takenIn });
      const file = { name: "home.json", base: home, theirs };
      return Promise.resolve({ is: "overtaken", takenIn, files: [file] });
    },
  };
  session = new Session(store, await store.load(), { found: [], keep: () => Promise.resolve() });
  publisher = new Publisher(session, store, "a");
});

const publish = () => publisher.publish("Say it better", { is: "direct" });
const type = (value: string) =>
  session.change("home.json", { do: "set", path: ["blocks", 0, "heading"], value });

test("closing the dialog without choosing doesn't let the next publish overwrite a colleague", async () => {
  theirs = heading("They treat");
  type("We treat");
  const outcome = await publish();
  if (outcome.is !== "overtaken") throw new Error(`It was ${outcome.is}`);
  expect(outcome.clashes.map(({ name }) => name)).toEqual(["home.json"]);
  await publish();
  expect(asked).toEqual([{ takenIn: undefined }, { takenIn: undefined }]);
});

test("once a colleague's changes are merged, the next publish says so", async () => {
  theirs = home.replace("Done today.", "Done tomorrow.");
  type("We treat");
  await publish();
  expect(session.state().history.files.get("home.json")).toBe(
    heading("We treat").replace("Done today.", "Done tomorrow."),
  );
  await publish();
  expect(asked).toEqual([{ takenIn: undefined }, { takenIn }]);
});
