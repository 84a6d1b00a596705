// A phone number or an e-mail address that is a fact, or nearly one, belongs in site.json only.
import { problem, type Problem } from "../diagnostics/problem.ts";
import type { Facts } from "../resolve/facts.ts";
import type { Path } from "../model/path.ts";
import { editDistance } from "../text/nearest.ts";
import { looksLikePhone, matches, phoneDigits, phonesIn, type Piece } from "../text/phone.ts";

// An address may be in quotes or in Markdown's marks, so it begins with a letter or a digit.
const email =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}][^\s@<>()",;:[\]{}*`“”„«»|]*@[^\s@<>()",;:[\]{}*`“”„«»|]+\.[a-z]{2,}/giu;

/** A fact that people write in several ways, and what all of them have in common. */
interface Contact {
  fact: string;
  value: string;
  kind: "phone" | "email";
  core: string;
}

/** The facts that are phone numbers or e-mail addresses. */
export function contactFacts(facts: Facts): Contact[] {
  return Object.entries(facts).flatMap(([fact, value = ""]): Contact[] => {
    if (value.match(email)?.[0] === value)
      return [{ fact, value, kind: "email", core: value.toLowerCase() }];
    if (!looksLikePhone(value)) return [];
    const core = phoneDigits(value);
    return core.length >= 7 ? [{ fact, value, kind: "phone", core }] : [];
  });
}

/** A piece of a text that is a fact, or nearly one. */
interface Finding extends Piece {
  fact: Contact;
  isEqual: boolean;
  isSole: boolean;
}

/**
 * @param text as written, facts not filled in
 * @param longest how many characters it may have
 */
export function checkWrittenOut(
  text: string,
  path: Path,
  contacts: readonly Contact[],
  longest = Infinity,
): Problem[] {
  const phones = contacts.filter(({ kind }) => kind === "phone");
  const emails = contacts.filter(({ kind }) => kind === "email");
  const findings = [
    ...(phones.length > 0 ? phonesIn(text) : []).flatMap((pieces) => findFacts(pieces, phones)),
    ...(emails.length > 0 && text.includes("@") ? findFacts(matches(text, email), emails) : []),
  ];
  const names = findings.map(({ fact: { fact } }) => `{{facts.${fact}}}`);
  const grown = names.join("").length - findings.map(({ written }) => written).join("").length;
  const hasRoom = text.length + grown <= longest;
  return findings.map(({ written, from, fact: { fact, value }, isEqual, isSole }) => {
    const place = { path: [...path], at: "part", from, length: written.length } as const;
    return isEqual
      ? problem("written-out-fact", place, {
          written,
          fact,
          isMendable: isSole && hasRoom,
        })
      : problem("nearly-a-fact", place, { written, fact, value });
  });
}

/** Of pieces that overlap, one that is a fact goes before one that is nearly one, else the first. */
function findFacts(pieces: readonly Piece[], contacts: readonly Contact[]): Finding[] {
  const findings: Finding[] = [];
  for (const look of [findEqual, findNear]) {
    for (const piece of pieces) {
      const finding = look(piece, contacts);
      if (finding && !findings.some((other) => overlap(finding, other))) findings.push(finding);
    }
  }
  return findings;
}

function findEqual(piece: Piece, contacts: readonly Contact[]): Finding | undefined {
  const [fact, other] = contacts.filter((contact) => isSame(coreOf(piece, contact), contact));
  return fact && { ...piece, fact, isEqual: true, isSole: other === undefined };
}

function findNear(piece: Piece, contacts: readonly Contact[]): Finding | undefined {
  const fact = contacts.find((contact) => isNear(coreOf(piece, contact), contact));
  return fact && { ...piece, fact, isEqual: false, isSole: false };
}

function overlap(a: Piece, b: Piece): boolean {
  return a.from < b.from + b.written.length && b.from < a.from + a.written.length;
}

const coreOf = ({ written }: Piece, { kind }: Contact): string =>
  kind === "email" ? written.toLowerCase() : phoneDigits(written);

/** Without its country code a number is still the same. */
function isSame(written: string, { kind, core }: Contact): boolean {
  if (kind === "email") return written === core;
  return written.length >= 7 && core.endsWith(written) && core.length - written.length <= 3;
}

function isNear(written: string, { kind, core }: Contact): boolean {
  if (kind === "email") {
    const [name, host = ""] = written.split("@");
    const [ownName, ownHost = ""] = core.split("@");
    const sameCompany = name === ownName && host.split(".")[0] === ownHost.split(".")[0];
    return sameCompany || editDistance(written, core) <= 2;
  }
  if (written.length < 7 || written.length > core.length + 1) return false;
  return [core, core.slice(-10)].some((known) => editDistance(written, known) === 1);
}
