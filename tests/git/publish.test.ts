// Publishes content and nothing else, and explains in plain words why it can't.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { publishContent, type Judge, type Wanted } from "../../src/git/publish.ts";
import { directly, publishable } from "./publishable.ts";
import { publishedInWords, type DatedPublished } from "../../src/store/published-states.ts";
import { readPublished } from "../../src/git/read-published.ts";
import { type Copy, publishedText, useOwnGitSettings, type Repositories } from "./repositories.ts";
import { useRepositories } from "./use-repositories.ts";

useOwnGitSettings();

const files = {
  "README.md": "A site\n",
  "src/code.ts": "one\n",
  "content/home.json": '{ "title": "Home" }\n',
  "content/about.json": '{ "title": "About" }\n',
  "content/media/logo.svg": "<svg>one</svg>\n",
};

let all: Repositories;
let mine: Copy;
let hers: Copy;
useRepositories(files, (copies) => {
  all = copies;
  ({ mine, hers } = all);
});

const forReview = (branch: string): Wanted => ({ ...directly, to: { is: "review", branch } });
const publish = (wanted: Wanted = directly) => publishContent(mine.content, wanted, publishable);
const published = (name: string, branch?: string) => publishedText(all, name, branch);
const known = async () => {
  const found = await readPublished(mine.content);
  if (found.is === "unknown") throw new Error(found.reason);
  return found;
};
/** What it is compared with, as the editor says. */
const against = (found: DatedPublished) => {
  const shown = publishedInWords(found);
  return shown.is === "known" ? shown.against : shown.reason;
};
const done = { is: "published", branch: "main", review: undefined, note: undefined };
const edit = () => mine.write("content/home.json", '{ "title": "At home" }\n');

