// Reports form fields that ask for health data or official numbers, which don't belong in ordinary email.
import { problem } from "../diagnostics/problem.ts";
import { atValue, type FieldsRule } from "./rule.ts";

/** A field's name may have no space where its label has one. */
const phrases = (text: string): RegExp =>
  new RegExp(`\\b(?:patient)?(?:${text.replaceAll(" ", " ?")})\\b`);

// "Patient no-shows" and "patient number per month" don't ask for a patient's number.
const numberWord = "(?:numbers?|nos?)(?! (?:shows?|per)\\b)";
const idWord = "(?:ids?|identifications?|identifiers?)";
const records = "(?<!electronic )(?:medical|health) records?";
// Names of places and systems contain these words.
const inName =
  "(?! (?:cent(?:er|re)|facilit|program|clinic|room|provider|system|software|vendor|platform|department|management|exchange|technology))";

const kinds: [what: string, pattern: RegExp][] = [
  [
    "a number that a government or an insurer gives a person",
    phrases(
      [
        "ssns?|social security|passports?|driv(?:ers?|ing) licen[cs]es?|aadhaa?rs?|i?tins?|mbis?|mrns?",
        `(?:voters?|pan|nhs|national insurance) (?:${idWord}|cards?|${numberWord})`,
        `(?:state|national|government|tax|tax payer) (?:issued )?(?:${idWord}|identity)|(?:tax|tax payer) ${numberWord}`,
        `(?:medicare|medicaid|insurance|insured|member|subscriber|policy|policy holder|group|patient|beneficiary)s? ${idWord}`,
        `(?:medicare|medicaid|insurance|subscriber|policy|group|beneficiary) ${numberWord}`,
        // "Patient numbers" and "members (number)" ask how many there are.
        `(?:member|patient) (?!numbers)${numberWord}`,
        records + inName,
      ].join("|"),
    ),
  ],
  [
    "a date of birth",
    phrases("(?:dates?|years?|days?|places?) of birth|birth (?:dates?|days?|years?)|dobs?"),
  ],
  [
    "health data",
    phrases(
      [
        "diagnos[ei]s|symptoms?|medications?|prescriptions?|allerg(?:y|ies)|disabilit(?:y|ies)",
        "blood (?:groups?|types?)|hiv|mental health(?! (?:cent|clinic|facilit|program))|chronic (?:conditions?|pain)|vaccinations?|immuni[sz]ations?",
        "pregnan(?:t|cy|cies)|icd(?: codes?)?|illness(?:es)?|medical (?:histor(?:y|ies)|conditions?)",
        `health (?:conditions?|histor(?:y|ies)|information|problems?|concerns?|issues?|status)${inName}`,
        `treatments?${inName}|(?<!infectious )diseases?${inName}`,
        "patients? (?:full |first |last )?names?|names? of (?:the )?patients?",
      ].join("|"),
    ),
  ],
];

export const sensitiveData: FieldsRule = {
  on: "field",
  reads: ["sensitive"],
  isForShown: true,
  check: ({ name, label, sensitive }, context) => {
    if (sensitive === "allowed" || typeof label !== "string") return [];
    const what = sensitiveMatter(label, typeof name === "string" ? name : "");
    if (what === undefined) return [];
    return [problem("sensitive-field", atValue(context, "label"), { label, what })];
  },
};

/** What a field with this label and name asks for, in words, if it doesn't belong in ordinary email. */
function sensitiveMatter(label: string, name: string): string | undefined {
  const texts = [wordsOf(label), wordsOf(name)];
  return kinds.find(([, pattern]) => texts.some((text) => pattern.test(text)))?.[0];
}

/** "Member-ID", "memberId2" and "Member  Id" -> "member id"; "D.O.B." -> "dob". */
function wordsOf(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/(?<=\b[a-z])\. ?(?=[a-z]\b)/g, "")
    .replace(/#/g, " number ")
    .replace(/(?<=\w)[-_/\u2010\u2011](?=\w)/g, " ")
    .replace(/[\s\d]+/g, " ");
}
