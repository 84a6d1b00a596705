// The screen always ends up with what is in the content folder, however its files change, and the server goes on.
import { cp, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { DevHost } from "../../src/server/dev/dev-host.ts";
import { EditedContent } from "../../src/server/dev/edited-content.ts";
import { showSaves } from "../../src/server/dev/follow-saves.ts";
import { createMiddlewares } from "../../src/server/dev/middlewares.ts";
import { firstSite } from "../fixtures/sites.ts";
import { bothServers, type DevUnderTest } from "./both-servers.ts";

describe.each(bothServers)("%s", (_name, start) => {
  let folder: string;
  let server: DevUnderTest;
  let file: string;
  let text: string;
  /** The last event of each kind that open browsers received. */
  const lastEvents = new Map<string, string>();
  /** The lines in the terminal about files that can't be read. */
  const logged: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "saves-"));
    const content = join(folder, "content");
    await cp(firstSite, content, { recursive: true });
    server = await start({
      content,
      folder,
      onError: (message) => logged.push(message),
      onEvent: (name, json) => lastEvents.set(name, json),
    });
    // From now on there is something on the screen that a save changes.
    await fetch(server.address, { headers: { Accept: "text/html" } });
    file = join(content, "about.json");
    text = await readFile(file, "utf8");
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const withHeading = (heading: string) =>
    text.replace(/"heading": "[^"]*"/, `"heading": "${heading}"`);
  /** The event that browsers receive, once these words are in it; the time it takes doesn't matter here. */
  async function eventWith(event: string, words: string): Promise<string> {
    await vi.waitUntil(() => lastEvents.get(event)?.includes(words), { timeout: 60_000 });
    return lastEvents.get(event) ?? "";
  }

  test.each([1, 8, 15, 22, 29, 40, 70])("saved five times, %i milliseconds apart", async (gap) => {
    for (const count of [1, 2, 3, 4, 5]) {
      await writeFile(file, withHeading(`After ${gap}, save ${count}`));
      if (count < 5) await wait(gap);
    }
    expect(await eventWith("site:pages", `After ${gap}, save 5`)).toContain(`After ${gap}, save 5`);
  });

  test.each([20, 30, 40])(
    "saved in two halves, %i milliseconds apart: no mistake stays on the screen",
    async (gap) => {
      const whole = withHeading(`In halves after ${gap}`);
      await writeFile(file, whole.slice(0, whole.length / 2));
      await wait(gap);
      await writeFile(file, whole);
      expect(await eventWith("site:pages", `In halves after ${gap}`)).toContain(
        `In halves after ${gap}`,
      );
      expect(await eventWith("site:diagnostics", "[]")).toBe("[]");
    },
  );

  test("saved with a mistake, and then without it", async () => {
    await writeFile(file, withHeading("Broken").replace('"blocks":', '"bloks":'));
    expect(await eventWith("site:diagnostics", "bloks")).toContain("bloks");
    await writeFile(file, withHeading("Mended"));
    expect(await eventWith("site:pages", "Mended")).toContain("Mended");
    expect(await eventWith("site:diagnostics", "[]")).toBe("[]");
  });

  test("a color that is saved is the page's, and a photo is made in the size that the page asks for", async () => {
    const address = server.address;
    const open = async () => (await fetch(address, { headers: { Accept: "text/html" } })).text();
    const siteFile = join(folder, "content/site.json");
    const site = await readFile(siteFile, "utf8");
    await cp("tests/browser/photo.png", join(folder, "content/media/desk.png"));
    await writeFile(file, text.replace(/"https:[^"]*"/, '"media/desk.png"'));
    await writeFile(
      siteFile,
      site.replace('"favicon"', '"look": { "accent": "#9c1f2e" }, "favicon"'),
    );
    await vi.waitUntil(async () => (await open()).includes("--accent:#9c1f2e"), {
      timeout: 60_000,
    });
    await vi.waitUntil(async () => (await open()).includes("/media/desk-"), { timeout: 60_000 });
    const [size = ""] = /\.\/media\/desk-[\w-]+\.webp/.exec(await open()) ?? [];
    const answer = await fetch(new URL(size, address));
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
    expect(Buffer.from(await answer.arrayBuffer()).toString("latin1", 8, 12)).toBe("WEBP");
    await writeFile(siteFile, site);
    await vi.waitUntil(async () => !(await open()).includes("#9c1f2e"), { timeout: 60_000 });
  });

  test("a theme beside the content is on the page and gets to the editor, and a mistake in it is shown", async () => {
    const open = async () =>
      (await fetch(server.address, { headers: { Accept: "text/html" } })).text();
    const theme = join(folder, "theme.css");
    await writeFile(theme, ":root { --radius: 1.25rem }");
    await vi.waitUntil(async () => (await open()).includes("--radius:1.25rem"), {
      timeout: 60_000,
    });
    const page = await (await fetch(new URL("/__edit/", server.address))).text();
    const [, token = ""] = /data-token="([^"]*)"/.exec(page) ?? [];
    const headers = { "x-edit-token": token };
    const content = await fetch(new URL("/__edit/content", server.address), { headers });
    expect(await content.json()).toMatchObject({ theme: { tokens: { "--radius": "1.25rem" } } });
    await writeFile(theme, ":root { --radios: 1.25rem }");
    expect(await eventWith("site:diagnostics", "theme-unknown-token")).toContain("> 1 | :root");
    await rm(theme);
    await vi.waitUntil(async () => !(await open()).includes("1.25rem"), { timeout: 60_000 });
  });

  test("a missing picture is a 404, and the server goes on", async () => {
    const address = server.address;
    const page = await (await fetch(address, { headers: { Accept: "text/html" } })).text();
    const icon = new URL(/href="([^"]*favicon[^"]*)"/.exec(page)?.[1] ?? "", address);
    expect((await fetch(icon)).headers.get("Content-Type")).toContain("image/svg+xml");
    await rename(join(folder, "content"), join(folder, "moved"));
    expect((await fetch(icon)).status).toBe(404);
    await rename(join(folder, "moved"), join(folder, "content"));
    // It may be listed once more as it was before it is listed as it is.
    const found = async () => {
      const answer = await fetch(icon);
      return answer.ok && answer;
    };
    expect((await vi.waitUntil(found, { timeout: 60_000 })).status).toBe(200);
  });

  test("text that looks like a variable of Vite is shown unchanged", async () => {
    await writeFile(file, withHeading("At %MODE% of %BASE_URL%"));
    expect(await eventWith("site:pages", "At %MODE% of %BASE_URL%")).toContain(
      "At %MODE% of %BASE_URL%",
    );
    const address = server.address;
    const page = await (await fetch(address, { headers: { Accept: "text/html" } })).text();
    expect(page).toContain("At %MODE% of %BASE_URL%");
  });

  test("a missing content folder is also reported in browsers that are opened then", async () => {
    const [content, away] = [join(folder, "content"), join(folder, "away")];
    await rename(content, away);
    expect(await eventWith("site:unreadable", "no folder")).toContain("no folder");
    const address = server.address;
    const page = await (await fetch(address, { headers: { Accept: "text/html" } })).text();
    expect(page).toMatch(/<script type="application\/json" id="unreadable">"[^<]*no folder/);
    await rename(away, content);
    expect(await eventWith("site:unreadable", "null")).toBe("null");
  });

  test.each([1, 2, 3])(
    "a content folder that comes back right after it was reported missing is noticed, and so are later saves (%i)",
    async (time) => {
      const [content, away] = [join(folder, "content"), join(folder, "away")];
      await rename(content, away);
      await eventWith("site:unreadable", "no folder");
      await rename(away, content);
      expect(await eventWith("site:unreadable", "null")).toBe("null");
      await writeFile(file, withHeading(`Saved after return ${time}`));
      const saved = await eventWith("site:pages", `Saved after return ${time}`);
      expect(saved).toContain(`Saved after return ${time}`);
    },
  );

  describe.each(["removed", "replaced in one step"])("a content folder that was %s", (how) => {
    test("is noticed when it is back, and so are later saves", async () => {
      const [content, other, earlier] = ["content", "other", how].map((name) => join(folder, name));
      if (!content || !other || !earlier) throw new Error("They have names");
      await cp(content, other, { recursive: true });
      await writeFile(join(other, "about.json"), withHeading(`Once ${how}`));
      await rename(content, earlier);
      if (how === "removed")
        await vi.waitUntil(() => logged.some((line) => line.includes("no folder")), {
          timeout: 60_000,
        });
      await rename(other, content);
      expect(await eventWith("site:pages", `Once ${how}`)).toContain(`Once ${how}`);
      const picture = join(content, "media", "favicon.svg");
      const drawing = await readFile(picture);
      await vi.waitUntil(
        async () => {
          await writeFile(picture, drawing);
          await writeFile(file, withHeading(`Saved once ${how}`));
          return server.hasSeen([file, picture]);
        },
        { timeout: 60_000, interval: 200 },
      );
      expect(await eventWith("site:pages", `Saved once ${how}`)).toContain(`Saved once ${how}`);
    });
  });
});

