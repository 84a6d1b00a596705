// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  fingerprint,
  clearDraft,
  storeDraft,
  readDraft,
  submissionOf,
} from "../../src/forms/form-draft.ts";
import { forget, remember } from "../../src/forms/memory.ts";
import { form } from "./fixture.ts";

const answers = (message: string) =>
  new Map([
    ["name", "Ada"],
    ["message", message],
    ["resume", "cv.pdf"],
  ]);

afterEach(() => {
  vi.restoreAllMocks();
  forget("draft example-form");
});

describe("the draft of a message", () => {
  it("is stored in this tab, without the names of files", () => {
    storeDraft(form, answers("Hello"));
    expect(readDraft(form).answers).toMatchObject({ name: "Ada", message: "Hello" });
    expect(Object.values(sessionStorage)).toEqual([expect.not.stringContaining("cv.pdf")]);
  });

  it("never has the answer to a sensitive field", () => {
    const fields = form.fields.map((field) =>
      field.name === "message" ? { ...field, sensitive: "allowed" as const } : field,
    );
    storeDraft({ ...form, fields }, answers("my member id"));
    expect(readDraft(form).answers).toHaveProperty("name", "Ada");
    expect(Object.values(sessionStorage)).toEqual([expect.not.stringContaining("member id")]);
  });

  it("is stored in memory if storage is full", () => {
    // Of this storage: newer versions of Node have a Storage of their own, and it isn't the document's.
    vi.spyOn(Object.getPrototypeOf(sessionStorage), "setItem").mockImplementation(() => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    });
    storeDraft(form, answers("Hello"));
    expect(sessionStorage).toHaveLength(0);
    expect(readDraft(form).answers).toMatchObject({ message: "Hello" });
  });

  it("is stored in memory if accessing storage throws", () => {
    const denied = vi.spyOn(globalThis, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    });
    storeDraft(form, answers("Hello"));
    expect(readDraft(form).answers).toMatchObject({ message: "Hello" });
    expect(denied).toHaveBeenCalled();
  });

  it.each(["{", "null", "[]", '"text"'])("is nothing when %s is stored", (stored) => {
    remember("draft example-form", stored);
    expect(readDraft(form)).toEqual({ answers: {} });
  });

  it("is forgotten once it has arrived", () => {
    storeDraft(form, answers("Hello"));
    clearDraft(form, answers("Hello"), answers("Hello"));
    expect(sessionStorage).toHaveLength(0);
    expect(readDraft(form)).toEqual({ answers: {} });
  });

  it("stays if it was changed while the message was being sent", () => {
    storeDraft(form, answers("Hello"), { isOnItsWay: true });
    clearDraft(form, answers("Hello"), answers("Hello, and one thing more"));
    expect(readDraft(form)).toEqual({
      answers: expect.objectContaining({ message: "Hello, and one thing more" }),
    });
  });
});

describe("a submission's id", () => {
  const sendOnce = (message: string, described = form) => {
    const submission = submissionOf(described, answers(message));
    storeDraft(described, answers(message), {
      tried: { submission, answers: fingerprint(described, answers(message)) },
    });
    return submission;
  };

  it("is the same for the same words, also after a reload", () => {
    expect(sendOnce("Hello")).toBe(sendOnce("Hello"));
    expect(sendOnce("Hello")).toMatch(/^[a-z0-9]{28}$/);
  });

  it("needs nothing that a browser can refuse", () => {
    vi.spyOn(crypto, "getRandomValues").mockImplementation(() => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    });
    expect(sendOnce("Hello")).toMatch(/^[a-z0-9]{28}$/);
  });

  it("is another for other words", () => {
    expect(sendOnce("Hello")).not.toBe(sendOnce("Hello!"));
  });

  it("is another for each message", () => {
    const first = sendOnce("Hello");
    clearDraft(form, answers("Hello"), answers("Hello"));
    expect(sendOnce("Hello")).not.toBe(first);
  });

  it("is another wherever a sensitive answer may have changed", () => {
    const fields = form.fields.map((field) =>
      field.name === "message" ? { ...field, sensitive: "allowed" as const } : field,
    );
    const sensitive = { ...form, fields };
    expect(sendOnce("Hello", sensitive)).not.toBe(sendOnce("Hello", sensitive));
  });
});
