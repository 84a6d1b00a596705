// What the workflows run is what there is: every script, every option, every file.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { runChanges } from "../../src/commands/changes.ts";
import { runCheck } from "../../src/commands/check.ts";

interface Step {
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, { steps: Step[]; strategy?: { matrix: Record<string, unknown[]> } }>;
}

const folder = ".github/workflows";
const workflows = readdirSync(folder).map((file) => {
  const text = readFileSync(`${folder}/${file}`, "utf8");
  const workflow: Workflow = parse(text);
  return {
    file,
    text,
    workflow,
    steps: Object.values(workflow.jobs).flatMap(({ steps }) => steps),
  };
});
const { scripts, engines } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

/** Each npm script that a workflow runs, with the arguments after its name. */
const runs = workflows.flatMap(({ steps }) =>
  steps.flatMap(({ run = "" }) =>
    [...run.matchAll(/npm (?:run (?:--silent )?([\w:]+)|(test))(?: -- ([^>\n]*))?/g)].map(
      ([, script, test_, args = ""]) => ({ script: script ?? test_ ?? "", args: args.trim() }),
    ),
  ),
);

test("every script that a workflow runs is there, and what it runs, too", () => {
  expect(runs.map(({ script }) => script)).toEqual(
    expect.arrayContaining(["changes", "check", "build", "test", "validate"]),
  );
  for (const { script } of runs) {
    expect(Object.keys(scripts)).toContain(script);
    for (const [file] of scripts[script]?.matchAll(/\S+\.ts\b/g) ?? [])
      expect(existsSync(file)).toBe(true);
  }
});

test("every test that a workflow runs by itself is there: one installs the engine from the registry", () => {
  const named = workflows.flatMap(({ steps }) =>
    steps.flatMap(({ run = "" }) => run.match(/tests\/\S+\.ts/g) ?? []),
  );
  expect(named).toContain("tests/package/real-install.ts");
  for (const path of named) expect(existsSync(path)).toBe(true);
  expect(named.filter((path) => path.includes(".test."))).toEqual([]);
});

test("every option that a workflow gives is one that the command has", async () => {
  const usages: Record<string, string> = {
    changes: (await runChanges(["--help"], "")).output,
    check: (await runCheck(["--help"], "")).output,
  };
  const given = runs.flatMap(({ script, args }) =>
    [...args.matchAll(/--[a-z]+/g)].map(([option]) => ({ script, option })),
  );
  expect(given.length).toBeGreaterThan(4);
  for (const { script, option } of given) expect(usages[script]).toContain(`  ${option} `);
});

test("all run on the same version of Node, but the tests on each that people may have", () => {
  const action: { runs: { steps: Step[] } } = parse(
    readFileSync(".github/actions/publish/action.yml", "utf8"),
  );
  const versionsIn = (steps: readonly Step[]) =>
    steps.flatMap(({ uses = "", with: given }) =>
      uses.startsWith("actions/setup-node@") ? [given?.["node-version"]] : [],
    );
  const ofTests = workflows.find(({ file }) => file === "test.yml");
  expect(versionsIn(ofTests?.steps ?? [])).toEqual(["${{ matrix.node-version }}"]);
  const tested = ofTests?.workflow.jobs["test"]?.strategy?.matrix["node-version"] ?? [];
  expect(tested).toEqual(["20.19", 22, 24, 26]);
  expect(engines.node).toBe(`>=${String(tested[0])}`);
  const others = workflows.filter((each) => each !== ofTests).map(({ steps }) => steps);
  expect([...others, action.runs.steps].map(versionsIn)).toEqual([[24], [24], [24], [24]]);
});

test("no step gets more from the repository than it needs", () => {
  for (const { workflow, steps } of workflows) {
    expect(workflow.permissions).toEqual({ contents: "read" });
    const checkouts = steps.filter(({ uses }) => uses?.startsWith("actions/checkout@"));
    for (const checkout of checkouts)
      expect(checkout.with).toMatchObject({ "persist-credentials": false });
  }
});

