// What the guards of the git store must not do: hold on to what isn't so any more, or drop what was saved or published.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Refused } from "../../../src/store/git-host.ts";
import type { Store } from "../../../src/store/store.ts";
import { drawing, fileOf, mustSave, publish, publishing, save, titled } from "../contract/site.ts";
import { startInMemory, tabOf } from "./open-store.ts";

const draft = "edit/anna";
let { repository, host, open, otherDevice, store, start } = await startInMemory();

beforeEach(async () => {
  ({ repository, host, open, otherDevice, store, start } = await startInMemory());
});

const textOf = async (name: string, from: Store = store) => (await fileOf(from, name)).text;

describe("a draft that is saved back to what is published", () => {
  beforeEach(() => mustSave(store, { "start.json": titled(start, "Mine") }));

  test("isn't called saved while the host can't be reached", async () => {
    const { version } = await fileOf(store, "start.json");
    host.refuses = "offline";
    const back = [{ name: "start.json", text: start, version }];
    expect((await store.save(back)).is).toBe("refused");
    host.refuses = undefined;
    expect((await store.save(back)).is).toBe("saved");
    expect(await textOf("start.json", otherDevice())).toBe(start);
  });

  test("is saved where branches can't be removed", async () => {
    host.remove = () => Promise.reject(new Refused("protected", "Branches stay."));
    await mustSave(store, { "start.json": start });
    expect(repository.read("start.json", draft)).toBe(start);
    expect(await textOf("start.json", otherDevice())).toBe(start);
    await mustSave(store, { "start.json": titled(start, "Again") });
    expect(await textOf("start.json", otherDevice())).toBe(titled(start, "Again"));
  });
});

describe("a save without an answer", () => {
  test("isn't published if the author has undone it since", async () => {
    const wanted = await publishing(store);
    host.lost = 1;
    const lost = await save(store, { "start.json": titled(start, "Oops"), "team.json": start });
    expect(lost.is).toBe("refused");
    expect(repository.read("team.json", draft)).toBe(start);
    expect(await store.publish(wanted)).toEqual({ is: "nothing" });
    expect(repository.historyOf("main")).toHaveLength(1);
    const { files } = await otherDevice().load();
    expect(files.find(({ name }) => name === "team.json")).toBeUndefined();
    expect(files.find(({ name }) => name === "start.json")?.text).toBe(start);
  });
});

describe("a look between two steps", () => {
  test("doesn't keep a save of another device from being found", async () => {
    await mustSave(store, { "start.json": titled(start, "Mine") });
    const { version } = await fileOf(store, "start.json");
    store.watch(() => {});
    host.before = async () => {
      await mustSave(otherDevice(), { "services.json": "{ }" });
      await look();
    };
    const again = [{ name: "start.json", text: titled(start, "Mine too"), version }];
    expect((await store.save(again)).is).toBe("saved");
    expect(repository.read("services.json", draft)).toBe("{ }");
  });

  test("doesn't keep a publish of others from being found", async () => {
    await mustSave(store, { "start.json": titled(start, "Mine") });
    store.watch(() => {});
    const wanted = await publishing(store);
    host.before = async () => {
      await repository.push({ "services.json": "{ }" });
      await look();
    };
    expect((await store.publish(wanted)).is).toBe("overtaken");
  });

  async function look() {
    const before = host.requests.length;
    store.look();
    while (host.requests.length === before) await Promise.resolve();
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  }
});

test("a draft that another device has just published is gone at once", async () => {
  const device = otherDevice();
  await mustSave(device, { "start.json": titled(start, "One") });
  await store.load();
  await mustSave(device, { "start.json": titled(start, "Two") });
  expect((await publish(device)).is).toBe("published");
  expect(await textOf("start.json")).toBe(titled(start, "Two"));
  expect(await publish(store)).toEqual({ is: "nothing" });
});

test("a draft that another device has made and published meanwhile isn't waited for", async () => {
  await store.load();
  const { version } = await fileOf(store, "services.json");
  const device = otherDevice();
  await mustSave(device, { "start.json": titled(start, "Published") });
  host.lag = 1;
  const wanted = [{ name: "services.json", text: "{ }", version }];
  expect((await store.save(wanted)).is).toBe("refused");
  host.lag = 0;
  expect((await publish(device)).is).toBe("published");
  repository.now += 61_000;
  expect((await store.save(wanted)).is).toBe("saved");
});

test("a new draft starts from what another device has just published", async () => {
  await store.load();
  const { version } = await fileOf(store, "services.json");
  const device = otherDevice();
  await mustSave(device, { "start.json": titled(start, "Published") });
  expect((await publish(device)).is).toBe("published");
  const changed = vi.fn<() => void>();
  store.watch(changed);
  const saved = await store.save([{ name: "services.json", text: "{ }", version }]);
  expect(saved.is).toBe("saved");
  expect(repository.read("start.json", draft)).toBe(titled(start, "Published"));
  expect(changed).toHaveBeenCalled();
});

