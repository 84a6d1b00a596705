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

/** A photo's address at its host, in the widths that are worth loading if the host can resize. */
export function resizedSources(
  address: string,
  width: number,
  hosts: ResizingHosts,
): { src: string; srcSet?: string } {
  const url = new URL(address);
  const parameter = hosts.get(url.host);
  const widths = offeredWidths.filter((offered) => offered <= width);
  if (parameter === undefined || widths.length === 0) return { src: address };
  const at = (pixels: number) => {
    url.searchParams.set(parameter, String(pixels));
    return url.href;
  };
  return {
    src: at(widths.at(-1) ?? width),
    srcSet: widths.map((offered) => `${at(offered)} ${offered}w`).join(", "),
  };
}
