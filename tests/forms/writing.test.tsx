// @vitest-environment jsdom
// What a visitor has while they write: what is wrong, how much room is left, and what they wrote before.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepDraft } from "../../src/forms/draft.ts";
import { FormIsland } from "../../src/forms/FormIsland.tsx";
import { field, fillIn, form, props, sendButton, startAfresh, stubMailService } from "./fixture.ts";

vi.spyOn(console, "error").mockImplementation(() => {});

beforeEach(startAfresh);
afterEach(() => {
  cleanup();
  vi.mocked(performance.now).mockRestore();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const describedBy = (control: HTMLElement) =>
  (control.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);

describe("a required field left empty", () => {
  it("says so beside it in the browser's words until it is filled in, and has the focus", async () => {
    stubMailService(() => Promise.reject(new Error("not to be called")));
    render(<FormIsland {...props} />);
    const visitor = await fillIn();
    await visitor.clear(field("Name"));
    await visitor.clear(field("Email"));
    await visitor.click(sendButton());
    const name = field("Name");
    expect(document.activeElement).toBe(name);
    expect(name.getAttribute("aria-invalid")).toBe("true");
    expect(describedBy(name)).toEqual([name.validationMessage]);
    expect(describedBy(field("Email"))).toEqual([field("Email").validationMessage]);
    await visitor.type(name, "A");
    expect(name.hasAttribute("aria-invalid")).toBe(false);
    expect(describedBy(name)).toEqual([undefined]);
  });

  it.each(["   ", "\u00a0"])("is one that holds %j, too", async (blank) => {
    const fetch = stubMailService(() => Promise.reject(new Error("not to be called")));
    render(<FormIsland {...props} />);
    const visitor = await fillIn();
    fireEvent.input(field("Name"), { target: { value: blank } });
    await visitor.click(sendButton());
    expect(document.activeElement).toBe(field("Name"));
    expect(field("Name").getAttribute("aria-invalid")).toBe("true");
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe("a message near its limit", () => {
  const message = () => field("Message (optional)");
  const write = (length: number) =>
    fireEvent.input(message(), { target: { value: "a".repeat(length) } });

  it("shows how much room is left, and says so when the typing pauses", () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    render(<FormIsland {...props} />);
    write(3599);
    expect(screen.queryByText(/Characters left/)).toBeNull();
    write(3600);
    expect(describedBy(message())).toContain("Characters left: 400");
    const spoken = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
    act(() => vi.advanceTimersByTime(900));
    write(4000);
    act(() => vi.advanceTimersByTime(900));
    expect(spoken().join("")).toBe("");
    act(() => vi.advanceTimersByTime(100));
    expect(spoken()).toContain("Characters left: 0");
    write(10);
    expect(screen.queryByText(/Characters left/)).toBeNull();
  });

  it("can't get longer", () => {
    render(<FormIsland {...props} />);
    expect(message().maxLength).toBe(4000);
    expect(field("Phone (optional)").maxLength).toBe(40);
  });
});

describe("a visitor who comes back to a form", () => {
  const kept = new Map([
    ["name", "Ada"],
    ["topic", "other"],
    ["message", "Hello"],
  ]);

  it("finds what they wrote", () => {
    keepDraft(form, kept);
    render(<FormIsland {...props} />);
    expect(field("Name").value).toBe("Ada");
    expect(field("Topic (optional)").value).toBe("other");
    expect(field("Message (optional)").value).toBe("Hello");
    expect(document.activeElement).toBe(document.body);
  });

  it("finds it counted", () => {
    keepDraft(form, new Map([["message", "a".repeat(3999)]]));
    render(<FormIsland {...props} />);
    expect(describedBy(field("Message (optional)"))).toContain("Characters left: 1");
  });

  it("is told that the message may have been sent, if they left while it was on its way", () => {
    keepDraft(form, kept, { tried: { submission: "id", answers: "{}" }, isOnItsWay: true });
    render(<FormIsland {...props} />);
    expect(screen.getByRole("alert").textContent).toBe(form.failure.text);
    expect(screen.getByText(props.wording.forms.unconfirmed)).toBeTruthy();
    expect(field("Name").value).toBe("Ada");
    cleanup();
    render(<FormIsland {...props} />);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
