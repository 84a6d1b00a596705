// A connection that breaks, or an hour whose requests are used up, between any two requests of what the author does.
import { expect, test } from "vitest";
import type { Store } from "../../../src/store/store.ts";
import { drawing, mustSave, publish, save, titled } from "../contract/site.ts";
import { startInMemory } from "./open-store.ts";

type Scene = Awaited<ReturnType<typeof startInMemory>>;

interface Action {
  /** What the author has done before. */
  before?: (scene: Scene) => Promise<unknown>;
  run: (store: Store, scene: Scene) => Promise<{ is: string }>;
  /** The answer once the host can be reached again. */
  ends: string;
  /** What is at the host then. */
  left: (scene: Scene) => unknown;
}

const mine = ({ start }: Scene) => titled(start, "Mine");
const saveMine = (scene: Scene) => mustSave(scene.store, { "start.json": mine(scene) });
const proposal = { to: { is: "review", branch: "title" } } as const;
const branches = ({ repository }: Scene) => [...repository.branches.keys()].toSorted();

const actions: Record<string, Action> = {
  "a save": {
    run: (store, scene) => save(store, { "start.json": mine(scene) }),
    ends: "saved",
    left: ({ repository }) => repository.read("start.json", "edit/anna"),
  },
  "a save of everything as it is published": {
    before: saveMine,
    run: (store, { start }) => save(store, { "start.json": start }),
    ends: "saved",
    left: branches,
  },
  "a new picture": {
    before: saveMine,
    run: (store) => store.addMedia(drawing("new.svg", 20), ["svg"]),
    ends: "added",
    left: ({ repository }) => [
      repository.read("media/new.svg", "edit/anna"),
      repository.read("media/new-2.svg", "edit/anna"),
    ],
  },
  "a removed picture": {
    before: ({ store }) => store.addMedia(drawing("new.svg", 20), ["svg"]),
    run: (store) => store.removeMedia("media/new.svg"),
    ends: "removed",
    left: branches,
  },
  "a publish": {
    before: saveMine,
    run: (store) => publish(store),
    ends: "published",
    left: (scene) => [
      scene.repository.read("start.json") === mine(scene),
      scene.repository.historyOf("main").length,
      branches(scene),
    ],
  },
  "a proposal": {
    before: saveMine,
    run: (store) => publish(store, proposal),
    ends: "published",
    left: (scene) => [
      scene.repository.read("start.json", "title") === mine(scene),
      [...scene.repository.proposals.keys()],
      branches(scene),
    ],
  },
};

async function startWith({ before }: Action): Promise<Scene> {
  const scene = await startInMemory();
  await before?.(scene);
  // What the screen has asked for before the author clicks.
  await scene.store.load();
  scene.host.requests.length = 0;
  return scene;
}

const isEnded = (answer: unknown, { ends }: Action) =>
  typeof answer === "object" && answer !== null && "is" in answer && answer.is === ends;

/** What becomes of an action whose first requests are answered, and that is tried again later. */
async function cutOff(action: Action, answered: number) {
  const scene = await startWith(action);
  const { host, store } = scene;
  const tryIt = () => action.run(store, scene).catch((error: unknown) => error);
  host.refusesOnce = { after: answered, why: "busy", isLasting: true };
  const cut = await tryIt();
  host.refuses = undefined;
  const said = cut instanceof Error ? cut.message : JSON.stringify(cut);
  const isExplained = isEnded(cut, action) || said.includes("The host says: busy.");
  const last = isEnded(cut, action) ? cut : await tryIt();
  // An empty draft that couldn't be removed goes when the site is opened next.
  await scene.otherDevice().load();
  return { isExplained, isEnded: isEnded(last, action), left: action.left(scene) };
}

test.each(Object.entries(actions))(
  "%s that is cut off says so, and ends as if nothing had happened once it is tried again",
  async (_name, action) => {
    const whole = await startWith(action);
    expect(await action.run(whole.store, whole)).toMatchObject({ is: action.ends });
    const left = action.left(whole);
    const { requests } = whole.host;
    const ends = await Promise.all(requests.map((_, answered) => cutOff(action, answered)));
    const named = ends.map((end, answered) => ({ cutAt: requests[answered], ...end }));
    expect(named).toEqual(
      requests.map((cutAt) => ({ cutAt, isExplained: true, isEnded: true, left })),
    );
  },
);