test("nothing runs for a draft in the editor, which is saved every few minutes", () => {
  const pushes = workflows.flatMap(({ workflow }) => ("push" in workflow.on ? [workflow.on] : []));
  expect(pushes.length).toBeGreaterThan(1);
  for (const { push } of pushes)
    expect([
      { branches: ["main"] },
      { "branches-ignore": ["edit/**"] },
      { tags: ["v*.*.*"] },
    ]).toContainEqual(push);
});

test("every action is pinned to a commit, with its version next to it", () => {
  const used = workflows.flatMap(({ text }) => text.match(/(?<=\buses: ).*/g) ?? []);
  expect(used).toHaveLength(
    workflows.flatMap(({ steps }) => steps.filter(({ uses }) => uses)).length,
  );
  for (const action of used)
    expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  // One action in two versions would be updated in one place only.
  const names = new Set(used.map((action) => action.replace(/@.*/, "")));
  expect(new Set(used).size).toBe(names.size);
});

test("the site is published with its hidden folders", () => {
  const upload = workflows
    .flatMap(({ steps }) => steps)
    .find(({ uses }) => uses?.startsWith("actions/upload-pages-artifact@"));
  expect(upload?.with).toEqual({ path: "dist", "include-hidden-files": true });
});

test("a site with placeholders is only published if its repository has the variable that the README names", () => {
  const { steps = [] } = workflows.find(({ file }) => file === "publish.yml") ?? {};
  const [check] = steps.filter(({ run = "" }) => run.includes("check -- --release"));
  const [, variable, value] = /^vars\.(\w+) != '(\w+)'$/.exec(check?.if ?? "") ?? [];
  expect(readFileSync("README.md", "utf8")).toContain(
    `\`${variable}\` with the value \`${value}\``,
  );
  // Mistakes still keep it from being published.
  expect(steps.filter(({ run }) => run === "npm run build").map((step) => step.if)).toEqual([
    undefined,
  ]);
});

describe("on a pull request", () => {
  const { workflow, steps } = workflows.find(({ file }) => file === "check.yml") ?? {
    workflow: undefined,
    steps: [],
  };
  const indexOf = (part: string) => steps.findIndex(({ run = "" }) => run.includes(part));
  const changes = steps[indexOf("npm run --silent changes")]?.run ?? "";

  test("the change is compared with main as it is without it", () => {
    expect(Object.keys(workflow?.on ?? {})).toEqual(["pull_request"]);
    expect(steps[0]?.with).toMatchObject({ "fetch-depth": 2 });
    expect(changes).toContain("--since HEAD^");
  });

  test("the words go to the summary, and the rest is what can be downloaded", () => {
    expect(changes).toMatch(/--format github .*>> "\$GITHUB_STEP_SUMMARY"$/);
    const upload = steps.find(({ uses }) => uses?.startsWith("actions/upload-artifact@"));
    // Under the folder's name, because the summary calls it so.
    const [, out] = /--review (\S+)/.exec(changes) ?? [];
    expect(upload?.with).toEqual({ name: out, path: out });
  });

  test("the branch can be seen in the editor, unless it is in a fork", () => {
    expect(changes).toContain('--look "$BRANCH"');
    // In a variable, because a branch's name could end the command and begin another.
    expect(workflows.map(({ text }) => text).join("")).not.toMatch(/run:.*\$\{\{.*head_ref/);
    const [step] = steps.filter(({ run }) => run === changes);
    expect(step?.env?.["BRANCH"]).toBe(
      "${{ github.event.pull_request.head.repo.full_name == github.repository && github.head_ref || '' }}",
    );
  });

  test("a mistake in the content ends the run only after all of it is there", () => {
    expect(indexOf("npm run --silent check")).toBe(steps.length - 1);
  });
});
