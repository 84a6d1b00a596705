// Programs that git has started are stopped together with git.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { git, longLimit } from "../../src/git/git.ts";
import { Copy, useOwnGitSettings } from "./repositories.ts";

useOwnGitSettings();

test("a hook that hangs is ended with the programs that it runs", async () => {
  const folder = await mkdtemp(join(tmpdir(), "git-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  new Copy(folder).git("init", "--quiet");
  const hook = join(folder, ".git/hooks/pre-commit");
  await mkdir(join(folder, ".git/hooks"), { recursive: true });
  await writeFile(hook, "#!/bin/sh\nsleep 1000 &\necho $! > pid.new\nmv pid.new pid\nwait\n");
  await chmod(hook, 0o755);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const ended = git(folder, ["hook", "run", "pre-commit"], { limit: longLimit }).catch(
    (error: unknown) => error,
  );
  while (!existsSync(join(folder, "pid"))) await setImmediate();
  const pid = (await readFile(join(folder, "pid"), "utf8")).trim();
  onTestFinished(() => void spawnSync("kill", [pid]));
  vi.advanceTimersByTime(longLimit);
  expect(await ended).toMatchObject({ why: "slow" });
  // One that has ended may still be listed, as a zombie.
  const state = () => spawnSync("ps", ["-o", "stat=", "-p", pid], { encoding: "utf8" }).stdout;
  while (/^[^Z]/.test(state().trim())) await setImmediate();
});
