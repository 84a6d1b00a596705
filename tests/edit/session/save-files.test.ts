// A save that takes long says so, and one that fails in any way is refused.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { saveFiles } from "../../../src/edit/session/save-files.ts";
import { savingNow } from "../../../src/edit/session/save-message.ts";
import type { Saved } from "../../../src/store/store.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const saved: Saved = { is: "saved", versions: {} };
const announce = vi.fn();

test.each([
  [1999, 0],
  [2001, 1],
])("after %i milliseconds, it was announced %i times", async (time, times) => {
  announce.mockReset();
  let answer: (saved: Saved) => void = () => {};
  const answered = new Promise<Saved>((resolve) => (answer = resolve));
  const saving = saveFiles({ save: () => answered }, [], announce);
  await vi.advanceTimersByTimeAsync(time);
  answer(saved);
  expect(await saving).toBe(saved);
  await vi.advanceTimersByTimeAsync(9000);
  expect(announce.mock.calls).toEqual(Array.from({ length: times }, () => [savingNow]));
});

test("a store that throws is a refused save", async () => {
  const failing = { save: () => Promise.reject(new Error("It broke.")) };
  expect(await saveFiles(failing, [], announce)).toMatchObject({ is: "refused" });
});
