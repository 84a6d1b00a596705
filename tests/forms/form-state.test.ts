import { describe, expect, it } from "vitest";
import {
  initialState,
  nextState,
  type FormEvent,
  type FormState,
} from "../../src/forms/form-state.ts";

const attempt = { submission: "id-1" };
/** The same words, sent again. */
const retry = { submission: "id-1" };
/** Other words. */
const other = { submission: "id-2" };

const submitted: FormEvent = { type: "submitted", attempt };
const delivered: FormEvent = { type: "delivered", attempt };
const refused: FormEvent = { type: "refused", attempt };
const unconfirmed: FormEvent = { type: "unconfirmed", attempt };
const offline: FormEvent = { type: "offline", attempt };
const interrupted: FormEvent = { type: "interrupted", attempt };
const doubted: FormEvent = { type: "doubted" };
const online: FormEvent = { type: "online" };
const again: FormEvent = { type: "again" };
const all = [
  submitted,
  delivered,
  refused,
  unconfirmed,
  offline,
  interrupted,
  doubted,
  online,
  again,
];

const after = (...events: FormEvent[]): FormState => events.reduce(nextState, initialState);

describe("the state of a form", () => {
  it("goes from editing through sending to sent", () => {
    expect(after(submitted)).toEqual({ phase: "sending", attempt });
    expect(after(submitted, delivered)).toEqual({ phase: "sent" });
  });

  it("can be sent again after a failure", () => {
    expect(after(submitted, refused)).toEqual({ phase: "failed", failure: "refused", attempt });
    expect(after(submitted, refused, submitted, delivered)).toEqual({ phase: "sent" });
  });

  it("returns to an empty form after the thank-you", () => {
    expect(after(submitted, delivered, again)).toEqual({ phase: "editing", since: "again" });
  });

  it("is sent if the response comes after all", () => {
    expect(after(submitted, unconfirmed)).toMatchObject({ failure: "unconfirmed" });
    expect(after(submitted, unconfirmed, delivered)).toEqual({ phase: "sent" });
    expect(after(submitted, offline, delivered)).toEqual({ phase: "sent" });
  });

  it("is sent by whichever try gets through", () => {
    const retried: FormEvent = { type: "submitted", attempt: retry };
    expect(after(submitted, unconfirmed, retried, delivered)).toEqual({ phase: "sent" });
  });

  it("heeds no answer to a try that was given up, nor one to other words", () => {
    const retried: FormEvent = { type: "submitted", attempt: retry };
    const changed: FormEvent = { type: "submitted", attempt: other };
    expect(after(submitted, unconfirmed, retried, refused)).toEqual({
      phase: "sending",
      attempt: retry,
    });
    expect(after(submitted, unconfirmed, changed, delivered)).toEqual({
      phase: "sending",
      attempt: other,
    });
  });

  it("waits for the visitor when the connection is back", () => {
    expect(after(submitted, offline)).toEqual({ phase: "failed", failure: "offline", attempt });
    expect(after(submitted, offline, online)).toEqual({
      phase: "failed",
      failure: "online",
      attempt,
    });
    expect(after(submitted, offline, online, submitted)).toEqual({ phase: "sending", attempt });
  });

  it("asks before it sends a message that looks automated", () => {
    expect(after(doubted)).toEqual({ phase: "editing", since: "doubt" });
    expect(after(doubted, submitted)).toEqual({ phase: "sending", attempt });
  });

  it("may have been sent when the page went away meanwhile", () => {
    expect(after(interrupted)).toEqual({ phase: "failed", failure: "unconfirmed", attempt });
  });

  it.each<[string, FormEvent[], FormEvent[]]>([
    ["while it is written", [], [delivered, refused, unconfirmed, offline, online, again]],
    ["while it is sent", [submitted], [submitted, doubted, interrupted, online, again]],
    ["once it was refused", [submitted, refused], [refused, unconfirmed, offline, online, again]],
    ["once it is sent", [submitted, delivered], all.filter((event) => event !== again)],
  ])("%s, nothing else changes it", (_, events, meaningless) => {
    const state = after(...events);
    for (const event of meaningless) expect(nextState(state, event)).toBe(state);
  });
});
