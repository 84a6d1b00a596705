// Finds icons by name, earlier name, or tag.
import type { Files } from "../model/history.ts";
import type { NamedIcon } from "./icon-names.ts";

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
