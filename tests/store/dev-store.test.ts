// What the store requests, and what it reports if `npm start` ends in the middle of an answer.
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { hasLocation } from "../../src/media/camera-data/camera-data.ts";
import { devStore } from "../../src/store/dev/dev-store.ts";
import { fingerprintOf, type LoadAnswer } from "../../src/store/dev/wire.ts";
import type { Store } from "../../src/store/store.ts";

const noAnswer = "npm start isn't responding. Start it again. Your changes are still here.";
const store = devStore({ token: "a", site: "b" });
const background = "#888";
const png = await sharp({ create: { width: 9, height: 9, channels: 3, background } })
  .png()
  .toBuffer();
const publishing = {
  message: "",
  to: { is: "direct" },
  versions: {},
  media: [],
} as const;

test.each([
  ["a save", () => store.save([]), "refused", `Nothing was saved: ${noAnswer}`],
  ["a picture", () => store.addMedia(new File([png], "a.png"), ["png"]), "refused", noAnswer],
  ["a picture that goes", () => store.removeMedia("media/a.png"), "refused", noAnswer],
  ["what is published", () => store.published(), "unknown", noAnswer],
  ["publishing", () => store.publish(publishing), "refused", noAnswer],
])("%s", async (_what, ask, is, reason) => {
  for (const status of [200, 409]) {
    const cutOff = new ReadableStream({ start: (body) => body.error(new Error("It has ended.")) });
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(cutOff, { status })));
    expect(await ask()).toEqual({ is, reason });
  }
});

test.each([
  ["a save", () => store.save([]), `Nothing was saved: ${noAnswer}`],
  ["a picture", () => store.addMedia(new File([png], "a.png"), ["png"]), noAnswer],
  ["publishing", () => store.publish(publishing), noAnswer],
])("%s that something else answers isn't done", async (_what, ask, reason) => {
  for (const body of ["", "<h1>Wi-Fi</h1>", "null", "[]", "{}", '{ "is']) {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(body)));
    expect(await ask()).toEqual({ is: "refused", reason });
  }
});

test("a photo is sent without its location, and what was removed is reported", async () => {
  const taken = await sharp(png)
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "33/1 26/1 54/1" } })
    .jpeg()
    .toBuffer();
  let sent = new Uint8Array();
  vi.stubGlobal("fetch", async (_address: string, { body }: RequestInit) => {
    sent = new Uint8Array(await new Response(body).arrayBuffer());
    return Response.json({ name: "media/desk.jpg", address: "./media/desk-1.jpg" });
  });
  expect(await store.addMedia(new File([taken], "desk.jpg"), ["jpg"])).toEqual({
    is: "added",
    name: "media/desk.jpg",
    address: "./media/desk-1.jpg",
    note: "Camera data and location were removed.",
  });
  expect([await hasLocation(taken), await hasLocation(sent)]).toEqual([true, false]);
});

test("a file that can't be used isn't sent at all", async () => {
  const fetch = vi.fn();
  vi.stubGlobal("fetch", fetch);
  const refused = await store.addMedia(new File(["<!doctype html>"], "desk.png"), ["png"]);
  expect(refused).toMatchObject({ is: "refused" });
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  [
    "why it can't be read",
    () => Promise.resolve(new Response("No disk.", { status: 500 })),
    "No disk.",
  ],
  ["that nothing answers", () => Promise.reject(new Error("refused")), noAnswer],
])("a load that fails says %s", async (_what, answer, reason) => {
  vi.stubGlobal("fetch", answer);
  await expect(store.load()).rejects.toThrow(`The content can't be read. ${reason}`);
});

/** A dev server whose content someone else can change too. */
class Server {
  state = 1;
  readonly versions = new Map([
    ["about.json", "a1"],
    ["home.json", "h1"],
  ]);
  /** What it was asked for. */
  readonly requests: string[] = [];
  /** What an answer about the state waits for on its way, once it is made. */
  onTheWay: Promise<void> | undefined;
  /** The states that were answered, on the way or arrived. */
  readonly answered: number[] = [];
  #answerWaiting: (() => void)[] = [];

