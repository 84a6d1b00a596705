// A phone number or an e-mail address that is a fact, or nearly one, belongs in site.json only.
import { problem, type Problem } from "../diagnostics/problem.ts";
import type { ContactFact } from "../model/symbols.ts";
import { digits, emailPattern, phonePattern } from "../resolve/contact-facts.ts";
import { editDistance } from "../text/nearest.ts";
import { partAt, type Context, type TextRule } from "./rule.ts";

export const hardCodedFacts: TextRule = {
  on: "every text",
  // A fact's own value is where it belongs.
  check: (text, context) => (context.plan.isFact ? [] : checkHardCodedFacts(text, context)),
};

interface Piece {
  written: string;
  from: number;
}

/** A piece of a text that is a fact, or nearly one. */
interface Finding extends Piece {
  fact: ContactFact;
  isEqual: boolean;
  isSole: boolean;
}

function checkHardCodedFacts(text: string, context: Context): Problem[] {
  const { plan, symbols } = context;
  const phones = symbols.contacts.filter(({ kind }) => kind === "phone");
  const emails = symbols.contacts.filter(({ kind }) => kind === "email");
  const findings = [
    ...(phones.length > 0 && /\d/.test(text) ? matches(text, phonePattern) : []).flatMap((row) =>
      findFacts(piecesOf(row), phones),
    ),
    ...(emails.length > 0 && text.includes("@")
      ? findFacts(matches(text, emailPattern), emails)
      : []),
  ];
  const names = findings.map(({ fact: { fact } }) => `{{facts.${fact}}}`);
  const grown = names.join("").length - findings.map(({ written }) => written).join("").length;
  const hasRoom = text.length + grown <= (plan.longest ?? Infinity);
  return findings.map(({ written, from, fact: { fact, value }, isEqual, isSole }) => {
    const place = partAt(context, from, written.length);
    return isEqual
      ? problem("written-out-fact", place, { written, fact, isMendable: isSole && hasRoom })
      : problem("nearly-a-fact", place, { written, fact, value });
  });
}

function matches(text: string, pattern: RegExp): Piece[] {
  return [...text.matchAll(pattern)].map(({ 0: written, index: from }) => ({ written, from }));
}

/** Of pieces that overlap, one that is a fact goes before one that is nearly one, else the first. */
function findFacts(pieces: readonly Piece[], contacts: readonly ContactFact[]): Finding[] {
  const findings: Finding[] = [];
  for (const look of [findEqual, findNear]) {
    for (const piece of pieces) {
      const finding = look(piece, contacts);
      if (finding && !findings.some((other) => overlap(finding, other))) findings.push(finding);
    }
  }
  return findings;
}

function findEqual(piece: Piece, contacts: readonly ContactFact[]): Finding | undefined {
  const [fact, other] = contacts.filter((contact) => isSame(coreOf(piece, contact), contact));
  return fact && { ...piece, fact, isEqual: true, isSole: other === undefined };
}

function findNear(piece: Piece, contacts: readonly ContactFact[]): Finding | undefined {
  const fact = contacts.find((contact) => isNear(coreOf(piece, contact), contact));
  return fact && { ...piece, fact, isEqual: false, isSole: false };
}

function overlap(a: Piece, b: Piece): boolean {
  return a.from < b.from + b.written.length && b.from < a.from + a.written.length;
}

/** Nobody writes a phone number in more groups of digits. */
const mostGroups = 8;

/** What may be a phone number in a row of digits, the longest first of those that begin together. */
function piecesOf({ written: row, from }: Piece): Piece[] {
  const groups = matches(row, /\d+/g);
  return groups.flatMap((group, index) => {
    const before = row.slice(0, group.from);
    if (!mayBegin(before)) return [];
    const opening = /\(?\+?$/.exec(before.slice(-2))?.[0] ?? "";
    return groups
      .slice(index, index + mostGroups)
      .map((last) => last.from + last.written.length)
      .filter((end) => mayEnd(row.slice(end)))
      .map((end) => withoutLoneBracket(opening + row.slice(group.from, end), from + end))
      .toReversed();
  });
}

/** @param end where the text ends in the whole */
function withoutLoneBracket(text: string, end: number): Piece {
  const written = text.startsWith("(") && !text.includes(")") ? text.slice(1) : text;
  return { written, from: end - written.length };
}

/** After a country code the same digits are another number. */
const countryCode = /^\(?(?:(?:\+|00)(?:\D*\d){1,7}\D*|\d{1,3}[^\d/]*)$/;

function mayBegin(before: string): boolean {
  if (/^\(?\+?$/.test(before)) return true;
  return /[\s(/]/.test(before.slice(-1)) && (before.length > 30 || !countryCode.test(before));
}

/** A hyphen or a period would make it a part of a longer number. */
function mayEnd(after: string): boolean {
  return after === "" || /^\D*?[\s(/]/.test(after);
}

const coreOf = ({ written }: Piece, { kind }: ContactFact): string =>
  kind === "email" ? written.toLowerCase() : digits(written);

/** Without its country code a number is still the same. */
function isSame(written: string, { kind, core }: ContactFact): boolean {
  if (kind === "email") return written === core;
  return written.length >= 7 && core.endsWith(written) && core.length - written.length <= 3;
}

function isNear(written: string, { kind, core }: ContactFact): boolean {
  if (kind === "email") {
    const [name, host = ""] = written.split("@");
    const [ownName, ownHost = ""] = core.split("@");
    const sameCompany = name === ownName && host.split(".")[0] === ownHost.split(".")[0];
    return sameCompany || editDistance(written, core) <= 2;
  }
  if (written.length < 7 || written.length > core.length + 1) return false;
  return [core, core.slice(-10)].some((known) => editDistance(written, known) === 1);
}
