// Lists earlier published states by day, the latest first.
import { useState, type ReactElement } from "react";
import { groupBy } from "../../../content/model/group.ts";
import type { PublishedState } from "../../../store/store.ts";
import { TryAgain } from "../../ui/TryAgain.tsx";
import { dayOf, subjectOf, timeOf } from "./state-name.ts";
import type { States } from "./use-states.ts";
import { t } from "../../../words/t.ts";

interface StateListProps {
  states: States;
  onMore: () => Promise<void>;
  onOpen: (state: PublishedState) => void;
}

export function StateList({ states, onMore, onOpen }: StateListProps): ReactElement {
  if (states.is === "looking") return <p role="status">{t`Looking for earlier versions…`}</p>;
  if (states.is === "unknown")
    return (
      <>
        <p role="status">{states.reason}</p>
        <TryAgain onClick={() => void onMore()} />
      </>
    );
  if (states.states.length === 0) return <p>{t`Nothing has been published yet.`}</p>;
  return (
    <>
      <p>{t`Choose a version to see what has changed since then, and to bring it back.`}</p>
      {[...groupBy(states.states, dayOf)].map(([day, ofDay]) => (
        <section key={day} className="published-day" aria-label={day}>
          <h3>{day}</h3>
          <ul className="items">
            {ofDay.map((state) => (
              <StateRow
                key={state.version}
                state={state}
                isLatest={state === states.states[0]}
                onOpen={onOpen}
              />
            ))}
          </ul>
        </section>
      ))}
      {states.problem !== undefined && <p role="alert">{states.problem}</p>}
      {states.hasMore && <MoreButton onMore={onMore} />}
    </>
  );
}

interface StateRowProps {
  state: PublishedState;
  isLatest: boolean;
  onOpen: (state: PublishedState) => void;
}

function StateRow({ state, isLatest, onOpen }: StateRowProps): ReactElement {
  return (
    <li className="published-state">
      <button type="button" className="change-link" onClick={() => onOpen(state)}>
        {subjectOf(state)}
      </button>
      <small>
        {[timeOf(state), state.author, isLatest && t`published last`].filter(Boolean).join(" · ")}
      </small>
    </li>
  );
}

function MoreButton({ onMore }: Pick<StateListProps, "onMore">): ReactElement {
  const [isBusy, setIsBusy] = useState(false);
  const load = async () => {
    setIsBusy(true);
    await onMore();
    setIsBusy(false);
  };
  return (
    <p>
      <button
        type="button"
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && void load()}
      >{t`Show more`}</button>{" "}
      <span role="status">{isBusy && t`Looking for earlier versions…`}</span>
    </p>
  );
}
