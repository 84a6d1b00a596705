// A proposal or a draft can bring other types of block: their code is never read.
import { afterEach, beforeEach, expect, test } from "vitest";
import { readBranch } from "../../../src/store/git/look-branch.ts";
import { objectIdOf } from "../../../src/store/object-id.ts";
import { secondSite } from "../../fixtures/sites.ts";
import { titled } from "../contract/site.ts";
import { gitSite, lookSite, openStore } from "../git/open-store.ts";
import { connect } from "./connect.ts";
import { startStandIn, type StandIn } from "./stand-in.ts";

/** Beside the content, and within it, where no file of code belongs. */
const code = {
  "blocks/steps.schema.json": '{ "title": "Stolen" }',
  "blocks/steps.tsx": "export default () => steal();",
  "blocks/steps.css": ".steps { color: stolen }",
  "content/steps.tsx": "export default () => stealMore();",
  "content/blocks/steps.tsx": "export default () => stealAll();",
  "theme.css": ":root { --accent: #570134 }",
};

let github: StandIn;
beforeEach(async () => {
  github = await startStandIn({ content: secondSite, folder: "content" });
});
afterEach(() => github.stop());

/** What was asked of the host for one of these files: by its name, or by its object id. */
async function askedForCode(): Promise<string[]> {
  const ids = await Promise.all(
    Object.values(code).map((text) => objectIdOf(new TextEncoder().encode(text))),
  );
  return github.requests
    .map(({ method, path, body }) => `${method} ${path} ${body}`)
    .filter((asked) => [...ids, "steps", "theme.css"].some((each) => asked.includes(each)));
}

test("the look at a proposal reads none of it", async () => {
  const start = '{ "title": "Proposed", "description": "Proposed", "blocks": [] }';
  const files = { ...code, "content/start.json": start };
  github.state.repository.setBranch(
    "proposal",
    github.state.commit({ branch: "main", files: {}, message: "Begin" }),
  );
  github.state.commit({ branch: "proposal", files, message: "Propose" });
  const looked = await readBranch(connect(github).host, lookSite(), "proposal");
  const texts = new Map(looked.now.files.map(({ name, text }) => [name, text]));
  expect(texts.get("start.json")).toBe(start);
  expect([...texts.keys()].filter((name) => !/^[\w-]+\.json$/.test(name))).toEqual([]);
  expect(JSON.stringify([[...texts], looked.before])).not.toMatch(/ste?al|stolen|570134/);
  expect(await askedForCode()).toEqual([]);
});

test("the editor that opens a draft reads none of it", async () => {
  const open = () => openStore(connect(github).host, { site: gitSite() });
  const store = open();
  const start = (await store.load()).files.find(({ name }) => name === "start.json");
  if (!start) throw new Error("There is no start.json");
  const text = titled(start.text, "Drafted");
  expect(await store.save([{ ...start, text }])).toMatchObject({ is: "saved" });
  const drafts = [...github.state.repository.branches().keys()].filter((name) => name !== "main");
  for (const branch of drafts) github.state.commit({ branch, files: code, message: "Code" });
  expect(drafts).toHaveLength(1);
  github.requests.length = 0;
  const { files } = await open().load();
  expect(files.find(({ name }) => name === "start.json")?.text).toBe(text);
  expect(files.filter(({ name }) => !/^[\w-]+\.json$/.test(name))).toEqual([]);
  expect(await askedForCode()).toEqual([]);
});
