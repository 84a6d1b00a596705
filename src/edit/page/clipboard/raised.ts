// Superscripts and subscripts as plain characters: 10³, CO₂, 1st. What has no such character goes into parentheses.

/** Unicode's superscripts and subscripts. https://www.unicode.org/charts/PDF/U2070.pdf */
const characters = {
  raised: pairs("0123456789+-−–=()ni", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾ⁿⁱ"),
  lowered: pairs("0123456789+-−–=()aeoxhklmnpst", "₀₁₂₃₄₅₆₇₈₉₊₋₋₋₌₍₎ₐₑₒₓₕₖₗₘₙₚₛₜ"),
};

/** The endings of ordinal numbers are raised only for looks: 1st, 2nd; 1er, 2e. */
const ordinal = /^(?:st|nd|rd|th|er|re|e|ème|eme|nde?|do|da|os|as)$/i;

const raisedWords: Readonly<Record<string, string>> = { tm: "™", sm: "℠" };
const afterDigit: Readonly<Record<string, string>> = { o: "º", a: "ª" };

/** @returns whether the words had to be changed */
export function writeRaised(element: Element, kind: "raised" | "lowered"): boolean {
  const text = element.textContent;
  const words = text.trim();
  // A character such as ™ or * can't be read as part of a word, and neither can what is converted already.
  if (!/[\p{L}\p{Nd}]/u.test(words)) return false;
  const block = element.closest("p, li, td, th, h1, h2, h3, h4, h5, h6, dd, dt, div");
  const around = element.ownerDocument.createRange();
  around.selectNodeContents(block ?? element);
  around.setEndBefore(element);
  const before = around.toString();
  const isAfterDigit = kind === "raised" && /\d$/.test(before);
  if (isAfterDigit && ordinal.test(words)) return false;
  const ending = isAfterDigit ? afterDigit[words.toLowerCase()] : undefined;
  const mark = kind === "raised" ? raisedWords[words.toLowerCase()] : undefined;
  const known = characters[kind];
  const written = Array.from(text, (each) => known.get(each) ?? each);
  const isKnown = Array.from(words).every((each) => known.has(each) || /[\s,.]/.test(each));
  const single = ending ?? mark ?? (isKnown ? written.join("") : undefined);
  if (single !== undefined) {
    element.replaceChildren(single);
    return true;
  }
  element.prepend(/\S$/.test(before) ? " (" : "(");
  around.selectNodeContents(block ?? element);
  around.setStartAfter(element);
  element.append(/^[\p{L}\p{N}]/u.test(around.toString()) ? ") " : ")");
  return true;
}

function pairs(from: string, to: string): ReadonlyMap<string, string> {
  const written = Array.from(to);
  return new Map(Array.from(from, (each, index) => [each, written[index] ?? each]));
}
