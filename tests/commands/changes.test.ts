// `npm run changes` as people and the workflow run it, on a copy of content with a history of its own.
import { execFileSync, spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { runChanges } from "../../src/commands/changes.ts";
import { hashSource } from "../../src/host/policy.ts";
import { useOwnGitSettings } from "../git/repositories.ts";
import { firstSite } from "../fixtures/sites.ts";

useOwnGitSettings();

let root: string;
let folder: string;
/** What git keeps of content that was committed once, the same for each test. */
let history: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "changes-"));
  await cp(firstSite, join(root, "content"), { recursive: true });
  begin();
  history = join(root, ".git");
  const made = root;
  return () => rm(made, { recursive: true });
});
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "changes-"));
  folder = join(root, "content");
  await cp(firstSite, folder, { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

function git(...args: string[]): string {
  return execFileSync("git", ["-C", root, ...args], { encoding: "utf8" }).trim();
}

function commit(): void {
  git("add", "--all");
  git("commit", "--quiet", "--message", "Changed");
}

function begin(): void {
  git("init", "--quiet", "--initial-branch=main");
  commit();
}

/** What is in the folder as a test begins. */
async function publish(): Promise<void> {
  await cp(history, join(root, ".git"), { recursive: true });
}

async function edit(name: string, from: string, to: string): Promise<void> {
  const path = join(folder, name);
  const text = await readFile(path, "utf8");
  expect(text).toContain(from);
  await writeFile(
    path,
    text.replace(from, () => to),
  );
}

/** The output below the line with the day and the commit. */
async function listed(...args: string[]): Promise<string> {
  const { output, exitCode } = await runChanges(args, folder);
  expect(exitCode).toBe(0);
  const [first = "", ...rest] = output.split("\n\n");
  expect(first).toMatch(/^Compared with the content of \d{4}-\d\d-\d\d \([0-9a-f]{7,}\):$/);
  return rest.join("\n\n");
}

const rename555 = () => edit("site.json", "555-0142", "555-0199");
const renamed555 = `Site settings (site.json)
  Fact “Phone”
    before  +1 (602) 555-0142
    after   +1 (602) 555-0199`;

describe("what is compared with what", () => {
  test("without a remote: what is in the folder with what was last committed", async () => {
    await publish();
    expect(await listed()).toBe("No changes in the content.\n\nPages that look different: none.");
    await rename555();
    await edit("home.json", "Why Choose Us", "Why us");
    expect(await listed()).toBe(`${renamed555}

Medical billing for US practices | Ledgerwren (home.json)
  Card grid “Why us” › Heading
    before  Why Choose Us
    after   Why us

Pages that look different: Medical billing for US practices | Ledgerwren, Contact Ledgerwren.`);
  });

  test("with a remote: with what is on its main, committed since or not", async () => {
    await publish();
    git("update-ref", "refs/remotes/origin/main", "HEAD");
    await rename555();
    commit();
    expect(await listed()).toContain(renamed555);
    expect(await listed("--since", "HEAD")).not.toContain(renamed555);
  });

  test("what others have published meanwhile isn't part of the change", async () => {
    await publish();
    git("checkout", "--quiet", "-b", "mine");
    await rename555();
    commit();
    git("checkout", "--quiet", "main");
    await edit("home.json", "Why Choose Us", "Why us");
    commit();
    git("update-ref", "refs/remotes/origin/main", "HEAD");
    git("checkout", "--quiet", "mine");
    const mine = await listed();
    expect(mine).toContain(renamed555);
    expect(mine).not.toContain("Why us");
    // As a pull request is checked: what it would make of main, beside main.
    git("checkout", "--quiet", "main");
    git("merge", "--quiet", "--no-ff", "--no-edit", "mine");
    expect(await listed("--since", "HEAD^")).toBe(mine);
  });

  test.for(["", "content"])("where nothing was before, all is new: README in %j", async (place) => {
    await rm(folder, { recursive: true });
    await mkdir(folder);
    await writeFile(join(root, place, "README.md"), "Soon.");
    begin();
    await cp(firstSite, folder, { recursive: true });
    const text = await listed();
    expect(text).toContain("About Ledgerwren (about.json)\n  Page: new\n    after   About ");
    expect(text).toContain("Site settings (site.json)\n  Site: new\n");
  });
});

describe("for a pull request", () => {
  const summary = async (): Promise<string> => {
    const { output, exitCode } = await runChanges(["--format", "github"], folder);
    expect(exitCode).toBe(0);
    return output;
  };

  test("the table says page, field, before and after, and marks what changed", async () => {
    await publish();
    await rename555();
    expect(await summary()).toContain(
      "<tr><th>Page</th><th>What</th><th>Before</th><th>After</th></tr></thead><tbody>" +
        '<tr><td rowSpan="1">Site settings<br/><code>site.json</code></td><td>Fact “Phone”</td>' +
        "<td>+1 (602) 555-<del>0142</del></td><td>+1 (602) 555-<ins>0199</ins></td></tr>",
    );
  });

  test("a finding in a file that the change doesn't touch is listed separately", async () => {
    await publish();
    await rm(join(folder, "get-started.json"));
    const output = await summary();
    expect(output).not.toContain("Problems in the changed files");
    expect(output).toMatch(
      /<h2>Problems in other files<\/h2><table>.*<code>[^<]*content\/home\.json:13<\/code><\/td><td>3 links point to &quot;get-started&quot;, but there is no page with that name\..*<h2>What has changed/,
    );
    expect(output).toContain("<p>The site can be shown once its errors are fixed.</p>");
  });

  test("a file with a slip that changes no word is among those that the change touches", async () => {
    await publish();
    await edit("about.json", '",\n  "description"', '"\n  "description"');
    const output = await summary();
    expect(output).toMatch(
      /<h2>Problems in the changed files<\/h2><table>.*content\/about\.json:\d+/,
    );
    expect(output).not.toContain("Problems in other files");
    expect(output).toContain("<p>No changes in the content.</p>");
  });

  test("what is written in content stays text, and no empty line ends the table", async () => {
    await publish();
    await edit("home.json", "Why Choose Us", "<b>|@all</b>\\n\\n# `Us`");
    const output = await summary();
    expect(output).toContain("<ins>&lt;b&gt;|@all&lt;/b&gt;<br/># `Us`</ins>");
    expect(output).toContain("Card grid “&lt;b&gt;|@all&lt;/b&gt; # `Us`” › Heading");
    expect(output.trimEnd()).not.toContain("\n");
  });
});

describe("a change on a branch can be seen in the editor of the published site", () => {
  const named = () => edit("site.json", "{", '{\n  "repository": "github:ann/site",');
  const look = async (...args: string[]): Promise<string | undefined> => {
    const { output, exitCode } = await runChanges(["--format", "github", ...args], folder);
    expect(exitCode).toBe(0);
    return /<a href="([^"]*)">See the site with this change<\/a>/.exec(output)?.[1];
  };
  const publishNamed = async () => {
    await publish();
    await named();
    commit();
  };

  test("at the published site's address, whatever the change says", async () => {
    await publishNamed();
    await edit("site.json", '"url": "https://', '"url": "https://elsewhere.');
    expect(await look("--look", "new prices/1")).toMatch(
      /^https:\/\/(?!elsewhere)[^/]+\/edit\/#look=new%20prices%2F1$/,
    );
    expect((await runChanges(["--look", "prices"], folder)).output).toMatch(
      /\nSee the site with this change, before it is published: https:.*#look=prices$/,
    );
  });

  test("not if it isn't on a branch, or isn't asked for", async () => {
    await publishNamed();
    await rename555();
    expect(await look("--look", "")).toBeUndefined();
    expect(await look()).toBeUndefined();
  });

  test("not if the published site has no editor yet, or the change can't be shown", async () => {
    await publish();
    await named();
    expect(await look("--look", "prices")).toBeUndefined();
    commit();
    await edit("about.json", '"layout": "prose"', '"layout": "pros"');
    expect(await look("--look", "prices")).toBeUndefined();
  });
});

