// A request whose answer doesn't come ends after a time that grows with what is sent, and no test waits for it.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { siteFiles } from "../../src/edit/web/site-files.ts";
import { devStore } from "../../src/store/dev/dev-store.ts";
import { fetchAhead, fetchInTime } from "../../src/store/fetch-in-time.ts";
import { createGitHub } from "../../src/store/github/create-github.ts";

/** In milliseconds: each time limit that was set. */
let limits: number[];
let end: () => void;

/** The requests' clock: `end` says that all time limits are over. */
beforeEach(() => {
  limits = [];
  const over = new AbortController();
  end = () => over.abort(new DOMException("Too late", "TimeoutError"));
  vi.spyOn(AbortSignal, "timeout").mockImplementation((limit) => {
    limits.push(limit);
    return over.signal;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const never = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
  });

/** As in a browser, what never comes ends with its signal: the answer, or the rest of its body. */
const silent = {
  "no answer": (_address: unknown, { signal }: { signal: AbortSignal }) => never(signal),
  "half an answer": (_address: unknown, { signal }: { signal: AbortSignal }) => {
    const body = new ReadableStream({
      start: (stream) => void never(signal).catch((error: unknown) => stream.error(error)),
    });
    return Promise.resolve(new Response(body));
  },
};

const host = () =>
  createGitHub({
    repository: {
      host: "github",
      name: "a/b",
      branch: "main",
      api: "https://api.example",
      signIn: undefined,
    },
    folder: "content",
    account: { token: () => "t", person: undefined, owner: undefined, signedOut: () => {} },
  });
const dev = devStore({ token: "a", site: "b" });
const files = () => siteFiles({ icons: "./icons.json", allIcons: "./all.json" });
const big = "x".repeat(3_200_000);

const requests: Record<string, () => Promise<unknown>> = {
  "opening at GitHub": () => host().look(["main"]),
  "reading files at GitHub": () => host().read(["0".repeat(40)]),
  "sending a photo to GitHub": () => {
    const content = { bytes: new TextEncoder().encode(big) };
    const photos = [{ name: "media/big.jpg", content }];
    const change = {
      branch: "main",
      expected: undefined,
      over: "1",
      files: photos,
      message: "Add",
    };
    return host().commitTo(change);
  },
  "reading the icons": () => files().icons(),
  "reading what the build wrote": () => files().built(),
  "opening with npm start": () => dev.load(),
};

test.each(Object.keys(silent).flatMap((how) => Object.keys(requests).map((what) => [what, how])))(
  "%s ends if there is %s",
  async (what, how) => {
    vi.stubGlobal("fetch", silent[how as keyof typeof silent]);
    vi.stubGlobal("location", new URL("https://site.example/edit/"));
    const asked = requests[what]?.();
    end();
    await expect(asked).rejects.toThrow(/can't be reached|doesn't answer|isn't responding/);
    expect(Math.min(...limits)).toBeGreaterThanOrEqual(30_000);
  },
);

test.each(Object.entries(silent))(
  "a save with npm start is refused if there is %s",
  async (_how, stub) => {
    vi.stubGlobal("fetch", stub);
    const saving = dev.save([{ name: "home.json", text: "{}", version: "1" }]);
    end();
    expect(await saving).toMatchObject({ is: "refused" });
    expect(limits).toEqual([30_002]);
  },
);

test("what is large gets more time", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 204 })));
  const response = await fetchInTime("https://site.example/");
  expect([response.status, await response.text()]).toEqual([204, ""]);
  await fetchInTime("https://site.example/", { method: "POST", body: big });
  await fetchInTime("https://site.example/", { method: "POST", body: new Blob([big, big]) });
  expect(limits).toEqual([30_000, 130_000, 230_000]);
});

describe("a request that is sent ahead", () => {
  const address = "https://site.example/edit/built.json";
  const post = { method: "POST", headers: { Authorization: "Bearer a" }, body: "{}" };
  /** What was asked, in order. */
  let asked: string[];
  /** What the next request gets; an answer with its number by default. */
  let outcome: () => Promise<Response>;
  let now: number;

  beforeEach(() => {
    asked = [];
    outcome = () => Promise.resolve(new Response(`answer ${asked.length}`));
    now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => now);
    vi.stubGlobal("fetch", (to: string, { method = "GET" }: RequestInit) => {
      asked.push(`${method} ${to}`);
      return outcome();
    });
  });

  const textOf = async (to: string, init?: RequestInit) => (await fetchInTime(to, init)).text();

  test("is the answer to the same request, once", async () => {
    fetchAhead(address, { cache: "no-cache" });
    fetchAhead(address, post);
    expect(await textOf(address, { cache: "no-cache" })).toBe("answer 1");
    expect(await textOf(address, post)).toBe("answer 2");
    expect(asked).toHaveLength(2);
    expect(await textOf(address, post)).toBe("answer 3");
  });

  test.each([
    ["at another address", `${address}?`, {}],
    ["with another body", address, { body: "[]" }],
    ["for another account", address, { headers: { Authorization: "Bearer b" } }],
  ])("isn't the answer to one %s", async (_what, to, other) => {
    fetchAhead(address, post);
    expect(await textOf(to, { ...post, ...other })).toBe("answer 2");
  });

  test("is sent again if it has failed", async () => {
    outcome = () => Promise.reject(new TypeError("No connection"));
    fetchAhead(address);
    outcome = () => Promise.resolve(new Response("at last"));
    expect(await textOf(address)).toBe("at last");
    expect(asked).toHaveLength(2);
  });

  test("is sent again if the answer is from more than ten seconds ago", async () => {
    fetchAhead(address);
    now = 10_000;
    expect(await textOf(address)).toBe("answer 2");
    fetchAhead(address);
    now = 19_999;
    expect(await textOf(address)).toBe("answer 3");
  });
});
