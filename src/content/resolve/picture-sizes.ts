// How wide a picture is ever shown, and the widths that a photo host is asked for.

import type { Measured, ResizingHosts } from "../model/symbols.ts";

/** Widths, in pixels, that a photo is offered in: a phone, a phone's sharp screen, a column, a wide screen. */
export const offeredWidths = [480, 800, 1200, 1600];

/** The widest that any place on the site needs. */
export const widestPlace = 1600;

/** In bytes: what a photo of that width takes at a good quality. */
export const heaviestPicture = 500_000;

export interface Size {
  width: number;
  height: number;
}

/** How large a file was found to be, for content that leaves it out; undefined for one that can't be measured, as at another host. */
export function measuredSize(
  file: unknown,
  measured: ReadonlyMap<string, Measured>,
): Size | undefined {
  const { width, height } = (typeof file === "string" && measured.get(file)) || {};
  return width === undefined || height === undefined ? undefined : { width, height };
}

/**
 * A photo's address at its host, in the widths that are worth loading if the host can resize.
 * @param url the address, of which nothing but its query changes
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
