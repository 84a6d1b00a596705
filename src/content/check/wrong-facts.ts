// Reports a fact that is used as a phone number or an address but isn't one, once, instead of at each use.
import type { FileLine } from "../diagnostics/catalog/entry.ts";
import { problem, type Problem } from "../diagnostics/problem.ts";
import { siteFile } from "../model/input.ts";
import { contactKinds, isSeveralPhones } from "../resolve/contact-kinds.ts";
import type { CheckedFile } from "./checked-file.ts";
import { lineOf, firstLocations } from "./locations.ts";
import type { SiteRule } from "./rule.ts";

/** A use of a fact that is wrong itself. */
interface Use {
  fact: string;
  /** What it is used as. */
  kind: string;
  location: FileLine;
}

export const wrongFacts: SiteRule = {
  check: (files, { symbols }) => {
    const site = files.find(({ name }) => name === siteFile);
    const uses = files.flatMap(wrongUses);
    const byFact = new Map<string, Use[]>();
    for (const use of uses) byFact.set(use.fact, [...(byFact.get(use.fact) ?? []), use]);
    const problems = [...byFact].flatMap(([fact, ofFact]) => {
      const value = symbols.facts?.[fact];
      const wanted = contactKinds[ofFact[0]?.kind ?? ""];
      if (value === undefined || !wanted) return [];
      const { name: kind, example } = wanted;
      const location = { path: ["facts", fact], at: "value" } as const;
      const locations = firstLocations(ofFact.map((use) => use.location));
      const isSeveral = wanted === contactKinds["phone"] && isSeveralPhones(value);
      return [
        problem("wrong-fact", location, { fact, value, kind, example, isSeveral, ...locations }),
      ];
    });
    return site ? [{ source: site.source, problems }] : [];
  },
};

function wrongUses({ source, problems }: CheckedFile): Use[] {
  return problems.flatMap((found) => {
    const kind = usedAs(found);
    if (kind === undefined || !("isFactWrong" in found.values)) return [];
    const { fact, isFactWrong } = found.values;
    return fact !== undefined && isFactWrong === true
      ? [{ fact, kind, location: lineOf(source, found) }]
      : [];
  });
}

function usedAs({ id, values }: Problem): string | undefined {
  switch (id) {
    case "wrong-contact":
      return Object.keys(contactKinds).find((kind) => contactKinds[kind]?.name === values.kind);
    case "wrong-recipient":
      return "email";
    case "unsafe-address":
      return values.address.startsWith("tel:") ? "phone" : "email";
    default:
      return undefined;
  }
}