describe("directly", () => {
  test("the content on disk is published: changed, new and removed pages, and media", async () => {
    await edit();
    await mine.write("content/new.json", "{}\n");
    await rm(join(mine.content, "about.json"));
    await mine.write("content/media/team.jpg", "jpg");
    expect(await publish()).toEqual(done);
    const names = all.remote.git("ls-tree", "-r", "--name-only", "main").split("\n");
    expect(names).toEqual([
      "README.md",
      "content/home.json",
      "content/media/logo.svg",
      "content/media/team.jpg",
      "content/new.json",
      "src/code.ts",
    ]);
    expect(published("content/home.json")).toBe('{ "title": "At home" }');
    expect(all.remote.git("log", "-1", "--format=%an %ae %s", "main")).toBe(
      "Ann ann@example.org Say it better",
    );
    expect(mine.git("status", "--porcelain", "--branch")).toBe("## main...origin/main");
  });

  test("other files and staged changes stay as they are", async () => {
    await edit();
    await mine.write("README.md", "Staged\n");
    await mine.write("content/about.json", "staged\n");
    mine.git("add", "README.md", "content/about.json");
    await mine.write("README.md", "Changed again\n");
    await mine.write("content/about.json", '{ "title": "Later" }\n');
    await mine.write("content/notes.txt", "mine\n");
    await mine.write("content/.draft.json", "mine\n");
    await mine.write("untracked.ts", "mine\n");
    const staged = () =>
      ["README.md", "content/about.json"].map((name) => mine.git("ls-files", "--stage", name));
    const before = staged();
    expect(await publish()).toEqual(done);
    expect(staged()).toEqual(before);
    expect(await mine.read("README.md")).toBe("Changed again\n");
    expect(published("README.md")).toBe("A site");
    expect(published("content/about.json")).toBe('{ "title": "Later" }');
    const names = all.remote.git("show", "--format=", "--name-only", "main").split("\n");
    expect(names).toEqual(["content/about.json", "content/home.json"]);
  });

  test("a broken link doesn't stop other published files from being compared", async () => {
    await symlink("loop.json", join(mine.content, "loop.json"));
    execFileSync("mkfifo", [join(mine.folder, "pipe")]);
    await symlink(join(mine.folder, "pipe"), join(mine.content, "pipe.json"));
    mine.git("add", "content");
    mine.git("commit", "--message", "Links");
    mine.git("push");
    expect(Object.keys((await known()).files)).toEqual(["about.json", "home.json"]);
  });

  test("if nothing has changed, it says so and makes no commit", async () => {
    const before = all.remote.git("rev-parse", "main");
    expect(await publish()).toEqual({ is: "nothing" });
    expect(all.remote.git("rev-parse", "main")).toBe(before);
  });

  test("content that was committed and not sent is sent along", async () => {
    await edit();
    mine.commit("By hand");
    expect((await known()).files["home.json"]).toBe(files["content/home.json"]);
    await mine.write("content/about.json", "{}\n");
    expect(await publish()).toEqual(done);
    expect(all.remote.git("log", "--format=%s", "main").split("\n")).toEqual([
      "Say it better",
      "By hand",
      "First",
    ]);
  });

  test("new media can be left out; media that were committed or published aren't new", async () => {
    await mine.write("content/media/committed.svg", "<svg/>\n");
    mine.commit("By hand");
    await mine.write("content/media/new.svg", "<svg/>\n");
    await mine.write("content/media/logo.svg", "<svg>two</svg>\n");
    expect((await known()).newMedia).toEqual(["media/new.svg"]);
    const leaveOutNew: Judge = {
      ...publishable,
      check: async ({ newMedia }) => ({ mistake: undefined, unused: new Set(newMedia) }),
    };
    expect(await publishContent(mine.content, directly, leaveOutNew)).toEqual(done);
    expect(
      all.remote.git("ls-tree", "-r", "--name-only", "main:content/media").split("\n"),
    ).toEqual(["committed.svg", "logo.svg"]);
    expect(published("content/media/logo.svg")).toBe("<svg>two</svg>");
    expect(mine.git("status", "--porcelain")).toBe("?? content/media/new.svg");
  });

  test("files that git skips aren't published and stay marked", async () => {
    mine.git("update-index", "--skip-worktree", "content/home.json");
    mine.git("update-index", "--assume-unchanged", "content/media/logo.svg");
    await edit();
    await mine.write("content/media/logo.svg", "<svg>two</svg>\n");
    expect(await known()).toMatchObject({
      skippedFiles: ["home.json", "media/logo.svg"],
      media: [],
    });
    expect(await publish()).toEqual({ is: "nothing" });
    await mine.write("content/about.json", "{}\n");
    await hers.write("content/home.json", '{ "title": "Her home" }\n');
    await hers.write("src/code.ts", "hers\n");
    hers.commit();
    hers.git("push", "--quiet", "origin", "main");
    const mergedVersion = hers.git("rev-parse", "HEAD");
    expect(await publish()).toMatchObject({ is: "overtaken", mergedVersion });
    expect(await publish({ ...directly, mergedVersion })).toEqual(done);
    expect(all.remote.git("show", "--format=", "--name-only", "main")).toBe("content/about.json");
    expect(mine.git("ls-files", "-v", "content").split("\n")).toEqual([
      "H content/about.json",
      "S content/home.json",
      "h content/media/logo.svg",
    ]);
    expect(await mine.read("content/home.json")).toBe('{ "title": "At home" }\n');
  });

  test("environment variables don't make git use another repository", async () => {
    await edit();
    const before = hers.state();
    vi.stubEnv("GIT_DIR", join(hers.folder, ".git"));
    vi.stubEnv("GIT_WORK_TREE", hers.folder);
    vi.stubEnv("GIT_INDEX_FILE", join(hers.folder, ".git/index"));
    expect(await publish()).toEqual(done);
    vi.unstubAllEnvs();
    expect(hers.state()).toBe(before);
    expect(mine.git("status", "--porcelain", "--branch")).toBe("## main...origin/main");
  });

  test("commits of other files are never sent along", async () => {
    await mine.write("src/code.ts", "two\n");
    mine.commit("Code");
    await edit();
    const refused = await publish();
    expect(refused).toMatchObject({
      is: "refused",
      reason: expect.stringContaining("src/code.ts"),
    });
    expect((await known()).destinations).toMatchObject({
      direct: { is: "closed" },
      review: { is: "open" },
    });
    expect(await publish(forReview("words"))).toMatchObject({ is: "published" });
    expect(published("src/code.ts", "words")).toBe("one");
    expect(published("content/home.json", "words")).toBe('{ "title": "At home" }');
  });

  test("a site that is the whole of its repository", async () => {
    await mine.write("content/deep/home.json", "{}\n");
    const folder = join(mine.content, "deep");
    expect(await publishContent(folder, directly, publishable)).toEqual(done);
    expect(published("content/deep/home.json")).toBe("{}");
    await edit();
    expect(await publishContent(folder, directly, publishable)).toEqual({ is: "nothing" });
  });

  test("a message that looks like an option is a message", async () => {
    await edit();
    expect(await publish({ ...directly, message: "--amend -F /etc/passwd\n\n# 2 things" })).toEqual(
      done,
    );
    expect(all.remote.git("log", "-1", "--format=%B", "main")).toBe(
      "--amend -F /etc/passwd\n\n# 2 things",
    );
    expect(await publish({ ...directly, message: " \n" })).toMatchObject({ is: "refused" });
  });
});