describe("reports what it can't do, and exits with 2", () => {
  const refused = async (...args: string[]): Promise<string> => {
    const { output, exitCode } = await runChanges(args, folder);
    expect(exitCode).toBe(2);
    return output;
  };

  test("outside a repository, and in one without a commit", async () => {
    expect(await refused()).toBe(
      `Changes are read from git, but the folder "${folder}" isn't in a git repository.`,
    );
    git("init", "--quiet");
    expect(await refused()).toBe("Nothing is committed yet, so there is nothing to compare with.");
  });

  test("for a state that doesn't exist", async () => {
    await publish();
    for (const name of ["lastweek", "--all"])
      expect(await refused(`--since=${name}`)).toBe(
        `There is no branch or commit "${name}". Use one that exists, for example origin/main or HEAD~1.`,
      );
  });

  test("for options that it hasn't, and for those without a name", async () => {
    expect(await refused("--sinse", "HEAD")).toMatch(
      /^There is no option --sinse\. Did you mean --since\?\n/,
    );
    expect(await refused("--format", "html")).toBe(
      'There is no format "html". Use text or github.',
    );
    expect(await refused("--since")).toMatch(/^Write a branch or a commit after --since\.\n/);
    expect(await refused("--look")).toMatch(/^Write a branch after --look\.\n/);
    expect(await refused("--review=")).toMatch(/^Write the name of a folder after --review\.\n/);
  });

  test("where there is nothing to compare", async () => {
    await rm(folder, { recursive: true });
    await mkdir(folder);
    expect(await refused()).toMatch(/^The folder ".*content" is empty\./);
  });

  test("into a folder with anything else in it, which stays as it is", async () => {
    await publish();
    await writeFile(join(root, "letter.txt"), "Dear Ann");
    const there = await readdir(root);
    expect(await refused("--review", root)).toMatch(
      /^The folder ".*" contains other files, such as .*\. Choose a new folder\.$/,
    );
    expect(await readdir(root)).toEqual(there);
  });

  test("as a command, on the output for errors", () => {
    const { status, stdout, stderr } = spawnSync(
      "node",
      ["--import", "tsx", "src/commands/changes.ts"],
      { encoding: "utf8", env: { ...process.env, CONTENT_DIR: folder } },
    );
    expect(status).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toContain("isn't in a git repository");
  });
});

