// @vitest-environment jsdom
// What a form shows while a visitor writes: errors, characters left, and the restored draft.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storeDraft, readDraft } from "../../src/forms/form-draft.ts";
import { FormIsland } from "../../src/forms/FormIsland.tsx";
import {
  accepted,
  field,
  fillIn,
  form,
  props,
  sendButton,
  sentBody,
  startAfresh,
  stubMailService,
} from "./fixture.ts";

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
  it("shows the browser's message until it is filled in, and has the focus", async () => {
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

  it.each(["   ", "\u00a0", "\u0007\u0085", "\u200b\ufeff \u00ad"])(
    "is one that holds %j, too",
    async (blank) => {
      const fetch = stubMailService(() => Promise.reject(new Error("not to be called")));
      render(<FormIsland {...props} />);
      const visitor = await fillIn();
      fireEvent.input(field("Name"), { target: { value: blank } });
      await visitor.click(sendButton());
      expect(document.activeElement).toBe(field("Name"));
      expect(field("Name").getAttribute("aria-invalid")).toBe("true");
      expect(fetch).not.toHaveBeenCalled();
    },
  );
});

describe("a message near its limit", () => {
  const message = () => field("Message (optional)");
  const write = (length: number) =>
    fireEvent.input(message(), { target: { value: "a".repeat(length) } });

  it("shows how many characters are left, and announces it when the typing pauses", () => {
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

  it("that is too long keeps every character, and isn't sent before it is shortened", async () => {
    const fetch = stubMailService(accepted);
    render(<FormIsland {...props} />);
    const visitor = await fillIn();
    message().focus();
    await visitor.paste("a".repeat(4003));
    expect(message().value).toHaveLength(4003);
    const tooMany = "Characters too many: 3";
    expect(describedBy(message())).toEqual(["Please leave out patients' names.", tooMany]);
    await visitor.click(sendButton());
    expect(document.activeElement).toBe(message());
    expect(message().getAttribute("aria-invalid")).toBe("true");
    expect(screen.getAllByText(tooMany, { selector: ".field *" })).toHaveLength(1);
    expect(readDraft(form).answers["message"]).toHaveLength(4003);
    await visitor.keyboard("{Backspace}");
    expect(describedBy(message())).toContain("Characters too many: 2");
    await visitor.keyboard("{Backspace}{Backspace}");
    expect(message().hasAttribute("aria-invalid")).toBe(false);
    await visitor.click(sendButton());
    await screen.findByText("Thank you");
    expect(sentBody(fetch)["template_params"]).toMatchObject({ message: "a".repeat(4000) });
  });

  it("is reported for single lines, too, once the limit is reached", () => {
    render(<FormIsland {...props} />);
    const phone = field("Phone (optional)");
    fireEvent.input(phone, { target: { value: "0".repeat(40) } });
    expect(describedBy(phone)).toEqual([undefined]);
    fireEvent.input(phone, { target: { value: "0".repeat(41) } });
    expect(describedBy(phone)).toEqual(["Characters too many: 1"]);
  });
});

describe("a visitor who comes back to a form", () => {
  const kept = new Map([
    ["name", "Ada"],
    ["topic", "other"],
    ["message", "Hello"],
  ]);

  it("finds what they have written", () => {
    storeDraft(form, kept);
    render(<FormIsland {...props} />);
    expect(field("Name").value).toBe("Ada");
    expect(field("Topic (optional)").value).toBe("other");
    expect(field("Message (optional)").value).toBe("Hello");
    expect(document.activeElement).toBe(document.body);
  });

  it("finds it counted", () => {
    storeDraft(form, new Map([["message", "a".repeat(3999)]]));
    render(<FormIsland {...props} />);
    expect(describedBy(field("Message (optional)"))).toContain("Characters left: 1");
  });

  it("sees that the message may have been sent, if they left while it was being sent", () => {
    storeDraft(form, kept, { tried: { submission: "id", answers: "{}" }, isOnItsWay: true });
    render(<FormIsland {...props} />);
    expect(screen.getByRole("alert").textContent).toBe(form.failure.text);
    expect(screen.getByText(props.wording.forms.unconfirmed)).toBeTruthy();
    expect(field("Name").value).toBe("Ada");
    cleanup();
    render(<FormIsland {...props} />);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