describe("to a branch of its own", () => {
  test("main stays as it is, here too, and the same branch takes more", async () => {
    await edit();
    const before = mine.git("rev-parse", "main");
    expect(await publish(forReview("new-words"))).toEqual({ ...done, branch: "new-words" });
    expect(published("content/home.json", "new-words")).toBe('{ "title": "At home" }');
    expect(published("content/home.json")).toBe('{ "title": "Home" }');
    expect(mine.git("rev-parse", "HEAD", "origin/main")).toBe(`${before}\n${before}`);
    await mine.write("content/about.json", "{}\n");
    expect(await publish(forReview("new-words"))).toEqual({ ...done, branch: "new-words" });
    expect(all.remote.git("rev-list", "--count", "main..new-words")).toBe("2");
    // Someone approves it.
    all.remote.git("update-ref", "refs/heads/main", "refs/heads/new-words");
    expect(await publish()).toEqual({ is: "nothing" });
    expect(mine.git("status", "--porcelain", "--branch")).toBe("## main...origin/main");
  });

  test("a name that can't be one, or would be something else to git, is refused", async () => {
    await edit();
    const before = all.remote.git("for-each-ref");
    for (const branch of ["--force", "x:refs/heads/main"])
      expect(await publish(forReview(branch))).toMatchObject({
        is: "refused",
        reason: expect.stringContaining(`A branch can't be called "${branch}".`),
      });
    for (const branch of [
      "-d",
      "a..b",
      "a b",
      "",
      "@{-1}",
      "x.lock",
      "x\n",
      "main",
      "HEAD",
      "refs/heads/main",
    ])
      expect(await publish(forReview(branch))).toMatchObject({
        is: "refused",
        reason: expect.stringContaining(`"${branch}"`),
      });
    expect(all.remote.git("for-each-ref")).toBe(before);
    // Plus, in front of what is pushed, would be by force.
    expect(await publish(forReview("+main"))).toMatchObject({ is: "published", branch: "+main" });
    expect(published("content/home.json")).toBe('{ "title": "Home" }');
  });
});

test("a proposal's name is refused if another branch blocks it or if it is too long", async () => {
  await edit();
  expect(await publish(forReview("main/x"))).toEqual({
    is: "refused",
    reason:
      'There is already a branch called "main", so a proposal can\'t be called "main/x". Choose another name, for example main-x.',
  });
  expect(await publish(forReview("x".repeat(300)))).toEqual({
    is: "refused",
    reason: "The proposal's name is too long. Use at most 100 letters, digits and hyphens.",
  });
  expect(await publish(forReview("words"))).toMatchObject({ is: "published" });
  all.remote.git("update-ref", "-d", "refs/heads/words");
  // What was sent from here before isn't in the way.
  expect(await publish(forReview("words/two"))).toMatchObject({ is: "published" });
  expect(await publish(forReview("words"))).toMatchObject({
    is: "refused",
    reason: expect.stringContaining('There is already a branch called "words/two", so'),
  });
});

