// Asks for the built-in texts that are still in English, one after another.
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

export function NextTranslation(props: NextTranslationProps): ReactElement | null {
  const { placeholders, onSelect } = props;
  const [last, setLast] = useState<string>();
  const untranslated = placeholders.filter(({ id }) => id === "stand-in-wording");
  // A text that is translated is no longer among them; one that was skipped comes around again.
  const at = untranslated.findIndex(({ pointer }) => pointer === last);
  const next = untranslated[at + 1] ?? untranslated[0];
  if (!next) return null;
  return (
    <p>
      {t`The site also shows ${counted(untranslated.length, "text")} of its own in English.`}{" "}
      <button
        type="button"
        onClick={() => {
          setLast(next.pointer);
          onSelect(locationFromKey(fileIn(next) + next.pointer));
        }}
      >{t`Translate the next one`}</button>
    </p>
  );
}
