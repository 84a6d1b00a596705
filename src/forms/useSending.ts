// Handles sending from the click on Send to the outcome: one POST per confirmed click, and no text is lost.
import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { checkBlanks, enterAnswers, readAnswers, type Answers, type Form } from "./form-answers.ts";
import { looksAutomatic, noteSent, readSentAt } from "./automatic-submit.ts";
import { fingerprint, clearDraft, storeDraft, readDraft, submissionOf } from "./form-draft.ts";
import { messageOf } from "./message.ts";
import { send, type Mail } from "./services/emailjs.ts";
import type { Attempt, FormState } from "./form-state.ts";
import { useFormState } from "./useFormState.ts";

/** In milliseconds: how long a visitor waits. The library has no time limit. */
const timeLimit = 20_000;

interface Sending {
  state: FormState;
  /** @param isConfirmed true if the visitor has confirmed a submit that looked automated */
  submit: (isConfirmed: boolean) => void;
  /** Stores the draft. Call it after each input. */
  keep: () => void;
  startAgain: () => void;
}

/**
 * @param language the site's language
 * @param element the form, while it is shown
 * @param trap the field that people can't see
 */
export function useSending(
  form: Form,
  mail: Mail,
  language: string,
  element: RefObject<HTMLFormElement | null>,
  trap: RefObject<HTMLInputElement | null>,
): Sending {
  const { state, latest, dispatch } = useFormState();
  /** What the visitor has written while a message arrived, for the next one. */
  const left = useRef<Answers>(new Map());
  const answersNow = () => readAnswers(element.current, form);
  const keep = () => storeDraft(form, answersNow());

  function fail(type: "offline" | "refused" | "unconfirmed", attempt: Attempt, reason: string) {
    console.error(`The form ${form.id} was not sent: ${reason}`);
    if (dispatch({ type, attempt })) storeDraft(form, answersNow(), { isOnItsWay: false });
  }

  function submit(isConfirmed: boolean): void {
    const { phase } = latest.current;
    if (phase === "sending" || !element.current || !checkBlanks(element.current, form)) return;
    // A retry needs no confirmation.
    if (phase === "editing" && !isConfirmed && isDoubtful(trap.current?.value ?? "")) {
      dispatch({ type: "doubted" });
      return;
    }
    const answers = answersNow();
    const attempt = { submission: submissionOf(form, answers) };
    storeDraft(form, answers, {
      tried: { ...attempt, answers: fingerprint(form, answers) },
      isOnItsWay: true,
    });
    dispatch({ type: "submitted", attempt });
    void deliver(attempt, answers);
  }

  async function deliver(attempt: Attempt, answers: Answers): Promise<void> {
    const message = messageOf(form, answers, attempt.submission, language);
    const result = await send(mail, form.parameters, message);
    if (result.outcome !== "delivered") return fail(result.outcome, attempt, result.reason);
    if (!dispatch({ type: "delivered", attempt })) return;
    left.current = clearDraft(form, answers, answersNow());
    noteSent(Date.now());
  }

  const pickUpDraft = useEffectEvent(() => {
    if (!element.current) return;
    const { answers, tried, isOnItsWay } = readDraft(form);
    // Text that was typed before this code loaded isn't in the draft yet, and is newer.
    const typed = [...left.current, ...answersNow()].filter(([, answer]) => answer);
    enterAnswers(element.current, form, new Map([...Object.entries(answers), ...typed]));
    left.current = new Map();
    if (!isOnItsWay || !tried) return;
    storeDraft(form, answersNow(), { isOnItsWay: false });
    dispatch({ type: "interrupted", attempt: { submission: tried.submission } });
  });
  const isSent = state.phase === "sent";
  useEffect(() => {
    // Runs when this code has loaded, and again after each thank-you.
    if (!isSent) pickUpDraft();
  }, [isSent]);

  useTimeLimit(state, (attempt) =>
    fail("unconfirmed", attempt, `no answer within ${timeLimit / 1000} seconds`),
  );
  useOnline(() => dispatch({ type: "online" }));

  return { state, submit, keep, startAgain: () => void dispatch({ type: "again" }) };
}

/** Calls back with an attempt that has had no response for too long. */
function useTimeLimit(state: FormState, onTimeUp: (attempt: Attempt) => void): void {
  const timeUp = useEffectEvent(onTimeUp);
  useEffect(() => {
    if (state.phase !== "sending") return undefined;
    const timer = setTimeout(() => timeUp(state.attempt), timeLimit);
    return () => clearTimeout(timer);
  }, [state]);
}

/** Calls back each time the connection is back. */
function useOnline(onOnline: () => void): void {
  const online = useEffectEvent(onOnline);
  useEffect(() => {
    const listener = () => online();
    addEventListener("online", listener);
    return () => removeEventListener("online", listener);
  }, []);
}

function isDoubtful(trap: string): boolean {
  return looksAutomatic({
    trap,
    sincePageOpened: performance.now(),
    sentAt: readSentAt(),
    now: Date.now(),
  });
}