describe("someone else has published first", () => {
  const theirs = async () => {
    await hers.write("content/home.json", '{ "title": "Her home" }\n');
    await hers.write("content/media/hers.svg", "<svg/>\n");
    await hers.write("src/code.ts", "hers\n");
    hers.git("add", "--all");
    hers.git("commit", "--quiet", "--message", "Hers", "--author", "Berta Brandt <b@example.org>");
    hers.git("push", "--quiet", "origin", "main");
    return hers.git("rev-parse", "HEAD");
  };

  test("nothing is published until theirs is taken in, and then both are there", async () => {
    const mergedVersion = await theirs();
    await mine.write("content/about.json", '{ "title": "About us" }\n');
    expect(await publish()).toEqual({
      is: "overtaken",
      mergedVersion,
      files: [
        {
          name: "home.json",
          theirs: '{ "title": "Her home" }\n',
          by: [{ is: "other", name: "Berta Brandt" }],
        },
      ],
      before: expect.objectContaining({ "home.json": '{ "title": "Home" }\n' }),
    });
    expect(all.remote.git("rev-parse", "main")).toBe(mergedVersion);
    expect(await mine.read("content/media/hers.svg")).toBe("<svg/>\n");
    await mine.write("content/home.json", '{ "title": "Her home" }\n');
    expect(await publish({ ...directly, mergedVersion })).toEqual(done);
    expect(published("content/home.json")).toBe('{ "title": "Her home" }');
    expect(published("content/about.json")).toBe('{ "title": "About us" }');
    expect(mine.git("status", "--porcelain", "--branch")).toBe("## main...origin/main");
    expect(await mine.read("src/code.ts")).toBe("hers\n");
  });

  test("the version that the author chose over theirs is published", async () => {
    const mergedVersion = await theirs();
    await edit();
    expect(await publish()).toMatchObject({ is: "overtaken", mergedVersion });
    expect(await publish({ ...directly, mergedVersion })).toEqual(done);
    expect(published("content/home.json")).toBe('{ "title": "At home" }');
    expect(published("content/media/hers.svg")).toBe("<svg/>");
  });

  test("where only other files are new, it is published at once", async () => {
    await hers.write("src/code.ts", "hers\n");
    hers.commit();
    hers.git("push", "--quiet", "origin", "main");
    await edit();
    expect(await publish()).toEqual(done);
    expect(published("src/code.ts")).toBe("hers");
    expect(mine.git("status", "--porcelain", "--branch")).toBe("## main...origin/main");
  });

  test("if another file has local changes, the branch isn't moved, and a note says so", async () => {
    await hers.write("src/code.ts", "hers\n");
    hers.commit();
    hers.git("push", "--quiet", "origin", "main");
    await mine.write("src/code.ts", "mine\n");
    await edit();
    const before = mine.git("rev-parse", "HEAD");
    expect(await publish()).toMatchObject({
      is: "published",
      note: expect.stringContaining("git pull"),
    });
    expect(await mine.read("src/code.ts")).toBe("mine\n");
    expect(mine.git("rev-parse", "HEAD")).toBe(before);
    // What goes on from here isn't taken for a change against oneself.
    await mine.write("content/home.json", '{ "title": "At home again" }\n');
    expect((await known()).files["home.json"]).toBe('{ "title": "At home" }\n');
    expect(await publish()).toMatchObject({ is: "published" });
    expect(published("src/code.ts")).toBe("hers");
  });

  test("between the look and the push", async () => {
    await edit();
    await mine.hook(
      "pre-push",
      `rm "$0"; cd ${hers.folder} && unset GIT_DIR && echo x > src/code.ts && git commit -qam x && git push -q origin main`,
    );
    expect(await publish()).toEqual(done);
    expect(published("src/code.ts")).toBe("x");
    expect(published("content/home.json")).toBe('{ "title": "At home" }');
  });

  test("a local file that git ignores is never overwritten by one of theirs", async () => {
    const mergedVersion = await theirs();
    await mine.write(".git/info/exclude", "content/media/hers*\n");
    await mine.write("content/media/hers.svg", "mine\n");
    await edit();
    expect(await publish()).toEqual({
      is: "refused",
      reason:
        "Someone else has published media/hers.svg, and this computer has a different file with that name that git ignores. Rename your file, then publish again.",
    });
    expect(await mine.read("content/media/hers.svg")).toBe("mine\n");
    await rm(join(mine.content, "media/hers.svg"));
    await mine.write("content/media/hers.svg/inside.txt", "mine\n");
    expect(await publish()).toMatchObject({ is: "refused" });
    await rm(join(mine.content, "media/hers.svg"), { recursive: true });
    expect(await publish()).toMatchObject({ is: "overtaken", mergedVersion });
  });
});

