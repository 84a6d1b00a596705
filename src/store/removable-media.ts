// Decides whether a file may be removed from media: only if the saved content can't need it.
import { compile } from "../content/compile.ts";
import { isMediaName, type ContentInput } from "../content/model/input.ts";
import type { Vocabulary } from "../content/schema/vocabulary.ts";
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
  if (!isMediaName(name)) return `${name} isn't a file in media.`;
  if (!stored.assets.media.has(name)) return `${name} has already been removed.`;
  const { diagnostics } = compile(inputOf(stored), vocabulary);
  if (diagnostics.some(({ id, file }) => id === "unused-media" && file.endsWith(`/${name}`)))
    return undefined;
  return `${name} can't be removed: the saved content still uses it, or has an error that hides whether it does. Remove it from the page or fix the error, save, then remove the file.`;
}

function inputOf({ folder, files, assets }: Stored): ContentInput {
  const encodings = files.flatMap(({ name, encoding }) =>
    encoding === undefined ? [] : [[name, encoding] as const],
  );
  const unreadable = [...(assets.unreadable?.keys() ?? [])].map((name) => [name, ""] as const);
  return {
    folder,
    files: new Map([...unreadable, ...files.map(({ name, text }) => [name, text] as const)]),
    encodings: new Map(encodings),
    mailOrigin: "",
    ...assets,
  };
}
