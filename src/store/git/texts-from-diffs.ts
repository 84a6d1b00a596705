// Makes the texts that a branch has from the published ones and the differences between commits, so that many changed
// pages cost one request. Each is held against its object id: a difference that is wrong or cut can't show a wrong text.
import type { Comparison } from "../git-host.ts";
import { objectIdOf } from "../object-id.ts";
import type { Contents } from "./contents.ts";
import type { PageCache } from "./page-cache.ts";
import { isNoText, patched, patchesIn, type Direction, type Patch } from "./patches.ts";

/** @param wanted the texts to have, by object id. What can't be made is missing in the cache afterward. */
export async function findTextsInDiffs(
  cache: PageCache,
  contents: Contents,
  { diffs }: Pick<Comparison, "diffs">,
  wanted: readonly string[],
): Promise<void> {
  const missing = async () => {
    const known = await cache.ids();
    return wanted.filter((id) => !known.has(id));
  };
  const patches: Patch[] = [];
  for (const diff of diffs) {
    // A single text costs no more than the difference.
    if ((await missing()).length < 2) return;
    patches.push(...patchesIn((await diff()) ?? ""));
    await applyAll(cache, patches, await missing());
  }
  // Such as pages with something hidden, which the site doesn't serve: with the earlier text, the other one can be made.
  const rest = await missing();
  const later = patches.filter(({ after }) => isAmong(after, rest));
  const earlier = rest.filter((id) => later.some(({ before }) => id.startsWith(before)));
  if (earlier.length === 0) return;
  await contents.bytes(earlier);
  await applyAll(cache, patches, rest);
}

const isAmong = (start: string, ids: readonly string[]): boolean =>
  ids.some((id) => id.startsWith(start));

/** Applies patches as long as that makes another text: what one makes can be what the next one starts from. */
async function applyAll(
  cache: PageCache,
  patches: readonly Patch[],
  wanted: readonly string[],
): Promise<void> {
  for (;;) {
    const known = await cache.ids();
    const missing = new Set(wanted.filter((id) => !known.has(id)));
    const made = patches.flatMap((patch) => [
      makeText(cache, known, missing, patch, "forward"),
      makeText(cache, known, missing, patch, "back"),
    ]);
    const found = new Map((await Promise.all(made)).flat());
    if (found.size === 0) return;
    await cache.put(found);
  }
}

/** @returns the text, unless it isn't wanted or the patch makes a different text */
async function makeText(
  cache: PageCache,
  known: ReadonlySet<string>,
  missing: ReadonlySet<string>,
  patch: Patch,
  direction: Direction,
): Promise<[string, Uint8Array][]> {
  const [from, to] =
    direction === "forward" ? [patch.before, patch.after] : [patch.after, patch.before];
  if (!isAmong(to, [...missing])) return [];
  const starts = isNoText(from)
    ? [""]
    : [...(await cache.get([...known].filter((id) => id.startsWith(from)))).values()].map(textOf);
  const made = starts.map(async (start): Promise<[string, Uint8Array][]> => {
    const text = patched(start, patch, direction);
    if (text === undefined) return [];
    const bytes = new TextEncoder().encode(text);
    const id = await objectIdOf(bytes);
    return missing.has(id) ? [[id, bytes]] : [];
  });
  return (await Promise.all(made)).flat();
}

/** With its byte order mark, which belongs to the file. */
const textOf = (bytes: Uint8Array): string =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
