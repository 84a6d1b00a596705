// The example in form.schema.json as the compiler leaves it, and the settings that a site gives a form.
import { userEvent } from "@testing-library/user-event";
import { configure, screen } from "@testing-library/react";
import { vi } from "vitest";
import type { PageName, RichText } from "../../src/content/model/notations.ts";
import type { BlockOf } from "../../src/content/model/site.ts";
import type { FormProps } from "../../src/forms/FormView.tsx";
import type { Message } from "../../src/forms/message.ts";
import { forget } from "../../src/forms/memory.ts";

// What is waited for comes when it comes; a machine may be busy.
configure({ asyncUtilTimeout: 60_000 });

// jsdom has no layout, so nothing to scroll.
if (typeof Element !== "undefined") Element.prototype.scrollIntoView = () => {};

/** A name that no page has to stand for: in these tests there are no pages. */
export const page = (name: string) => name as PageName;

export const paragraph = (...children: (RichText[number] & { type: "paragraph" })["children"]) => [
  { type: "paragraph" as const, children },
];

export const form: BlockOf<"form"> = {
  type: "form",
  id: "example-form",
  heading: "Send us a message",
  text: paragraph("We reply within ", { type: "strong", children: ["24 hours"] }, "."),
  template: "contact-message",
  recipient: "hello@company.example",
  subject: "Message from {name}",
  parameters: {
    from_name: "{name}",
    from_email: "{email}",
    phone: "{phone}",
    message: "{message}",
    to_email: "{recipient}",
    subject: "{subject}",
    topic: "{topic}",
  },
  fields: [
    {
      type: "text",
      name: "name",
      label: "Name",
      required: true,
      autocomplete: "name",
      maxLength: 100,
    },
    {
      type: "email",
      name: "email",
      label: "Email",
      required: true,
      autocomplete: "email",
      placeholder: "you@practice.example",
    },
    { type: "tel", name: "phone", label: "Phone", autocomplete: "tel" },
    {
      type: "select",
      name: "topic",
      label: "Topic",
      prompt: "Choose one",
      options: [
        { value: "billing", label: "Billing" },
        { value: "other", label: "Something else" },
      ],
    },
    {
      type: "textarea",
      name: "message",
      label: "Message",
      rows: 4,
      maxLength: 4000,
      emptyValue: "No message",
    },
    {
      type: "file",
      name: "resume",
      label: "Resume",
      accept: [".pdf"],
      help: paragraph("We can't receive it here."),
      picked: paragraph("{file} stays on your device."),
      sent: false,
    },
  ],
  notice: paragraph("Please leave out patients' names."),
  submit: "Send Message",
  sending: "Sending…",
  failure: {
    text: "Your message wasn't sent. Please try again or call us.",
    contact: { kind: "phone", label: "Phone", lines: ["+1 (602) 555-0100"] },
  },
  success: {
    heading: "Thank you",
    text: paragraph("We reply within 24 hours."),
    again: "Send Another Message",
    action: { label: "Back to home", page: page("home") },
  },
};

export const props: FormProps = {
  form,
  language: "en-US",
  mail: {
    origin: "https://mail.example",
    publicKey: "public-key",
    serviceId: "service-id",
    templateId: "template-id",
  },
  wording: {
    optional: "optional",
    forms: {
      unconfirmed: "It may have been sent.",
      offline: "You are offline.",
      online: "You are online again.",
      ownEmail: "Send it from your own e-mail",
      shortened: "[There is more.]",
      copy: "Copy my message",
      copied: "Copied.",
      copyByHand: "Copy it from here:",
      question: "Did you write this?",
      confirm: "Yes, send it",
      trap: "Leave this empty",
      charactersLeft: "Characters left: {count}",
      tooLong: "Characters too many: {count}",
      chooseOne: "Choose at least one.",
      unavailable: "This form can't be sent here.",
      fillIn: "Fill this in.",
      choose: "Choose one.",
      check: "Check this box.",
      invalidEmail: "Write the whole address, with the @.",
      invalidUrl: "Write the whole address, with https://.",
      invalidNumber: "Write a number.",
      wholeNumber: "Write a whole number.",
      invalidDate: "Write the whole date.",
      tooSmall: "The smallest number is {limit}.",
      tooLarge: "The largest number is {limit}.",
      tooEarly: "The earliest date is {limit}.",
      tooLate: "The latest date is {limit}.",
    },
  },
};

/** Takes the place of the network; nothing in these tests may reach a host. */
export function stubMailService(answer: () => Promise<Response>) {
  const fetch = vi.fn<(url: string, request: RequestInit) => Promise<Response>>(answer);
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

export const accepted = () => Promise.resolve(new Response("OK", { status: 200 }));
export const refused = () => Promise.resolve(new Response("no such template", { status: 400 }));

export const message: Message = {
  subject: "Hello",
  recipient: "hello@company.example",
  submission: "id-1",
  answers: "Name: Ada",
  values: new Map([["name", "Ada"]]),
};

/** What the mail service was asked to send, by default the first time. */
export function sentBody(
  fetch: ReturnType<typeof stubMailService>,
  call = 0,
): Record<string, unknown> {
  return JSON.parse(String(fetch.mock.calls[call]?.[1].body));
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const sendButton = () => screen.getByRole("button", { name: /^Send(ing…| Message)$/ });

export async function fillIn() {
  const visitor = userEvent.setup({ delay: null });
  await visitor.type(field("Name"), "Ada Reyes");
  await visitor.type(field("Email"), "ada@practice.example");
  await visitor.selectOptions(field("Topic (optional)"), "billing");
  return visitor;
}

/** A visitor of their own for each test: one who came a minute ago and has written and sent nothing yet. */
export function startAfresh(): void {
  forget("sent-at");
  forget(`draft ${form.id}`);
  const sinceStart = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => sinceStart() + 60_000);
}
