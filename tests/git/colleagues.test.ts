// Two people publish from their own copies: neither overwrites or undoes what the other has published.
import { expect, test } from "vitest";
import { publishContent, type Wanted } from "../../src/git/publish.ts";
import { directly, publishable } from "./publishable.ts";
import { publishedText, useOwnGitSettings, type Copy, type Repositories } from "./repositories.ts";
import { useRepositories } from "./use-repositories.ts";

useOwnGitSettings();
const files = {
  "content/home.json": '{ "title": "Home" }\n',
  "content/about.json": '{ "title": "About" }\n',
};

let all: Repositories;
let mine: Copy;
let hers: Copy;
useRepositories(files, (copies) => {
  all = copies;
  ({ mine, hers } = all);
});

const publish = (wanted: Partial<Wanted> = {}) =>
  publishContent(mine.content, { ...directly, ...wanted }, publishable);
const title = (name: string, words: string, copy: Copy = mine) =>
  copy.write(`content/${name}.json`, `{ "title": "${words}" }\n`);
const sheCommits = () => {
  hers.commit();
  hers.git("push", "--quiet", "origin", "HEAD");
  return hers.git("rev-parse", "HEAD");
};

test("a colleague's commit on my proposal stays on it", async () => {
  const proposal = { to: { is: "review", branch: "new-words" } } as const;
  await title("home", "At home");
  await publish(proposal);
  hers.git("fetch", "--quiet", "origin");
  hers.git("checkout", "--quiet", "new-words");
  await title("about", "About her", hers);
  const tip = sheCommits();
  mine.git("fetch", "--quiet", "origin");
  await title("home", "At home again");
  expect(await publish(proposal)).toMatchObject({
    is: "refused",
    reason: expect.stringContaining('"new-words"'),
  });
  expect(all.remote.git("rev-parse", "new-words")).toBe(tip);
});

test("changes go to the branch that the local branch follows, whatever its name", async () => {
  mine.git("push", "--quiet", "origin", "main:live");
  mine.git("fetch", "--quiet", "origin");
  mine.git("branch", "--quiet", "--set-upstream-to=origin/live");
  await title("home", "At home");
  expect(await publish()).toMatchObject({ is: "published", branch: "live" });
  expect(publishedText(all, "content/home.json", "live")).toBe('{ "title": "At home" }');
  expect(publishedText(all, "content/home.json", "main")).toBe('{ "title": "Home" }');
});

test("changes that were merged before a pull no longer count after it", async () => {
  await title("home", "Her home", hers);
  const mergedVersion = sheCommits();
  await title("home", "Her second home", hers);
  sheCommits();
  mine.git("pull", "--quiet");
  await hers.write("src/code.ts", "hers\n");
  sheCommits();
  await title("home", "Her home");
  await title("about", "About us");
  expect(await publish({ mergedVersion })).toMatchObject({ is: "published" });
  expect(publishedText(all, "content/home.json")).toBe('{ "title": "Her home" }');
});
