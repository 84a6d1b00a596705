// @vitest-environment jsdom
// The editor's code and the content are loaded at the same time, and what fails is reported once it matters.
import { beforeEach, expect, test, vi } from "vitest";
import { editorOnceLoaded } from "../../../src/edit/web/load-editor.ts";
import type { Store, Stored } from "../../../src/store/store.ts";

const stored = { site: "test" } as Stored; // Cast: it is only passed on.
const load = vi.fn<() => Promise<Stored>>();
const store = { load } as unknown as Store; // Cast: nothing else is used.
const asked = vi.fn<(address: string) => Promise<Response>>();
const missing = vi.fn<() => void>();
const place = document.createElement("div");

const started: Stored[] = [];
const code = {
  startEditor: async (...[, , , loading]: [unknown, unknown, unknown, Promise<Stored>]) => {
    started.push(await loading);
    return { close: () => {} };
  },
};

beforeEach(() => {
  started.length = 0;
  load.mockReset().mockResolvedValue(stored);
  asked.mockReset().mockResolvedValue(new Response());
  missing.mockReset();
  vi.stubGlobal("fetch", asked);
});

test("the content is read before the editor's code is there, and only once", async () => {
  let arrive: (loaded: typeof code) => void = () => {};
  const arriving = new Promise<typeof code>((resolve) => (arrive = resolve));
  const start = editorOnceLoaded(() => arriving, [], missing);
  const opening = start(place, store, undefined);
  expect(load).toHaveBeenCalledTimes(1);
  expect(started).toEqual([]);
  arrive(code);
  await opening;
  expect(started).toEqual([stored]);
  expect(load).toHaveBeenCalledTimes(1);
});

test("content that can't be read is reported without waiting for the code", async () => {
  load.mockRejectedValue(new Error("No such branch."));
  const start = editorOnceLoaded(() => new Promise(() => {}), [], missing);
  await expect(start(place, store, undefined)).rejects.toThrow("No such branch.");
});

test("code that can't be loaded doesn't disturb a person who is still signing in", async () => {
  const start = editorOnceLoaded(() => Promise.reject(new Error("offline")), [], missing);
  await Promise.resolve();
  expect(missing).not.toHaveBeenCalled();
  void start(place, store, undefined);
  await vi.waitFor(() => expect(missing).toHaveBeenCalledTimes(1));
});

test("the page's styles are fetched early, and the editor opens even if that fails", async () => {
  asked.mockRejectedValue(new Error("offline"));
  const start = editorOnceLoaded(() => Promise.resolve(code), ["styles-1.css"], missing);
  expect(asked).toHaveBeenCalledWith("styles-1.css");
  await start(place, store, undefined);
  expect(started).toEqual([stored]);
});
