// Proposals, rules of branches, invited people, and the list of what was published.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { GitHost } from "../../../src/store/git-host.ts";
import { objectIdOf } from "../../../src/store/object-id.ts";
import { personOf } from "../../../src/store/github/person.ts";
import { connect, lookOf } from "./connect.ts";
import { anna, startStandIn, type StandIn } from "./stand-in.ts";

let standIn: StandIn;
let host: GitHost;
let base: string;

beforeEach(async () => {
  standIn = await startStandIn();
  host = connect(standIn).host;
  base = (await lookOf(host, "main")).commit;
});

afterEach(() => standIn.stop());

const save = (from: GitHost, branch: string) =>
  from.commitTo({
    branch,
    expected: undefined,
    over: base,
    files: [{ name: "home.json", content: { text: "{}" } }],
    message: "Change the home page",
  });

describe("a proposal", () => {
  test("has the message's first line as its title, and the rest below", async () => {
    await save(host, "new-prices");
    const message = "Change the prices\n\nSee it: https://dental.example/edit/#look=new-prices";
    expect(await host.propose("new-prices", "main", message)).toBe(
      "https://github.com/dental/website/pull/1",
    );
    expect(standIn.state.pulls).toMatchObject([
      {
        title: "Change the prices",
        body: "See it: https://dental.example/edit/#look=new-prices",
        head: "new-prices",
        base: "main",
      },
    ]);
  });

  test("without a change is refused in words", async () => {
    standIn.state.setBranch("same", base);
    await expect(host.propose("same", "main", "Nothing")).rejects.toMatchObject({
      why: "other",
      message: "There is nothing to propose: all of this is published already.",
    });
  });

  test("from a branch that is gone is refused", async () => {
    await expect(host.propose("gone", "main", "Change")).rejects.toMatchObject({ why: "other" });
  });
});

describe("a branch takes direct changes", () => {
  const direct = async () => (await host.rules("main")).direct;

  test("but not with a branch protection rule that holds for this person", async () => {
    standIn.state.protections.set("main", { by: "classic", canBypass: false });
    expect(await direct()).toBe("closed");
  });

  test("but not with a ruleset", async () => {
    standIn.state.protections.set("main", { by: "ruleset", canBypass: false });
    expect(await direct()).toBe("closed");
  });

  test("with a ruleset that this person may ignore", async () => {
    standIn.state.protections.set("main", { by: "ruleset", canBypass: true });
    expect(await direct()).toBe("open");
  });

  test("as far as anybody knows, if GitHub doesn't say", async () => {
    standIn.once(/rules.branches/, { status: 403, message: "Upgrade to GitHub Pro" });
    expect(await direct()).toBe("open");
  });

  test("but not if it isn't known who may ignore a ruleset", async () => {
    standIn.state.protections.set("main", { by: "ruleset", canBypass: true });
    standIn.once(/rulesets/, { status: 404, message: "Not Found" });
    expect(await direct()).toBe("closed");
  });

  test("a branch with a slash in its name has its own rules", async () => {
    standIn.state.protections.set("live/site", { by: "ruleset", canBypass: false });
    standIn.state.setBranch("live/site", base);
    expect((await host.rules("live/site")).direct).toBe("closed");
    expect(await direct()).toBe("open");
  });
});

describe("a commit's author", () => {
  const authorOf = (commit: string) => standIn.state.repository.commit(commit)?.author;

  test("is the owner of the token, as GitHub fills it in", async () => {
    const commit = await save(host, "edit/anna-m");
    const [request] = standIn.requests.filter(({ path }) => path.endsWith("/git/commits"));
    expect(JSON.parse(request?.body ?? "")).not.toHaveProperty("author");
    expect(authorOf(commit)?.name).toBe("Anna Maier");
  });

  test("is the invited person, with the owner's address for commits", async () => {
    const person = { login: "berta", name: "Berta Brandt" };
    const invited = connect(standIn, { person }).host;
    const commit = await save(invited, "edit/berta--invited");
    expect(authorOf(commit)).toMatchObject({
      name: "Berta Brandt",
      email: "583231+anna-m@users.noreply.127.0.0.1",
    });
  });
});

