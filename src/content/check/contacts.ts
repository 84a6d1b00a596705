// A phone number or an address becomes a link, so it must be one.
import { isEmail, readLinkAddress } from "../address.ts";
import { problem, type Problem } from "../diagnostics.ts";
import { fillFacts, type Facts } from "../facts.ts";
import { isFields, walk, type Plan } from "../plan.ts";

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

/** @param value a whole file, walked by its plan */
export function checkContacts(plan: Plan, value: unknown, facts: Facts): Problem[] {
  const problems: Problem[] = [];
  walk(plan, value, ({ definition }, point, path) => {
    if (definition !== "contactPoint" || !isFields(point)) return;
    const kind = kinds[String(point["kind"])];
    if (!kind || !Array.isArray(point["lines"])) return;
    for (const [index, written] of point["lines"].entries()) {
      if (typeof written !== "string") continue;
      const { text: line, unknown } = fillFacts(written, facts);
      if (unknown.length > 0 || kind.is(line)) continue;
      const place = { path: [...path, "lines", index], at: "value" } as const;
      problems.push(
        problem("wrong-contact", place, { line, kind: kind.name, example: kind.example }),
      );
    }
  });
  return problems;
}
