// Words that this project doesn't use, and what it says instead. They creep back easily, and make people read twice.

interface Avoided {
  words: RegExp;
  instead: string;
}

export const avoided: readonly Avoided[] = [
  { words: /\bmend(s|ed|ing)?\b/i, instead: "fix" },
  { words: /\banew\b/i, instead: "again, or rewrite, redraw, regenerate" },
  { words: /\btold\b(?! apart)|\btells? of\b/i, instead: "report, show, warn" },
  {
    words: /\b(is|are|was|were|be|been|being) said\b|\bsa(ys|id) of\b/i,
    instead: "report, show, announce",
  },
  { words: /\bstand(s|ing)?\b(?! (for|out|by)\b)|\bstood\b/i, instead: "is, appears" },
  { words: /\bstand-ins?\b/i, instead: "placeholder" },
  {
    words: /\b(leads?|leading|led) (to|there|back|nowhere|somewhere|elsewhere)\b/i,
    instead: "link, go",
  },
  {
    words: /\b(of|by) which\b|\b(of|by|to|for|from|with) whom?\b/i,
    instead: "a sentence of its own",
  },
  { words: /\bwho(m)?ever\b|\bnobody who\b/i, instead: "people, anyone, you" },
  { words: /\bsomebody\b/i, instead: "someone" },
  { words: /\ball that\b|\bbesides? (all|what|that)\b/i, instead: "everything, next to what" },
  {
    words: /\b(take|takes|taking|took|taken) (back|away)\b/i,
    instead: "undo, revert; remove, delete",
  },
  { words: /\b(put|puts|putting) together\b/i, instead: "merge, assemble" },
  { words: /\blooked at\b|\blooks at\b/i, instead: "check, read, review" },
  { words: /\bdeeds?\b/i, instead: "edit, operation" },
  { words: /\boddit(y|ies)\b|\boddly\b/i, instead: "suspicious, unusual" },
  { words: /\bso many\b|\bas many as\b/i, instead: "up to N" },
  {
    words: /\b(a|an|one|two|three|each|every|the|next) press(es)?\b/i,
    instead: "click, tap, press the key",
  },
  { words: /\b(is|are|was|were) to be\b/i, instead: "must, should, will" },
  {
    words: /(?<!\b(equals|plus|minus|dollar|euro) )\bsigns?\b(?!-| (in|up|out)\b)/i,
    instead: "character",
  },
  {
    words: /\b(coloured|colours?|licences?|behaviours?|centred?)\b/i,
    instead: "American spelling",
  },
  {
    words: /\b(capital|normal|recogn|organ|custom|minim|summar)is(e|es|ed|ing)\b/i,
    instead: "American spelling",
  },
];

/** Names in code that others have chosen, and the field `standIns` of site.json. */
export const namesOfOthers = /\b(stand ins?|named stand ins|mend)\b/gi;

/** A text that is right with one of these words. */
export interface Exception {
  file: string;
  text: string;
  why: string;
}

export const exceptions: readonly Exception[] = [
  {
    file: "tests/builder/browser/folder-site.test.ts",
    text: "hat we mend",
    why: "a heading and a button in the content of the fixture: people write what they like",
  },
  {
    file: "tests/content/copy.test.ts",
    text: "Driving licence",
    why: "a British author's own words",
  },
  {
    file: "tests/content/newcomer.test.ts",
    text: "colour",
    why: "what a British author writes for a field's name",
  },
];