test("an invited person and an account with the same name have a draft each", async () => {
  const ben = { login: "ben", name: "Ben" };
  const invited = await connect(standIn, { person: ben }).host.person();
  const account = await connect(standIn, { owner: ben }).host.person();
  expect(invited.login).not.toBe(account.login);
  expect(invited.name).toBe("Ben");
  // Companies' accounts have other characters in their names.
  const company = personOf({ login: "ben__invited", name: null, databaseId: 1 });
  expect(company.login).not.toBe(invited.login);
});

describe("the list of commits", () => {
  test("has those that changed the content, with their authors", async () => {
    const { state } = standIn;
    const files = { "content/team.json": "{}" };
    const team = state.commit({ branch: "main", files, message: "Change the team" });
    state.commit({ branch: "main", files: { "README.md": "Hi" }, message: "Describe it" });
    expect(await host.commits("main")).toEqual([
      { commit: team, date: expect.any(String), message: "Change the team", author: "Otto" },
      { commit: base, date: "2025-05-27T08:00:00Z", message: "Start the site", author: "Otto" },
    ]);
  });

  test("goes on after the last one without repeating it, page by page", async () => {
    for (let count = 0; count < 45; count++) {
      const files = { "content/team.json": `${count}` };
      standIn.state.commit({ branch: "main", files, message: `${count}` });
    }
    const first = await host.commits("main");
    const second = await host.commits("main", first.at(-1)?.commit);
    const messages = [...first, ...second].map(({ message }) => message);
    const all = Array.from({ length: 45 }, (_, index) => `${44 - index}`);
    expect(messages).toEqual([...all, "Start the site"]);
    expect(await host.commits("main", second.at(-1)?.commit)).toEqual([]);
  });

  test("is empty for a branch that doesn't exist", async () => {
    expect(await host.commits("none")).toEqual([]);
  });
});

describe("who has changed a file", () => {
  const text = "content/team.json";
  const published = async () => (await host.look(["main"]))[0];

  const changesOf = async (names: readonly string[], from: GitHost = host) => {
    const look = await published();
    return from.fileChanges(look?.commit ?? "", names);
  };

  test("is listed for each file, the latest first, up to its removal", async () => {
    const { state } = standIn;
    const change = (author: string, content: string | null) =>
      state.commit({ branch: "main", files: { [text]: content }, message: "Change it", author });
    change("Berta", "1");
    state.commit({ branch: "main", files: { "content/other.json": "{}" }, message: "Add it" });
    change("Carl", null);
    const found = await changesOf(["team.json", "other.json", "none.json"]);
    expect(found.get("team.json")?.slice(0, 2)).toEqual([
      { after: undefined, author: "Carl", isOwn: false },
      { after: await objectIdOf(new TextEncoder().encode("1")), author: "Berta", isOwn: false },
    ]);
    expect(found.get("other.json")?.map(({ author }) => author)).toEqual(["Otto"]);
    expect(found.get("none.json")).toEqual([]);
  });

  test("is the person who edits, but not someone else with the same name or the same token", async () => {
    const look = await published();
    const file = { name: "team.json", content: { text: "{}" } };
    const over = look?.commit ?? "";
    await host.commitTo({ branch: "main", expected: over, over, files: [file], message: "Mine" });
    const isOwn = async (from: GitHost) => {
      return (await changesOf(["team.json"], from)).get("team.json")?.[0]?.isOwn;
    };
    expect(await isOwn(host)).toBe(true);
    const invited = (name: string) => connect(standIn, { person: { login: "b", name } }).host;
    expect(await isOwn(invited("Berta Brandt"))).toBe(false);
    standIn.state.tokens.set("another", { ...anna, login: "anna-2", id: 2 });
    expect(await isOwn(connect(standIn, { token: "another" }).host)).toBe(false);
  });

  test("is unknown for a commit that doesn't exist", async () => {
    expect((await host.fileChanges("1".repeat(40), ["team.json"])).get("team.json")).toEqual([]);
  });
});
