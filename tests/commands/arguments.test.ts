// Each command takes what stands after its name, or says in a sentence what it can't do with it.
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { buildOptions } from "../../src/commands/build.ts";
import { previewOptions } from "../../src/commands/preview.ts";
import { readArguments, sayOfNoArguments } from "../../src/commands/read-arguments.ts";

const firstLine = (words: unknown) => String(words).split("\n")[0];

test("the preview is served at the port that is asked for", () => {
  expect(previewOptions(["--port", "4999"], {})).toEqual({ port: 4999 });
  expect(previewOptions(["--port=4999"], { PORT: "5000" })).toEqual({ port: 4999 });
  expect(previewOptions([], { PORT: "5000" })).toEqual({ port: 5000 });
  expect(previewOptions([], {})).toEqual({ port: 4173 });
});

test.for([
  [["--port"], "Write a number after --port, from 0 to 65535."],
  [["--port", "80000"], '--port is "80000", but a port is a number from 0 to 65535.'],
  [["--prot", "4999"], "There is no option --prot. Did you mean --port?"],
  // As npm passes on what is typed without the two dashes between.
  [["4999"], 'There is nothing to do with "4999".'],
] as const)("the preview says what is wrong with %j", ([args, words]) => {
  expect(firstLine(previewOptions(args, {}))).toBe(words);
});

test("the build, which has no options, says so", () => {
  expect(buildOptions([])).toBe(undefined);
  expect(buildOptions(["--help"])).toMatchObject({ exitCode: 0 });
  const refused = buildOptions(["--out", "public"]);
  expect(refused?.exitCode).toBe(2);
  expect(firstLine(refused?.output)).toBe("There is no option --out.");
  expect(firstLine(sayOfNoArguments(["x"], "npm run generate")?.output)).toBe(
    'There is nothing to do with "x".',
  );
  expect(readArguments(["--help"], { help: "boolean" }, "")).toEqual({ help: true });
});

test.for([
  [["--prot", "4999"], "There is no option --prot."],
  [["4999"], 'There is nothing to do with "4999".'],
  [["--port", "many"], '--port is "many", but a port is a number from 0 to 65535.'],
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
