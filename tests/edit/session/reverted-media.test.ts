// A photo that was added and removed again isn't published, and can be published on request.
import { beforeEach, expect, test } from "vitest";
import { noDrafts } from "../../../src/edit/session/browser-drafts.ts";
import type { Clock } from "../../../src/edit/session/live-check.ts";
import { Publisher } from "../../../src/edit/session/publisher.ts";
import { allTools } from "../../../src/edit/session/session-tools.ts";
import { Session } from "../../../src/edit/session/session.ts";
import { drawing } from "../../store/contract/site.ts";
import { startInMemory } from "../../store/git/open-store.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";

/** Nobody asks here whether it is live. */
const stoppedClock: Clock = { now: () => 0, pause: () => new Promise(() => {}) };

type Scene = Awaited<ReturnType<typeof startInMemory>>;

let scene: Scene;
let session: Session;
let publisher: Publisher;
const photo = "media/new.svg";
const picture = ["blocks", 0, "picture", "src"];
const use = (src: string) =>
  session.change("start.json", { do: "set", path: picture, value: src }, undefined);
const rename = (title: string) =>
  session.change("start.json", { do: "set", path: ["title"], value: title });
const publish = async (media: string[] = []) => {
  expect(await publisher.publish("Change", { is: "direct" }, media)).toMatchObject({
    is: "published",
  });
  return scene.repository.read(photo) !== undefined;
};

beforeEach(async () => {
  scene = await startInMemory();
  session = new Session(
    scene.store,
    await scene.store.load(),
    noDrafts,
    engineVocabulary,
    allTools,
  );
  publisher = new Publisher(session, scene.store, "a", stoppedClock);
  expect(await session.addMedia(drawing("new.svg", 20), ["svg"])).toMatchObject({ name: photo });
});

test.each<[string, () => unknown]>([
  ["undone", () => session.undo()],
  ["replaced", () => use("media/bicycle.svg")],
  ["removed", () => session.change("start.json", { do: "remove", path: ["blocks", 0, "picture"] })],
  ["undone after a save", async () => (await session.save(), session.undo())],
  ["undone, and something else was written since", () => (session.undo(), rename("Another"))],
])("a photo whose use was %s stays out", async (_how, revert) => {
  use(photo);
  await revert();
  rename("New title");
  expect(await publish()).toBe(false);
  expect(await publisher.published()).toMatchObject({ newMedia: [photo] });
  rename("Newer title");
  expect(await publish([photo])).toBe(true);
});

test("a photo that is used again is published", async () => {
  use(photo);
  session.undo();
  session.redo();
  expect(await publish()).toBe(true);
});

test("a file that was only added to media is published", async () => {
  rename("New title");
  expect(await publish()).toBe(true);
});
