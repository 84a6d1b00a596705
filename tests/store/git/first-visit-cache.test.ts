// On a first visit, the texts come from what the site serves; later, nothing is asked of it.
import { expect, test } from "vitest";
import { Contents } from "../../../src/store/git/contents.ts";
import { firstVisitCache, type StoredCache } from "../../../src/store/git/first-visit-cache.ts";
import { objectIdOf } from "../../../src/store/object-id.ts";
import type { ServedTexts } from "../../../src/store/setup.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const idOf = (text: string) => objectIdOf(bytes(text));

/** @param files what is stored already */
function storing(files = new Map<string, Uint8Array>()): StoredCache {
  return {
    isEmpty: () => Promise.resolve(files.size === 0),
    get: (oids) => Promise.resolve(new Map([...files].filter(([oid]) => oids.includes(oid)))),
    put: (more) => {
      for (const [oid, content] of more) files.set(oid, content);
      return Promise.resolve();
    },
  };
}

const blocked: StoredCache = {
  isEmpty: () => Promise.reject(new Error("Blocked")),
  get: () => Promise.reject(new Error("Blocked")),
  put: () => Promise.reject(new Error("Blocked")),
};

const serving = (texts: Record<string, string>) => () => Promise.resolve({ texts });
const neither = (): Promise<ServedTexts> => Promise.reject(new Error("Not asked for"));

/** @returns the texts that the cache knows, and those that the Git host was asked for */
async function read(stored: StoredCache, served: () => Promise<ServedTexts | undefined>) {
  const [home, contact] = [await idOf("home"), await idOf("contact")];
  const asked: string[] = [];
  const host = {
    read: (oids: readonly string[]) => {
      asked.push(...oids);
      return Promise.resolve(new Map(oids.map((oid) => [oid, bytes(`host ${oid}`)])));
    },
  };
  const cache = firstVisitCache(stored, served);
  const found = await new Contents(host, cache).bytes([home, contact]);
  const names = new Map([
    [home, "home"],
    [contact, "contact"],
  ]);
  const texts = [...found]
    .filter(([oid]) => !asked.includes(oid))
    .map(([, content]) => new TextDecoder().decode(content));
  return { texts, asked: asked.map((oid) => names.get(oid)) };
}

test("on a first visit, only what the site doesn't serve is asked of the Git host", async () => {
  const served = serving({ [await idOf("home")]: "home" });
  expect(await read(storing(), served)).toEqual({ texts: ["home"], asked: ["contact"] });
});

test("what the site serves is stored for the next visit, in which the site isn't asked", async () => {
  const stored = storing();
  const all = serving({ [await idOf("home")]: "home", [await idOf("contact")]: "contact" });
  expect(await read(stored, all)).toEqual({ texts: ["home", "contact"], asked: [] });
  expect(await read(stored, neither)).toEqual({ texts: ["home", "contact"], asked: [] });
});

test("where the browser stores nothing, every visit is a first one", async () => {
  const served = serving({ [await idOf("home")]: "home" });
  expect(await read(blocked, served)).toEqual({ texts: ["home"], asked: ["contact"] });
});

test.each([
  ["serves none", () => Promise.resolve(undefined)],
  ["can't be reached", neither],
])("if the site %s, the Git host is asked for all", async (_what, served) => {
  expect(await read(storing(), served)).toEqual({ texts: [], asked: ["home", "contact"] });
});

test("a text that isn't the one of its id is asked of the Git host", async () => {
  const served = serving({ [await idOf("home")]: "something else" });
  expect(await read(storing(), served)).toEqual({ texts: [], asked: ["home", "contact"] });
});
