// Says where changes were sent, and when other people see them.
import type { ReactElement } from "react";
import type { Review } from "../../../store/store.ts";
import { LiveLink } from "../../screen/LiveLink.tsx";
import { useLive } from "../../screen/use-live.ts";
import { liveMessage } from "../../session/live-message.ts";
import type { LiveCheck } from "../../session/live-check.ts";
import type { Outcome } from "../../session/publisher.ts";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { t } from "../../../words/t.ts";

interface PublishedViewProps {
  outcome: Extract<Outcome, { is: "published" }>;
  /** undefined if the store can't tell. */
  live: LiveCheck | undefined;
}

export function PublishedView({ outcome, live }: PublishedViewProps): ReactElement {
  const { destination, note } = outcome;
  return (
    <>
      {destination === "direct" ? (
        <PublishedDirectly outcome={outcome} live={live} />
      ) : (
        <Proposed outcome={outcome} />
      )}
      {note !== undefined && <p>{note}</p>}
    </>
  );
}

function PublishedDirectly({ outcome, live }: PublishedViewProps): ReactElement {
  const state = useLive(live);
  if (outcome.live === undefined || state.is === "nothing")
    return <p>{t`Sent to ${outcome.branch}. Visitors will see it once the site is built.`}</p>;
  return (
    <p>
      {liveMessage(state)?.words} {explanations[state.is]} <LiveLink state={state} />
    </p>
  );
}

const explanations = {
  waiting: t`You can close this dialog: the toolbar says when the new version is live.`,
  live: t`Visitors see your changes.`,
  late: t`It has been ten minutes. Your changes are safe, but the site wasn’t updated.`,
};

function Proposed({ outcome: { branch, review } }: Pick<PublishedViewProps, "outcome">) {
  const isAsked = review?.is === "requested";
  return (
    <>
      <p>
        {t`Sent as the proposal ${branch}. Visitors don’t see it until the person who manages the site accepts it.`}{" "}
        {review !== undefined && (
          <a href={review.address} target="_blank" rel="noreferrer">
            {isAsked
              ? t`Open the proposal (opens in a new tab)`
              : t`Ask for a review (opens in a new tab)`}
          </a>
        )}
      </p>
      {isAsked && <LookLink review={review} />}
      <p>{t`Until then, you can send more changes under the same name.`}</p>
    </>
  );
}

function LookLink({ review }: { review: Extract<Review, { is: "requested" }> }): ReactElement {
  return (
    <>
      <p>
        {t`To show someone the site with these changes, send them a link.`}{" "}
        <a
          href={review.look}
          target="_blank"
          rel="noreferrer"
        >{t`See the site with these changes (opens in a new tab)`}</a>
      </p>
      <CopyButton
        text={review.look}
        label={t`Link to the site with these changes`}
      >{t`Copy the link`}</CopyButton>
    </>
  );
}
