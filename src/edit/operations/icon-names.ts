// Reads the names of all icons: the current ones, earlier ones, and tags.
import type { Icons } from "../../content/model/input.ts";
import type { Icon } from "../../content/model/notations.ts";
import { t } from "../../words/t.ts";

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

const notLoaded = t`The icons can’t be loaded. Check your internet connection and try again. If that doesn’t help, save, then reload.`;

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
