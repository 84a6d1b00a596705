// @vitest-environment jsdom
// The inbox page with the messages of forms, as a developer uses it.
import { getByRole, screen, within } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { Mail } from "../../src/server/mailbox/respond-to-mail.ts";
import { inboxPage } from "../../src/server/mailbox/inbox.ts";

const mail = {
  id: "1",
  time: "2025-05-27T12:00:00.000Z",
  template: "contact-message",
  parameters: { subject: "A question", from_name: "Ada", phone: "" },
  unused: [],
} satisfies Mail & { id: string };

const request = vi.fn(async () => new Response());
let events: Events;

interface Events {
  onmessage?: (event: { data: string }) => void;
  onerror?: () => void;
}

/** What the server sends to an open inbox. */
function tell(mails: (Mail & { id: string })[], fault = "none"): void {
  events.onmessage?.({ data: JSON.stringify({ fault, mails }) });
}

beforeEach(() => {
  request.mockClear();
  events = {};
  document.body.innerHTML = inboxPage;
  const script = document.querySelector("script")?.textContent ?? "";
  const FakeEventSource = function () {
    return events;
  };
  // Markup set as innerHTML doesn't run; run as a function, the script starts fresh for each test.
  new Function("fetch", "EventSource", script)(request, FakeEventSource);
});

test("an empty inbox says what to do", () => {
  tell([]);
  expect(screen.getByRole("heading", { name: "No messages yet" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open the site" }).getAttribute("href")).toBe("/");
  expect(screen.queryByRole("button", { name: "Delete all" })).toBeNull();
});

test("a message shows its subject, template, time and every parameter", () => {
  tell([{ ...mail, unused: ["phone"] }]);
  const item = screen.getByRole("listitem");
  expect(getByRole(item, "heading").textContent).toBe("A question");
  expect(item.textContent).toContain("contact-message");
  expect(item.querySelector("time")?.dateTime).toBe(mail.time);
  expect(within(item).getByText("Ada")).toBeTruthy();
  expect(within(item).getByText("not in the template").parentElement?.textContent).toMatch(
    /^phone/,
  );
  expect(screen.getByRole("status").textContent).toBe("1 message");
});

test("a new message comes first, and earlier ones stay untouched", () => {
  tell([mail]);
  const before = screen.getByRole("listitem");
  tell([{ ...mail, id: "2", parameters: { subject: "Another" } }, mail]);
  const items = screen.getAllByRole("listitem");
  expect(items.map((item) => getByRole(item, "heading").textContent)).toEqual([
    "Another",
    "A question",
  ]);
  expect(items[1]).toBe(before);
});

test("a message deleted elsewhere disappears", () => {
  tell([mail]);
  tell([]);
  expect(screen.queryByRole("listitem")).toBeNull();
  expect(screen.getByRole("heading", { name: "No messages yet" })).toBeTruthy();
});

test("markup in a message is shown as the text it is", () => {
  const hostile = `</dd><img src=x onerror="document.title='taken'"><script>document.title='taken'</script>`;
  const parameters = { subject: hostile, [hostile]: hostile };
  tell([{ ...mail, template: hostile, parameters, unused: [hostile] }]);
  const item = screen.getByRole("listitem");
  expect(item.querySelector("img, script")).toBeNull();
  expect(getByRole(item, "heading").textContent).toBe(hostile);
  expect(item.querySelector("dd")?.textContent).toBe(hostile);
  expect(document.title).toBe("Mailbox");
});

test("choosing a fault switches it on", async () => {
  tell([]);
  await userEvent.click(screen.getByRole("radio", { name: "Never answer" }));
  expect(request).toHaveBeenCalledWith(
    "/__mail/fault",
    expect.objectContaining({ method: "POST", body: '{"fault":"hang"}' }),
  );
});

test("an active fault is selected and reported", () => {
  tell([], "drop");
  const chosen = screen.getByRole<HTMLInputElement>("radio", { name: "Close the connection" });
  expect(chosen.checked).toBe(true);
  expect(screen.getByText(/A fault is on/)).toBeTruthy();
  tell([], "none");
  expect(screen.queryByText(/A fault is on/)).toBeNull();
});

test("a lost connection is reported until it is back", () => {
  tell([]);
  events.onerror?.();
  expect(screen.getByRole("alert").textContent).toContain("Not connected");
  tell([]);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("all messages can be deleted", async () => {
  tell([mail]);
  await userEvent.click(screen.getByRole("button", { name: "Delete all" }));
  expect(request).toHaveBeenCalledWith("/__mail/messages.json", { method: "DELETE" });
});
