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

/** Lets the browser ask before the tab is left: what was typed isn't stored anywhere. */
const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

const isWritten = ({ title, description, ownName }: UnfinishedPage): boolean =>
  [title, description, ownName ?? ""].some((text) => text.trim() !== "");

export const unfinishedPage = (session: Session): UnfinishedPage =>
  unfinished.get(session) ?? nothing;

/** @returns a function that forgets it, because the page is added */
export function useUnfinishedPage(session: Session, page: UnfinishedPage | undefined): () => void {
  const isAdded = useRef(false);
  useEffect(() => {
    if (!page || isAdded.current) return;
    unfinished.set(session, page);
    if (isWritten(page)) addEventListener("beforeunload", warn);
    else removeEventListener("beforeunload", warn);
  });
  return () => {
    isAdded.current = true;
    unfinished.delete(session);
    removeEventListener("beforeunload", warn);
  };
}
