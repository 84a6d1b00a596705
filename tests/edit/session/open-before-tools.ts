// Opens sessions before the code that checks and merges is loaded.
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";
import {
  sessionTools,
  type LaterTools,
  type SessionTools,
} from "../../../src/edit/session/session-tools.ts";
import { Session } from "../../../src/edit/session/session.ts";
import type { FileToSave, Saved, Store, Stored, StoredFile } from "../../../src/store/store.ts";
import { base } from "../../content/base.ts";

export const noDrafts = { found: [], store: () => Promise.resolve() };

export function storedOf(
  texts: ReadonlyMap<string, string>,
  more: Partial<StoredFile> = {},
): Stored {
  const files = [...texts].map(([name, text]) => ({ name, text, version: text, ...more }));
  const media = new Map([["media/favicon.svg", "./media/favicon.svg"]]);
  const assets = { icons: { "shield-check": [], clock: [] }, media };
  return { site: "a", folder: "content", files, assets };
}

/** A store in memory. Texts are their own versions. */
export function memoryStore(texts: Map<string, string>) {
  const refused = { is: "refused" as const, reason: "Nothing is stored in this test." };
  const save = (files: readonly FileToSave[]): Promise<Saved> => {
    const others = files.flatMap(({ name, version }) => {
      const text = texts.get(name) ?? "";
      return text === version ? [] : [{ name, text, version: text }];
    });
    if (others.length > 0) return Promise.resolve({ is: "conflict", files: others });
    for (const { name, text } of files) texts.set(name, text ?? "");
    const versions = Object.fromEntries(files.map(({ name, text }) => [name, text ?? ""]));
    return Promise.resolve({ is: "saved", versions });
  };
  const store: Store = {
    savesTo: "draft",
    largestMedia: 0,
    load: () => Promise.resolve(storedOf(texts)),
    watch: () => () => undefined,
    save,
    addMedia: () => Promise.resolve(refused),
    removeMedia: () => Promise.resolve(refused),
    published: () => Promise.resolve({ is: "unknown", reason: refused.reason }),
    publish: () => Promise.resolve(refused),
  };
  return store;
}

/** Tools that can be loaded only once `arrive` is called; before that, each try fails. */
function laterTools(): LaterTools & { arrive: () => void } {
  let code: SessionTools | undefined;
  let canLoad = false;
  return {
    loaded: () => code,
    load: () => Promise.resolve(canLoad ? (code = sessionTools) : undefined),
    arrive: () => {
      canLoad = true;
      code = sessionTools;
    },
  };
}

export async function openBefore(texts = new Map(base)) {
  const tools = laterTools();
  const store = memoryStore(texts);
  const session = new Session(store, await store.load(), noDrafts, engineVocabulary, tools);
  const arrive = () => {
    tools.arrive();
    session.checkWhole();
  };
  const heading = ["blocks", 0, "heading"];
  const type = (words: string) =>
    session.change("home.json", { do: "set", path: heading, value: words }, "heading");
  const shown = () => JSON.stringify(session.state().preview?.site);
  return { session, texts, arrive, type, shown };
}
