// The widths that photos are made in and requested in, and the widest that they are shown.

import type { Measured, ResizingHosts } from "../model/symbols.ts";

/** The widths in pixels that a photo is offered in: phone, high-resolution phone, column, wide screen. */
export const offeredWidths = [480, 800, 1200, 1600];

/** The widest that the site shows a picture. */
export const widestShown = 1600;

/** In bytes: the size of a photo of that width in good quality. */
export const heaviestPicture = 500_000;

export interface Size {
  width: number;
  height: number;
}

/**
 * The measured size of a file, for content that leaves it out; undefined if it can't be measured, as at another host.
 */
export function measuredSize(
  file: unknown,
  measured: ReadonlyMap<string, Measured>,
): Size | undefined {
  const { width, height } = (typeof file === "string" && measured.get(file)) || {};
  return width === undefined || height === undefined ? undefined : { width, height };
}

/**
 * A photo's address at its host, in the useful widths if the host can resize.
 * @param url the address to which the width is added
 */
export function resizedSources(
  url: URL,
  width: number,
  hosts: ResizingHosts,
): { src: string; srcSet?: string } {
  const parameter = hosts.get(url.host);
  const sizes = offeredWidths.flatMap((offered) => (offered <= width ? offered : []));
  if (parameter === undefined || sizes.length === 0) return { src: url.href };
  const { href: whole, origin, pathname, search } = url;
  const fragment = whole.includes("#") ? whole.slice(whole.indexOf("#")) : "";
  // Not by the URL's own query: it would read its whole address again for each of the widths.
  const query = new URLSearchParams(search);
  const sources = sizes.map((size) => {
    query.set(parameter, String(size));
    return { href: `${origin}${pathname}?${query.toString()}${fragment}`, size };
  });
  return {
    src: sources.at(-1)?.href ?? url.href,
    srcSet: sources.map(({ href, size }) => `${href} ${size}w`).join(", "),
  };
}