describe("a reason why nothing can be published from here", () => {
  const why = async () => {
    await edit();
    const before = mine.state();
    const answer = await publish();
    if (answer.is !== "refused") throw new Error(`It is ${answer.is}`);
    expect(mine.state()).toBe(before);
    expect(await mine.read("content/home.json")).toBe('{ "title": "At home" }\n');
    return answer.reason;
  };

  test("no git", async () => {
    vi.stubEnv("PATH", join(all.root, "nothing"));
    expect(await readPublished(mine.content)).toMatchObject({
      is: "unknown",
      reason:
        "Git isn't installed on this computer. You can save, but to see what changed and to publish, install git (https://git-scm.com) and restart.",
    });
    expect(await publish()).toMatchObject({
      is: "refused",
      reason: expect.stringContaining("https://git-scm.com"),
    });
  });

  test("no repository, and one without a commit", async () => {
    const folder = join(all.root, "alone");
    await mkdir(folder);
    vi.stubEnv("GIT_CEILING_DIRECTORIES", all.root);
    await writeFile(join(folder, "home.json"), "{}");
    expect(await readPublished(folder)).toMatchObject({
      is: "unknown",
      reason:
        "What you save is in the files of the content folder. To publish it, ask the person who manages the site, or run npm run build and upload the folder dist. Publishing from here doesn't work, because the folder isn't in a git repository.",
    });
    mine.git("init", "--quiet", folder);
    expect(await readPublished(folder)).toMatchObject({
      is: "unknown",
      reason:
        "This repository has no commits yet. Commit all files once (git add --all, git commit). After that, you can publish from here.",
    });
  });

  test("a folder that git ignores", async () => {
    await mine.write(".gitignore", "other/\n");
    await mine.write("other/home.json", "{}\n");
    expect(await readPublished(join(mine.folder, "other"))).toMatchObject({
      is: "unknown",
      reason:
        "Git ignores the content folder. Remove it from .gitignore to see what changed and to publish.",
    });
  });

  test("no remote, but the changes since the last commit are known", async () => {
    mine.git("remote", "remove", "origin");
    expect(await why()).toBe(
      "This repository is only on this computer: it has no remote to publish to. Ask the person who set up the site to add one: git remote add origin with its address, then git push -u origin main.",
    );
    expect((await known()).files["home.json"]).toBe('{ "title": "Home" }\n');
  });

  test("a detached HEAD", async () => {
    mine.git("checkout", "--quiet", "--detach");
    expect(await why()).toBe(
      "This repository shows an earlier version, not a branch (git calls this a detached HEAD). Switch back to your branch, for example with git switch main, then publish.",
    );
  });

  test("a merge that isn't finished", async () => {
    mine.git("checkout", "--quiet", "-b", "other");
    await mine.write("src/code.ts", "other\n");
    mine.commit();
    mine.git("checkout", "--quiet", "main");
    mine.git("merge", "--quiet", "--no-ff", "--no-commit", "other");
    expect(await why()).toBe(
      "A merge was started in this repository and isn't finished. Finish it (git status says how), or ask the person who started it, then publish.",
    );
  });

  test("a branch that isn't on the remote, but can be sent for review", async () => {
    mine.git("checkout", "--quiet", "-b", "own");
    expect(await why()).toBe(
      'Your branch "own" isn\'t on the remote yet. Send your changes as a proposal, or push the branch once: git push -u origin own.',
    );
    expect(await publish(forReview("words"))).toMatchObject({ is: "published", branch: "words" });
  });

  test("no name in git's configuration", async () => {
    for (const name of ["AUTHOR_NAME", "AUTHOR_EMAIL", "COMMITTER_NAME", "COMMITTER_EMAIL"])
      vi.stubEnv(`GIT_${name}`, undefined);
    vi.stubEnv("EMAIL", undefined);
    expect(await why()).toBe(
      'Git doesn\'t know your name and email yet, and it records them with every change. Set them once: git config --global user.name "Your Name" and git config --global user.email "you@example.org".',
    );
  });

  test("a remote that isn't there", async () => {
    mine.git("remote", "set-url", "origin", join(all.root, "gone.git"));
    expect(await why()).toContain(
      "The site's Git host can't be reached. Check that this computer is online, then try again. Git says: ",
    );
  });

  test("a remote that asks for a password, which is never waited for", async () => {
    await mine.write(
      "../ask/ssh",
      "#!/bin/sh\nfor each; do echo \"$each\" >&2; done; echo 'Permission denied (publickey).' >&2; exit 255\n",
    );
    mine.git("config", "core.sshCommand", `sh ${join(all.root, "ask/ssh")}`);
    mine.git("remote", "set-url", "origin", "git@example.invalid:owner/site.git");
    const reason = await why();
    expect(reason).toContain(
      "The site's Git host didn't accept this computer's sign-in. Sign in once outside the editor, for example with git fetch in a terminal, then try again. Git says: ",
    );
    expect(reason).toContain("BatchMode=yes");
  });

  test("a hook that rejects the commit is quoted; one that accepts it changes nothing", async () => {
    await mine.hook("commit-msg", 'grep -q "^Fix" "$1" || { echo "Begin with Fix" >&2; exit 1; }');
    expect(await why()).toBe(
      "This repository's commit-msg hook rejected the changes. The hook says: Begin with Fix",
    );
    expect(await publish({ ...directly, message: "Fix the title" })).toEqual(done);
  });

  test("a hook that rejects the push is quoted, whatever its message", async () => {
    await mine.hook("pre-push", "echo '! [rejected] too many changes (fetch first)' >&2; exit 1");
    await edit();
    expect(await publish()).toMatchObject({
      is: "refused",
      reason: expect.stringMatching(
        /^This repository's pre-push hook rejected the changes\. The hook says: .*too many changes/s,
      ),
    });
  });

  test("a hook can't add other files", async () => {
    await mine.write("src/code.ts", "two\n");
    await mine.hook("pre-commit", "git add --all");
    await edit();
    expect(await publish()).toMatchObject({
      is: "refused",
      reason:
        "This repository's pre-commit hook added src/code.ts, but the editor publishes only content. Ask the person who maintains the repository.",
    });
    expect(published("src/code.ts")).toBe("one");
  });

  test("a hook that undoes the change makes no empty commit", async () => {
    const before = all.remote.git("rev-parse", "main");
    await mine.hook("pre-commit", "git reset -q -- content/home.json");
    await edit();
    for (const wanted of [directly, forReview("words")])
      expect(await publish(wanted)).toEqual({ is: "nothing" });
    expect(all.remote.git("for-each-ref", "--format=%(objectname) %(refname)")).toBe(
      `${before} refs/heads/main`,
    );
    expect(mine.git("for-each-ref", "refs/edit")).toBe("");
  });

  test("a remote that takes nothing", async () => {
    await mkdir(join(all.remote.folder, "hooks"));
    await writeFile(
      join(all.remote.folder, "hooks/pre-receive"),
      "#!/bin/sh\necho protected branch >&2; exit 1\n",
      { mode: 0o755 },
    );
    await edit();
    expect(await publish()).toMatchObject({
      is: "refused",
      reason: expect.stringContaining(
        "The site's Git host rejects changes to this branch. Send your changes as a proposal for review. Git says: ",
      ),
    });
    // A proposal in place of a proposal would be no help.
    expect(await publish(forReview("words"))).toMatchObject({
      is: "refused",
      reason: expect.stringMatching(
        /^The site's Git host rejected this proposal\. (?!.*Send your changes as a proposal)/,
      ),
    });
    expect(mine.git("rev-parse", "HEAD")).toBe(mine.git("rev-parse", "origin/main"));
  });
});

