// The form with the summary of changes and where to send them.
import { useId, useState, type ReactElement, type ReactNode } from "react";
import type { Publishing, Destination, Destinations, SavesTo } from "../../../store/store.ts";
import type { Publisher } from "../../session/publisher.ts";
import { looks } from "../../ui/message-looks.ts";
import { t } from "../../../words/t.ts";
import { useUnfinished } from "./unfinished-publishing.ts";

type DestinationName = Publishing["to"]["is"];

interface PublishFormProps {
  publisher: Publisher;
  destinations: Destinations;
  /** The chosen destination. */
  is: DestinationName;
  onChoose: (is: DestinationName) => void;
  /** The default summary. */
  suggested: string;
  /** The number of errors; any error prevents publishing. */
  errors: number;
  /** The number of placeholders to replace before going live. */
  standIns: number;
  isSaved: boolean;
  onPublish: (message: string, to: Publishing["to"]) => Promise<void>;
}

export function PublishForm(props: PublishFormProps): ReactElement | null {
  const { publisher, destinations, is, suggested, errors, standIns } = props;
  const [written, setWritten] = useUnfinished(publisher, "message");
  const [branch, setBranch] = useProposalName(publisher);
  const [isBusy, setIsBusy] = useState(false);
  if (destinations.direct.is === "closed" && destinations.review.is === "closed") return null;
  const message = written ?? suggested;
  const wasChosenForThem =
    is === "review" && publisher.sent.state() === "review" && destinations.direct.is === "open";
  const publish = async () => {
    setIsBusy(true);
    await props.onPublish(message, is === "direct" ? { is } : { is, branch: branch.trim() });
    setIsBusy(false);
  };
  return (
    <form
      className="publish-form"
      onSubmit={(event) => {
        event.preventDefault();
        void publish();
      }}
    >
      <div className="publish-fields">
        <label className="field">
          {t`Summary of your changes, for the person who manages the site`}
          <textarea
            rows={4}
            required
            value={message}
            onChange={({ target }) => setWritten(target.value)}
          />
        </label>
        <DestinationChoices
          destinations={destinations}
          savesTo={publisher.savesTo}
          hasPlaceholders={standIns > 0}
          is={is}
          onChoose={props.onChoose}
        >
          {wasChosenForThem && <ReasonOfChoice />}
          {is === "review" && (
            <label className="field">
              {t`Proposal name`}
              <input required value={branch} onChange={({ target }) => setBranch(target.value)} />
            </label>
          )}
        </DestinationChoices>
        {errors > 0 && <FixFirst />}
        {errors === 0 && is === "direct" && <PlaceholderNote placeholders={standIns} />}
      </div>
      <div className="publish-actions">
        <button type="submit" className="primary" disabled={errors > 0 || isBusy}>
          {buttonNames[is][props.isSaved ? "saved" : "unsaved"]}
        </button>
        <span role="status">{isBusy && t`Sending…`}</span>
      </div>
    </form>
  );
}

function FixFirst(): ReactElement {
  return (
    <p
      {...looks.failure}
    >{t`Fix the problems at the top first. They keep the site from being published.`}</p>
  );
}

function ReasonOfChoice(): ReactElement {
  return <p className="quiet">{t`Chosen because you sent a proposal last time.`}</p>;
}

const buttonNames: Record<DestinationName, { saved: string; unsaved: string }> = {
  direct: { saved: t`Publish now`, unsaved: t`Save and publish now` },
  review: { saved: t`Send as a proposal`, unsaved: t`Save and send as a proposal` },
};

/** The included workflow publishes no placeholders, unless the repository's variable PUBLISH_PLACEHOLDERS allows them. */
function PlaceholderNote({ placeholders }: { placeholders: number }): ReactElement | null {
  if (placeholders === 0) return null;
  return (
    <p className="quiet">
      {placeholders === 1
        ? t`The site still has 1 placeholder, listed at the top. You can publish now, but visitors may not see it until you replace it.`
        : t`The site still has ${placeholders} placeholders, listed at the top. You can publish now, but visitors may not see it until you replace them.`}
    </p>
  );
}

interface DestinationChoicesProps {
  destinations: Destinations;
  savesTo: SavesTo;
  hasPlaceholders: boolean;
  is: DestinationName;
  onChoose: (is: DestinationName) => void;
  /** More fields for the chosen destination. */
  children: ReactNode;
}

function DestinationChoices({
  destinations,
  savesTo,
  hasPlaceholders,
  is,
  onChoose,
  children,
}: DestinationChoicesProps): ReactElement {
  return (
    <fieldset className="destinations">
      <legend>{t`Destination`}</legend>
      <DestinationChoice
        destination={destinations.direct}
        isChosen={is === "direct"}
        onChoose={() => onChoose("direct")}
      >
        {savesTo === "draft" ? () => directFromDraft(hasPlaceholders) : directWithGit}
      </DestinationChoice>
      <DestinationChoice
        destination={destinations.review}
        isChosen={is === "review"}
        onChoose={() => onChoose("review")}
      >
        {() =>
          savesTo === "draft"
            ? t`As a proposal, for someone to review first`
            : t`As a proposal, for someone to review first (on its own branch)`
        }
      </DestinationChoice>
      {children}
    </fieldset>
  );
}

/** Without git's words, for people who don't have it. */
function directFromDraft(hasPlaceholders: boolean): string {
  // A note below the choices says what placeholders do.
  return hasPlaceholders
    ? t`Directly to the site`
    : t`Directly to the site: visitors see it in a minute or two`;
}

function directWithGit({ branch, isFirst }: { branch: string; isFirst: boolean }): string {
  if (isFirst)
    return t`Directly to the site (${branch}): it is sent for the first time, with everything committed so far`;
  return branch === ""
    ? t`Directly to the site: visitors will see it once the site is built`
    : t`Directly to the site (${branch}): visitors will see it once the site is built`;
}

interface DestinationChoiceProps {
  destination: Destination;
  isChosen: boolean;
  onChoose: () => void;
  children: (destination: { branch: string; isFirst: boolean }) => string;
}

function DestinationChoice({
  destination,
  isChosen,
  onChoose,
  children,
}: DestinationChoiceProps): ReactElement {
  const reason = useId();
  return (
    <>
      <label>
        <input
          type="radio"
          name="destination"
          checked={isChosen}
          disabled={destination.is === "closed"}
          aria-describedby={destination.is === "closed" ? reason : undefined}
          onChange={onChoose}
        />
        {children(destination.is === "open" ? destination : { branch: "", isFirst: false })}
      </label>
      {destination.is === "closed" && (
        <p id={reason} className="quiet">
          {destination.reason}
        </p>
      )}
    </>
  );
}

function useProposalName(publisher: Publisher) {
  const [named, setNamed] = useUnfinished(publisher, "branch");
  const [suggested] = useState(defaultBranch);
  return [named ?? suggested, setNamed] as const;
}

function defaultBranch(): string {
  return `changes-of-${new Date().toISOString().slice(0, 10)}`;
}
