// The git store over GitHub's interface: how many requests each step takes, and that a person's changes arrive in git.
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Store } from "../../../src/store/store.ts";
import { secondSite } from "../../fixtures/sites.ts";
import { drawing, publishing, titled } from "../contract/site.ts";
import { connect } from "../github/connect.ts";
import { startStandIn, type StandIn } from "../github/stand-in.ts";
import { gitSite, openStore } from "./open-store.ts";

let github: StandIn;
let store: Store;

beforeEach(async () => {
  github = await startStandIn({ content: secondSite, folder: "content" });
  store = open();
});
afterEach(() => github.stop());

function open(): Store {
  return openStore(connect(github).host, { site: gitSite() });
}

/** The requests since the last call, by what they are for. */
const requests = () =>
  github.requests.splice(0).map(({ method, path }) => {
    const [, part] = /\/(graphql|blobs|trees|commits|refs|rules)\b/.exec(path) ?? [];
    return `${method} ${part}`;
  });

test("opening, saving, a picture and publishing take few requests", async () => {
  const { files } = await store.load();
  const start = files.find(({ name }) => name === "start.json");
  if (!start) throw new Error("There is no start.json");
  requests();
  const saved = await store.save([{ ...start, text: titled(start.text, "Mine") }]);
  // A new draft starts from what is published now.
  const look = "POST graphql";
  expect([saved.is, ...requests()]).toEqual([
    "saved",
    look,
    "POST trees",
    "POST commits",
    "POST refs",
  ]);
  const added = await store.addMedia(drawing("new.svg", 20), ["svg"]);
  expect([added.is, ...requests()]).toEqual([
    "added",
    "POST blobs",
    "POST trees",
    "POST commits",
    "PATCH refs",
  ]);
  const wanted = await publishing(store);
  await store.published();
  requests();
  expect(await store.publish(wanted)).toMatchObject({ is: "published" });
  expect(requests()).toEqual([
    "POST graphql",
    "POST trees",
    "POST commits",
    "PATCH refs",
    "POST graphql",
  ]);
  expect([...github.state.branches().keys()]).toEqual(["main"]);
});
