// Asks for the texts that aren't translated yet, one after another.
import { useState, type ReactElement } from "react";
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import { siteFile } from "../../content/model/input.ts";
import { counted } from "../../words/counted.ts";
import { locationFromKey, type Location } from "../model/location.ts";
import { fileIn } from "../screen/ProblemLocation.tsx";
import { t } from "../../words/t.ts";

interface NextTranslationProps {
  /** The name of the shown page. */
  page: string;
  placeholders: readonly Diagnostic[];
  onSelect: (location: Location) => void;
}

export function NextTranslation(props: NextTranslationProps): ReactElement {
  const { page, placeholders, onSelect } = props;
  const builtIn = placeholders.filter(({ id }) => id === "stand-in-wording");
  // What the author sees comes first.
  const copied = placeholders
    .filter(({ id }) => id === "untranslated")
    .sort((a, b) => Number(isOn(page, b)) - Number(isOn(page, a)));
  const own = t`The site also shows ${counted(builtIn.length, "text")} of its own in English.`;
  const still =
    copied.length === 1
      ? t`1 text of the original isn’t translated yet.`
      : t`${copied.length} texts of the original aren’t translated yet.`;
  return (
    <>
      <Next page={page} words={own} untranslated={builtIn} onSelect={onSelect} />
      <Next page={page} words={still} untranslated={copied} onSelect={onSelect} />
    </>
  );
}

interface NextProps extends Pick<NextTranslationProps, "page" | "onSelect"> {
  words: string;
  untranslated: readonly Diagnostic[];
}

function Next({ page, words, untranslated, onSelect }: NextProps): ReactElement | null {
  const [last, setLast] = useState<Diagnostic>();
  // On another page, it begins with what is there.
  const isHere = last && (isOn(page, last) || fileIn(last) === siteFile);
  // A text that is translated is no longer among them; one that was skipped comes around again.
  const at = isHere ? untranslated.findIndex((each) => keyOf(each) === keyOf(last)) : -1;
  const next = untranslated[at + 1] ?? untranslated[0];
  if (!next) return null;
  return (
    <p>
      {words}{" "}
      <button
        type="button"
        onClick={() => {
          setLast(next);
          onSelect(locationFromKey(keyOf(next)));
        }}
      >{t`Translate the next one`}</button>
    </p>
  );
}

function isOn(page: string, problem: Diagnostic): boolean {
  return fileIn(problem) === `${page}.json`;
}

function keyOf(problem: Diagnostic): string {
  return fileIn(problem) + problem.pointer;
}
