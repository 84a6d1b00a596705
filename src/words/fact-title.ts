// What people call a fact. Texts and files call it by its name: `replyTime` is “Reply time”. Usual facts are called in the
// language of the screen.
import { translate } from "./t.ts";

/** Before a word or number within a name; letters that belong together, as in `homeURL`, stay together. */
const boundary = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[a-z])(?=\d)/;

/** @param name as it is written between double braces, without `facts.` */
export function factTitle(name: string): string {
  return translate(inEnglish(name));
}

function inEnglish(name: string): string {
  const words = name
    .split(boundary)
    .map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()));
  const title = words.join(" ");
  return title.charAt(0).toUpperCase() + title.slice(1);
}
