// Stores what a visitor has written, across reloads, Back and other pages, until the message has certainly arrived.
import type { Field } from "../content/model/site.ts";
import type { Answers, Form } from "./form-answers.ts";
import { answerable } from "./fields/field-kinds.ts";
import { forget, recall, remember } from "./memory.ts";

export interface Draft {
  answers: Record<string, string>;
  /** The last attempt to send, and the answers that it sent. */
  tried?: { submission: string; answers: string };
  /** True from Send until the response: still after the page was closed in between. */
  isOnItsWay?: boolean;
}

const keyOf = (form: Form) => `draft ${form.id}`;

export function readDraft(form: Form): Draft {
  try {
    const draft: unknown = JSON.parse(recall(keyOf(form)) ?? "");
    // Cast: only the code below stores a draft of this form, unless a browser extension does.
    if (typeof draft === "object" && draft && "answers" in draft) return draft as Draft;
  } catch {
    // Nothing is stored.
  }
  return { answers: {} };
}

/** Stores the answers. The rest of the draft stays the same except for `change`. */
export function storeDraft(form: Form, answers: Answers, change: Partial<Draft> = {}): void {
  const draft = { ...readDraft(form), answers: storable(form, answers), ...change };
  remember(keyOf(form), JSON.stringify(draft));
}

/**
 * Removes the draft, unless the answers have changed since.
 * @param sent the answers that have arrived
 * @returns what is left to send, with the answers that aren't stored
 */
export function clearDraft(form: Form, sent: Answers, now: Answers): Answers {
  const isChanged = [...now].some(([name, answer]) => sent.get(name) !== answer);
  forget(keyOf(form));
  if (isChanged) storeDraft(form, now);
  return isChanged ? now : new Map();
}

/**
 * The id of this message. It is the same for the same answers, so that people who receive a message twice can see that it
 * is one, and new for new answers, so that a corrected message isn't taken for a duplicate.
 */
export function submissionOf(form: Form, answers: Answers): string {
  const { tried } = readDraft(form);
  // Sensitive answers aren't stored, so they can't be compared.
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

/** Makes a unique id. It needn't be secret, so it doesn't use crypto, which not all browsers have and which can throw. */
function newSubmission(): string {
  return Array.from({ length: 4 }, () =>
    Math.floor(Math.random() * 2 ** 32)
      .toString(36)
      .padStart(7, "0"),
  ).join("");
}