  readonly fetch = async (
    address: string,
    { method = "GET", body }: RequestInit,
  ): Promise<Response> => {
    const path = address.replace("/__edit/", "");
    this.requests.push(`${method} ${path}`);
    if (path.startsWith("icons")) return Response.json({});
    if (method === "POST") return Response.json(this.#save(JSON.parse(String(body))));
    if (path === "content") return Response.json(this.#load());
    const known = Number(path.split("?")[1]);
    if (known === this.state) await new Promise<void>((go) => this.#answerWaiting.push(go));
    const { state } = this;
    const fingerprint = await fingerprintOf(this.#load());
    this.answered.push(state);
    await this.onTheWay;
    return Response.json({ state, fingerprint });
  };

  /** Gives a file another version, and answers the requests that wait for one. */
  write(name: string, version: string): void {
    this.versions.set(name, version);
    this.state++;
    for (const go of this.#answerWaiting.splice(0)) go();
  }

  #save(files: { name: string; text: string | null }[]) {
    for (const { name, text } of files) {
      this.write(name, `${text}`);
      if (text === null) this.versions.delete(name);
    }
    const saved = files.map(({ name, text }) => [name, text === null ? "" : `${text}`]);
    return { is: "saved", versions: Object.fromEntries(saved) };
  }

  #load(): LoadAnswer {
    const files = [...this.versions].map(([name, version]) => ({ name, text: "", version }));
    return {
      state: this.state,
      folder: "content",
      files,
      unreadable: [],
      media: [],
      icons: "icons",
    };
  }
}

/** A store that has loaded the content, and waits for changes of it. */
async function watching(server: Server) {
  vi.stubGlobal("fetch", server.fetch);
  const own = devStore({ token: "a", site: "b" });
  await own.load();
  const changed = vi.fn<() => void>();
  const end = own.watch(changed);
  await vi.waitFor(() => expect(server.requests).toContain("GET state?1"));
  server.requests.length = 0;
  return { own, changed, end };
}

test("what the editor has saved itself isn't loaded again", async () => {
  const server = new Server();
  const { own, changed, end } = await watching(server);
  const isHeard = () =>
    vi.waitFor(() => expect(server.requests).toContain(`GET state?${server.state}`));
  await own.save([{ name: "home.json", text: "h2", version: "h1" }]);
  await isHeard();
  await own.save([
    { name: "about.json", text: null, version: "a1" },
    { name: "team.json", text: "t1", version: "" },
  ]);
  await isHeard();
  expect(server.requests.filter((request) => !request.startsWith("GET state"))).toEqual([
    "POST content",
    "POST content",
  ]);
  expect(changed).not.toHaveBeenCalled();
  end();
});

/** The server makes an answer about the state, which arrives only after a save that is made meanwhile. */
async function saveWhileAnswering(server: Server, own: Store, meanwhile = () => {}) {
  let arrive = () => {};
  server.onTheWay = new Promise((go) => (arrive = go));
  server.write("home.json", "h1");
  await vi.waitFor(() => expect(server.answered).toContain(server.state));
  await own.save([{ name: "home.json", text: "h2", version: "h1" }]);
  meanwhile();
  arrive();
}

test("an answer from before a save isn't taken for someone else's change, however late it arrives", async () => {
  const server = new Server();
  const { own, changed, end } = await watching(server);
  await saveWhileAnswering(server, own);
  await vi.waitFor(() => expect(server.requests).toContain(`GET state?${server.state}`));
  expect(changed).not.toHaveBeenCalled();
  end();
});

test("what someone else changes after a save is loaded, even if it is what was there before", async () => {
  const server = new Server();
  const { own, changed, end } = await watching(server);
  await saveWhileAnswering(server, own, () => server.write("home.json", "h1"));
  await vi.waitFor(() => expect(changed).toHaveBeenCalled());
  end();
});

test("what someone else changes together with a save is loaded", async () => {
  const server = new Server();
  const { own, changed, end } = await watching(server);
  const saved = own.save([{ name: "home.json", text: "h2", version: "h1" }]);
  server.write("about.json", "a2");
  await saved;
  await vi.waitFor(() => expect(changed).toHaveBeenCalled());
  end();
});

test("a theme that has changed is a change like any other", async () => {
  const answer = { folder: "content", files: [], unreadable: [], media: [], icons: "1" };
  const theme = { palette: {}, darkPalette: {}, tokens: { "--radius": "1rem" } };
  const before = await fingerprintOf(answer);
  expect(await fingerprintOf({ ...answer, theme })).not.toBe(before);
  // JSON has no undefined.
  expect(await fingerprintOf({ ...answer, theme: undefined })).toBe(before);
});
