// Ordinary e-mail is no place for health data or the numbers that a government gives a person.
import { problem, type Problem } from "../diagnostics.ts";
import type { Field } from "../schema.gen.ts";
import type { Path } from "../place.ts";

const kinds: [what: string, pattern: RegExp][] = [
  [
    "a number that a government or an insurer gives a person",
    /\b(ssn|social security|passport|driver'?s? licen[cs]e|national id|aadhaar|tax ?payer id|(medicare|medicaid|insurance|member|subscriber|policy|group|patient|beneficiary) (id|number|no)|mbi|mrn|medical record)\b/,
  ],
  ["a date of birth", /\b(date of birth|birth ?date|birth ?day|dob)\b/],
  [
    "health data",
    /\b(diagnos[ei]s|symptoms?|medical (history|condition)s?|health (condition|history|information|problem)s?|medications?|prescriptions?|allerg(y|ies)|disabilit(y|ies)|pregnan(t|cy)|icd(10)?( code)?|treatment|patient name)\b/,
  ],
];

/** @param path where the fields stand in their file */
export function checkSensitive(fields: readonly Field[], path: Path): Problem[] {
  return fields.flatMap(({ name, label, sensitive }, index) => {
    if (sensitive === "allowed") return [];
    const words = `${label} | ${name.replace(/([a-z])([A-Z])/g, "$1 $2")}`.toLowerCase();
    const what = kinds.find(([, pattern]) => pattern.test(words.replaceAll("’", "'")))?.[0];
    if (what === undefined) return [];
    const place = { path: [...path, index, "label"], at: "value" } as const;
    return [problem("sensitive-field", place, { label, what })];
  });
}
