// The editor says who has changed the same text: the author on another device, a colleague by name, or someone.
import { beforeEach, describe, expect, test } from "vitest";
import type { Change } from "../../../src/content/edit/change.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";

import type { DraftFile } from "../../../src/edit/session/draft.ts";
import { Publisher } from "../../../src/edit/session/publisher.ts";
import { allTools } from "../../../src/edit/session/session-tools.ts";
import { Session } from "../../../src/edit/session/session.ts";
import type { Store } from "../../../src/store/store.ts";
import { mustSave, publish, titled } from "../contract/site.ts";
import { startInMemory } from "./open-store.ts";

const chooseNow = "Nothing is saved until you choose.";

let scene: Awaited<ReturnType<typeof startInMemory>>;
let session: Session;

const open = async (store: Store, found: readonly DraftFile[] = []) =>
  new Session(
    store,
    await store.load(),
    { found, store: () => Promise.resolve() },
    engineVocabulary,
    allTools,
  );

const title = (value: string): Change => ({ do: "set", path: ["title"], value });
const type = (value: string) => session.change("start.json", title(value));
const published = (name: string, author: string, text = scene.start) =>
  scene.repository.push({ "start.json": titled(text, name) }, { author });

beforeEach(async () => {
  scene = await startInMemory();
  session = await open(scene.store);
});

describe("what the author has saved on another device", () => {
  test("is the author's own, without another request", async () => {
    await mustSave(scene.otherDevice(), { "start.json": titled(scene.start, "On the phone") });
    scene.host.requests.length = 0;
    await session.refresh();
    expect(session.state().message?.words).toBe(
      "You changed start.json on another device. You have that version now.",
    );
    expect(scene.host.requests).not.toContain("fileChanges");
  });

  test("is so where the same text was typed here", async () => {
    await mustSave(scene.otherDevice(), { "start.json": titled(scene.start, "On the phone") });
    type("On the desk");
    await session.save();
    expect(session.state()).toMatchObject({
      message: { words: `You changed the same text on another device. ${chooseNow}` },
      conflicts: [{ by: [{ is: "author" }] }],
    });
  });

  test("is so where another text was typed here", async () => {
    await mustSave(scene.otherDevice(), { "start.json": titled(scene.start, "On the phone") });
    session.change("start.json", { do: "set", path: ["description"], value: "On the desk." });
    await session.save();
    expect(session.state().message?.words).toBe(
      "You changed start.json on another device. Those changes are here now along with the ones you made here. Nothing is saved yet.",
    );
  });

  test("is so if it was published there and the draft is gone", async () => {
    await mustSave(scene.store, { "start.json": titled(scene.start, "First") });
    await session.refresh();
    const phone = scene.otherDevice();
    await mustSave(phone, { "start.json": titled(scene.start, "On the phone") });
    await publish(phone);
    type("On the desk");
    await session.save();
    expect(session.state().message?.words).toMatch(
      /^You changed the same text on another device\./,
    );
  });

  test("is so if it is what the site had before", async () => {
    await mustSave(scene.store, {
      "start.json": titled(scene.start, "First"),
      "services.json": titled(scene.repository.read("services.json") ?? "", "Ours"),
    });
    await session.refresh();
    await mustSave(scene.otherDevice(), { "start.json": scene.start });
    type("On the desk");
    await session.save();
    expect(session.state().message?.words).toMatch(
      /^You changed the same text on another device\./,
    );
  });
});

describe("what a colleague has published", () => {
  test("is theirs, by name", async () => {
    await published("Hers", "Maria Lopez");
    await session.refresh();
    expect(session.state().message?.words).toBe(
      "Maria Lopez changed start.json. You have their version now.",
    );
  });

  test("is theirs where the same text was typed here, and what others did earlier isn't named", async () => {
    await published("Older", "Otto");
    await session.refresh();
    await published("Hers", "Maria Lopez");
    await scene.repository.push({ "services.json": "{}" }, { author: "Tom Berg" });
    type("Mine");
    await session.refresh();
    expect(session.state().message?.words).toBe(`Maria Lopez changed the same text. ${chooseNow}`);
  });

  test("is everyone's who changed it since, the author included", async () => {
    await published("Hers", "Maria Lopez");
    const phone = scene.otherDevice();
    await mustSave(phone, { "start.json": titled(scene.start, "On the phone") });
    await publish(phone);
    await published("His", "Tom Berg");
    type("On the desk");
    await session.save();
    expect(session.state().message?.words).toBe(
      `Tom Berg, Maria Lopez, and you changed the same text. ${chooseNow}`,
    );
  });

  test("is theirs when the editor opens with texts that were never saved", async () => {
    await published("Hers", "Maria Lopez");
    const found = [{ name: "start.json", text: titled(scene.start, "Mine"), base: scene.start }];
    session = await open(scene.open(), found);
    await session.save();
    expect(session.state().message?.words).toBe(`Maria Lopez changed the same text. ${chooseNow}`);
  });

  test("is someone's if the host doesn't say, and is merged all the same", async () => {
    await published("Hers", "Maria Lopez");
    type("Mine");
    scene.host.fileChanges = () => Promise.reject(new Error("It fails."));
    await session.refresh();
    expect(session.state().message?.words).toBe(`Someone else changed the same text. ${chooseNow}`);
    expect(session.state().conflicts[0]?.conflicts[0]).toMatchObject({ theirs: "Hers" });
  });

  test("is named when publishing comes second, and nobody is asked about otherwise", async () => {
    type("Mine");
    await session.save();
    await published("Hers", "Maria Lopez");
    // Whether visitors see it isn't asked here.
    const clock = { now: () => 0, pause: () => new Promise<void>(() => {}) };
    const publisher = new Publisher(session, scene.store, "a", clock);
    const send = () => publisher.publish("News", { is: "direct" }, []);
    const outcome = await send();
    expect(outcome).toMatchObject({
      is: "overtaken",
      by: [{ is: "other", name: "Maria Lopez" }],
    });
    if (outcome.is !== "overtaken") return;
    await publisher.mergeChosen(outcome.open, [["mine"]], outcome.mergedVersion);
    scene.host.requests.length = 0;
    expect(await send()).toMatchObject({ is: "published" });
    expect(scene.host.requests).not.toContain("fileChanges");
  });
});
