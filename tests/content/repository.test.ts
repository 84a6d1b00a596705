// The repository in site.json: what people paste is understood, and nothing else gets through.
import { describe, expect, test } from "vitest";
import { applyFixes } from "../../src/content/report/apply-fixes.ts";
import { base, change, compileFiles } from "./base.ts";

type Files = ReadonlyMap<string, string>;

const withSetting = (fields: string): Files =>
  change("site.json", '"homePage":', `${fields},\n  "homePage":`);
const withRepository = (value: string): Files => withSetting(`"repository": ${value}`);

const reported = (files: Files): string[] =>
  compileFiles(files).diagnostics.map(({ message, hint }) => `${message} ${hint}`);

function siteOf(files: Files) {
  const result = compileFiles(files);
  if (!result.ok) throw new Error(reported(files).join("\n"));
  return result.site;
}

test("a site without the setting has no repository", () => {
  expect(siteOf(base).repository).toBeUndefined();
});

test("what is left out about a repository is what most have", () => {
  expect(siteOf(withRepository('"github:company/web.site_2"')).repository).toEqual({
    host: "github",
    name: "company/web.site_2",
    branch: "main",
    api: "https://api.github.com",
    signIn: undefined,
  });
});

test("every setting reaches the site", () => {
  const signIn = {
    authorize: "https://git.company.example/login/oauth/authorize?scope=repo%20read:org",
    token: "https://git.company.example/login/oauth/access_token",
    clientId: "Iv1.0123",
  };
  const settings = { branch: "release/2026", api: "https://git.company.example/api/v3", signIn };
  const files = withSetting(
    `"repository": "github:a/b", "repositorySettings": ${JSON.stringify(settings)}`,
  );
  expect(siteOf(files).repository).toEqual({ host: "github", name: "a/b", ...settings });
});

describe("an address that was pasted is reported and fixed", () => {
  test.each([
    "https://github.com/company/website",
    "https://github.com/company/website/",
    "https://github.com/company/website.git",
    "http://www.github.com/company/website/tree/main?x=1#top",
    "github.com/company/website",
    "GitHub:company/website",
    "github:company/website.git",
    "github:company/website/",
    "git@github.com:company/website.git",
    "ssh://git@github.com/company/website.git",
    "company/website",
  ])("%s", (written) => {
    const right = withRepository('"github:company/website"');
    const files = withRepository(JSON.stringify(written));
    const { fixes } = compileFiles(files);
    expect(reported(files)).toEqual([
      `"${written}" isn't in the right format. Did you mean "github:company/website"? Write "github:company/website".`,
    ]);
    expect(applyFixes(files.get("site.json") ?? "", fixes).text).toBe(right.get("site.json"));
  });
});

test.each([
  "https://gitlab.com/company/website",
  "https://github.com/company",
  "github:company/..",
  "the website",
])("%s is reported, and left to the owner where it is no repository on GitHub", (written) => {
  const files = withRepository(JSON.stringify(written));
  expect(compileFiles(files).diagnostics.map(({ id }) => id)).toEqual(["wrong-form"]);
  expect(reported(files)[0]).toMatch(/github:company\/website/);
});

test("settings of a repository that isn't named are reported, because nothing would use them", () => {
  expect(reported(withSetting('"repositorySettings": { "branch": "live" }'))).toEqual([
    'Site has no "repository". Add "repository": without it, the settings of the repository have no effect.',
  ]);
});

test.each([
  ["a branch where drafts are stored", { branch: "edit/anna" }, "It can't be edit"],
  ["a branch that blocks all drafts", { branch: "edit" }, "It can't be edit"],
  ["an API without encryption", { api: "http://git.company.example/api" }, "Begin with https://"],
  ["an API that would add to a policy", { api: "https://a.example/;script-src" }, "Begin with"],
  [
    "a sign-in address with a fragment, which hosts don't get",
    {
      signIn: {
        authorize: "https://a.example/?scope=api#x",
        token: "https://a.example/",
        clientId: "1",
      },
    },
    "everything from # on",
  ],
  [
    "sign-in without a client",
    { signIn: { authorize: "https://a.example/", token: "https://a.example/" } },
    '"clientId"',
  ],
])("%s is reported", (_what, settings, hint) => {
  const files = withSetting(
    `"repository": "github:a/b", "repositorySettings": ${JSON.stringify(settings)}`,
  );
  const [found = "", ...more] = reported(files);
  expect(found).toContain(hint);
  expect(more).toEqual([]);
});

test("an API on this computer is accepted, so that the editor can be tried with one", () => {
  const files = withSetting(
    '"repository": "github:a/b", "repositorySettings": { "api": "http://localhost:4600" }',
  );
  expect(siteOf(files).repository?.api).toBe("http://localhost:4600");
});

test("no page that visitors see changes with the setting", () => {
  const { repository, ...rest } = siteOf(withRepository('"github:company/website"'));
  expect(repository).toBeDefined();
  expect({ ...rest, repository: undefined }).toEqual(siteOf(base));
});
