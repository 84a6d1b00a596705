// What the rows at the real GitHub begin with, tried over the fake one, so that it can't break unnoticed.
import { expect, test } from "vitest";
import { mediaRows } from "../contract/media.ts";
import { publishingRows } from "../contract/publishing.ts";
import type { Needs } from "../contract/row.ts";
import { savingRows } from "../contract/saving.ts";
import { fileOf, siteFiles } from "../contract/site.ts";
import { describeStore } from "../store-contract.ts";
import { connect } from "./connect.ts";
import { openReal, type Accounts } from "./real-subject.ts";
import { anna, annasToken, startStandIn, type StandIn } from "./stand-in.ts";

const bensToken = "github_pat_11BEN_everything";

async function startWithTwo(): Promise<{ standIn: StandIn; accounts: Accounts }> {
  const standIn = await startStandIn();
  standIn.state.tokens.set(bensToken, { ...anna, login: "ben", id: 2, name: "Ben Ortiz" });
  const as = (token: string) => () => connect(standIn, { token }).host;
  return { standIn, accounts: { mine: as(annasToken), theirs: as(bensToken) } };
}

const needing = (need: Needs) => (row: { needs?: readonly Needs[] }) => row.needs?.includes(need);

describeStore("the git store over GitHub, with two accounts", {
  has: ["elsewhere", "bytes", "colleague"],
  rows: [
    ...savingRows.filter(needing("elsewhere")).slice(0, 1),
    ...mediaRows.slice(0, 1),
    ...publishingRows.filter(needing("colleague")).slice(0, 1),
    ...publishingRows.filter(needing("colleague")).filter(needing("elsewhere")).slice(0, 1),
  ],
  async open(files) {
    const { standIn, accounts } = await startWithTwo();
    const subject = await openReal(accounts, files);
    return { ...subject, end: () => subject.end().finally(() => standIn.stop()) };
  },
});

test("a row begins only when answers are as new as its content", async () => {
  const { standIn, accounts } = await startWithTwo();
  const { state } = standIn;
  let lag = 0;
  const setBranch = state.setBranch.bind(state);
  state.setBranch = (...given) => {
    // The next answers are from before.
    lag = 10;
    return setBranch(...given);
  };
  Object.defineProperty(state, "lag", { get: () => (lag > 0 ? lag-- : 0) });
  const files = await siteFiles();
  const { store, end } = await openReal(accounts, files);
  const start = await fileOf(store, "start.json");
  expect(start.text).toBe(new TextDecoder().decode(files.get("start.json")));
  await end();
  await standIn.stop();
});
