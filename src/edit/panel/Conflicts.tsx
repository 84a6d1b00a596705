// Pages where the same values were changed elsewhere: both versions of each, and a choice.
import { useEffect, useRef, useState, type ReactElement } from "react";
import type { Choice } from "../../content/compare/merge-result.ts";
import { changerWords } from "../session/changer-words.ts";
import type { Conflict } from "../session/merge-files.ts";
import { fileTitles } from "../operations/references/location-name.ts";
import { useFiles, useSession, useSessionState } from "../screen/use-session.ts";
import { conflictsId } from "./conflicts-id.ts";
import { ConflictChoices } from "./ConflictChoices.tsx";
import { scrollPanelTo } from "../ui/scroll-panel.ts";
import { looks } from "../ui/message-looks.ts";
import { t } from "../../words/t.ts";

export function Conflicts(): ReactElement {
  const files = useFiles();
  const conflicts = useSessionState((state) => state.conflicts);
  const element = useRef<HTMLDivElement>(null);
  const isAsked = conflicts.length > 0;
  useEffect(() => {
    const isBusyHere = element.current?.closest(".panel")?.contains(document.activeElement);
    if (element.current && isAsked && !isBusyHere) scrollPanelTo(element.current);
  }, [isAsked]);
  const titles = fileTitles(
    files,
    conflicts.map(({ names }) => names.mine),
  );
  return (
    <div role="alert" id={conflictsId} className="conflicts" ref={element} tabIndex={-1}>
      {conflicts.map((conflict, index) => (
        <ConflictView key={conflict.file.version} conflict={conflict} title={titles[index] ?? ""} />
      ))}
    </div>
  );
}

interface ConflictViewProps {
  conflict: Conflict;
  /** Of the page. */
  title: string;
}

/** The choices so far, and the questions they answer. */
interface MadeChoices {
  asked: readonly string[];
  choices: readonly Choice[];
}

function ConflictView({ conflict, title }: ConflictViewProps): ReactElement {
  const session = useSession();
  const { conflicts } = conflict;
  const asked = conflicts.map(({ location }) => location.join("\n"));
  const [made, setMade] = useState<MadeChoices>({ asked: [], choices: [] });
  // Typing meanwhile may resolve a conflict, start another or rename one.
  const isSame = made.asked.length === asked.length;
  const choices = asked.map(
    (location, at) => made.choices[isSame ? at : made.asked.indexOf(location)] ?? "mine",
  );
  const { who, isOwn } = changerWords(conflict.by);
  return (
    <section aria-label={title}>
      <h2 {...looks.failure}>{t`Two versions of “${title}”`}</h2>
      <p>
        {isOwn
          ? t`You changed the same fields on another device. Choose a version of each. Nothing is saved until you do. All other changes, from both devices, are merged.`
          : t`${who} changed the same fields as you. Choose a version of each. Nothing is saved until you do. All other changes, yours and theirs, are merged.`}
      </p>
      <ConflictChoices
        name={conflict.file.name}
        conflicts={conflicts}
        isOwn={isOwn}
        choices={choices}
        onChoose={(chosen) => setMade({ asked, choices: chosen })}
      />
      <button
        type="button"
        className="primary"
        onClick={() => session.resolveConflict(conflict.file, choices)}
      >{t`Apply choices`}</button>
    </section>
  );
}
