// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FormIsland } from "../../src/forms/FormIsland.tsx";
import {
  accepted,
  field,
  fillIn,
  form,
  paragraph,
  props,
  refused,
  sendButton,
  sentBody,
  startAfresh,
  stubMailService,
} from "./fixture.ts";

const log = vi.spyOn(console, "error").mockImplementation(() => {});

beforeEach(() => {
  startAfresh();
  log.mockClear();
});
afterEach(() => {
  cleanup();
  vi.mocked(performance.now).mockRestore();
  vi.unstubAllGlobals();
});

const formElement = () => screen.getByRole<HTMLFormElement>("form", { name: form.heading });

/** A mail service that answers when the test says so. */
function slowMailService() {
  let accept = () => {};
  const answer = new Promise<Response>((resolve) => {
    accept = () => resolve(accepted());
  });
  return { fetch: stubMailService(() => answer), accept };
}

describe("a visitor who fills in the form and sends it", () => {
  it("reaches the company and reads the thank-you", async () => {
    const fetch = stubMailService(accepted);
    render(<FormIsland {...props} />);
    const visitor = await fillIn();
    await visitor.click(sendButton());
    const heading = await screen.findByRole("heading", { name: "Thank you" });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText("We reply within 24 hours.")).toBeTruthy();
    expect(screen.queryByRole("form")).toBeNull();
    expect(screen.getByRole("button", { name: "Back to home" }).dataset["page"]).toBe("home");
    expect(sentBody(fetch)["template_params"]).toEqual({
      from_name: "Ada Reyes",
      from_email: "ada@practice.example",
      phone: "",
      message: "No message",
      to_email: "hello@company.example",
      subject: "Message from Ada Reyes",
      topic: "billing",
    });
    expect(log).not.toHaveBeenCalled();
  });

  it("sees that it is being sent, and keeps the focus", async () => {
    const { accept } = slowMailService();
    render(<FormIsland {...props} />);
    const visitor = await fillIn();
    const button = sendButton();
    await visitor.click(button);
    expect(button.textContent).toBe("Sending…");
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(document.activeElement).toBe(button);
    expect(
      screen.getAllByRole("status").some(({ textContent }) => textContent === "Sending…"),
    ).toBe(true);
    expect(field("Name").value).toBe("Ada Reyes");
    accept();
    await screen.findByText("Thank you");
  });

  it("can send another, starting from an empty form", async () => {
    stubMailService(accepted);
    render(<FormIsland {...props} />);
    const visitor = await fillIn();
    await visitor.upload(field("Resume (optional)"), new File(["x"], "cv.pdf"));
    await visitor.click(sendButton());
    await visitor.click(await screen.findByRole("button", { name: "Send Another Message" }));
    expect(document.activeElement).toBe(field("Name"));
    expect([...new FormData(formElement()).values()].join("")).toBe("");
    expect(field("Resume (optional)").files).toHaveLength(0);
    expect(screen.queryByText(/stays on your device/)).toBeNull();
  });

  it.each([
    ["presses the button twice", () => [1, 2].forEach(() => fireEvent.click(sendButton()))],
    [
      "presses Enter and the button",
      () => {
        fireEvent.submit(formElement());
        fireEvent.click(sendButton());
      },
    ],
    ["submits twice in one tick", () => [1, 2].forEach(() => formElement().requestSubmit())],
  ])("and %s, sends one message", async (_, press) => {
    const { fetch, accept } = slowMailService();
    render(<FormIsland {...props} />);
    const visitor = await fillIn();
    press();
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    await visitor.click(sendButton());
    accept();
    await screen.findByText("Thank you");
    expect(fetch).toHaveBeenCalledOnce();
  });
});

