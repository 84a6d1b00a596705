// @vitest-environment node
// The mailbox imitates the mail service so well that the service's own library works with it.
import emailjs from "@emailjs/browser";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings, startMailbox } from "./start-mailbox.ts";

const parameters = { from_name: "Ada", message: "Hello", to_email: "office@company.example" };

/** A form as a page has it; Node's own FormData can't read one. */
class PageFormData extends FormData {
  constructor(form?: { fields: Record<string, string> }) {
    super();
    for (const [name, value] of Object.entries(form?.fields ?? {})) this.append(name, value);
  }
}

let mailbox: Awaited<ReturnType<typeof startMailbox>>;

beforeEach(async () => {
  mailbox = await startMailbox();
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("FormData", PageFormData);
  emailjs.init({ publicKey: settings.publicKey }, mailbox.address);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await mailbox.close();
});

describe("the real EmailJS library", () => {
  test("delivers a message", async () => {
    expect(await emailjs.send("service_1", "template_1", parameters)).toMatchObject({
      status: 200,
      text: "OK",
    });
    expect(await mailbox.mails()).toMatchObject([{ template: "contact-message", parameters }]);
  });

  test("delivers a form, whose fields become the template's parameters", async () => {
    // The library reads only the name and what FormData makes of it.
    const form = { nodeName: "FORM", fields: parameters } as unknown as HTMLFormElement;
    expect(await emailjs.sendForm("service_1", "template_1", form)).toMatchObject({
      status: 200,
      text: "OK",
    });
    expect(await mailbox.mails()).toMatchObject([{ template: "contact-message", parameters }]);
  });

  test("delivers through the account's default service", async () => {
    await expect(emailjs.send("default_service", "template_1", parameters)).resolves.toMatchObject({
      status: 200,
    });
  });

  test.each([
    {
      who: "an account that doesn't exist",
      send: () => emailjs.send("service_1", "template_1", parameters, "key_2"),
      status: 400,
      text: "The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account",
    },
    {
      who: "a service that doesn't exist",
      send: () => emailjs.send("service_2", "template_1", parameters),
      status: 400,
      text: "The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin",
    },
    {
      who: "a template that doesn't exist",
      send: () => emailjs.send("service_1", "template_3", parameters),
      status: 400,
      text: "The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates",
    },
    {
      who: "a template under the name that forms use, not its id",
      send: () => emailjs.send("service_1", "contact-message", parameters),
      status: 400,
      text: "The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates",
    },
    {
      who: "nobody",
      send: () => emailjs.send("service_1", "template_1", { ...parameters, to_email: " " }),
      status: 422,
      text: "The recipients address is empty",
    },
    {
      who: "nobody, without any parameters",
      send: () => emailjs.send("service_1", "template_1"),
      status: 422,
      text: "The recipients address is empty",
    },
    {
      who: "the office, with a message of 50 KB",
      send: () =>
        emailjs.send("service_1", "template_1", { ...parameters, message: "é".repeat(25 * 1024) }),
      status: 413,
      text: "Variables size limit. The maximum allowed variables size is 50Kb",
    },
  ])("is refused a message to $who", async ({ send, status, text }) => {
    await expect(send()).rejects.toMatchObject({ status, text });
    expect(await mailbox.mails()).toEqual([]);
  });

  test("is refused a second message within a second, and may send it after that", async () => {
    await emailjs.send("service_1", "template_1", parameters);
    mailbox.pass(999);
    await expect(emailjs.send("service_1", "template_1", parameters)).rejects.toMatchObject({
      status: 429,
      text: "Too Many Requests",
    });
    mailbox.pass(1);
    await emailjs.send("service_1", "template_1", parameters);
    expect(await mailbox.mails()).toHaveLength(2);
  });

  test("meets a network failure when the connection is cut", async () => {
    await mailbox.switchOn("drop");
    await expect(emailjs.send("service_1", "template_1", parameters)).rejects.toThrow(TypeError);
    expect(await mailbox.mails()).toEqual([]);
  });
});
