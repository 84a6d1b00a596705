// From the press of Send to its outcome: one POST for each press that is meant, and nothing written lost on the way.
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { checkBlanks, readAnswers, restoreAnswers, type Form } from "./answers.ts";
import { looksAutomatic, noteSent, readSentAt } from "./doubt.ts";
import { fingerprint, forgetDraft, keepDraft, readDraft, submissionOf } from "./draft.ts";
import { fillParameters } from "./fill.ts";
import { send, type Mail } from "./send.ts";
import { initialState, nextState, type Attempt, type FormEvent, type FormState } from "./state.ts";

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
  const [state, show] = useState(initialState);
  // React's state is a render late: the second of two submits in one tick would still find the form unsent.
  const now = useRef(state);
  /** Says whether the event still had a meaning: an answer can come too late for what is in the form by then. */
  const dispatch = (event: FormEvent): boolean => {
    const before = now.current;
    now.current = nextState(before, event);
    show(now.current);
    return now.current !== before;
  };

  const answersNow = () => readAnswers(element.current, form);
  const keep = () => keepDraft(form, answersNow());

  function fail(type: "offline" | "refused" | "unconfirmed", attempt: Attempt, reason: string) {
    console.error(`The form ${form.id} was not sent: ${reason}`);
    if (dispatch({ type, attempt })) keepDraft(form, answersNow(), { isOnItsWay: false });
  }

  function submit(isConfirmed: boolean): void {
    const { phase } = now.current;
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
      isOnItsWay: navigator.onLine,
    });
    if (!navigator.onLine) return fail("offline", attempt, "the browser is offline");
    dispatch({ type: "submitted", attempt });
    void send(mail, fillParameters(form, answers, attempt.submission)).then((result) => {
      if (result.outcome !== "delivered") return fail(result.outcome, attempt, result.reason);
      if (!dispatch({ type: "delivered", attempt })) return;
      forgetDraft(form, answers, answersNow());
      noteSent(Date.now());
    });
  }

  const giveUp = useEffectEvent((attempt: Attempt) =>
    fail("unconfirmed", attempt, `no answer within ${timeLimit / 1000} seconds`),
  );
  useEffect(() => {
    if (state.phase !== "sending") return undefined;
    const timer = setTimeout(() => giveUp(state.attempt), timeLimit);
    return () => clearTimeout(timer);
  }, [state]);

  const takeUp = useEffectEvent(() => {
    if (!element.current) return;
    const { answers, tried, isOnItsWay } = readDraft(form);
    restoreAnswers(element.current, form, new Map(Object.entries(answers)));
    if (!isOnItsWay || !tried) return;
    keepDraft(form, answersNow(), { isOnItsWay: false });
    dispatch({ type: "interrupted", attempt: { submission: tried.submission } });
  });
  const isSent = state.phase === "sent";
  useEffect(() => {
    // When this code arrives, and again after each thank-you.
    if (!isSent) takeUp();
  }, [isSent]);

  const comeBack = useEffectEvent(() => dispatch({ type: "online" }));
  useEffect(() => {
    const listener = () => void comeBack();
    addEventListener("online", listener);
    return () => removeEventListener("online", listener);
  }, []);

  return { state, submit, keep, startAgain: () => void dispatch({ type: "again" }) };
}

function isDoubtful(trap: string): boolean {
  return looksAutomatic({
    trap,
    sincePageOpened: performance.now(),
    sentAt: readSentAt(),
    now: Date.now(),
  });
}
