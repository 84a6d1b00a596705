// What every text, button and picture is looked at for, in one walk through a file.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { strayBraces, type Facts } from "../resolve/facts.ts";
import type { Path } from "../model/path.ts";
import { isFields, longestText, walk, type Plan } from "../schema/walk.ts";
import { checkCharacters } from "./characters.ts";
import { checkContactPoint } from "./contacts.ts";
import { checkLabel, checkLinkLabels } from "./link-text.ts";
import { checkBraces, checkLinks, checkPlainText } from "./markup.ts";
import { checkPicture, type PictureNames } from "./pictures.ts";
import { checkWrittenOut, type contactFacts } from "./hard-coded-facts.ts";

export interface CopyNames extends PictureNames {
  facts: Facts;
  contacts: ReturnType<typeof contactFacts>;
}

/** @param value a whole file, walked by its plan */
export function checkCopy(plan: Plan, value: unknown, names: CopyNames): Problem[] {
  const problems: Problem[] = [];
  walk(plan, value, ({ definition, longest }, part, path) => {
    if (typeof part === "string" && part.length <= longestText) {
      const isFact = path[0] === "facts";
      problems.push(...checkText(part, path, isFact ? [] : names.contacts, longest));
      if (definition === "markdown")
        problems.push(...checkLinkLabels(part, path), ...checkLinks(part, path));
      else if (definition === "text") problems.push(...checkPlainText(part, path));
      if (definition === "markdown" || definition === "text")
        problems.push(...checkBraces(part, path));
    } else if (definition === "contactPoint")
      problems.push(...checkContactPoint(part, path, names.facts));
    else if (definition === "picture") problems.push(...checkPicture(part, path, names));
    else if ((definition === "action" || definition === "pageLink") && isFields(part))
      problems.push(...checkLabel(part["label"], path));
  });
  return problems;
}

function checkText(
  text: string,
  path: Path,
  contacts: CopyNames["contacts"],
  longest?: number,
): Problem[] {
  const stray = strayBraces(text).map(({ found, from }) => {
    const place = { path: [...path], at: "part", from, length: found.length } as const;
    return problem("unclosed-fact", place, { found });
  });
  return [
    ...checkCharacters(text, path),
    ...checkWrittenOut(text, path, contacts, longest),
    ...stray,
  ];
}
