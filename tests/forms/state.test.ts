import { describe, expect, it } from "vitest";
import { initialState, nextState, type FormEvent, type FormState } from "../../src/forms/state.ts";

const after = (...events: FormEvent[]): FormState => events.reduce(nextState, initialState);

describe("where a form stands", () => {
  it("goes from editing through sending to sent", () => {
    expect(after("submit")).toEqual({ phase: "sending" });
    expect(after("submit", "delivered")).toEqual({ phase: "sent" });
  });

  it("can be sent again after a failure", () => {
    expect(after("submit", "refused")).toEqual({ phase: "failed" });
    expect(after("submit", "refused", "submit", "delivered")).toEqual({ phase: "sent" });
  });

  it("comes back to an empty form after the thank-you", () => {
    expect(after("submit", "delivered", "again")).toEqual({ phase: "editing", since: "again" });
  });

  it.each<[FormEvent[], FormEvent]>([
    [[], "delivered"],
    [[], "refused"],
    [[], "again"],
    [["submit"], "submit"],
    [["submit"], "again"],
    [["submit", "delivered"], "submit"],
    [["submit", "delivered"], "refused"],
    [["submit", "refused"], "delivered"],
  ])("after %j, %s changes nothing", (events, event) => {
    const state = after(...events);
    expect(nextState(state, event)).toBe(state);
  });
});