/** A content folder that is followed without a server. @param loadViews as the server loads them */
async function followFolder(loadViews: DevHost["loadViews"]) {
  const folder = await mkdtemp(join(tmpdir(), "saves-"));
  const file = join(folder, "about.json");
  await cp(firstSite, folder, { recursive: true });
  const logger = { info: () => {}, warn: () => {}, error: () => {} };
  const content = new EditedContent(folder);
  await content.read(logger);
  content.shown = content.lastGood;
  const sent: string[] = [];
  let changed = () => {};
  const closing: (() => void)[] = [];
  showSaves(content, {
    logger,
    middlewares: createMiddlewares(),
    send: (_name, data) => sent.push(JSON.stringify(data)),
    reload: () => sent.push("reload"),
    onceListening: () => {},
    onceClosed: (then) => closing.push(then),
    watchFiles: (_folder, then) => {
      changed = then;
      return () => {};
    },
    serveBeside: () => Promise.resolve(""),
    loadViews,
    traceOf: String,
  });
  const text = await readFile(file, "utf8");
  return {
    content,
    logger,
    /** In one step: a test would take a half-written file for the save that it waits for. */
    save: async (heading: string) => {
      const whole = `${folder}.json`;
      await writeFile(whole, text.replace(/"heading": "[^"]*"/, `"heading": "${heading}"`));
      await rename(whole, file);
    },
    change: () => changed(),
    /** What browsers were sent, once these words are in it. */
    sentWith: async (words: string) => {
      await vi.waitUntil(() => sent.some((data) => data.includes(words)), { timeout: 60_000 });
      return sent;
    },
    async end() {
      for (const close of closing) close();
      await rm(folder, { recursive: true });
    },
  };
}

const loadViews = () => import("../../src/site/render.tsx");

test("content that the editor has read first, for a picture for example, is shown, too", async () => {
  const { content, logger, save, change, sentWith, end } = await followFolder(loadViews);
  await save("Read before");
  await content.read(logger);
  change();
  expect((await sentWith("Read before")).join("")).toContain("Read before");
  await end();
});

test("the editor gets a save while the views are still loaded, and browsers get all saves in their order", async () => {
  let load = () => {};
  const loaded = new Promise<void>((go) => (load = go));
  const { content, save, change, sentWith, end } = await followFolder(async () => {
    await loaded;
    return loadViews();
  });
  for (const heading of ["First save", "Second save"]) {
    const { state } = content;
    await save(heading);
    change();
    await content.waitForChange(state);
  }
  load();
  const sent = await sentWith("Second save");
  expect(sent.findIndex((data) => data.includes("First save"))).toBe(0);
  await end();
});

test("browsers are loaded again if a view fails, because the document says which", async () => {
  const { save, change, sentWith, end } = await followFolder(() =>
    Promise.reject(new Error("A view failed.")),
  );
  await save("Not drawn");
  change();
  expect(await sentWith("reload")).toEqual(["reload"]);
  await end();
});
