// A phone number or an address becomes a link, so it must be one.
import { isEmail, readLinkAddress } from "../address.ts";
import { problem, type Problem } from "../diagnostics.ts";
import { fillFacts, isUnfilled, type Facts } from "../facts.ts";
import type { Path } from "../place.ts";
import { isFields } from "../plan.ts";

const kinds: Record<string, { is: (line: string) => boolean; name: string; example: string }> = {
  phone: {
    is: (line) =>
      /^[+\d][\d\s().-]{5,}$/.test(line) && readLinkAddress(`tel:${line}`) !== undefined,
    name: "a phone number",
    example: "+1 (602) 555-0142",
  },
  email: { is: isEmail, name: "an e-mail address", example: "name@company.example" },
  website: {
    is: (line) => URL.canParse(`https://${line}`) && /^[^\s/@]+\.[^\s/@]+(\/\S*)?$/.test(line),
    name: "a website",
    example: "www.company.example",
  },
};

/** @param point one way to reach the company, of whatever shape */
export function checkContactPoint(point: unknown, path: Path, facts: Facts): Problem[] {
  if (!isFields(point) || !Array.isArray(point["lines"])) return [];
  const kind = Object.hasOwn(kinds, String(point["kind"]))
    ? kinds[String(point["kind"])]
    : undefined;
  if (!kind) return [];
  return point["lines"].flatMap((written: unknown, index) => {
    if (typeof written !== "string") return [];
    const { text: line } = fillFacts(written, facts);
    if (isUnfilled(written, facts) || kind.is(line)) return [];
    const place = { path: [...path, "lines", index], at: "value" } as const;
    return [problem("wrong-contact", place, { line, kind: kind.name, example: kind.example })];
  });
}
