// The action for repositories without a package.json, and the workflow that makes releases: their steps, run by a shell.
import { execFileSync, spawnSync } from "node:child_process";
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { devDependencies, version } from "../../package.json" with { type: "json" };
import { ownSite } from "../own-blocks/own-site.ts";
import { firstSite } from "../fixtures/sites.ts";
import { installInto, packInto } from "./install-package.ts";

interface Step {
  name?: string;
  if?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
}

interface Action {
  inputs: Record<string, { default: string }>;
  runs: { steps: Step[] };
}

const actionFile = ".github/actions/publish/action.yml";
const text = await readFile(actionFile, "utf8");
// Casts: files of this repository.
const action = parse(text) as Action;
const release = parse(await readFile(".github/workflows/release.yml", "utf8")) as {
  on: unknown;
  jobs: { release: { steps: Step[] } };
};

let root: string;
let runnerPlace: string;
let workspace: string;
let temporary: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "action-"));
  runnerPlace = join(root, "_actions", "someone", "site-from-json", "v1");
  await cp(".github/actions", join(runnerPlace, ".github", "actions"), { recursive: true });
  await cp("package.json", join(runnerPlace, "package.json"));
  const installed = join(root, "installed");
  await mkdir(installed);
  const packed = await packInto(join(root, "packed"));
  await installInto(installed, packed);
  const withCompiler = join(root, "with compiler");
  await mkdir(withCompiler);
  await installInto(withCompiler, packed, ["rolldown"]);
  // Instead of npm and gh, which would ask the network: they write down what they are asked for.
  await mkdir(join(root, "bin"));
  for (const [name, does] of [
    [
      "npm",
      `case "$*" in *rolldown@*) from='${withCompiler}' ;; *) from='${installed}' ;; esac
      [ "$5" = --prefix ] && mkdir -p "$6" && cp -R "$from/node_modules" "$6"`,
    ],
    ["gh", ":"],
  ] as const) {
    const program = join(root, "bin", name);
    await writeFile(program, `#!/bin/sh\necho "$0 $*" >> '${root}/asked'\n${does}\n`);
    await chmod(program, 0o755);
  }
});
afterAll(() => rm(root, { recursive: true }));

beforeEach(async () => {
  [workspace, temporary] = [join(root, "my site"), join(root, "runner temp")];
  for (const folder of [workspace, temporary, join(root, "asked")])
    await rm(folder, { recursive: true, force: true });
  await cp(firstSite, join(workspace, "pages here"), { recursive: true });
  await mkdir(temporary);
});

const asked = () => readFile(join(root, "asked"), "utf8").catch(() => "");

/** As the runner runs a step's script. */
function runStep({ run = "" }: Step, cwd: string, env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync("bash", ["-eo", "pipefail", "-c", run], {
    cwd,
    encoding: "utf8",
    env: { ...process.env, PATH: `${join(root, "bin")}:${process.env["PATH"]}`, ...env },
  });
  return { status, output: stdout + stderr };
}

interface Given {
  content: string;
  placeholders: string;
  engine: string;
  /** Where the runner has put the repository of the action. */
  place?: string;
}

/** Runs all scripts of the action until one fails. */
function publish({ place = runnerPlace, ...inputs }: Given) {
  const values: Record<string, string> = {
    "inputs.content": inputs.content,
    "inputs.engine": inputs.engine,
  };
  const fill = (value: string) =>
    value.replaceAll(/\$\{\{ (\S+) \}\}/g, (_whole, name: string) => values[name] ?? "unknown");
  let output = "";
  for (const step of action.runs.steps) {
    const isSkipped = step.if !== undefined && inputs.placeholders === "yes";
    if (step.run === undefined || isSkipped) continue;
    const own = Object.entries(step.env ?? {}).map(([name, value]) => [name, fill(value)] as const);
    const result = runStep(step, workspace, {
      RUNNER_TEMP: temporary,
      GITHUB_ACTION_PATH: join(place, ".github", "actions", "publish"),
      ...Object.fromEntries(own),
    });
    output += result.output;
    if (result.status !== 0) return { status: result.status, output };
  }
  return { status: 0, output };
}

