// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storeDraft, readDraft } from "../../src/forms/form-draft.ts";
import { FormIsland } from "../../src/forms/FormIsland.tsx";
import { hydrate } from "../../src/forms/island.tsx";
import {
  accepted,
  field,
  form,
  props,
  sendButton,
  sentBody,
  startAfresh,
  stubMailService,
} from "./fixture.ts";

const log = vi.spyOn(console, "error").mockImplementation(() => {});
const reported = vi.fn();
let root: HTMLElement;

// The page as the build leaves it, props having been through JSON.
beforeEach(() => {
  startAfresh();
  log.mockClear();
  reported.mockClear();
  window.addEventListener("error", reported);
  root = document.createElement("div");
  root.innerHTML = renderToString(<FormIsland {...props} />);
  document.body.replaceChildren(root);
});
afterEach(() => {
  vi.mocked(performance.now).mockRestore();
  window.removeEventListener("error", reported);
  vi.unstubAllGlobals();
});

const start = (submitted: boolean) =>
  act(() => hydrate(root, JSON.parse(JSON.stringify(props)), submitted));

describe("a visitor who is faster than the form's code", () => {
  it("finds the form as the build drew it", () => {
    const drawn = root.innerHTML;
    const name = field("Name");
    start(false);
    // The only additions are what people don't see.
    root.querySelector("[aria-hidden=true]")?.remove();
    expect(root.innerHTML).toBe(drawn);
    expect(field("Name")).toBe(name);
    expect(document.activeElement).toBe(document.body);
    expect(log).not.toHaveBeenCalled();
    expect(reported).not.toHaveBeenCalled();
  });

  it("keeps typed text, choices, files and the focus", async () => {
    field("Name").value = "Ada";
    field("Topic (optional)").value = "other";
    field("Message (optional)").value = "Hello";
    Object.defineProperty(field("Resume (optional)"), "files", { value: [{ name: "cv.pdf" }] });
    field("Message (optional)").focus();
    start(false);
    expect(field("Name").value).toBe("Ada");
    expect(field("Topic (optional)").value).toBe("other");
    expect(field("Message (optional)").value).toBe("Hello");
    expect(document.activeElement).toBe(field("Message (optional)"));
    expect(screen.getByText("cv.pdf stays on your device.")).toBeTruthy();
    expect(log).not.toHaveBeenCalled();
  });

  it("keeps typed text, and restores the rest of the draft", () => {
    storeDraft(
      form,
      new Map([
        ["name", "Ada from before"],
        ["message", "Hello"],
      ]),
    );
    field("Name").value = "Ada";
    start(false);
    expect(field("Name").value).toBe("Ada");
    expect(field("Message (optional)").value).toBe("Hello");
    expect(readDraft(form).answers).toMatchObject({ name: "Ada", message: "Hello" });
  });

  it("keeps typed text if something else has changed the page", () => {
    const name = field("Name");
    name.value = "Ada";
    field("Message (optional)").value = "Hello";
    for (const label of root.querySelectorAll("label")) label.innerHTML = "<font>Nombre</font>";
    start(false);
    expect(reported).toHaveBeenCalled();
    expect(name.isConnected).toBe(false);
    expect(field("Name").value).toBe("Ada");
    expect(field("Message (optional)").value).toBe("Hello");
  });

  it("and clicked Send, has sent the message once", async () => {
    const fetch = stubMailService(accepted);
    field("Name").value = "Ada";
    field("Email").value = "ada@practice.example";
    start(true);
    await screen.findByText("Thank you");
    expect(fetch).toHaveBeenCalledOnce();
    expect(sentBody(fetch)["template_params"]).toMatchObject({ from_name: "Ada" });
  });

  it("and clicked Send with something missing, sees the browser's message", async () => {
    const fetch = stubMailService(accepted);
    const invalid = vi.fn();
    field("Name").addEventListener("invalid", invalid);
    start(true);
    expect(invalid).toHaveBeenCalledOnce();
    await act(async () => {});
    expect(fetch).not.toHaveBeenCalled();
  });

  it("and clicks Send in between, stays on the page and sends one message", async () => {
    const fetch = stubMailService(accepted);
    field("Name").value = "Ada";
    field("Email").value = "ada@practice.example";
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
    hydrate(root, props, false);
    const goesOn = fireEvent.click(sendButton()) && fireEvent.submit(screen.getByRole("form"));
    expect(goesOn).toBe(false);
    await waitFor(() => expect(screen.getByText("Thank you")).toBeTruthy());
    expect(fetch).toHaveBeenCalledOnce();
  });

  it("goes on typing after the code has arrived", async () => {
    field("Name").value = "Ada";
    start(false);
    await userEvent.type(field("Name"), " Reyes");
    expect(field("Name").value).toBe("Ada Reyes");
  });
});
