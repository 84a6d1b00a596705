// A phone number or an address becomes a link, so it must be one.
import { isEmail } from "../text/address.ts";
import { contactHref } from "../text/contact-link.ts";
import { isPhone } from "../text/phone.ts";
import { problem, type Problem } from "../diagnostics/problem.ts";
import { filledText, soleFact, type Facts } from "../resolve/facts.ts";
import type { Path } from "../model/path.ts";
import { isFields } from "../schema/walk.ts";

const kinds: Record<string, { is: (line: string) => boolean; name: string; example: string }> = {
  phone: {
    is: isPhone,
    name: "a phone number",
    example: "+1 (602) 555-0142",
  },
  email: { is: isEmail, name: "an e-mail address", example: "name@company.example" },
  website: {
    is: (line) =>
      /^(https?:\/\/)?[^\s/@]+\.[^\s/@]+(\/\S*)?$/i.test(line) &&
      URL.canParse(contactHref("website", line) ?? ""),
    name: "a website",
    example: "www.company.example",
  },
};

/** What can be said of the fact that a text is made of, when the text isn't what it should be. */
export function factIn(
  written: string,
  line: string,
): { fact: string | undefined; isFactWrong: boolean } {
  const isContact = Object.values(kinds).some(({ is }) => is(line));
  return { fact: soleFact(written), isFactWrong: !isContact };
}

/** @param point one way to reach the company, of whatever shape */
export function checkContactPoint(point: unknown, path: Path, facts: Facts): Problem[] {
  if (!isFields(point) || !Array.isArray(point["lines"])) return [];
  return point["lines"].flatMap((line: unknown, index) =>
    checkContact(String(point["kind"]), line, [...path, "lines", index], facts, true),
  );
}

/**
 * @param kind what it should be; there are kinds that any text can be
 * @param written of whatever shape
 * @param isFree whether it could be of another kind
 */
export function checkContact(
  kind: string,
  written: unknown,
  path: Path,
  facts: Facts,
  isFree = false,
): Problem[] {
  const wanted = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!wanted || typeof written !== "string") return [];
  const line = filledText(written, facts);
  if (line === undefined || wanted.is(line)) return [];
  const { name, example } = wanted;
  const values = { line, kind: name, example, isFree, ...factIn(written, line) };
  return [problem("wrong-contact", { path, at: "value" }, values)];
}
