// Holds what was typed into the form for a new page while its dialog is closed, until the page is added.
import { useEffect, useRef } from "react";
import type { Session } from "../../session/session.ts";
import type { TemplateChoices } from "./TemplateChoice.tsx";

interface UnfinishedPage extends TemplateChoices {
  description: string;
  /** The short name, if it was typed. */
  ownName: string | undefined;
}

const nothing: UnfinishedPage = {
  title: "",
  choice: undefined,
  description: "",
  ownName: undefined,
};

const unfinished = new WeakMap<Session, UnfinishedPage>();

export const unfinishedPage = (session: Session): UnfinishedPage =>
  unfinished.get(session) ?? nothing;

/** @returns a function that forgets it, because the page is added */
export function useUnfinishedPage(session: Session, page: UnfinishedPage | undefined): () => void {
  const isAdded = useRef(false);
  useEffect(() => {
    if (page && !isAdded.current) unfinished.set(session, page);
  });
  return () => {
    isAdded.current = true;
    unfinished.delete(session);
  };
}
