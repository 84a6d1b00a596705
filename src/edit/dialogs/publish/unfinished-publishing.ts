// Holds what was written and chosen in the form to publish while its dialog is closed, until it is sent.
import { useState } from "react";
import type { Publisher } from "../../session/publisher.ts";
import type { Publishing } from "../../../store/store.ts";

interface UnfinishedPublishing {
  /** The summary, if it isn't the suggested one. */
  message?: string;
  destination?: Publishing["to"]["is"];
  /** The proposal's name. */
  branch?: string;
}

const unfinished = new WeakMap<Publisher, UnfinishedPublishing>();

/** @returns what was written or chosen, if anything was, and a function that changes it */
export function useUnfinished<Name extends keyof UnfinishedPublishing>(
  publisher: Publisher,
  name: Name,
) {
  const [value, setValue] = useState(() => unfinished.get(publisher)?.[name]);
  const change = (next: NonNullable<UnfinishedPublishing[Name]>): void => {
    unfinished.set(publisher, { ...unfinished.get(publisher), [name]: next });
    setValue(next);
  };
  return [value, change] as const;
}

/** Because it was sent. */
export function forgetUnfinished(publisher: Publisher): void {
  unfinished.delete(publisher);
}
