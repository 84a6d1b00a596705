// Names the token of each color of a palette.
import type { Palette } from "./site.ts";

/** Such as `--tint-strong` for `tintStrong`. */
export const colorToken = (color: keyof Palette): string =>
  `--${color.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
