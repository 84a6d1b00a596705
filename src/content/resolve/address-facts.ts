// Finds the facts that are parts of an address, such as the street.
import { isFields, valueAt } from "../model/json.ts";
import { schemas } from "../model/schema.gen.ts";
import { soleFact } from "./facts.ts";

/** Where a site's own address is. */
export const addressPath = ["organization", "address"];

const { properties } = schemas["site.schema.json"].properties.organization.properties.address;

/** What these facts are usually called, each with the field of the address that it is for. */
const usual = Object.entries(properties).flatMap(([field, schema]) =>
  "usualFact" in schema ? [[schema.usualFact, field] as const] : [],
);

/**
 * @param site the value of site.json, of any shape
 * @returns the field of an address that each of these facts is for
 */
export function addressFacts(site: unknown): ReadonlyMap<string, string> {
  const address = valueAt(site, addressPath);
  const written = Object.entries(isFields(address) ? address : {});
  const used = written.flatMap(([field, text]) => {
    const fact = typeof text === "string" ? soleFact(text) : undefined;
    return fact === undefined ? [] : [[fact, field] as const];
  });
  return new Map<string, string>([...usual, ...used]);
}
