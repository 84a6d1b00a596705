// What only a store over a Git host can meet: older answers, lost ones, other tabs and devices, and the host's refusals.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { readBranch } from "../../../src/store/git/look-branch.ts";
import { hashOfContent } from "../../../src/store/setup.ts";
import type { Store } from "../../../src/store/store.ts";
import {
  drawing,
  fileOf,
  mustSave,
  publish,
  publishing,
  save,
  siteFiles,
  titled,
} from "../contract/site.ts";
import { MemoryHost } from "./memory-host.ts";
import { gitSite, memoryCache, startInMemory, tabOf, lookSite } from "./open-store.ts";

const draft = "edit/anna";
let { repository, host, open, otherDevice, store, start } = await startInMemory();

beforeEach(async () => {
  const files = await siteFiles();
  files.set("README.md", new TextEncoder().encode("For maintainers\r\n"));
  ({ repository, host, open, otherDevice, store, start } = await startInMemory(files));
});

async function must<Answer extends { is: string }>(answer: Promise<Answer>, is: string) {
  const found = await answer;
  if (found.is !== is) throw new Error(JSON.stringify(found));
  return found;
}
const titleIn = async (from: Store) =>
  /"title": "([^"]*)"/.exec((await fileOf(from, "start.json")).text)?.[1];

describe("the draft", () => {
  test("a save is one commit on the author's own branch, and names the published state it starts from", async () => {
    const published = repository.branches.get("main");
    await store.load();
    host.requests.length = 0;
    await store.save([
      {
        name: "start.json",
        text: titled(start, "Mine"),
        version: (await fileOf(store, "start.json")).version,
      },
    ]);
    expect(host.requests.filter((request) => request === "commitTo")).toHaveLength(1);
    expect(repository.branches.get("main")).toBe(published);
    expect(repository.look(repository.branches.get(draft) ?? "")?.messages[0]).toContain(
      `Based-on: ${published}`,
    );
    expect(repository.read("README.md", draft)).toBe("For maintainers\r\n");
  });

  test("opening again reads only the branches, and is the same on another device", async () => {
    const site = gitSite({ cache: memoryCache() });
    await mustSave(open({ site }), { "start.json": titled(start, "Mine") });
    await open({ site }).load();
    host.requests.length = 0;
    expect(await titleIn(open({ site }))).toBe("Mine");
    expect(host.requests).toEqual(["person", "look"]);
    expect(await titleIn(otherDevice())).toBe("Mine");
  });

  test("saving everything back as it was published leaves no draft", async () => {
    await mustSave(store, { "start.json": titled(start, "Mine") });
    await mustSave(store, { "start.json": start });
    expect(repository.branches.has(draft)).toBe(false);
  });

  test("what others publish shows while nothing is saved, and waits for Publish once something is", async () => {
    await store.load();
    await repository.push({ "start.json": titled(start, "Theirs") });
    expect(await titleIn(store)).toBe("Theirs");
    await mustSave(store, { "start.json": titled(start, "Mine") });
    await repository.push({ "services.json": "{}" });
    expect((await fileOf(store, "services.json")).text).not.toBe("{}");
  });

  test.each([
    ["merged", (branch: string) => repository.accept(branch)],
    [
      "copied to main by someone else",
      async () => repository.push({ "start.json": titled(start, "Mine") }),
    ],
  ])(
    "a draft whose content was %s goes, and the newest published state shows",
    async (_how, accept) => {
      await mustSave(store, { "start.json": titled(start, "Mine") });
      await must(publish(store, { to: { is: "review", branch: "title" } }), "published");
      await repository.push({ "services.json": "{}" });
      await accept("title");
      expect(await titleIn(store)).toBe("Mine");
      expect((await fileOf(store, "services.json")).text).toBe("{}");
      expect(repository.branches.has(draft)).toBe(false);
    },
  );

  test("an accepted proposal isn't taken for someone else's change of words that were typed since", async () => {
    await mustSave(store, { "start.json": titled(start, "One") });
    await must(publish(store, { to: { is: "review", branch: "title" } }), "published");
    repository.accept("title");
    await mustSave(store, { "start.json": titled(start, "Two") });
    await must(publish(store), "published");
    expect(repository.read("start.json")).toBe(titled(start, "Two"));
  });

  test("nor is one that is accepted after many more saves", async () => {
    await mustSave(store, { "start.json": titled(start, "One") });
    await must(publish(store, { to: { is: "review", branch: "title" } }), "published");
    for (let count = 1; count <= 50; count++)
      await mustSave(store, { "start.json": titled(start, `Words ${count}`) });
    repository.accept("title");
    // It knows of the draft what the host tells.
    await must(publish(otherDevice()), "published");
    expect(repository.read("start.json")).toBe(titled(start, "Words 50"));
  });

  test("after someone has merged main into the draft at the host, it goes on", async () => {
    await mustSave(store, { "start.json": titled(start, "Mine") });
    await repository.push({ "services.json": "{}" });
    await repository.push(
      { "services.json": "{}" },
      { branch: draft, message: "Merge branch 'main'" },
    );
    expect(await titleIn(store)).toBe("Mine");
    await mustSave(store, { "services.json": repository.read("services.json") ?? "" });
    const published = await store.published();
    if (published.is === "unknown") throw new Error(published.reason);
    expect(published.files["services.json"]).toBe("{}");
  });

  test("a branch with the draft's name that the editor didn't make is refused and left alone", async () => {
    repository.move(draft, repository.branches.get("main"));
    await repository.push({ "start.json": "{}" }, { branch: draft });
    const before = repository.branches.get(draft);
    await expect(store.load()).rejects.toThrow(
      `The branch "${draft}" has changes that this editor didn't make`,
    );
    expect(repository.branches.get(draft)).toBe(before);
  });
});

