// Finds icons by name, earlier name, or tag.
import type { Icon } from "../../content/model/notations.ts";
import type { Icons } from "../../content/model/input.ts";
import type { Files } from "../model/history.ts";

export interface NamedIcon {
  name: string;
  icon: Icon;
  /** Earlier names and tags. */
  words: readonly string[];
}

/**
 * @returns every drawing once, by its current name
 * @throws with a message for the person if they can't be loaded
 */
export async function readIconNames(allIcons: () => Promise<Icons>): Promise<NamedIcon[]> {
  // Loaded on demand: only the icon dialog needs these words.
  const reading = import("lucide-static/tags.json").catch(() => {
    throw new Error(notLoaded);
  });
  const [icons, { default: tags }] = await Promise.all([allIcons(), reading]);
  return nameIcons(icons, tags);
}

const notLoaded =
  "The icons can’t be loaded. Check your internet connection and try again. If that doesn’t help, save, then reload.";

/** @param tags words for each drawing by its current name; an icon without tags is an earlier name of another one */
export function nameIcons(
  icons: Icons,
  tags: Readonly<Record<string, readonly string[]>>,
): NamedIcon[] {
  const older = new Map<string, string[]>();
  for (const [name, icon] of Object.entries(icons)) {
    if (Object.hasOwn(tags, name)) continue;
    const drawing = JSON.stringify(icon);
    older.set(drawing, [...(older.get(drawing) ?? []), name]);
  }
  return Object.entries(icons).flatMap(([name, icon]) => {
    const words = Object.hasOwn(tags, name) ? tags[name] : undefined;
    return words
      ? [{ name, icon, words: [...words, ...(older.get(JSON.stringify(icon)) ?? [])] }]
      : [];
  });
}

/** The icon of a name, which may be an earlier one: a current name may be a tag of other icons. */
export function iconNamed(icons: readonly NamedIcon[], written: string): NamedIcon | undefined {
  return (
    icons.find(({ name }) => name === written) ?? icons.find(({ words }) => words.includes(written))
  );
}

/** All icons, those of the site first, with one of them before the others. */
export function siteIconsFirst(
  icons: readonly NamedIcon[],
  files: Files,
  first: NamedIcon | undefined,
): NamedIcon[] {
  const written = [...files.values()].join().matchAll(/"icon":\s*"([\w-]+)"/g);
  const used = new Set([...written].map(([, name]) => name));
  return [
    ...new Set([
      ...(first ? [first] : []),
      ...icons.filter(({ name }) => used.has(name)),
      ...icons,
    ]),
  ];
}

/** Icons that match every word, the best match first. */
export function findIcons(icons: readonly NamedIcon[], query: string): readonly NamedIcon[] {
  const words = query
    .toLowerCase()
    .split(/[\s,-]+/)
    .filter(Boolean);
  if (words.length === 0) return icons;
  const ranked = icons.flatMap((icon) => {
    const ranks = words.map((word) => rankOf(icon, word));
    return ranks.includes(undefined)
      ? []
      : [{ icon, rank: ranks.reduce<number>((sum, rank) => sum + (rank ?? 0), 0) }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ icon }) => icon);
}

/** Lower is better; undefined if it doesn't match. */
function rankOf({ name, words }: NamedIcon, word: string): number | undefined {
  if (name === word) return 0;
  const parts = name.split("-");
  if (parts.includes(word)) return 1 + parts.length / 10;
  if (words.some((each) => each.toLowerCase() === word)) return 2;
  if (parts.some((part) => part.startsWith(word))) return 3;
  const begins = new RegExp(`(^|[\\s-])${word.replaceAll(/[^\p{L}\p{N}]/gu, "")}`, "iu");
  return words.some((each) => begins.test(each)) ? 4 : undefined;
}
