// Whatever goes wrong at GitHub, the author reads what is the matter, and nothing is lost or done twice.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Moved, Refused } from "../../../src/store/git-host.ts";
import { connect, lookOf, type Connected } from "./connect.ts";
import { annasToken, startStandIn, type StandIn } from "./stand-in.ts";

let standIn: StandIn;
let connected: Connected;
let base: string;

beforeEach(async () => {
  standIn = await startStandIn();
  connected = connect(standIn);
  base = (await lookOf(connected.host, "main")).commit;
  standIn.requests.length = 0;
});

afterEach(() => standIn.stop());

const draft = "edit/anna-m";

const save = (text = "{}", expected?: string) =>
  connected.host.commitTo({
    branch: draft,
    expected,
    over: expected ?? base,
    files: [{ name: "home.json", content: { text } }],
    message: "Save",
  });

const publish = () =>
  connected.host.commitTo({
    branch: "main",
    expected: base,
    over: base,
    files: [{ name: "home.json", content: { text: "{}" } }],
    message: "Change the home page",
  });

const look = () => connected.host.look(["main"]);

const branchNow = (branch: string) => standIn.state.repository.branches().get(branch);

const requestsTo = (pattern: RegExp) =>
  standIn.requests.filter(({ method, path }) => pattern.test(`${method} ${path}`)).length;

async function refusalOf(doing: Promise<unknown>): Promise<Refused> {
  const error = await doing.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Refused)) throw new Error(`It wasn't refused: ${String(error)}`);
  expect(error.message).not.toContain(annasToken);
  return error;
}

const anna = () => {
  const owner = standIn.state.tokens.get(annasToken);
  if (!owner) throw new Error("Anna has no token.");
  return owner;
};

const time = (date: Date) =>
  date.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });

describe("what the author reads", () => {
  test("without a connection, to check it", async () => {
    standIn.isOffline = true;
    expect(await refusalOf(look())).toMatchObject({
      why: "offline",
      message: "GitHub can't be reached. Check your internet connection and try again.",
    });
  });

  test("when the token has expired, to sign in again; and the screen is informed", async () => {
    anna().isExpired = true;
    expect(await refusalOf(save())).toMatchObject({
      why: "signed out",
      message: "GitHub doesn't accept your sign-in anymore. Sign in again.",
    });
    expect(connected.signedOut()).toBe(1);
  });

  test("without access to a private repository, to ask its owner", async () => {
    standIn.state.isPrivate = true;
    anna().hasAccess = false;
    const message =
      "GitHub has no repository dental/website, or you have no access to it. Ask the owner of the repository.";
    expect(await refusalOf(look())).toMatchObject({ why: "missing", message });
    expect(await refusalOf(save())).toMatchObject({ why: "missing", message });
  });

  test("with a token that may only read, which permission is missing", async () => {
    Object.assign(anna(), { contents: "read", pulls: "read" });
    expect(await refusalOf(save())).toMatchObject({
      why: "forbidden",
      message:
        'Your token isn\'t allowed to do this in dental/website. It needs the permission "Contents: Read and write". Ask the owner of the token.',
    });
    expect(await refusalOf(connected.host.propose("x", "main", "Change"))).toMatchObject({
      why: "forbidden",
      message:
        'Your token isn\'t allowed to do this in dental/website. It needs the permission "Pull requests: Read and write". Ask the owner of the token.',
    });
  });

  test("with a token that an organization has to confirm, where to do it", async () => {
    const message = "Resource protected by organization SAML enforcement.";
    standIn.once(/graphql/, { status: 200, body: { errors: [{ type: "FORBIDDEN", message }] } });
    expect(await refusalOf(look())).toMatchObject({
      why: "forbidden",
      message:
        'The organization of dental/website wants you to confirm your token. At GitHub, open the list of your tokens and choose "Configure SSO".',
    });
  });

  test("when the hour's requests are used up, when there are new ones", async () => {
    const reset = new Date(Date.now() + 1_500_000);
    standIn.limitResets = reset;
    const message = `You have used up GitHub's requests for this hour. Try again at ${time(reset)}.`;
    expect(await refusalOf(look())).toMatchObject({ why: "busy", message });
    expect(await refusalOf(save())).toMatchObject({ why: "busy", message });
  });

  test.each([
    ["with a time", 403, { "retry-after": "120" }, 120_000],
    ["without a time", 403, {}, 60_000],
    ["with another status", 429, {}, 60_000],
  ])("when GitHub gets too many requests at once, %s", async (_, status, headers, pause) => {
    const message = "You have exceeded a secondary rate limit. Please wait a few minutes.";
    standIn.once(/trees/, { status, message, headers });
    const before = time(new Date(Date.now() + pause));
    const refused = await refusalOf(save());
    const after = time(new Date(Date.now() + pause));
    expect(refused.why).toBe("busy");
    expect([before, after].map((at) => `GitHub asks for a break. Try again at ${at}.`)).toContain(
      refused.message,
    );
  });

  test.each(["classic", "ruleset"] as const)(
    "when a branch takes no direct changes (%s), to send a proposal",
    async (by) => {
      standIn.state.protections.set("main", { by, canBypass: false });
      expect(await refusalOf(publish())).toMatchObject({
        why: "protected",
        message:
          'The branch "main" takes no direct changes. Send your changes as a proposal instead.',
      });
      expect(branchNow("main")).toBe(base);
    },
  );

  test("when nobody may add branches, to ask for it", async () => {
    standIn.once(/POST .*refs/, { status: 422, message: "Reference update failed" });
    expect(await refusalOf(save())).toMatchObject({
      why: "protected",
      message:
        'GitHub doesn\'t let you add the branch "edit/anna-m". Ask the owner of the repository to allow it.',
    });
  });

  test("when the repository is archived, to ask its owner", async () => {
    standIn.state.isArchived = true;
    expect(await refusalOf(save())).toMatchObject({
      why: "forbidden",
      message:
        "dental/website is archived at GitHub, so it can't be changed. Ask the owner of the repository.",
    });
  });

  test("when the repository is empty, what is missing", async () => {
    standIn.once(/trees/, { status: 409, message: "Git Repository is empty." });
    expect(await refusalOf(save())).toMatchObject({
      why: "missing",
      message: "The repository dental/website is empty. Put the site's files into it first.",
    });
  });

  test("for anything else, GitHub's own words", async () => {
    standIn.once(/trees/, { status: 422, message: "Tree is too large" });
    expect(await refusalOf(save())).toMatchObject({
      why: "other",
      message: "GitHub doesn't do this: Tree is too large.",
    });
  });

  test("when a file arrives damaged, to try again", async () => {
    const picture = Uint8Array.of(0, 1, 2, 3);
    const oid = standIn.state.repository.writeBlob(picture);
    standIn.once(/GET .*blobs/, { status: 200, body: Uint8Array.of(0, 1) });
    expect(await refusalOf(connected.host.read([oid]))).toMatchObject({
      why: "other",
      message: "A file arrived damaged from GitHub. Try again.",
    });
  });
});

describe("a failure of GitHub itself", () => {
  test("a read is tried again once", async () => {
    standIn.once(/graphql/, { status: 502 });
    expect((await look())[0]?.commit).toBe(base);
    expect(requestsTo(/graphql/)).toBe(2);
  });

  test("and then reported", async () => {
    standIn.once(/graphql/, { status: 502 });
    standIn.once(/graphql/, { status: 503 });
    expect(await refusalOf(look())).toMatchObject({
      why: "busy",
      message: "GitHub has a problem right now. Try again in a few minutes.",
    });
  });

  test.each([
    ["an error without a type", { errors: [{ message: "Something went wrong" }] }],
    ["nothing", {}],
  ])("a query that is answered with %s is reported, not taken for data", async (_, body) => {
    standIn.once(/graphql/, { status: 200, body });
    expect((await refusalOf(look())).why).toBe("busy");
  });

  test("a commit isn't made twice", async () => {
    standIn.once(/commits/, { status: 502 });
    expect((await refusalOf(save())).why).toBe("busy");
    expect(requestsTo(/POST .*commits/)).toBe(1);
    expect(branchNow(draft)).toBeUndefined();
  });
});