describe("two tabs or devices", () => {
  test("saves of different files both stay, one after the other", async () => {
    const other = open();
    await other.load();
    await mustSave(store, { "start.json": titled(start, "Mine") });
    const services = (await fileOf(open(), "services.json")).version;
    await must(other.save([{ name: "services.json", text: "{ }", version: services }]), "saved");
    expect([repository.read("start.json", draft), repository.read("services.json", draft)]).toEqual(
      [titled(start, "Mine"), "{ }"],
    );
  });

  test("a save between two steps of a save isn't lost", async () => {
    await store.load();
    host.before = () => mustSave(otherDevice(), { "start.json": titled(start, "Other device") });
    const saved = await save(store, { "start.json": titled(start, "Mine") });
    expect(saved).toMatchObject({
      is: "conflict",
      files: [{ text: titled(start, "Other device") }],
    });
  });

  test("a save on another device while a draft is published stays in the draft", async () => {
    await mustSave(store, { "start.json": titled(start, "Mine") });
    const wanted = await publishing(store);
    const device = otherDevice();
    host.before = () => mustSave(device, { "services.json": "{}" });
    await must(store.publish(wanted), "published");
    expect(repository.read("start.json")).toBe(titled(start, "Mine"));
    expect((await fileOf(device, "services.json")).text).toBe("{}");
    expect(repository.read("services.json")).not.toBe("{}");
  });
});

