// From the press of Send to its outcome: one POST for each press that is meant, and nothing written lost on the way.
import { useEffect, useEffectEvent, type RefObject } from "react";
import { checkBlanks, enterAnswers, readAnswers, type Answers, type Form } from "./answers.ts";
import { looksAutomatic, noteSent, readSentAt } from "./doubt.ts";
import { fingerprint, forgetDraft, keepDraft, readDraft, submissionOf } from "./draft.ts";
import { fillParameters } from "./fill.ts";
import { send, type Mail } from "./send.ts";
import type { Attempt, FormState } from "./state.ts";
import { useFormState } from "./useFormState.ts";

/** How long a visitor waits. The library itself waits for ever. */
const timeLimit = 20_000;

interface Sending {
  state: FormState;
  /** @param isConfirmed the visitor has said that this isn't a program's doing */
  submit: (isConfirmed: boolean) => void;
  /** Something was typed. */
  keep: () => void;
  startAgain: () => void;
}

/**
 * @param element the form, while there is one to write in
 * @param trap the field that no person sees
 */
export function useSending(
  form: Form,
  mail: Mail,
  element: RefObject<HTMLFormElement | null>,
  trap: RefObject<HTMLInputElement | null>,
): Sending {
  const { state, latest, dispatch } = useFormState();
  const answersNow = () => readAnswers(element.current, form);
  const keep = () => keepDraft(form, answersNow());

  function fail(type: "offline" | "refused" | "unconfirmed", attempt: Attempt, reason: string) {
    console.error(`The form ${form.id} was not sent: ${reason}`);
    if (dispatch({ type, attempt })) keepDraft(form, answersNow(), { isOnItsWay: false });
  }

  function submit(isConfirmed: boolean): void {
    const { phase } = latest.current;
    if (phase === "sending" || !element.current || !checkBlanks(element.current, form)) return;
    // A retry is never doubted.
    if (phase === "editing" && !isConfirmed && isDoubtful(trap.current?.value ?? "")) {
      dispatch({ type: "doubted" });
      return;
    }
    const answers = answersNow();
    const attempt = { submission: submissionOf(form, answers) };
    keepDraft(form, answers, {
      tried: { ...attempt, answers: fingerprint(form, answers) },
      isOnItsWay: true,
    });
    dispatch({ type: "submitted", attempt });
    void deliver(attempt, answers);
  }

  async function deliver(attempt: Attempt, answers: Answers): Promise<void> {
    const result = await send(mail, fillParameters(form, answers, attempt.submission));
    if (result.outcome !== "delivered") return fail(result.outcome, attempt, result.reason);
    if (!dispatch({ type: "delivered", attempt })) return;
    forgetDraft(form, answers, answersNow());
    noteSent(Date.now());
  }

  const pickUpDraft = useEffectEvent(() => {
    if (!element.current) return;
    const { answers, tried, isOnItsWay } = readDraft(form);
    // What was typed before this code arrived was heard by nobody, and is newer than what was kept.
    const typed = [...answersNow()].filter(([, answer]) => answer);
    enterAnswers(element.current, form, new Map([...Object.entries(answers), ...typed]));
    if (!isOnItsWay || !tried) return;
    keepDraft(form, answersNow(), { isOnItsWay: false });
    dispatch({ type: "interrupted", attempt: { submission: tried.submission } });
  });
  const isSent = state.phase === "sent";
  useEffect(() => {
    // When this code arrives, and again after each thank-you.
    if (!isSent) pickUpDraft();
  }, [isSent]);

  useTimeLimit(state, (attempt) =>
    fail("unconfirmed", attempt, `no answer within ${timeLimit / 1000} seconds`),
  );
  useOnline(() => dispatch({ type: "online" }));

  return { state, submit, keep, startAgain: () => void dispatch({ type: "again" }) };
}

/** Calls back with a try that has had no answer for too long. */
function useTimeLimit(state: FormState, onTimeUp: (attempt: Attempt) => void): void {
  const timeUp = useEffectEvent(onTimeUp);
  useEffect(() => {
    if (state.phase !== "sending") return undefined;
    const timer = setTimeout(() => timeUp(state.attempt), timeLimit);
    return () => clearTimeout(timer);
  }, [state]);
}

/** Calls back each time the connection is there again. */
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
