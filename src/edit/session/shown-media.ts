// Which icons and media pages can use after a file was added or removed.
import type { AddedMedia, Stored } from "../../store/store.ts";

/** The icons and media that pages can use after a file is added. */
export function withMedia(
  assets: Stored["assets"],
  { name, address, measured }: Extract<AddedMedia, { is: "added" }>,
): Stored["assets"] {
  const known = new Map(assets.measured);
  if (measured) known.set(name, measured);
  const unreadable = new Map(assets.unreadable);
  unreadable.delete(name);
  const media = new Map(assets.media).set(name, address);
  return { ...assets, media, measured: known, unreadable };
}

/** The icons and media that pages can use after a file is removed. */
export function withoutMedia(assets: Stored["assets"], name: string): Stored["assets"] {
  const without = <Value>(files: ReadonlyMap<string, Value> | undefined) =>
    new Map([...(files ?? [])].filter(([each]) => each !== name));
  return { ...assets, media: without(assets.media), measured: without(assets.measured) };
}
