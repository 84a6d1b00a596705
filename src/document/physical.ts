// Shorter names of properties. Each document runs from left to right and from top to bottom: none says otherwise.

const names: readonly [logical: RegExp, physical: string][] = [
  [/\binset-block-start(?=:)/g, "top"],
  [/\binset-block-end(?=:)/g, "bottom"],
  [/\binset-inline-start(?=:)/g, "left"],
  [/\b(border|margin|padding)-block-start\b/g, "$1-top"],
  [/\b(border|margin|padding)-block-end\b/g, "$1-bottom"],
  [/\b(border|margin|padding)-inline-start\b/g, "$1-left"],
  [/\b(border|margin|padding)-inline-end\b/g, "$1-right"],
  [/\bblock-size(?=:)/g, "height"],
  [/\binline-size(?=:)/g, "width"],
];

/** The same stylesheet with a side's or a size's own name, where it has one. */
export function withPhysicalNames(css: string): string {
  return names.reduce((text, [logical, physical]) => text.replaceAll(logical, physical), css);
}
