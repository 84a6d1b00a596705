// Loads the list of earlier published states, a part at a time.
import { useEffect, useState } from "react";
import type { PublishedState, PublishedStates } from "../../../store/store.ts";
import type { EarlierStates } from "../../session/publisher.ts";

export type States =
  | { is: "looking" }
  | { is: "unknown"; reason: string }
  | {
      is: "known";
      states: readonly PublishedState[];
      hasMore: boolean;
      /** Why earlier ones couldn't be loaded. */
      problem?: string;
    };

/** @returns the states so far, and a function that loads earlier ones, or the latest if that failed */
export function useStates({ history }: EarlierStates): [States, () => Promise<void>] {
  const [states, setStates] = useState<States>({ is: "looking" });
  useEffect(() => {
    let isShown = true;
    void history().then((answer) => isShown && setStates(answer));
    return () => {
      isShown = false;
    };
  }, [history]);
  const loadMore = async () => {
    const last = states.is === "known" ? states.states.at(-1) : undefined;
    const answer = await history(last?.version);
    setStates((shown) => withEarlier(shown, answer));
  };
  return [states, loadMore];
}

/** @returns what was published before a state; undefined unless the state was published last */
export function stateBeforeLatest(
  shown: States,
  { version }: PublishedState,
): PublishedState | undefined {
  if (shown.is !== "known") return undefined;
  const [latest, before] = shown.states;
  return latest?.version === version ? before : undefined;
}

function withEarlier(shown: States, answer: PublishedStates): States {
  if (shown.is !== "known") return answer;
  if (answer.is === "unknown") return { ...shown, problem: answer.reason };
  const isListed = new Set(shown.states.map(({ version }) => version));
  const more = answer.states.filter(({ version }) => !isListed.has(version));
  return { is: "known", states: [...shown.states, ...more], hasMore: answer.hasMore };
}
