// Which changes of a content folder are noticed without a library, also after the folder was replaced.
import { watch, type FSWatcher } from "node:fs";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchFiles } from "../../src/server/dev/watch-files.ts";

let root: string;
let content: string;
let watched: ReturnType<typeof watchFiles>;
const changed = vi.fn<() => void>();

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "watch-files-"));
  content = join(root, "content");
  await mkdir(join(content, "media"), { recursive: true });
  watched = watchFiles(content, changed);
});
afterEach(async () => {
  watched.close();
  await rm(root, { recursive: true });
});

/** Writes until something is noticed: a system may begin to watch a moment later. */
async function isNoticed(file: string): Promise<boolean> {
  changed.mockClear();
  return vi.waitUntil(
    async () => {
      await writeFile(join(content, file), String(Math.random()));
      return changed.mock.calls.length > 0;
    },
    { timeout: 60_000, interval: 20 },
  );
}

test("a page and a picture that are saved", async () => {
  expect(await isNoticed("home.json")).toBe(true);
  expect(await isNoticed("media/photo.png")).toBe(true);
});

test("saves in a folder that took the place of another, and in its media", async () => {
  await mkdir(join(root, "other", "media"), { recursive: true });
  await rename(content, join(root, "away"));
  await rename(join(root, "other"), content);
  watched.again();
  expect(await isNoticed("home.json")).toBe(true);
  expect(await isNoticed("media/photo.png")).toBe(true);
});

test("pictures in a folder of media that is made later", async () => {
  await rm(join(content, "media"), { recursive: true });
  await vi.waitUntil(() => changed.mock.calls.length > 0, { timeout: 60_000 });
  await mkdir(join(content, "media"));
  expect(await isNoticed("media/photo.png")).toBe(true);
});

test("a folder that isn't there is watched once it is", async () => {
  await rename(content, join(root, "away"));
  expect(() => watched.again()).not.toThrow();
  await rename(join(root, "away"), content);
  watched.again();
  expect(await isNoticed("home.json")).toBe(true);
});

test.each(["ENOSPC", "EMFILE"])(
  "a system that watches no more files (%s): the folder is read again and again, until the end",
  (code) => {
    vi.useFakeTimers();
    const limited = watchFiles(content, changed, () => {
      throw Object.assign(new Error(code), { code });
    });
    changed.mockClear();
    vi.advanceTimersByTime(10_000);
    expect(changed.mock.calls.length).toBeGreaterThan(5);
    limited.close();
    changed.mockClear();
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    expect(changed).not.toHaveBeenCalled();
  },
);

test("a system that stops watching: the folder is read again and again, until the end", () => {
  vi.useFakeTimers();
  const failing: FSWatcher[] = [];
  const limited = watchFiles(content, changed, (path, then) => {
    const watcher = watch(path, then);
    failing.push(watcher);
    return watcher;
  });
  for (const watcher of failing) watcher.emit("error", new Error("EMFILE"));
  changed.mockClear();
  vi.advanceTimersByTime(10_000);
  expect(changed.mock.calls.length).toBeGreaterThan(5);
  limited.close();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test("a folder that isn't there isn't read again and again", async () => {
  await rm(join(content, "media"), { recursive: true });
  vi.useFakeTimers();
  watched.again();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
