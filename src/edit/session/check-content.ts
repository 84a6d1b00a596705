// Checks the edited content, with messages that suit the editor: without the content folder's path.
import { createPreviewer } from "../../content/compile.ts";
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import type { ContentInput } from "../../content/model/input.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import { drawnOnce, remembering, type Found } from "./first-check.ts";
import { t } from "../../words/t.ts";

/** The hint for a file that isn't UTF-8, which the editor can convert itself. */
const convert = t`Convert it. The guessed words are shown before anything is saved.`;

/** A check that gives the very same result, and the same page to draw, as long as the content is the same. */
export function createCheck(vocabulary: Vocabulary): (input: ContentInput) => Found {
  const check = createPreviewer(vocabulary);
  return remembering((input) => withoutFolder(check(input), input));
}

function withoutFolder(
  { preview: read, ...found }: ReturnType<ReturnType<typeof createPreviewer>>,
  { folder }: ContentInput,
): Found {
  const before = `${folder}/`;
  const shorten = (each: Diagnostic): Diagnostic => {
    const hint = each.id === "wrong-encoding" ? convert : each.hint;
    // Few problems name a file. Copying the others would take long at each keystroke if there are thousands.
    if (hint === each.hint && !each.message.includes(before) && !hint.includes(before)) return each;
    const message = each.message.replaceAll(before, "");
    return { ...each, message, hint: hint.replaceAll(before, "") };
  };
  return {
    ...found,
    isWhole: true,
    // Fixes without edits aren't possible here: converting has its own dialog, and photos aren't text.
    fixes: found.fixes.filter(({ edits }) => edits.length > 0),
    diagnostics: found.diagnostics.map(shorten),
    standIns: found.standIns.map(shorten),
    preview: drawnOnce(read),
  };
}