test("while errors keep the site from being built, the review says why and offers no site", async () => {
  await publish();
  await edit("about.json", '"layout": "prose"', '"layout": "pros"');
  const out = join(root, "review");
  // The second one takes the place of the first.
  for (let round = 0; round < 2; round++)
    expect((await runChanges(["--review", out], folder)).exitCode).toBe(0);
  expect(await readdir(out)).toEqual(["index.html"]);
  const page = await readFile(join(out, "index.html"), "utf8");
  expect(page).toContain("The site can be shown once its errors are fixed.");
  expect(page).not.toContain("site/index.html");
  const [, style = ""] = /<style>([^]*?)<\/style>/.exec(page) ?? [];
  expect(page).toContain(
    '<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="' +
      `default-src 'none'; script-src 'none'; style-src ${hashSource(style)}; `,
  );
  expect(page).toContain("<p>On these pages, nothing in the content can run a script");
  const { output } = await runChanges(["--format", "github", "--review", out], folder);
  expect(output).toContain("<p>In this download, nothing in the content can run a script");
});

test("a theme beside the content shows on every page if it has changed, and its mistakes are the change's", async () => {
  const theme = (css: string) => writeFile(join(root, "theme.css"), css);
  await theme(":root { --radius: 1rem }");
  begin();
  expect(await listed()).toContain("Pages that look different: none.");
  await theme(":root { --radius: 2rem }");
  expect(await listed()).toMatch(/Pages that look different: (?!none)/);
  const summary = async () => (await runChanges(["--format", "github"], folder)).output;
  await theme(":root { --radius: 3rem }");
  expect(await summary()).toMatch(
    /Problems in the changed files(?!.*other files).*--radius is .*What has changed/s,
  );
  commit();
  await rename555();
  expect(await summary()).toMatch(/Problems in other files.*--radius is /s);
});