describe("a lost answer", () => {
  test.each(["answer lost", { status: 502 }, "request lost"] as const)(
    "a first save is stored once (%o)",
    async (trouble) => {
      standIn.once(/POST .*refs/, trouble);
      const commit = await save();
      expect(branchNow(draft)).toBe(commit);
      expect(requestsTo(/POST .*commits/)).toBe(1);
    },
  );

  test.each(["answer lost", { status: 502 }, "request lost"] as const)(
    "a later save is stored once (%o)",
    async (trouble) => {
      const first = await save();
      standIn.once(/PATCH/, trouble);
      const second = await save('{ "a": 1 }', first);
      expect(branchNow(draft)).toBe(second);
      expect(standIn.state.repository.commit(second)?.parents).toEqual([first]);
    },
  );

  test("it is recognized even if GitHub's next answers lag behind", async () => {
    const first = await save();
    standIn.state.lag = 2;
    standIn.once(/PATCH/, "answer lost");
    const second = await save('{ "a": 1 }', first);
    expect(branchNow(draft)).toBe(second);
  });

  test("a first save is recognized even if GitHub's next answers lag behind", async () => {
    standIn.once(/POST .*refs/, "answer lost");
    standIn.once(/graphql/, { status: 200, body: { data: { repository: { ref: null } } } });
    expect(branchNow(draft)).toBeUndefined();
    const commit = await save();
    expect(branchNow(draft)).toBe(commit);
  });

  test("it is recognized even if someone has gone on from there", async () => {
    const seen = standIn.state.setBranch.bind(standIn.state);
    standIn.state.setBranch = (branch, oid) => {
      standIn.state.setBranch = seen;
      const isDone = seen(branch, oid);
      standIn.state.commit({ branch, files: { "notes.txt": "Otto" }, message: "Go on" });
      return isDone;
    };
    standIn.once(/PATCH/, "answer lost");
    const published = await publish();
    expect(standIn.state.repository.commit(branchNow("main") ?? "")?.parents).toEqual([published]);
  });

  test("if someone else published in the meantime, nothing is overwritten", async () => {
    const theirs = standIn.state.commit({
      branch: "main",
      files: { "content/home.json": "{ }" },
      message: "Otto's change",
    });
    standIn.once(/PATCH/, "request lost");
    await expect(publish()).rejects.toBeInstanceOf(Moved);
    expect(branchNow("main")).toBe(theirs);
  });

  test("without a connection for longer, the author reads so", async () => {
    const first = await save();
    standIn.once(/PATCH/, "request lost");
    standIn.once(/graphql/, "request lost");
    expect((await refusalOf(save("{ }", first))).why).toBe("offline");
  });

  test.each(["answer lost", "request lost"] as const)(
    "a draft is removed all the same (%s)",
    async (trouble) => {
      const commit = await save();
      standIn.once(/graphql/, trouble);
      await connected.host.remove(draft, commit);
      expect(branchNow(draft)).toBeUndefined();
    },
  );

  test("a draft that has gone on isn't removed", async () => {
    const first = await save();
    const second = await save("{ }", first);
    standIn.once(/graphql/, "request lost");
    await expect(connected.host.remove(draft, first)).rejects.toBeInstanceOf(Moved);
    expect(branchNow(draft)).toBe(second);
  });

  test.each(["answer lost", { status: 502 }, "request lost"] as const)(
    "a proposal is sent once (%o)",
    async (trouble) => {
      await save();
      standIn.once(/POST .*pulls/, trouble);
      const address = await connected.host.propose(draft, "main", "Change the home page");
      expect(address).toBe("https://github.com/dental/website/pull/1");
      expect(standIn.state.pulls).toHaveLength(1);
    },
  );
});
