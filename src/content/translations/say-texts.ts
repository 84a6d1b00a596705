// Translates the texts in a file of content, and leaves everything else as it is written.
import type { Say } from "./translation.ts";

/** A text in JSON, and the colon after it if it is the name of a field. */
const text = /"(?:[^"\\]|\\.)*"(\s*:)?/g;

/** @param json without tab stops */
export function sayTexts(json: string, say: Say): string {
  return json.replaceAll(text, (written, colon?: string) => {
    if (colon !== undefined) return written;
    // Cast: it is written as a text.
    const english = JSON.parse(written) as string;
    const said = say(english);
    return said === english ? written : JSON.stringify(said);
  });
}