describe("answers that lag", () => {
  test("an answer from before a save doesn't bring the old text back", async () => {
    await mustSave(store, { "start.json": titled(start, "Mine") });
    host.lag = 1;
    expect(await titleIn(store)).toBe("Mine");
    await mustSave(store, { "start.json": titled(start, "Mine too") });
    expect(await titleIn(store)).toBe("Mine too");
  });

  test("neither does one from before a publish, in this tab or after it is reloaded", async () => {
    const memory = tabOf();
    const tab = open({ memory });
    await mustSave(tab, { "start.json": titled(start, "Mine") });
    await must(publish(tab), "published");
    host.lag = 2;
    expect(await titleIn(tab)).toBe("Mine");
    expect(await titleIn(open({ memory }))).toBe("Mine");
    expect(await publish(tab)).toEqual({ is: "nothing" });
  });

  test("a change that can't be read yet is reported, and the next try works", async () => {
    await mustSave(store, { "start.json": titled(start, "Mine") });
    await mustSave(otherDevice(), { "services.json": "{}" });
    host.lag = 1;
    const version = (await fileOf(store, "start.json")).version;
    const wanted = [{ name: "start.json", text: titled(start, "Again"), version }];
    expect(await store.save(wanted)).toEqual({
      is: "refused",
      reason:
        "Not saved yet. The site was changed a moment ago, and the change can't be read yet. Try again in a minute. Your changes are still here.",
    });
    host.lag = 0;
    await must(store.save(wanted), "saved");
    expect(repository.read("services.json", draft)).toBe("{}");
  });

  test("a draft that another device has published is missed once answers can't lag any more", async () => {
    await mustSave(store, { "start.json": titled(start, "Mine") });
    repository.move(draft, undefined);
    expect(await titleIn(store)).toBe("Mine");
    repository.now += 61_000;
    expect(await titleIn(store)).not.toBe("Mine");
  });
});

describe("lost answers", () => {
  test("a save whose answer was lost isn't someone else's change, whatever is typed next", async () => {
    const { version } = await fileOf(store, "start.json");
    host.lost = 1;
    const first = await save(store, { "start.json": titled(start, "One") });
    expect(first).toEqual({
      is: "refused",
      reason: "Not saved yet. The host says: offline. Your changes are still here.",
    });
    expect((await fileOf(store, "start.json")).version).toBe(version);
    const again = { name: "start.json", text: titled(start, "Two"), version };
    await must(store.save([again]), "saved");
    expect(repository.read("start.json", draft)).toBe(titled(start, "Two"));
  });

  test("a publish whose answer was lost is recognized at once", async () => {
    await mustSave(store, { "start.json": titled(start, "Mine") });
    host.lost = 1;
    await must(publish(store), "published");
    expect(repository.historyOf("main")).toHaveLength(2);
    expect(repository.branches.has(draft)).toBe(false);
  });

  test("or later, and nothing is published twice", async () => {
    await mustSave(store, { "start.json": titled(start, "Mine") });
    const wanted = await publishing(store);
    host.lost = 1;
    host.before = () => {
      host.lag = 1;
    };
    expect(await store.publish(wanted)).toEqual({
      is: "unsure",
      reason: "The host says: offline.",
    });
    host.lag = 0;
    await must(publish(store), "published");
    expect(repository.historyOf("main")).toHaveLength(2);
    expect(await publish(store)).toEqual({ is: "nothing" });
  });

  test("a picture whose answer was lost isn't added twice", async () => {
    await store.load();
    host.lost = 1;
    await must(store.addMedia(drawing("new.svg", 20), ["svg"]), "refused");
    expect(await store.addMedia(drawing("new.svg", 20), ["svg"])).toMatchObject({
      name: "media/new.svg",
    });
    expect((await store.load()).assets.media.has("media/new-2.svg")).toBe(false);
  });
});