test("the published content includes media that were removed since", async () => {
  await mine.write("content/media/logo.svg", "<svg>two</svg>\n");
  const found = await known();
  const { isPushed, files: before, media, destinations } = found;
  expect(isPushed).toBe(true);
  expect(against(found)).toMatch(/^the published content of [A-Z][a-z]+ \d+, \d{4}$/);
  expect(before).toEqual({
    "home.json": files["content/home.json"],
    "about.json": files["content/about.json"],
  });
  expect(media.map(({ name }) => name)).toEqual(["media/logo.svg"]);
  expect(destinations).toEqual({
    direct: { is: "open", branch: "main", isFirst: false },
    review: { is: "open", branch: "main", isFirst: false },
  });
});

describe("a branch that was never sent from here", () => {
  /** One remote with a name of its own, and nothing fetched from it yet. */
  beforeEach(() => {
    mine.git("remote", "rename", "origin", "hub");
    mine.git("branch", "--unset-upstream");
    mine.git("update-ref", "-d", "refs/remotes/hub/main");
  });
  const emptyRemote = () => all.remote.git("update-ref", "-d", "refs/heads/main");

  test("isn't called published, and can be sent", async () => {
    const found = await known();
    const { isPushed, destinations } = found;
    expect(isPushed).toBe(false);
    expect(against(found)).toMatch(/^the last committed version, from [A-Z][a-z]+ \d+, \d{4}$/);
    expect(destinations.direct).toEqual({ is: "open", branch: "main", isFirst: true });
  });

  test("is sent for the first time, and staged changes stay staged", async () => {
    emptyRemote();
    await edit();
    await mine.write("README.md", "Staged\n");
    mine.git("add", "README.md");
    expect(await publish()).toEqual(done);
    expect(published("content/home.json")).toBe('{ "title": "At home" }');
    expect(published("README.md")).toBe("A site");
    expect(mine.git("status", "--porcelain", "--branch")).toBe("## main...hub/main\nM  README.md");
    expect((await known()).destinations.direct).toEqual({
      is: "open",
      branch: "main",
      isFirst: false,
    });
  });

  test("is sent as it is, where nothing has changed since it was committed", async () => {
    emptyRemote();
    expect(await publish()).toEqual(done);
    expect(all.remote.git("rev-parse", "main")).toBe(mine.git("rev-parse", "HEAD"));
    expect(await publish()).toEqual({ is: "nothing" });
  });

  test("is sent for review, and isn't published by that", async () => {
    emptyRemote();
    await edit();
    expect(await publish(forReview("words"))).toEqual({ ...done, branch: "words" });
    expect(published("content/home.json", "words")).toBe('{ "title": "At home" }');
    expect(all.remote.git("for-each-ref", "--format=%(refname)")).toBe("refs/heads/words");
  });

  test("that already exists on the remote is continued, with others' changes merged", async () => {
    await hers.write("content/about.json", '{ "title": "Her about" }\n');
    hers.commit();
    hers.git("push", "--quiet", "origin", "main");
    await edit();
    expect(await publish()).toMatchObject({ is: "overtaken", files: [{ name: "about.json" }] });
    await mine.write("content/about.json", '{ "title": "Her about" }\n');
    expect(await publish()).toEqual(done);
    expect(published("content/home.json")).toBe('{ "title": "At home" }');
    expect(published("content/about.json")).toBe('{ "title": "Her about" }');
  });

  test("where another site is there, neither is touched", async () => {
    hers.git("checkout", "--quiet", "--orphan", "other");
    hers.commit("Another site");
    emptyRemote();
    hers.git("push", "--quiet", "origin", "other:main");
    const theirs = all.remote.git("rev-parse", "main");
    await edit();
    expect(await publish()).toMatchObject({
      is: "refused",
      reason: expect.stringContaining("git push -u hub main"),
    });
    expect(all.remote.git("rev-parse", "main")).toBe(theirs);
  });

  test("with several remotes, the person is asked to choose one", async () => {
    mine.git("remote", "add", "backup", "../remote.git");
    await edit();
    expect(await publish()).toMatchObject({
      is: "refused",
      reason: expect.stringMatching(/several remotes \(backup and hub\).*git push -u NAME HEAD/),
    });
  });
});

