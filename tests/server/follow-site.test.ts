// @vitest-environment jsdom
// A page that follows its site without Vite: which connection it has, and what it says that it shows.
import { beforeEach, expect, test, vi } from "vitest";
import { followStream } from "../../src/server/dev/screen/follow-site.ts";

/** The connections that the page has opened, the last one first. */
let streams: FakeStream[] = [];

class FakeStream extends EventTarget {
  readonly url: string;
  isClosed = false;
  constructor(url: string) {
    super();
    this.url = url;
    streams.unshift(this);
  }
  close(): void {
    this.isClosed = true;
  }
  send(name: string, data: unknown, lastEventId: string): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId }));
  }
}

const handlers = {
  "site:pages": vi.fn<(pages: unknown) => void>(),
  "site:diagnostics": vi.fn<(entries: unknown) => void>(),
  "site:unreadable": vi.fn<(message: unknown) => void>(),
  "site:mail": vi.fn<(inbox: unknown) => void>(),
};

function show(isHidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  streams = [];
  vi.stubGlobal("EventSource", FakeStream);
});

test("it says which state it shows, and each event's data goes to its handler", () => {
  followStream(7, handlers);
  expect(streams.map(({ url }) => url)).toEqual(["/__changes?7"]);
  streams[0]?.send("site:unreadable", "There is no folder.", "7");
  expect(handlers["site:unreadable"]).toHaveBeenCalledExactlyOnceWith("There is no folder.");
  expect(handlers["site:pages"]).not.toHaveBeenCalled();
});

test("hidden, it has no connection, and shown again, it says what it got last", () => {
  followStream(7, handlers);
  streams[0]?.send("site:pages", [], "8");
  const [first] = streams;
  show(true);
  expect([streams[0], first?.isClosed]).toEqual([first, true]);
  show(false);
  expect(streams[0]).toMatchObject({ url: "/__changes?8", isClosed: false });
});
