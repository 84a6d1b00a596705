// Reports phone numbers and email addresses that repeat a fact by hand, or nearly do.
import { problem, type Problem } from "../diagnostics/problem.ts";
import type { ContactFact, TypedContact } from "../model/symbols.ts";
import { emailPattern } from "../resolve/contact-facts.ts";
import { editDistance } from "../text/nearest.ts";
import { matches, phoneDigits, phonesIn, type Piece } from "../text/phone.ts";
import { atPart, type Context, type TextRule } from "./rule.ts";

export const hardCodedFacts: TextRule = {
  on: "every text",
  characters: /[\d@]/,
  // The fact's own value is in the right place.
  check: (text, context) =>
    context.plan.isFact || !mayBeContact.test(text) ? [] : checkHardCodedFacts(text, context),
};

/** A fact has an @, or as many digits as this, with no letter among them. */
const mayBeContact = /@|\d(?:[^\da-zA-Z]*\d){6}/;

/** True if a file may contain a fact of a kind; an escape may be any character. */
export function mayHold(text: string, kind: TypedContact["kind"]): boolean {
  if (/\\[u/]/.test(text)) return true;
  return kind === "email" ? text.includes("@") : phonesIn(text).length > 0;
}

/** A piece of text, and what it would share with a fact that is written differently. */
interface Candidate extends Piece {
  core: string;
}

/** A piece of text that is a fact, or almost one. */
interface Finding extends Piece {
  fact: TypedContact;
  isEqual: boolean;
  isSole: boolean;
}

function checkHardCodedFacts(text: string, context: Context): Problem[] {
  const { plan, symbols } = context;
  const phones = phonesIn(text);
  const emails = text.includes("@") ? matches(text, emailPattern) : [];
  const findings = [
    ...phones.flatMap((pieces) => findFacts(pieces.map(asPhone), symbols.contacts, "phone")),
    ...findFacts(emails.map(asEmail), symbols.contacts, "email"),
  ];
  if (findings.length === 0) return [];
  const names = findings.map(({ fact: { fact } }) => `{{facts.${fact}}}`);
  const grown = names.join("").length - findings.map(({ written }) => written).join("").length;
  const hasRoom = text.length + grown <= (plan.longest ?? Infinity);
  return findings.map(({ written, from, fact: { fact, value }, isEqual, isSole }) => {
    const location = atPart(context, from, written.length);
    return isEqual
      ? problem("written-out-fact", location, { written, fact, isFixable: isSole && hasRoom })
      : problem("nearly-a-fact", location, { written, fact, value });
  });
}

/** Of overlapping pieces, an exact fact wins over an almost exact one, otherwise the first one wins. */
function findFacts(
  candidates: readonly Candidate[],
  all: readonly ContactFact[],
  kind: TypedContact["kind"],
): Finding[] {
  if (candidates.length === 0) return [];
  const contacts = all.flatMap((each) => (each.kind === kind ? [each] : []));
  const findings: Finding[] = [];
  for (const look of [findEqual, findNear]) {
    for (const candidate of candidates) {
      const finding = look(candidate, contacts);
      if (finding && !findings.some((other) => overlap(finding, other))) findings.push(finding);
    }
  }
  return findings;
}

function findEqual(candidate: Candidate, contacts: readonly TypedContact[]): Finding | undefined {
  const [fact, other] = contacts.filter((contact) => isSame(candidate.core, contact));
  return fact && { ...candidate, fact, isEqual: true, isSole: other === undefined };
}

function findNear(candidate: Candidate, contacts: readonly TypedContact[]): Finding | undefined {
  const fact = contacts.find((contact) => isNear(candidate.core, contact));
  return fact && { ...candidate, fact, isEqual: false, isSole: false };
}

function overlap(a: Piece, b: Piece): boolean {
  return a.from < b.from + b.written.length && b.from < a.from + a.written.length;
}

function asPhone({ written, from }: Piece): Candidate {
  return { written, from, core: phoneDigits(written) };
}

function asEmail({ written, from }: Piece): Candidate {
  return { written, from, core: written.toLowerCase() };
}

/** A number is the same without its country code. */
function isSame(written: string, { kind, core }: TypedContact): boolean {
  if (kind === "email") return written === core;
  return written.length >= 7 && core.endsWith(written) && core.length - written.length <= 3;
}

function isNear(written: string, { kind, core }: TypedContact): boolean {
  if (kind === "email") {
    const [name, host = ""] = written.split("@");
    const [ownName, ownHost = ""] = core.split("@");
    const sameCompany = name === ownName && host.split(".")[0] === ownHost.split(".")[0];
    return sameCompany || editDistance(written, core) <= 2;
  }
  if (written.length < 7 || written.length > core.length + 1) return false;
  return [core, core.slice(-10)].some((known) => editDistance(written, known) === 1);
}