describe("publishing", () => {
  test("sends what the host has already, and leaves files of others as they are", async () => {
    await mustSave(store, { "start.json": titled(start, "Mine") });
    await repository.push({ "README.md": "Changed by a maintainer" });
    host.requests.length = 0;
    await must(publish(store), "published");
    expect(host.requests).toEqual(["look", "look", "rules", "commitTo", "remove"]);
    expect(repository.read("README.md")).toBe("Changed by a maintainer");
  });

  test("a new picture of others is there as soon as their page is merged, and stays published", async () => {
    await mustSave(store, { "start.json": titled(start, "Mine") });
    const picture = await drawing("theirs.svg", 40).text();
    await repository.push({
      "media/theirs.svg": picture,
      "services.json": titled(repository.read("services.json") ?? "", "Theirs"),
    });
    const answer = await publish(store);
    if (answer.is !== "overtaken") throw new Error(answer.is);
    expect((await store.load()).assets.media.has("media/theirs.svg")).toBe(true);
    const { mergedVersion } = answer;
    await mustSave(store, { "services.json": answer.files[0]?.theirs ?? "" }, mergedVersion);
    await must(publish(store), "published");
    expect(repository.read("media/theirs.svg")).toBe(picture);
    expect(repository.read("start.json")).toBe(titled(start, "Mine"));
  });

  test("a picture that no page uses and that was added earlier stays in the draft, unless it is asked for", async () => {
    await store.addMedia(drawing("spare.svg", 20), ["svg"]);
    const later = open();
    await mustSave(later, { "start.json": titled(start, "Mine") });
    expect(await later.published()).toMatchObject({ newMedia: ["media/spare.svg"] });
    await must(publish(later), "published");
    expect(repository.read("media/spare.svg")).toBeUndefined();
    expect(repository.read("media/spare.svg", draft)).toBeDefined();
    await must(publish(later, { media: ["media/spare.svg"] }), "published");
    expect(repository.read("media/spare.svg")).toBeDefined();
    expect(repository.branches.has(draft)).toBe(false);
  });

  test("a branch that takes no direct changes is known before, and a proposal is open", async () => {
    repository.closed.add("main");
    const published = await store.published();
    if (published.is === "unknown") throw new Error(published.reason);
    const reason = "Changes must be reviewed before they are published. Send yours as a proposal.";
    expect(published.destinations).toEqual({
      direct: { is: "closed", reason },
      review: { is: "open", branch: "main", isFirst: false },
    });
  });

  test("a branch that was closed meanwhile offers a proposal too", async () => {
    await store.published();
    await mustSave(store, { "start.json": titled(start, "Mine") });
    repository.closed.add("main");
    expect(await publish(store)).toMatchObject({
      is: "refused",
      reason: expect.stringContaining("as a proposal"),
    });
    expect(await store.published()).toMatchObject({
      destinations: { direct: { is: "closed" } },
    });
    await must(publish(store, { to: { is: "review", branch: "title" } }), "published");
  });

  test("what was undone on another device isn't called published", async () => {
    await mustSave(store, { "start.json": titled(start, "Mine") });
    const seen = await publishing(store);
    await mustSave(otherDevice(), { "start.json": start });
    // Answers can't lag any more.
    repository.now += 60_000;
    expect(await store.publish(seen)).toEqual({
      is: "refused",
      reason:
        "start.json was changed on another device or by someone else. Check what changed, then publish again.",
    });
    expect(await publish(store)).toEqual({ is: "nothing" });
  });

  test("others who publish all the time end in a sentence", async () => {
    await mustSave(store, { "start.json": titled(start, "Mine") });
    const push = async () => {
      await repository.push({ "README.md": `${repository.now}` });
      host.before = push;
    };
    host.before = push;
    expect(await publish(store)).toEqual({
      is: "refused",
      reason: "Someone else is publishing at the same time. Try again in a moment.",
    });
  });

  test("it is live once the site says so, also if others have published since", async () => {
    let live: string | undefined;
    const site = gitSite({
      live: () => Promise.resolve(live === undefined ? undefined : { hash: live }),
    });
    const own = open({ site });
    await mustSave(own, { "start.json": titled(start, "Mine") });
    const answer = await publish(own);
    const mark = answer.is === "published" ? answer.live : undefined;
    if (!mark) throw new Error(answer.is);
    const isLive = () => own.isLive?.(mark);
    const hash = () => {
      const { tree } = repository.look(repository.branches.get("main") ?? "") ?? {};
      return hashOfContent(new Map([...(tree ?? [])].filter(([name]) => name !== "README.md")));
    };
    expect(await isLive()).toBe(false);
    live = await hash();
    expect(await isLive()).toBe(true);
    await repository.push({ "services.json": "{}" });
    live = await hash();
    await own.load();
    expect(await isLive()).toBe(true);
  });
});

