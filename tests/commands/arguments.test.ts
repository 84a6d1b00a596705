// Each command takes the arguments after its name, or says in a sentence what is wrong with them.
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { scripts } from "../../package.json" with { type: "json" };
import { buildOptions } from "../../src/commands/build.ts";
import { previewOptions } from "../../src/commands/preview.ts";
import { readArguments, checkArguments } from "../../src/commands/read-arguments.ts";
import { aCount, aSeed } from "../content/fuzz/seed.ts";

const firstLine = (words: unknown) => String(words).split("\n")[0];

test("the preview is served at the port that is asked for", () => {
  expect(previewOptions(["--port", "4999"], {})).toEqual({ port: 4999 });
  expect(previewOptions(["--port=4999"], { PORT: "5000" })).toEqual({ port: 4999 });
  expect(previewOptions([], { PORT: "5000" })).toEqual({ port: 5000 });
  expect(previewOptions([], {})).toEqual({ port: 4173 });
});

test.for([
  [["--port"], "Write a number after --port, from 0 to 65535."],
  [["--port", "80000"], '--port is "80000". Use a number from 0 to 65535.'],
  [["--prot", "4999"], "There is no option --prot. Did you mean --port?"],
  // As npm passes on what is typed without the two dashes between.
  [["4999"], 'Unexpected word "4999".'],
] as const)("the preview says what is wrong with %j", ([args, words]) => {
  expect(firstLine(previewOptions(args, {}))).toBe(words);
});

test("the build takes the option for an editor, and says what else isn't one", () => {
  expect(buildOptions([])).toEqual({ withEditor: false });
  expect(buildOptions(["--editor"])).toEqual({ withEditor: true });
  expect(buildOptions(["--help"])).toEqual({ help: expect.stringContaining("--editor ") });
  expect(firstLine(buildOptions(["--out", "public"]))).toBe("There is no option --out.");
  expect(firstLine(buildOptions(["--editr"]))).toBe(
    "There is no option --editr. Did you mean --editor?",
  );
  expect(firstLine(checkArguments(["x"], "npm run generate")?.output)).toBe('Unexpected word "x".');
  expect(readArguments(["--help"], { help: "boolean" }, "")).toEqual({ help: true });
});

test("a command that takes a seed and a number takes nothing else", () => {
  const answer = (...args: string[]) => checkArguments(args, "npm run fuzz", [aSeed, aCount]);
  for (const args of [[], ["7"], ["0", "100"]]) expect(answer(...args)).toBe(undefined);
  expect(firstLine(answer("many")?.output)).toBe('Unexpected word "many".');
  expect(firstLine(answer("7", "0")?.output)).toBe('Unexpected word "0".');
  expect(firstLine(answer("7", "9", "x")?.output)).toBe('Unexpected word "x".');
  expect(answer("7", "--help")).toEqual({ output: "npm run fuzz", exitCode: 0 });
});

test("npm run fuzz:store says what is wrong with a word before it does anything", () => {
  const [node = "", ...script] = scripts["fuzz:store"].split(" ");
  const { status, stdout, stderr } = spawnSync(node, [...script, "7", "none"], {
    encoding: "utf8",
  });
  expect([status, stdout, firstLine(stderr)]).toEqual([2, "", 'Unexpected word "none".']);
});

test.for([
  [["--prot", "4999"], "There is no option --prot."],
  [["4999"], 'Unexpected word "4999".'],
  [["--port", "many"], '--port is "many". Use a number from 0 to 65535.'],
] as const)("npm start says what is wrong with %j before it serves anything", ([args, words]) => {
  const start = ["--import", "./src/commands/start-arguments.js", "node_modules/vite/bin/vite.js"];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...start, ...args], {
    encoding: "utf8",
    env: { ...process.env, NODE_OPTIONS: "" },
  });
  expect(stdout).toBe("");
  expect(firstLine(stderr)).toBe(words);
  expect(status).toBe(2);
});