describe("a visitor who leaves out a required answer", () => {
  it.each([
    ["no name", "", "ada@practice.example"],
    ["no address", "Ada", ""],
    ["something that is no address", "Ada", "ada at practice"],
  ])("is held back by the browser: %s", async (_, name, email) => {
    const fetch = stubMailService(accepted);
    render(<FormIsland {...props} />);
    const visitor = userEvent.setup({ delay: null });
    if (name) await visitor.type(field("Name"), name);
    if (email) await visitor.type(field("Email"), email);
    await visitor.click(sendButton());
    expect(sendButton().textContent).toBe("Send Message");
    expect(formElement().checkValidity()).toBe(false);
    expect(formElement().noValidate).toBe(false);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe("a visitor whose message can't be sent", () => {
  it.each([
    ["refuses it", refused],
    ["can't be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("because the mail service %s, loses nothing and finds another way", async (_, answer) => {
    stubMailService(answer);
    render(<FormIsland {...props} />);
    const visitor = await fillIn();
    await visitor.type(field("Message (optional)"), "Hello");
    await visitor.click(sendButton());
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("Your message wasn't sent. Please try again or call us.");
    expect(document.activeElement).toBe(alert);
    const link = screen.getByRole("link", { name: "+1 (602) 555-0100" });
    expect(link.getAttribute("href")).toBe("tel:+16025550100");
    expect(Object.fromEntries(new FormData(formElement()))).toMatchObject({
      name: "Ada Reyes",
      email: "ada@practice.example",
      topic: "billing",
      message: "Hello",
    });
    expect(sendButton().textContent).toBe("Send Message");
    expect(log).toHaveBeenCalledWith(
      expect.stringMatching(/example-form.*(no such template|Failed to fetch)/),
    );
    expect(document.body.textContent).not.toMatch(/no such template|Failed to fetch/);
  });

  it("can try again", async () => {
    const fetch = stubMailService(refused);
    render(<FormIsland {...props} />);
    const visitor = await fillIn();
    await visitor.click(sendButton());
    await screen.findByRole("alert");
    fetch.mockImplementation(accepted);
    await visitor.click(sendButton());
    await screen.findByText("Thank you");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe("a visitor who picks a file", () => {
  it("reads that it stays on the device, and it does", async () => {
    const fetch = stubMailService(accepted);
    render(<FormIsland {...props} />);
    const visitor = await fillIn();
    const picker = field("Resume (optional)");
    expect(picker.accept).toBe(".pdf");
    const file = new File(["my life"], "$& cv.pdf");
    const read = vi.spyOn(file, "text");
    await visitor.upload(picker, file);
    expect(
      screen.getByText("$& cv.pdf stays on your device.").closest("[role=status]"),
    ).toBeTruthy();
    expect(new FormData(formElement()).has("resume")).toBe(false);
    await visitor.click(sendButton());
    await screen.findByText("Thank you");
    expect(JSON.stringify(fetch.mock.calls)).not.toMatch(/cv\.pdf|my life/);
    expect(read).not.toHaveBeenCalled();
  });

  it("and then picks none, reads nothing more about it", async () => {
    render(<FormIsland {...props} />);
    const picker = field("Resume (optional)");
    await userEvent.upload(picker, new File(["x"], "cv.pdf"));
    Object.defineProperty(picker, "files", { value: [] });
    fireEvent.change(picker);
    expect(screen.queryByText(/stays on your device/)).toBeNull();
  });
});

describe("the form as its JSON describes it", () => {
  it("ties help and notice to their fields", () => {
    render(<FormIsland {...props} />);
    const describedBy = (label: string) =>
      (field(label).getAttribute("aria-describedby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent)
        .join();
    expect(describedBy("Resume (optional)")).toBe("We can't receive it here.");
    expect(describedBy("Message (optional)")).toBe("Please leave out patients' names.");
    expect(field("Name").id).toBe("example-form--name");
  });

  it("sets the attributes that help with typing", () => {
    render(<FormIsland {...props} />);
    const email = field("Email");
    // By the type, a phone knows which keyboard to show.
    expect([email.type, email.autocomplete, email.placeholder]).toEqual([
      "email",
      "email",
      "you@practice.example",
    ]);
    expect(field("Phone (optional)").type).toBe("tel");
    expect(field("Topic (optional)").value).toBe("");
  });

  it("shows the notice even where there is no message field", () => {
    const fields = form.fields.filter(({ type }) => type !== "textarea");
    render(<FormIsland {...props} form={{ ...form, fields }} />);
    expect(screen.getByText("Please leave out patients' names.")).toBeTruthy();
  });

  it("shows every line of the other way to reach the company", async () => {
    stubMailService(refused);
    const contact = {
      kind: "email" as const,
      label: "Careers email",
      lines: ["careers@company.example", "ask for us"],
    };
    render(<FormIsland {...props} form={{ ...form, failure: { ...form.failure, contact } }} />);
    const visitor = await fillIn();
    await visitor.click(sendButton());
    const link = await screen.findByRole("link", { name: "careers@company.example" });
    expect(link.getAttribute("href")).toBe("mailto:careers@company.example");
    expect(link.parentElement?.textContent).toBe(
      "Careers email: careers@company.exampleask for us",
    );
  });

  it("opens the visitor's own mail program where there is no scripting", () => {
    render(<FormIsland {...props} form={{ ...form, plainSubject: "You & us" }} />);
    expect(formElement().getAttribute("action")).toBe(
      "mailto:hello@company.example?subject=You%20%26%20us",
    );
    expect(formElement().method).toBe("post");
    expect(formElement().enctype).toBe("text/plain");
  });
});

describe("axe finds nothing to complain about", () => {
  const problems = async () =>
    (await axe.run(document.body, { rules: { region: { enabled: false } } })).violations;

  it("in the empty form", async () => {
    const help = paragraph("Read ", { type: "link", href: "https://a.example", children: ["it"] });
    const fields = form.fields.map((one) => ({ ...one, help }));
    render(<FormIsland {...props} form={{ ...form, fields }} />);
    expect(await problems()).toEqual([]);
  });

  it("while sending, and in the thank-you", async () => {
    const { accept } = slowMailService();
    render(<FormIsland {...props} />);
    const visitor = await fillIn();
    await visitor.click(sendButton());
    expect(await problems()).toEqual([]);
    accept();
    await screen.findByText("Thank you");
    const { violations } = await axe.run(document.body, {
      // The heading above it is the block view's.
      rules: { region: { enabled: false }, "heading-order": { enabled: false } },
    });
    expect(violations).toEqual([]);
  });

  it("after a failure", async () => {
    stubMailService(refused);
    render(<FormIsland {...props} />);
    const visitor = await fillIn();
    await visitor.click(sendButton());
    await screen.findByRole("alert");
    expect(await problems()).toEqual([]);
  });
});