describe("proposals", () => {
  const to = { is: "review", branch: "title" } as const;

  test("the answer and the proposal's text say where anybody can look at it", async () => {
    await mustSave(store, { "start.json": titled(start, "Mine") });
    const look = "https://site.example/edit/#look=title";
    expect(await publish(store, { to })).toMatchObject({
      review: { is: "requested", address: "https://host.example/owner/name/pull/1", look },
    });
    expect(repository.proposals.get("title")).toContain(look);
    const { now: shown, before } = await readBranch(
      new MemoryHost(repository, "reader"),
      lookSite(),
      "title",
    );
    expect(shown.files.find(({ name }) => name === "start.json")?.text).toBe(titled(start, "Mine"));
    expect(before).toMatchObject({ files: { "start.json": start } });
    await expect(readBranch(host, lookSite(), "none")).rejects.toThrow('no proposal called "none"');
    // At GitHub, the commits of a stranger's copy can be read as if they were in the repository.
    const [published] = await host.look(["main"]);
    const commit = published?.commit ?? "";
    await expect(readBranch(host, lookSite(), commit)).rejects.toThrow("no proposal called");
  });

  test("a branch that lies about where it started can't hide what it changes", async () => {
    const read = () => readBranch(new MemoryHost(repository, "reader"), lookSite(), "title");
    repository.move("title", repository.branches.get("main"));
    const lie = async (base: string) => {
      const message = `Fix a typo\n\nBased-on: ${base}`;
      await repository.push(
        { "start.json": titled(start, "Theirs") },
        { branch: "title", message },
      );
    };
    await lie("");
    await lie(repository.branches.get("title") ?? "");
    expect((await read()).before).toMatchObject({ files: { "start.json": start } });
    // What others publish afterward isn't a change of the proposal.
    await repository.push({ "services.json": "{}" });
    await lie(repository.branches.get("main") ?? "");
    const services = (await read()).now.files.find(({ name }) => name === "services.json");
    expect((await read()).before).toMatchObject({ files: { "services.json": services?.text } });
  });

  test("a branch with a history of its own is compared with the published site", async () => {
    const tree = repository.look(repository.branches.get("main") ?? "")?.tree ?? new Map();
    const alone = repository.commit({ parents: [], message: "Mine", author: "Else", tree });
    repository.move("title", alone);
    await repository.push({ "start.json": titled(start, "Later") });
    const { before } = await readBranch(host, lookSite(), "title");
    expect(before).toMatchObject({ files: { "start.json": titled(start, "Later") } });
  });

  test("a branch of someone else isn't touched", async () => {
    await mustSave(store, { "start.json": titled(start, "Mine") });
    repository.move("title", repository.branches.get("main"));
    expect(await publish(store, { to })).toMatchObject({
      is: "refused",
      reason: expect.stringContaining("someone else's changes"),
    });
    repository.move("title", undefined);
    await must(publish(store, { to }), "published");
    await repository.push({ "start.json": "{}" }, { branch: "title", message: "Reviewed" });
    const reviewed = repository.branches.get("title");
    await must(publish(store, { to }), "refused");
    expect(repository.branches.get("title")).toBe(reviewed);
  });

  test("sending the same again after a lost answer adds nothing", async () => {
    await mustSave(store, { "start.json": titled(start, "Mine") });
    host.lost = 1;
    await must(publish(store, { to }), "refused");
    const sent = repository.branches.get("title");
    await must(publish(store, { to }), "published");
    expect(repository.branches.get("title")).toBe(sent);
  });
});

