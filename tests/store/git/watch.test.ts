// When the git store looks for changes: only while the page is visible.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchWhileVisible } from "../../../src/store/git/watch.ts";

class Page extends EventTarget {
  visibilityState = "visible";
}

let page: Page;
let browserWindow: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new Page();
  browserWindow = new EventTarget();
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", browserWindow);
});
afterEach(() => {
  vi.useRealTimers();
});

test("looks every half a minute, but not in a hidden tab", () => {
  const look = vi.fn<() => void>();
  const stop = watchWhileVisible(look);
  vi.advanceTimersByTime(60_000);
  expect(look).toHaveBeenCalledTimes(2);
  page.visibilityState = "hidden";
  vi.advanceTimersByTime(600_000);
  expect(look).toHaveBeenCalledTimes(2);
  stop();
});

test("asks at once when the person or the network is back, until it is stopped", () => {
  const look = vi.fn<() => void>();
  const stop = watchWhileVisible(look);
  page.dispatchEvent(new Event("visibilitychange"));
  browserWindow.dispatchEvent(new Event("online"));
  expect(look).toHaveBeenCalledTimes(2);
  stop();
  page.dispatchEvent(new Event("visibilitychange"));
  browserWindow.dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(look).toHaveBeenCalledTimes(2);
});
