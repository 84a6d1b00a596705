// The tokens for the colors of a palette.
import type { Palette } from "../model/site.ts";

export const colorTokens = {
  paper: "--paper",
  tint: "--tint",
  tintStrong: "--tint-strong",
  line: "--line",
  lineStrong: "--line-strong",
  ink: "--ink",
  inkSoft: "--ink-soft",
  accent: "--accent",
  accentStrong: "--accent-strong",
  signal: "--signal",
  band: "--band",
  onBand: "--on-band",
  plate: "--plate",
} as const satisfies Readonly<Record<keyof Palette, string>>;
