// What any Git host must do. The fake GitHub and the real one are held to the same cases.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Moved, type GitHost, type Look } from "../../src/store/git-host.ts";
import { objectIdOf } from "../../src/store/object-id.ts";

export interface Prepared {
  host: GitHost;
  /** Someone who isn't signed in; undefined if the repository isn't public. */
  visitor: GitHost | undefined;
  /** A branch that has content and that is left as it is. */
  branch: string;
  /** Begins the names of all branches that the cases make. */
  prefix: string;
  end: () => Promise<void>;
}

const isSame = (one: Uint8Array | undefined, other: Uint8Array): boolean =>
  one !== undefined && Buffer.compare(one, other) === 0;

const bytes = (text: string) => new TextEncoder().encode(text);

/** Characters that mean something in addresses, and letters that can be written in two ways. */
export const oddNames = [
  "two words.svg",
  "\u00fcber.svg",
  "u\u0308ber.svg",
  "a#b.svg",
  "100%.svg",
  "%41.svg",
  "why?.svg",
  "Desk.svg",
  "desk.svg",
  "a+b&c=d.svg",
];

/** @param name of the host, as people call it */
export function describeGitHost(name: string, prepare: () => Promise<Prepared>): void {
  describe(`${name} as a Git host`, () => {
    let host: GitHost;
    let given: Prepared;
    let base: Look;
    let count = 0;
    const made: string[] = [];

    beforeAll(async () => {
      given = await prepare();
      host = given.host;
      base = await state(given.branch);
    });

    afterAll(async () => {
      for (const branch of made) {
        const [look] = await host.look([branch]);
        if (look) await host.remove(branch, look.commit);
      }
      await given.end();
    });

    const nextBranch = (): string => {
      const branch = `${given.prefix}-${++count}/anna`;
      made.push(branch);
      return branch;
    };

    const state = async (branch: string): Promise<Look> => {
      const [look] = await host.look([branch]);
      if (!look) throw new Error(`There is no branch ${branch}.`);
      return look;
    };

    /** Answers can be older than the last write. */
    const settled = async (branch: string, commit: string | undefined) => {
      await expect.poll(async () => (await host.look([branch]))[0]?.commit).toBe(commit);
    };

    const saved = (branch: string, text: string, expected?: string) =>
      host.commitTo({
        branch,
        expected,
        over: expected ?? base.commit,
        files: [{ name: "case.json", content: { text } }],
        message: `Save\n\nBased-On: ${base.commit}`,
      });

    const textOf = async (look: Look, file: string) => {
      const oid = look.tree.get(file) ?? "";
      return new TextDecoder().decode((await host.read([oid])).get(oid));
    };

    test("a first save makes a branch with all the content and the changed file", async () => {
      const branch = nextBranch();
      const commit = await saved(branch, '{ "title": "Grüße 🦷" }\n');
      await settled(branch, commit);
      const look = await state(branch);
      expect(await textOf(look, "case.json")).toBe('{ "title": "Grüße 🦷" }\n');
      expect(new Map([...look.tree].filter(([file]) => file !== "case.json"))).toEqual(
        new Map([...base.tree].filter(([file]) => file !== "case.json")),
      );
      expect(look.messages[0]).toBe(`Save\n\nBased-On: ${base.commit}`);
    });

    test("a second save comes after the first", async () => {
      const branch = nextBranch();
      const first = await saved(branch, "1");
      const second = await saved(branch, "2", first);
      await settled(branch, second);
      expect(await textOf(await state(branch), "case.json")).toBe("2");
    });

    test("a save over an older state is refused, and the newer one stays", async () => {
      const branch = nextBranch();
      const first = await saved(branch, "1");
      const second = await saved(branch, "2", first);
      await expect(saved(branch, "mine", first)).rejects.toBeInstanceOf(Moved);
      await settled(branch, second);
    });

    test("two first saves at the same time: one of them is refused", async () => {
      const branch = nextBranch();
      await saved(branch, "1");
      await expect(saved(branch, "mine")).rejects.toBeInstanceOf(Moved);
    });

    test("a save to a branch that was removed in the meantime is refused", async () => {
      const branch = nextBranch();
      const first = await saved(branch, "1");
      await host.remove(branch, first);
      await expect(saved(branch, "2", first)).rejects.toBeInstanceOf(Moved);
    });

    test("a merge has the files of the published state and the merged ones", async () => {
      const branch = nextBranch();
      const draft = await saved(branch, "mine");
      const commit = await host.commitTo({
        branch,
        expected: draft,
        over: base.commit,
        files: [{ name: "merged.json", content: { text: "both" } }],
        message: "Merge",
      });
      await settled(branch, commit);
      const look = await state(branch);
      expect(look.tree.has("case.json")).toBe(base.tree.has("case.json"));
      expect(look.tree.has("merged.json")).toBe(true);
      expect(look.messages[1]).toContain("Save");
    });

    test("a file is removed, and another one gets its content without an upload", async () => {
      const branch = nextBranch();
      const first = await saved(branch, "words");
      const oid = await objectIdOf(bytes("words"));
      const commit = await host.commitTo({
        branch,
        expected: first,
        over: first,
        files: [
          { name: "case.json", content: null },
          { name: "renamed.json", content: { oid } },
        ],
        message: "Rename",
      });
      await settled(branch, commit);
      const { tree } = await state(branch);
      expect([tree.has("case.json"), tree.get("renamed.json")]).toEqual([false, oid]);
    });

    test("a picture arrives as it was sent", async () => {
      const branch = nextBranch();
      const picture = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256);
      const oid = await objectIdOf(picture);
      const commit = await host.commitTo({
        branch,
        expected: undefined,
        over: base.commit,
        files: [{ name: "media/case.jpg", content: { bytes: picture } }],
        message: "Add a picture",
      });
      await settled(branch, commit);
      expect((await state(branch)).tree.get("media/case.jpg")).toBe(oid);
      expect(isSame((await host.read([oid])).get(oid), picture)).toBe(true);
    });

    test.each([
      ["longer than GitHub shows", bytes(`"${"ü".repeat(300_000)}"`)],
      ["with a byte order mark", Uint8Array.of(0xef, 0xbb, 0xbf, 0x7b, 0x7d)],
      ["in an older encoding", Uint8Array.of(0x22, 0xfc, 0x22)],
      ["with Windows line ends", bytes('{\r\n  "a": 1\r\n}\r\n')],
      ["empty", new Uint8Array()],
    ])("a text is read to the byte: %s", async (_, content) => {
      const oid = await objectIdOf(content);
      await host.commitTo({
        branch: nextBranch(),
        expected: undefined,
        over: base.commit,
        files: [{ name: "case.json", content: { bytes: content } }],
        message: "Add a text",
      });
      expect(isSame((await host.read([oid])).get(oid), content)).toBe(true);
    });

    test("a branch is removed only if it is where it was seen", async () => {
      const branch = nextBranch();
      const first = await saved(branch, "1");
      const second = await saved(branch, "2", first);
      await expect(host.remove(branch, first)).rejects.toBeInstanceOf(Moved);
      await host.remove(branch, second);
      await settled(branch, undefined);
      // Once more is fine: it is gone.
      await host.remove(branch, second);
    });

    test("a branch whose name is the first part of another's is named", async () => {
      const branch = nextBranch();
      await saved(branch, "1");
      const inTheWay = `${branch}/second`;
      await expect(saved(inTheWay, "2")).rejects.toMatchObject({
        why: "other",
        message: `The repository has a branch called "${branch}", so ${name} can't add "${inTheWay}". Ask the owner of the repository to rename "${branch}".`,
      });
    });

    test("the commits that changed the content are listed, and earlier ones than one of them", async () => {
      const branch = nextBranch();
      const first = await saved(branch, "1");
      const second = await saved(branch, "2", first);
      await settled(branch, second);
      const listed = await host.commits(branch);
      expect(listed.slice(0, 2).map(({ commit }) => commit)).toEqual([second, first]);
      const earlier = await host.commits(branch, second);
      expect(earlier[0]?.commit).toBe(first);
      expect(earlier.map(({ commit }) => commit)).not.toContain(second);
    });

    test("the latest changes of a file are listed with their authors", async () => {
      const branch = nextBranch();
      const first = await saved(branch, "1");
      const second = await saved(branch, "2", first);
      await settled(branch, second);
      const look = (await host.look([branch]))[0];
      const changes = (await host.fileChanges(second, ["case.json"])).get("case.json") ?? [];
      expect(changes[0]).toMatchObject({ after: look?.tree.get("case.json"), isOwn: true });
      expect(changes[1]?.isOwn).toBe(true);
    });

    test("without signing in, a public repository looks the same", async ({ skip }) => {
      const { visitor } = given;
      if (!visitor) return skip();
      const names = [given.branch, `${given.prefix}-none`, base.commit];
      expect(await visitor.look(names)).toEqual(await host.look(names));
      const oids = [...base.tree.values()].slice(0, 3);
      expect(await visitor.read(oids)).toEqual(await host.read(oids));
      expect(await visitor.commits(given.branch)).toEqual(await host.commits(given.branch));
    });

    test("the commit at which two branches parted is found", async () => {
      const [one, other] = [nextBranch(), nextBranch()];
      await settled(one, await saved(one, "1"));
      const second = await saved(other, "3", await saved(other, "2"));
      await settled(other, second);
      const { commit, tree } = await state(other);
      for (const each of [host, given.visitor ?? host]) {
        const compared = await each.compare(one, other);
        expect(compared?.now).toMatchObject({ commit, tree });
        expect(compared?.before).toMatchObject({ commit: base.commit, tree: base.tree });
        const behind = await each.compare(other, given.branch);
        expect([behind?.now.commit, behind?.before?.commit]).toEqual([base.commit, base.commit]);
        expect(await each.compare(other, `${given.prefix}-none`)).toBeUndefined();
      }
    });

    test("media of any name arrive and are read under that name", async () => {
      const branch = nextBranch();
      const pictures = oddNames.map((each) => [`media/${each}`, bytes(each)] as const);
      const commit = await host.commitTo({
        branch,
        expected: undefined,
        over: base.commit,
        files: pictures.map(([path, content]) => ({ name: path, content: { bytes: content } })),
        message: "Add pictures",
      });
      await settled(branch, commit);
      const { tree } = await state(branch);
      for (const [path, content] of pictures)
        expect([path, tree.get(path)]).toEqual([path, await objectIdOf(content)]);
    });

    test("a branch without rules takes direct changes", async () => {
      expect(await host.rules(given.branch)).toEqual({ direct: "open" });
    });

    test("a proposal that was sent already is found again", async () => {
      const branch = nextBranch();
      const commit = await saved(branch, "1");
      await settled(branch, commit);
      const address = await host.propose(branch, given.branch, "Change the case\n\nTwice.");
      expect(address).toMatch(/\/pull\/\d+$/);
      expect(await host.propose(branch, given.branch, "Once more")).toBe(address);
    });

    test("what doesn't exist is undefined, next to what does", async () => {
      const looks = await host.look([`${given.prefix}-none`, base.commit, "1".repeat(40)]);
      expect(looks.map((look) => look?.commit)).toEqual([undefined, base.commit, undefined]);
    });
  });
}
