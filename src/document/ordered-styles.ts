// Writes the declarations of each rule in one order, so that rules have longer parts in common and compress better.
import { propertyOrder } from "./property-order.ts";

const ranks: ReadonlyMap<string, number> = new Map(
  propertyOrder.map((property, rank) => [property, rank]),
);

/**
 * Declarations that could override each other stay in their order, so every element looks the same.
 * @param css minified
 * @param rankOf where a property comes; those without a rank come last
 */
export function orderedStyles(
  css: string,
  rankOf = (property: string): number => ranks.get(property) ?? ranks.size,
): string {
  return css.replaceAll(/\{([^{}]+)\}/g, (_rule, written: string) => {
    const declarations = written.match(declaration) ?? [];
    // `all` overrides every other property.
    const properties = declarations.map((each) => each.slice(0, each.indexOf(":")));
    if (properties.includes("all")) return `{${written}}`;
    // A family comes where the first of its properties comes.
    const places = new Map<string, number>();
    for (const property of properties) {
      const family = familyOf(property);
      places.set(family, Math.min(places.get(family) ?? Infinity, rankOf(property)));
    }
    const placeOf = (each: string) =>
      places.get(familyOf(each.slice(0, each.indexOf(":")))) ?? Infinity;
    const sorted = declarations.toSorted((one, other) => placeOf(one) - placeOf(other));
    return `{${sorted.join(";")}}`;
  });
}

/** Up to a semicolon that isn't part of a text or an address. */
const declaration = /(?:"[^"]*"|'[^']*'|url\([^)]*\)|[^;"'])+/g;

/** The same for all properties that a shorthand sets, and for a property and its older name. */
function familyOf(property: string): string {
  if (property.startsWith("--")) return "--";
  const name = property.replace(/^-[a-z]+-/, "");
  if (name === "line-height") return "font";
  if (/^(row|column)-gap$/.test(name)) return "gap";
  if (/^(top|right|bottom|left)$/.test(name)) return "inset";
  const aligned = /^(?:align|justify|place)-(content|items|self)$/.exec(name)?.[1];
  return aligned ?? name.replace(/-.*/, "");
}