describe("media and history", () => {
  test("published pictures come from the site, and cost no request to the host", async () => {
    const oid =
      repository.look(repository.branches.get("main") ?? "")?.tree.get("media/bicycle.svg") ?? "";
    const measured = { bytes: 9, kind: "svg" };
    const built = { media: { [oid]: { address: "../media/bicycle-1a.svg", measured } } };
    const { assets } = await open({
      site: gitSite({ built: () => Promise.resolve(built) }),
    }).load();
    expect(assets.media.get("media/bicycle.svg")).toBe("https://site.example/media/bicycle-1a.svg");
    expect(assets.measured?.get("media/bicycle.svg")).toEqual(measured);
    expect(assets.media.get("media/favicon.svg")).toMatch(/^blob:/);
  });

  test("earlier states are listed without the editor's own lines, page by page, and can be read", async () => {
    host.pageLength = 2;
    await mustSave(store, { "start.json": titled(start, "Mine") });
    await must(publish(store), "published");
    await repository.push(
      { "services.json": "{}" },
      { message: "Theirs\n\nProposed-from: edit/ben" },
    );
    const first = await store.history?.();
    expect(first).toMatchObject({
      is: "known",
      hasMore: true,
      states: [{ message: "Theirs" }, { message: "Say it better", author: "anna" }],
    });
    const states = first?.is === "known" ? first.states : [];
    expect(await store.history?.(states[1]?.version)).toMatchObject({
      hasMore: false,
      states: [{ message: "First" }],
    });
    expect(await store.publishedState?.(states[1]?.version ?? "")).toMatchObject({
      is: "known",
      files: { "start.json": titled(start, "Mine") },
    });
    expect(await store.publishedState?.("main")).toMatchObject({ is: "unknown" });
  });

  test("pictures of an earlier state come back under their names", async () => {
    const version = repository.branches.get("main") ?? "";
    await repository.push({ "media/bicycle.svg": null });
    const names = ["media/bicycle.svg", "media/none.svg", "start.json"];
    const restored = await store.restoreMedia?.(version, names);
    expect(restored?.map(({ is }) => is)).toEqual(["added", "refused", "refused"]);
    expect((await store.load()).assets.media.has("media/bicycle.svg")).toBe(true);
  });
});

describe("a host that refuses", () => {
  test.each(["signed out", "forbidden", "missing", "busy", "offline", "other"] as const)(
    "%s: each action says why, and works again later",
    async (why) => {
      await mustSave(store, { "start.json": titled(start, "Mine") });
      const wanted = await publishing(store);
      const said = expect.stringContaining(`The host says: ${why}.`);
      host.refuses = why;
      const file = { name: "team.json", text: "{}", version: "" };
      expect(await store.save([file])).toEqual({ is: "refused", reason: said });
      expect(await store.addMedia(drawing("new.svg", 20), ["svg"])).toEqual({
        is: "refused",
        reason: said,
      });
      expect(await store.removeMedia("media/bicycle.svg")).toEqual({ is: "refused", reason: said });
      expect(await store.publish(wanted)).toEqual({ is: "refused", reason: said });
      expect(await store.history?.()).toEqual({ is: "unknown", reason: said });
      await expect(store.load()).rejects.toThrow(`The host says: ${why}.`);
      host.refuses = undefined;
      await must(store.save([file]), "saved");
      expect(await titleIn(store)).toBe("Mine");
    },
  );

  test("a browser that stores nothing edits all the same, and damaged entries aren't used", async () => {
    const broken = () => Promise.reject(new Error("No room"));
    const none = open({ site: gitSite({ cache: { get: broken, put: broken } }) });
    expect((await fileOf(none, "start.json")).text).toBe(start);
    const cache = memoryCache();
    const site = gitSite({ cache });
    await open({ site }).load();
    for (const oid of cache.files.keys()) cache.files.set(oid, new Uint8Array([123, 125]));
    expect((await fileOf(open({ site }), "start.json")).text).toBe(start);
  });
});

test("a look is only reported if something has changed elsewhere", async () => {
  await store.load();
  const changed = vi.fn<() => void>();
  store.watch(changed);
  const look = async () => {
    const before = host.requests.length;
    store.look();
    await vi.waitFor(() => expect(host.requests.length).toBeGreaterThan(before));
    await Promise.resolve();
  };
  await mustSave(store, { "start.json": titled(start, "Mine") });
  await look();
  host.refuses = "offline";
  await look();
  host.refuses = undefined;
  expect(changed).not.toHaveBeenCalled();
  await mustSave(otherDevice(), { "services.json": "{}" });
  await look();
  await vi.waitFor(() => expect(changed).toHaveBeenCalled());
});
