// Finds the invisible characters in email addresses, phone numbers and links, where they change where these go.
import { isEmail, readLinkAddress } from "./address.ts";
import { unseenInAddress, withoutUnseen } from "./invisible.ts";
import { isPhone, looksLikePhone } from "./phone.ts";

/** Where a link goes in Markdown: [words](address) or <address>. Names of files may have unusual spaces. */
const inMarkdown = /\]\((?!\s*media\/)[^)\n"]+|<[^<>\s]*[@:][^<>\s]*(?=>)/g;

/**
 * The positions of invisible characters in the addresses of a text, which may be one itself.
 * @param filled the text with its facts filled in
 */
export function unseenPositions(text: string, filled: string): number[] {
  if (isSoleAddress(withoutUnseen(filled))) return positionsIn(text);
  return [...text.matchAll(inMarkdown)].flatMap(({ 0: part, index }) => {
    const [bracket = ""] = /^\]\(|^</.exec(part) ?? [];
    const from = index + bracket.length;
    return positionsIn(part.slice(bracket.length)).map((at) => from + at);
  });
}

function positionsIn(address: string): number[] {
  return [...address.matchAll(unseenInAddress)].map(({ index }) => index);
}

function isSoleAddress(text: string): boolean {
  const plain = text.trim();
  return (
    isEmail(plain) ||
    (isPhone(plain) && (looksLikePhone(plain) || plain.startsWith("+"))) ||
    (!plain.includes(" ") && readLinkAddress(plain) !== undefined) ||
    /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:\/\S*)?$/i.test(plain)
  );
}
