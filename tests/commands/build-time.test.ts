// A build can be made as at another moment, in any time zone.
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { buildTime } from "../../src/commands/build-time.ts";
import { runBuild } from "../../src/commands/build.ts";
import { secondSite } from "../fixtures/sites.ts";

test("the moment is given in seconds, and is now without it", () => {
  expect(buildTime("1767225600")).toEqual(new Date("2026-01-01T00:00:00Z"));
  expect(buildTime("0")).toEqual(new Date(0));
  for (const none of [undefined, ""]) expect(buildTime(none)).toBeInstanceOf(Date);
  for (const wrong of ["now", "-1", "1.5", "2026-01-01", "9".repeat(20)])
    expect(buildTime(wrong)).toBeUndefined();
});

test("what is over by then is left out", async () => {
  const folder = await mkdtemp(join(tmpdir(), "moment-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(secondSite, join(folder, "content"), { recursive: true });
  const shownAt = async (moment: string) => {
    const run = await runBuild(
      join(folder, "content"),
      join(folder, "dist"),
      { withEditor: false },
      new Date(moment),
    );
    expect(run.exitCode).toBe(0);
    return (await readFile(join(folder, "dist", "index.html"), "utf8")).includes(
      "The bench is closed",
    );
  };
  expect(await shownAt("2099-07-31T12:00:00Z")).toBe(true);
  expect(await shownAt("2099-08-02T12:00:00Z")).toBe(false);
});