describe.runIf(process.platform !== "win32")("the action", () => {
  const site = { content: "pages here", placeholders: "yes", engine: "" };

  test("installs the engine of its own version, and builds the site without the files of other hosts", async () => {
    expect(publish(site)).toMatchObject({ status: 0 });
    expect(await asked()).toContain(
      `https://github.com/someone/site-from-json/releases/download/v${version}/site-from-json-${version}.tgz\n`,
    );
    const built = await readdir(join(workspace, "dist"));
    expect(built).toEqual(expect.arrayContaining(["index.html", "assets", "404.html"]));
    expect(built.filter((name) => /^_|vercel|nginx/.test(name))).toEqual([]);
    // The repository stays one without a package.json.
    expect(await readdir(workspace)).not.toContain("package.json");
  });

  test("installs another engine if it is asked to", async () => {
    publish({ ...site, engine: "https://a.example/engine.tgz" });
    expect(await asked()).toMatch(/ https:\/\/a\.example\/engine\.tgz\n$/);
  });

  test("installs the compiler, too, for a site with blocks of its own, and builds them", async () => {
    await rm(workspace, { recursive: true });
    await cp(ownSite, workspace, { recursive: true });
    expect(publish({ ...site, content: "content" })).toMatchObject({ status: 0 });
    expect(await asked()).toMatch(
      new RegExp(`/site-from-json-${version}\\.tgz rolldown@${devDependencies.rolldown}\n$`),
    );
    const page = await readFile(join(workspace, "dist", "index.html"), "utf8");
    expect(page).toContain("Morning flow");
  });

  test("doesn't build a site with placeholders, unless that is asked for", async () => {
    const { status, output } = publish({ ...site, placeholders: "no" });
    expect(status).toBe(1);
    expect(output).toContain("must be replaced before the site goes live");
    expect(await readdir(workspace)).not.toContain("dist");
  });

  test("ends with the check's sentence where there is no content", async () => {
    const { status, output } = publish({ ...site, content: "content" });
    expect(status).toBe(2);
    expect(output).toContain('There is no folder "content"');
  });

  test("says what it needs where it isn't from a release", async () => {
    const { status, output } = publish({ ...site, place: resolve() });
    expect([status, await asked()]).toEqual([2, ""]);
    expect(output).toContain("Name the address of the engine's package: engine");
  });
});

test("the action has the inputs that it uses, each with a default", () => {
  const used = Array.from(text.matchAll(/(?<=inputs\.)\w+/g), ([name]) => name);
  expect([...new Set(used)].toSorted()).toEqual(Object.keys(action.inputs).toSorted());
  for (const input of Object.values(action.inputs)) expect(typeof input.default).toBe("string");
  // A value in a script could end the command and begin another.
  for (const { run = "" } of action.runs.steps) expect(run).not.toContain("${{");
});

test("the action uses others in the versions that the workflows have", async () => {
  const workflows = await Promise.all(
    (await readdir(".github/workflows")).map((name) =>
      readFile(join(".github/workflows", name), "utf8"),
    ),
  );
  const used = text.match(/(?<=uses: ).*/g) ?? [];
  expect(used.length).toBe(3);
  for (const each of used) expect(workflows.join("")).toContain(`uses: ${each}\n`);
});

describe.runIf(process.platform !== "win32")("a release", () => {
  const stepNamed = (name: string) =>
    release.jobs.release.steps.find((step) => step.name === name) ?? {};
  const attach = (tag: string) =>
    runStep(stepNamed("Attach the package to the tag"), root, { TAG: tag, GH_TOKEN: "" });
  beforeEach(() => cp(join(root, "packed"), join(root, ".package"), { recursive: true }));

  test("has the package of its tag", async () => {
    expect(release.on).toEqual({ push: { tags: ["v*.*.*"] } });
    expect(attach(`v${version}`)).toMatchObject({ status: 0 });
    expect(await asked()).toContain(
      `gh release create v${version} .package/site-from-json-${version}.tgz --verify-tag`,
    );
  });

  test("isn't made for a tag that isn't the version", async () => {
    const { status, output } = attach("v9.0.0");
    expect([status, await asked()]).toEqual([1, ""]);
    expect(output).toContain("The tag v9.0.0 isn't the version in CHANGELOG.md.");
  });

  test("moves the tag of its major version, unless a later one has been released", async () => {
    const [remote, clone] = [join(root, "remote.git"), join(root, "clone")];
    const git = (...args: string[]) =>
      execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
    const inClone = (...args: string[]) => git("-C", clone, ...args);
    git("init", "--bare", remote);
    git("init", clone);
    const author = ["-c", "user.name=A", "-c", "user.email=a@example.com"];
    /** As the runner does it: the tag is there, and its commit is checked out. */
    const releaseAs = (tag: string) => {
      inClone(...author, "commit", "--allow-empty", "-m", tag);
      inClone(...author, "tag", "-a", tag, "-m", tag);
      inClone("push", remote, tag);
      return runStep(stepNamed("Move the tag of the major version to this one"), clone, {
        TAG: tag,
        GH_TOKEN: "secret",
        GITHUB_SERVER_URL: "https://github.com",
        GITHUB_REPOSITORY: "someone/site-from-json",
        GIT_CONFIG_COUNT: "1",
        GIT_CONFIG_KEY_0: `url.${remote}.insteadOf`,
        GIT_CONFIG_VALUE_0: "https://x-access-token:secret@github.com/someone/site-from-json",
      });
    };
    const commitOf = (tag: string) => git("-C", remote, "rev-parse", `${tag}^{commit}`);
    for (const [tag, now] of [
      ["v1.0.0", "v1.0.0"],
      ["v1.9.0", "v1.9.0"],
      ["v1.10.0", "v1.10.0"],
      ["v1.9.1", "v1.10.0"],
      ["v1.11.0-beta.1", "v1.10.0"],
      ["v2.0.0", "v1.10.0"],
    ] as const) {
      expect(releaseAs(tag)).toMatchObject({ status: 0 });
      expect(commitOf("v1")).toBe(commitOf(now));
    }
    expect(commitOf("v2")).toBe(commitOf("v2.0.0"));
  });
});
