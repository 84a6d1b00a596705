// Keeps what a visitor has written until it is certain to have arrived: across reloads, Back and other pages.
import type { Field } from "../content/model/site.ts";
import type { Answers, Form } from "./answers.ts";
import { answerable } from "./fields/registry.ts";
import { forget, recall, remember } from "./memory.ts";

export interface Draft {
  answers: Record<string, string>;
  /** The last try at sending, and the words that it was for. */
  tried?: { submission: string; answers: string };
  /** The page may have gone away before an answer came. */
  isOnItsWay?: boolean;
}

const keyOf = (form: Form) => `draft ${form.id}`;

export function readDraft(form: Form): Draft {
  try {
    const draft: unknown = JSON.parse(recall(keyOf(form)) ?? "");
    // Written below, in this tab: a stranger's text could only be one that a browser extension put there.
    if (typeof draft === "object" && draft && "answers" in draft) return draft as Draft;
  } catch {
    // Nothing was kept.
  }
  return { answers: {} };
}

/** Takes what was written last; anything else in the draft stays as it is unless `change` says otherwise. */
export function keepDraft(form: Form, answers: Answers, change: Partial<Draft> = {}): void {
  const draft = { ...readDraft(form), answers: storable(form, answers), ...change };
  remember(keyOf(form), JSON.stringify(draft));
}

/** @param sent the answers that have arrived; what has been changed since then is kept */
export function forgetDraft(form: Form, sent: Answers, now: Answers): void {
  const isChanged = [...now].some(([name, answer]) => sent.get(name) !== answer);
  forget(keyOf(form));
  if (isChanged) keepDraft(form, now);
}

/**
 * What tells this message from any other: the same for the same words, so that whoever receives a message twice can
 * see that it is one; new for new words, so that a corrected message isn't taken for its predecessor.
 */
export function submissionOf(form: Form, answers: Answers): string {
  const { tried } = readDraft(form);
  // What is sensitive isn't kept, so it can't be compared either.
  const isSame =
    tried?.answers === fingerprint(form, answers) && !answerable(form.fields).some(isSensitive);
  return isSame ? tried.submission : newSubmission();
}

export function fingerprint(form: Form, answers: Answers): string {
  return JSON.stringify(storable(form, answers));
}

function storable({ fields }: Form, answers: Answers): Record<string, string> {
  const kept = answerable(fields).filter((each) => !isSensitive(each));
  return Object.fromEntries(kept.map(({ field: { name } }) => [name, answers.get(name) ?? ""]));
}

const isSensitive = ({ field }: { field: Field }) => field.sensitive !== undefined;

/** Unlike any other, not unguessable: what browsers have for secrets isn't there in all of them, and can throw. */
function newSubmission(): string {
  return Array.from({ length: 4 }, () =>
    Math.floor(Math.random() * 2 ** 32)
      .toString(36)
      .padStart(7, "0"),
  ).join("");
}