describe("an interrupted publish can simply be repeated", () => {
  /** A git that dies at a command, so that nothing after it runs. */
  const dyingGit = async (at: string, when: "before" | "after") => {
    const dead = join(all.root, "dead");
    const real = execFileSync("which", ["git"], { encoding: "utf8" }).trim();
    const script = `#!/bin/sh
[ -e ${dead} ] && exit 1
case "\${GIT_INDEX_FILE:-own} $*" in ${at})
  ${when === "after" ? `${real} "$@"` : ""}
  touch ${dead}; exit 1;;
esac
exec ${real} "$@"
`;
    await mkdir(join(all.root, "bin"));
    await writeFile(join(all.root, "bin/git"), script, { mode: 0o755 });
    vi.stubEnv("PATH", `${join(all.root, "bin")}:${process.env["PATH"]}`);
    expect(await publish()).not.toEqual(done);
    vi.unstubAllEnvs();
    expect(existsSync(dead)).toBe(true);
  };

  test.each([
    ["before it is sent", "*push*", "before", 1],
    ["once it has arrived", "*push*", "after", 2],
    ["before the branch here moves on", "own*update-index*--index-info", "after", 2],
    ["once it has", "*update-ref\\ -m*", "after", 2],
  ] as const)("%s", async (_when, at, when, commits) => {
    await edit();
    await mine.write("README.md", "Staged\n");
    mine.git("add", "README.md");
    await dyingGit(at, when);
    expect(all.remote.git("rev-list", "--count", "main")).toBe(String(commits));
    // A commit by hand now must not revert anything.
    expect(mine.git("diff", "--cached", "--", "content")).not.toContain('+{ "title": "Home" }');
    await mine.write("content/about.json", "{}\n");
    expect(await publish()).toEqual(done);
    expect(published("content/home.json")).toBe('{ "title": "At home" }');
    expect(published("content/about.json")).toBe("{}");
    expect(mine.git("status", "--porcelain", "--branch")).toBe(
      "## main...origin/main\nM  README.md",
    );
    expect(mine.git("for-each-ref", "refs/edit")).toBe("");
  });

  test("killed while git waits for the remote", async () => {
    await edit();
    await mine.hook("pre-push", 'rm "$0"; kill -9 $(cat ../pid); exit 1');
    const script = `
      import { publishContent } from ${JSON.stringify(resolve("src/git/publish.ts"))};
      import { writeFileSync } from "node:fs";
      writeFileSync(${JSON.stringify(join(all.root, "pid"))}, String(process.pid));
      await publishContent(${JSON.stringify(mine.content)}, ${JSON.stringify(directly)}, { added: new Set(), unseen: async () => undefined, check: async () => ({ unused: new Set() }) });
    `;
    const { signal } = spawnSync(process.execPath, [
      "--import",
      "tsx",
      "--input-type=module",
      "-e",
      script,
    ]);
    expect(signal).toBe("SIGKILL");
    expect(await publish()).toEqual(done);
    expect(all.remote.git("log", "--format=%s", "main")).toBe("Say it better\nFirst");
  });
});
