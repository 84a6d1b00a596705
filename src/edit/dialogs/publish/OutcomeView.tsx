// What has become of a publish, and what is to be chosen where somebody else was faster.
import { useEffect, useRef, useState, type ReactElement } from "react";
import type { Choice } from "../../../content/compare/merged.ts";
import type { Files } from "../../model/history.ts";
import { ConflictChoices } from "../../panel/ConflictChoices.tsx";
import { calledFiles } from "../../operations/references/location-name.ts";
import type { Outcome, TheirChange } from "../../session/publisher.ts";

type OnSettle = (
  changes: readonly TheirChange[],
  choices: readonly (readonly Choice[])[],
  takenIn: string,
) => void;

interface OutcomeViewProps {
  /** As they are edited: by what stands in them they are called. */
  files: Files;
  outcome: Outcome;
  onSettle: OnSettle;
}

export function OutcomeView(props: OutcomeViewProps): ReactElement {
  const { outcome } = props;
  const element = useRef<HTMLDivElement>(null);
  // It stands above the button that was pressed.
  useEffect(() => element.current?.focus(), []);
  return (
    <div role="alert" className="outcome" data-is={outcome.is} ref={element} tabIndex={-1}>
      <Words {...props} />
    </div>
  );
}

function Words({ files, outcome, onSettle }: OutcomeViewProps): ReactElement {
  switch (outcome.is) {
    case "published":
      return <PublishedView outcome={outcome} />;
    case "nothing":
      return <p>All of this is published already.</p>;
    case "refused":
      return <p>Nothing was published. {outcome.reason}</p>;
    case "overtaken":
      return outcome.open.length > 0 ? (
        <ClashesView files={files} outcome={outcome} onSettle={onSettle} />
      ) : (
        <p>
          Somebody else has published changes meanwhile, of{" "}
          {calledFiles(files, outcome.names).join(", ") || "media"}. They are here now beside yours,
          and nothing of yours is published yet. Look at the page, then publish again.
        </p>
      );
  }
}

function PublishedView({
  outcome,
}: {
  outcome: Extract<Outcome, { is: "published" }>;
}): ReactElement {
  const { branch, way, review, note } = outcome;
  return (
    <>
      <p>
        {way === "direct"
          ? `Sent to ${branch}. Visitors see it once the site is built.`
          : `Sent as the proposal ${branch}; visitors don't see it yet. Whoever looks after the site can take it in.`}{" "}
        {review !== undefined && (
          <a href={review} target="_blank" rel="noreferrer">
            Ask for it to be looked at (opens in a new tab)
          </a>
        )}
      </p>
      {way === "review" && (
        <p>What you change until then can be sent after it, under the same name.</p>
      )}
      {note !== undefined && <p>{note}</p>}
    </>
  );
}

interface ClashesViewProps extends OutcomeViewProps {
  outcome: Extract<Outcome, { is: "overtaken" }>;
}

function ClashesView({ files, outcome, onSettle }: ClashesViewProps): ReactElement {
  const { open, takenIn } = outcome;
  const [choices, setChoices] = useState<readonly (readonly Choice[])[]>(
    open.map(({ merged }) => merged.clashes.map(() => "mine")),
  );
  const titles = calledFiles(
    files,
    open.map(({ name }) => name),
  );
  return (
    <>
      <p>
        Someone else has published changes to the same fields as you. Nothing was published. Choose
        which version to keep: all other changes, yours and theirs, are kept.
      </p>
      {open.map(
        ({ name, merged: { clashes } }, index) =>
          clashes.length > 0 && (
            <section key={name} aria-label={titles[index]}>
              <h3>{titles[index]}</h3>
              <ConflictChoices
                name={name}
                clashes={clashes}
                choices={choices[index] ?? []}
                onChoose={(chosen) => setChoices(choices.with(index, chosen))}
              />
            </section>
          ),
      )}
      <button type="button" className="primary" onClick={() => onSettle(open, choices, takenIn)}>
        Keep these
      </button>
    </>
  );
}
