// An answer that doesn't say what was done, such as one from a hotel's network, counts as lost: nothing is reported as
// done that GitHub hasn't done.
import { afterEach, beforeEach, expect, test } from "vitest";
import { Refused, type NewFile } from "../../../src/store/git-host.ts";
import { objectIdOf } from "../../../src/store/object-id.ts";
import { connect, lookOf, type Connected } from "./connect.ts";
import { startStandIn, type StandIn } from "./stand-in.ts";

let standIn: StandIn;
let connected: Connected;
let base: string;

beforeEach(async () => {
  standIn = await startStandIn();
  connected = connect(standIn);
  base = (await lookOf(connected.host, "main")).commit;
});
afterEach(() => standIn.stop());

const draft = "edit/anna-m";
const branchNow = (branch: string) => standIn.state.repository.branches().get(branch);
const save = (
  expected?: string,
  content: NewFile["content"] = { text: expected === undefined ? "{}" : "{ }" },
) =>
  connected.host.commitTo({
    branch: draft,
    expected,
    over: expected ?? base,
    files: [{ name: "home.json", content }],
    message: "Save",
  });

const other = "0123456789".repeat(4);
const text = (written: string) => new TextEncoder().encode(written);
const broken = [
  text(""),
  text("<h1>Welcome to our Wi-Fi</h1>"),
  text('{ "ref": "refs/heads/edit/anna-m", "object": { "sha": "01234'),
  text("null"),
  [],
  {},
  { sha: null, object: null, html_url: null, data: { updateRefs: null } },
  { sha: 1, object: {}, html_url: {}, data: {} },
  { sha: "main", object: { sha: other }, html_url: "javascript:alert(1)", data: null },
];
const changes: readonly [what: string, request: RegExp][] = [
  ["a new tree", /POST .*trees/],
  ["a new commit", /POST .*commits/],
  ["a new branch", /POST .*refs/],
  ["a moved branch", /PATCH/],
  ["a removed branch", /graphql/],
  ["a new file", /POST .*blobs/],
  ["a proposal", /POST .*pulls/],
];

const act = async (request: RegExp, trouble: () => void): Promise<boolean> => {
  const { host } = connected;
  if (request.source.includes("blobs")) {
    trouble();
    const commit = await save(undefined, { bytes: text("A file") });
    const oid = await objectIdOf(text("A file"));
    return branchNow(draft) === commit && standIn.state.repository.object(oid) !== undefined;
  }
  if (request.source === "PATCH") {
    const first = await save();
    trouble();
    const second = await save(first);
    return branchNow(draft) === second;
  }
  if (request.source.includes("graphql")) {
    const first = await save();
    trouble();
    await host.remove(draft, first);
    return branchNow(draft) === undefined;
  }
  if (request.source.includes("pulls")) {
    await save();
    trouble();
    const address = await host.propose(draft, "main", "Change the home page");
    return standIn.state.pulls.length === 1 && address.endsWith("/pull/1");
  }
  trouble();
  const commit = await save();
  return branchNow(draft) === commit;
};

test.each(changes)("%s is done, or the author reads that it isn't", async (_what, request) => {
  for (const body of broken) {
    if (branchNow(draft) !== undefined) standIn.state.setBranch(draft, undefined);
    standIn.state.pulls.length = 0;
    const trouble = () => standIn.once(request, { status: 200, body });
    const done = await act(request, trouble).catch((error: unknown) => error instanceof Refused);
    expect(done).toBe(true);
    standIn.calm();
  }
});

test.each(["PATCH", "POST .*refs"])(
  "%s that was answered by something else is sent again",
  async (request) => {
    for (const body of broken) {
      if (branchNow(draft) !== undefined) standIn.state.setBranch(draft, undefined);
      const first = request === "PATCH" ? await save() : undefined;
      standIn.once(new RegExp(request), { status: 200, body });
      const second = await save(first);
      expect(branchNow(draft)).toBe(second);
    }
  },
);
