// A link to look at a proposal needs few of the 60 requests that GitHub answers in an hour without signing in, however
// large the site is.
import { afterEach, expect, test } from "vitest";
import { servedTexts } from "../../../src/build/published-texts.ts";
import { readBranch } from "../../../src/store/git/look-branch.ts";
import { pageCache } from "../../../src/store/git/page-cache.ts";
import type { ServedTexts } from "../../../src/store/setup.ts";
import { loadContent } from "../../../src/files/content-folder.ts";
import { dentalSite } from "../../fixtures/sites.ts";
import { base } from "../../content/base.ts";
import { gitSite } from "../git/open-store.ts";
import { connect, lookOf } from "./connect.ts";
import { startStandIn, type StandIn } from "./stand-in.ts";

let standIn: StandIn;
afterEach(() => standIn.stop());

const page = (title: string) => JSON.stringify({ title, description: title, blocks: [] });

/** A site with this number of pages besides those of the fixture, and a proposal that changes two of them. */
async function start(count: number) {
  standIn = await startStandIn();
  const { state } = standIn;
  const names = Array.from({ length: count }, (_, index) => `page-${index}.json`);
  const pages = Object.fromEntries(names.map((name) => [name, page(name)]));
  const files = new Map([...(await loadContent(dentalSite, "")).files, ...Object.entries(pages)]);
  const inFolder = Object.entries(pages).map(([name, text]) => [`content/${name}`, text]);
  const added = Object.fromEntries(inFolder);
  const main = state.commit({ branch: "main", files: added, message: "Publish" });
  const { tree } = await lookOf(connect(standIn).host, "main");
  const texts = servedTexts(files, tree);
  state.repository.setBranch("proposal", main);
  const changed = { "content/page-1.json": page("New"), "content/page-2.json": page("Newer") };
  state.commit({ branch: "proposal", files: changed, message: "Change two pages" });
  const media = Object.fromEntries(
    [...tree].flatMap(([name, oid]) =>
      name.startsWith("media/") ? [[oid, { address: `../${name}`, measured: undefined }]] : [],
    ),
  );
  return { texts, media };
}

const lookWith = async (
  texts: ServedTexts["texts"],
  media: Record<string, { address: string }>,
) => {
  standIn.requests.length = 0;
  const cache = pageCache(Promise.resolve({ texts }));
  const site = gitSite({ cache, built: () => Promise.resolve({ media }) });
  const { host } = connect(standIn, { token: "" });
  const { now, before } = await readBranch(host, site, "proposal");
  const text = (name: string) => now.files.find((file) => file.name === name)?.text;
  expect([text("page-1.json"), text("page-2.json")]).toEqual([page("New"), page("Newer")]);
  expect(text("page-3.json")).toBe(page("page-3.json"));
  expect(before).toMatchObject({ files: { "page-1.json": page("page-1.json") } });
  return standIn.requests.length;
};

test.each([8, 100])(
  "a proposal for a site of %i pages is shown with 8 requests at most",
  async (count) => {
    const { texts, media } = await start(count);
    expect(await lookWith(texts, media)).toBeLessThanOrEqual(8);
    expect(standIn.violations).toEqual([]);
  },
);

test("a text that doesn't match its object id is asked of GitHub", async () => {
  const { texts, media } = await start(8);
  const wrong = Object.fromEntries(Object.keys(texts).map((oid) => [oid, "{}"]));
  expect(await lookWith(wrong, media)).toBeGreaterThan(8);
});

test("draft pages, and what is published in another form, aren't served", () => {
  const draft = JSON.stringify({ title: "Draft", draft: true, blocks: [] });
  const files = new Map([...base, ["news.json", draft]]);
  const ids = new Map([...files.keys()].map((name) => [name, `id of ${name}`]));
  const hidden = (base.get("home.json") ?? "").replace('"id": "values"', '"hidden": true');
  expect(servedTexts(new Map(base).set("home.json", hidden), ids)).not.toHaveProperty(
    "id of home.json",
  );
  expect(Object.values(servedTexts(files, ids))).not.toContain(draft);
  expect(servedTexts(base, ids)).toHaveProperty("id of home.json", base.get("home.json"));
});
