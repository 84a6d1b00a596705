// Asks for the texts that aren't translated yet, one after another.
import { useState, type ReactElement } from "react";
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import { counted } from "../../words/counted.ts";
import { locationFromKey, type Location } from "../model/location.ts";
import { fileIn } from "../screen/ProblemLocation.tsx";
import { t } from "../../words/t.ts";

interface NextTranslationProps {
  placeholders: readonly Diagnostic[];
  onSelect: (location: Location) => void;
}

export function NextTranslation({ placeholders, onSelect }: NextTranslationProps): ReactElement {
  const builtIn = placeholders.filter(({ id }) => id === "stand-in-wording");
  const copied = placeholders.filter(({ id }) => id === "untranslated");
  const own = t`The site also shows ${counted(builtIn.length, "text")} of its own in English.`;
  const still =
    copied.length === 1
      ? t`1 text of the original isn’t translated yet.`
      : t`${copied.length} texts of the original aren’t translated yet.`;
  return (
    <>
      <Next words={own} untranslated={builtIn} onSelect={onSelect} />
      <Next words={still} untranslated={copied} onSelect={onSelect} />
    </>
  );
}

interface NextProps extends Pick<NextTranslationProps, "onSelect"> {
  words: string;
  untranslated: readonly Diagnostic[];
}

function Next({ words, untranslated, onSelect }: NextProps): ReactElement | null {
  const [last, setLast] = useState<string>();
  // A text that is translated is no longer among them; one that was skipped comes around again.
  const at = untranslated.findIndex((each) => keyOf(each) === last);
  const next = untranslated[at + 1] ?? untranslated[0];
  if (!next) return null;
  return (
    <p>
      {words}{" "}
      <button
        type="button"
        onClick={() => {
          setLast(keyOf(next));
          onSelect(locationFromKey(keyOf(next)));
        }}
      >{t`Translate the next one`}</button>
    </p>
  );
}

function keyOf(problem: Diagnostic): string {
  return fileIn(problem) + problem.pointer;
}
