// Shows the result of publishing, and the choices if others published first.
import { useEffect, useRef, useState, type ReactElement } from "react";
import type { Choice } from "../../../content/compare/merge-result.ts";
import type { Files } from "../../model/history.ts";
import { ConflictChoices } from "../../panel/ConflictChoices.tsx";
import { conflictsId } from "../../panel/conflicts-id.ts";
import { fileTitles } from "../../operations/references/location-name.ts";
import { ToList } from "../../screen/ToList.tsx";
import { useSessionState } from "../../screen/use-session.ts";
import { changerWords } from "../../session/changer-words.ts";
import type { LiveCheck } from "../../session/live-check.ts";
import type { TheirChange } from "../../session/merge-published.ts";
import type { Outcome } from "../../session/publisher.ts";
import { failureWords } from "./outcome-message.ts";
import { PublishedView } from "./PublishedView.tsx";
import { looks, type Look } from "../../ui/message-looks.ts";
import { t } from "../../../words/t.ts";

type OnResolve = (
  changes: readonly TheirChange[],
  choices: readonly (readonly Choice[])[],
  mergedVersion: string,
) => Promise<void>;

interface OutcomeViewProps {
  /** The edited files, for the titles of pages. */
  files: Files;
  outcome: Outcome;
  live: LiveCheck | undefined;
  onResolve: OnResolve;
  /** Closes the dialog. */
  onLeave: () => void;
}

export function OutcomeView(props: OutcomeViewProps): ReactElement {
  const { outcome } = props;
  const element = useRef<HTMLDivElement>(null);
  // It appears above the button that was clicked.
  useEffect(() => element.current?.focus(), []);
  return (
    <div
      role="alert"
      className="outcome message-box"
      {...outcomeLooks[outcome.is]}
      ref={element}
      tabIndex={-1}
    >
      <OutcomeText {...props} />
    </div>
  );
}

const outcomeLooks = {
  published: looks.saved,
  nothing: looks.hint,
  refused: looks.failure,
  unsure: looks.problem,
  overtaken: looks.problem,
} satisfies Record<Outcome["is"], Look>;

function OutcomeText(props: OutcomeViewProps): ReactElement {
  const { files, outcome, live, onResolve, onLeave } = props;
  switch (outcome.is) {
    case "published":
      return <PublishedView outcome={outcome} live={live} />;
    case "nothing":
      return <p>{t`Everything is already published.`}</p>;
    case "refused":
    case "unsure":
      return <Failed words={failureWords(outcome)} onLeave={onLeave} />;
    case "overtaken":
      return outcome.open.length > 0 ? (
        <ClashesView files={files} outcome={outcome} onResolve={onResolve} />
      ) : (
        <MergedText files={files} outcome={outcome} />
      );
  }
}

function Failed({ words, onLeave }: { words: string; onLeave: () => void }): ReactElement {
  const isAsked = useSessionState(({ conflicts }) => conflicts.length > 0);
  return (
    <>
      <p>{words}</p>
      {/* The versions of what couldn't be saved are in the panel, behind the dialog. */}
      {isAsked && (
        <ToList name={t`Choose`} id={conflictsId} className="primary" onClick={onLeave} />
      )}
    </>
  );
}

type Overtaken = Extract<Outcome, { is: "overtaken" }>;

function MergedText({ files, outcome }: { files: Files; outcome: Overtaken }): ReactElement {
  const { who, isOwn } = changerWords(outcome.by);
  const titles = fileTitles(files, outcome.names).join(", ") || t`media`;
  return (
    <p>
      {isOwn
        ? t`You published changes to ${titles} on another device in the meantime. They are here now along with the ones you made here, which aren’t published yet. Check the page, then publish again.`
        : t`${who} published changes to ${titles} in the meantime. They are here now along with yours, and nothing of yours is published yet. Check the page, then publish again.`}
    </p>
  );
}

interface ClashesViewProps extends Pick<OutcomeViewProps, "files" | "onResolve"> {
  outcome: Overtaken;
}

function ClashesView({ files, outcome, onResolve }: ClashesViewProps): ReactElement {
  const { open, mergedVersion } = outcome;
  const { who, isOwn } = changerWords(outcome.by);
  const [choices, setChoices] = useState<readonly (readonly Choice[])[]>(
    open.map(({ conflicts }) => conflicts.map(() => "mine")),
  );
  const [isSaving, setSaving] = useState(false);
  const titles = fileTitles(
    files,
    open.map(({ names }) => names.mine),
  );
  return (
    <>
      <p>
        {isOwn
          ? t`You published changes to the same fields on another device, so nothing was published. Choose which version to keep. All other changes, from both devices, stay.`
          : t`${who} published changes to the same fields as you, so nothing was published. Choose which version to keep. All other changes, yours and theirs, stay.`}
      </p>
      {open.map(
        ({ names, conflicts }, index) =>
          conflicts.length > 0 && (
            <section key={names.base} aria-label={titles[index]}>
              <h3>{titles[index]}</h3>
              <ConflictChoices
                name={names.base}
                conflicts={conflicts}
                isOwn={isOwn}
                choices={choices[index] ?? []}
                onChoose={(chosen) => setChoices(choices.with(index, chosen))}
              />
            </section>
          ),
      )}
      <button
        type="button"
        className="primary"
        aria-disabled={isSaving || undefined}
        onClick={() => {
          if (isSaving) return;
          setSaving(true);
          void onResolve(open, choices, mergedVersion);
        }}
      >
        {isSaving ? t`Saving…` : t`Apply choices`}
      </button>
    </>
  );
}
