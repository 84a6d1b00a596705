// Shortens the names of CSS properties: a site's lines are always horizontal, so the block axis has sides of its own.

/** The inline axis has no other names, because some languages run from right to left; only its length has. */
const names: readonly (readonly [logical: RegExp, physical: string])[] = [
  [/^((?:min|max)-)?block-size$/, "$1height"],
  [/^((?:min|max)-)?inline-size$/, "$1width"],
  [/^inset-block-start$/, "top"],
  [/^inset-block-end$/, "bottom"],
  [/^(border|margin|padding)-block-start\b/, "$1-top"],
  [/^(border|margin|padding)-block-end\b/, "$1-bottom"],
];

/**
 * A browser treats both names of a side as one property: what comes last applies.
 * @param css minified
 */
export function horizontalStyles(css: string): string {
  return css.replaceAll(/(?<=[{;])[a-z-]+(?=:)/g, (property) => {
    const [logical, physical] = names.find(([name]) => name.test(property)) ?? [];
    return logical && physical !== undefined ? property.replace(logical, physical) : property;
  });
}
