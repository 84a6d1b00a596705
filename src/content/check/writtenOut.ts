// A phone number or an e-mail address that is a fact, or nearly one, belongs in site.json only.
import { problem, type Problem } from "../diagnostics.ts";
import type { Facts } from "../facts.ts";
import type { Path } from "../place.ts";
import { editDistance } from "../suggest.ts";

const phone = /(?:\+|\()?\d[\d ().\u2010-\u2015-]{5,}\d/g;
const email = /[^\s@<>()",;:[\]{}]+@[^\s@<>()",;:[\]{}]+\.[a-z]{2,}/gi;

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
    const isPhone = value.match(phone)?.[0] === value && digits(value).length >= 7;
    return isPhone ? [{ fact, value, kind: "phone", core: digits(value) }] : [];
  });
}

/** @param text as written, facts not filled in */
export function checkWrittenOut(text: string, path: Path, contacts: readonly Contact[]): Problem[] {
  const problems: Problem[] = [];
  const look = (pattern: RegExp, kind: Contact["kind"], coreOf: (written: string) => string) => {
    for (const { 0: written, index: from } of text.matchAll(pattern)) {
      const place = { path: [...path], at: "part", from, length: written.length } as const;
      const core = coreOf(written);
      const same = contacts.filter((contact) => contact.kind === kind);
      const [equal, other] = same.filter((contact) => isSame(kind, core, contact.core));
      const near = equal ?? same.find((contact) => isNear(kind, core, contact.core));
      if (equal) {
        const values = { written, fact: equal.fact, isSole: other === undefined };
        problems.push(problem("written-out-fact", place, values));
      } else if (near) {
        const { fact, value } = near;
        problems.push(problem("nearly-a-fact", place, { written, fact, value }));
      }
    }
  };
  if (/\d/.test(text)) look(phone, "phone", digits);
  if (text.includes("@")) look(email, "email", (written) => written.toLowerCase());
  return problems;
}

const digits = (text: string): string => text.replace(/\D/g, "");

/** Without its country code a number is still the same. */
function isSame(kind: Contact["kind"], written: string, core: string): boolean {
  if (kind === "email") return written === core;
  return written.length >= 7 && core.endsWith(written) && core.length - written.length <= 3;
}

function isNear(kind: Contact["kind"], written: string, core: string): boolean {
  if (kind === "email") {
    const [name, host = ""] = written.split("@");
    const [ownName, ownHost = ""] = core.split("@");
    const sameCompany = name === ownName && host.split(".")[0] === ownHost.split(".")[0];
    return sameCompany || editDistance(written, core) <= 2;
  }
  if (written.length < 7 || written.length > core.length + 1) return false;
  return [core, core.slice(-10)].some((known) => editDistance(written, known) === 1);
}
