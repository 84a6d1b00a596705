// The site of the content tests as a store gives it, where each text is its own version.
import type { Stored } from "../../src/store/store.ts";
import { base } from "../content/base.ts";

export const storedBase: Stored = {
  site: "a",
  folder: "content",
  files: [...base].map(([name, text]) => ({ name, text, version: text })),
  assets: {
    icons: { "shield-check": [], clock: [] },
    media: new Map([["media/favicon.svg", "./media/favicon.svg"]]),
  },
};
