// Decides whether a file may be removed from media: only if the saved content can't need it.
import { compile } from "../content/compile.ts";
import { isMediaName } from "../content/model/input.ts";
import type { Vocabulary } from "../content/schema/vocabulary.ts";
import { checkedFrom, inputOf } from "./checked.ts";
import { alreadyRemoved, notInMedia, stillUsed } from "./media-refusals.ts";
import type { Stored } from "./store.ts";

/**
 * @param stored the content as it is saved now
 * @param name as content uses it, `media/name.jpg`
 * @param vocabulary what the content can consist of
 * @returns why it mustn't be removed; undefined if it may
 */
export function whyNotRemovable(
  stored: Stored,
  name: string,
  vocabulary: Vocabulary,
): string | undefined {
  if (!isMediaName(name)) return notInMedia(name);
  if (!stored.assets.media.has(name)) return alreadyRemoved(name);
  const { diagnostics } = compile(inputOf(stored), vocabulary);
  return checkedFrom(stored.folder, diagnostics).unused.has(name) ? undefined : stillUsed(name);
}