test("what another device has saved is reported after a save that came upon it", async () => {
  await mustSave(store, { "start.json": titled(start, "Mine") });
  const { version } = await fileOf(store, "start.json");
  await mustSave(otherDevice(), { "services.json": "{ }" });
  const changed = vi.fn<() => void>();
  store.watch(changed);
  const saved = await store.save([{ name: "start.json", text: start.concat(" "), version }]);
  expect(saved.is).toBe("saved");
  expect(changed).toHaveBeenCalled();
});

describe("a published branch that is moved back", () => {
  test("is shown as it is, once answers can't lag any more", async () => {
    await store.load();
    const before = repository.branches.get("main");
    await repository.push({ "start.json": titled(start, "Too early") });
    await store.load();
    repository.move("main", before);
    repository.now += 61_000;
    expect(await textOf("start.json")).toBe(start);
    await mustSave(store, { "services.json": "{}" });
    expect(repository.commits.get(repository.branches.get(draft) ?? "")?.parents).toEqual([before]);
  });

  test("a clock that is set back doesn't make the guard last longer", async () => {
    const memory = tabOf();
    let now = repository.now;
    const tab = open({ now: () => now, memory });
    await mustSave(tab, { "start.json": titled(start, "Mine") });
    now -= 3_600_000;
    repository.now += 61_000;
    repository.move(draft, undefined);
    expect(await textOf("start.json", tab)).toBe(start);
  });
});

describe("what others change back", () => {
  test("a page that the author has added again isn't missed where its removal was accepted", async () => {
    await repository.push({ "team.json": start });
    await mustSave(store, { "team.json": null });
    const to = { is: "review", branch: "no-team" } as const;
    expect((await publish(store, { to })).is).toBe("published");
    await mustSave(store, { "team.json": titled(start, "Team") });
    repository.accept("no-team");
    expect((await publish(store)).is).not.toBe("overtaken");
  });

  test("an earlier version that others publish again isn't overwritten", async () => {
    await mustSave(store, { "start.json": titled(start, "Mine") });
    await repository.push({ "start.json": start.replace("{", "{ ") });
    const first = await publish(store);
    if (first.is !== "overtaken") throw new Error(first.is);
    const { mergedVersion } = first;
    await mustSave(
      store,
      { "start.json": titled(start.replace("{", "{ "), "Mine") },
      mergedVersion,
    );
    await repository.push({ "start.json": start });
    expect(await publish(store)).toMatchObject({ is: "overtaken" });
    expect(repository.read("start.json")).toBe(start);
  });
});

describe("branches and folders that aren't as expected", () => {
  test("without content on the published branch, the author reads so, and the draft stays", async () => {
    await mustSave(store, { "start.json": titled(start, "Mine") });
    const all = repository.commits.get(repository.branches.get("main") ?? "")?.tree.keys() ?? [];
    await repository.push(Object.fromEntries([...all].map((name) => [name, null])));
    await expect(open().load()).rejects.toThrow('has no pages in the folder "content"');
    expect(repository.read("start.json", draft)).toBe(titled(start, "Mine"));
  });

  test("an accepted draft in the published history doesn't make other people's branches drafts", async () => {
    const message = `Save a draft (#3)\n\nBased-on: ${repository.branches.get("main")}`;
    await repository.push({ "services.json": "{}" }, { message });
    repository.move(draft, repository.branches.get("main"));
    await repository.push({ "notes.txt": "Work on the program" }, { branch: draft });
    await expect(store.load()).rejects.toThrow("has changes that this editor didn't make");
    expect(repository.branches.has(draft)).toBe(true);
  });

  test("a draft whose start can't be read yet is read later", async () => {
    const device = otherDevice();
    await repository.push({ "services.json": "{}" });
    await mustSave(device, { "start.json": titled(start, "Mine") });
    const base = repository.branches.get("main") ?? "";
    const commit = repository.commits.get(base);
    repository.commits.delete(base);
    const first = open();
    await expect(first.load()).rejects.toThrow(/\.$/);
    if (commit) repository.commits.set(base, commit);
    expect(await textOf("start.json", first)).toBe(titled(start, "Mine"));
  });

  test("a name that differs from another only in case isn't given to a picture", async () => {
    await repository.push({ "media/Desk.svg": await drawing("Desk.svg", 20).text() });
    expect(await store.addMedia(drawing("desk.svg", 30), ["svg"])).toMatchObject({
      name: "media/desk-2.svg",
    });
  });

  test("Site.json isn't written", async () => {
    const answer = await save(store, { "Site.json": "{}" });
    expect(answer).toEqual({ is: "refused", reason: expect.stringContaining("Site.json") });
  });
});
