// The tokens that a choice of a site's look sets, but for colors and the classes of its header.
import type { Look } from "../model/site.ts";

export const lookTokens = {
  corners: {
    square: { "--radius": "0" },
    soft: { "--radius": "2px" },
    round: { "--radius": "0.75rem" },
  },
  spacing: {
    tight: { "--space-columns": "2rem", "--space-blocks": "3rem" },
    normal: { "--space-columns": "3rem", "--space-blocks": "4.5rem" },
    roomy: { "--space-columns": "4rem", "--space-blocks": "6rem" },
  },
  headings: {
    serif: {
      "--font-heading":
        '"Source Serif 4","Fitted Georgia","Fitted Noto","Fitted Times",Georgia,serif',
    },
    sans: { "--font-heading": "var(--font-text)" },
  },
} as const satisfies {
  [Choice in Exclude<keyof Look, "header" | "headingFont">]: Record<
    Look[Choice],
    Record<string, string>
  >;
};
