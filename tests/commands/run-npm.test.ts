// npm is started on each system so that Node says nothing about it.
import { spawn } from "node:child_process";
import { expect, test } from "vitest";
import { npmCommand } from "../../src/commands/run-npm.ts";

test("on Windows, where npm is a script, a shell gets all of it as one line", () => {
  const { command, args, shell } = npmCommand("win32", "offline");
  expect(shell).toBe(true);
  expect(args).toEqual([]);
  expect(command).toMatch(/^npm install( --[\w-]+(=\w+)?)+$/);
});

test.each(["linux", "darwin"] as const)("on %s, npm gets the same without a shell", (system) => {
  const { command, args, shell } = npmCommand(system, "offline");
  expect(shell).toBe(false);
  expect([command, ...args].join(" ")).toBe(npmCommand("win32", "offline").command);
});

test("Node doesn't warn about how it is started", async () => {
  const { shell, args } = npmCommand("win32", "offline");
  const warned: string[] = [];
  const note = ({ message }: Error) => warned.push(message);
  process.on("warning", note);
  await new Promise((done) =>
    spawn("node --version", args, { shell, stdio: "ignore" }).on("close", done),
  );
  // Node reports warnings after the code that runs.
  await new Promise(setImmediate);
  process.off("warning", note);
  expect(warned).toEqual([]);
});
