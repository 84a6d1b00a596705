// Starts a mailbox on a free port, with a clock that the test controls.
import { createServer } from "node:http";
import type { Mail, MailSettings } from "../../src/server/mailbox/respond-to-mail.ts";
import type { Fault } from "../../src/server/mailbox/faults.ts";
import { createMailbox } from "../../src/server/mailbox/mailbox.ts";

export const settings: MailSettings = {
  publicKey: "key_1",
  serviceId: "service_1",
  templates: {
    "contact-message": { id: "template_1", parameters: ["from_name", "message", "to_email"] },
    "job-application": { id: "template_2", parameters: ["applicant_name", "to_email"] },
  },
};

/** A body that the mailbox accepts; each test changes what it is about. */
export const goodBody = {
  lib_version: "4.4.1",
  user_id: "key_1",
  service_id: "service_1",
  template_id: "template_1",
  template_params: { from_name: "Ada", message: "Hello", to_email: "office@company.example" },
};

export async function startMailbox() {
  let time = Date.UTC(2025, 4, 27);
  let release: () => void = () => {};
  const waiting = new Promise<void>((resolve) => (release = resolve));
  const waits: number[] = [];
  const clock = {
    now: () => time,
    wait(milliseconds: number) {
      waits.push(milliseconds);
      return waiting;
    },
  };
  const mailbox = createMailbox(() => settings, clock);
  const server = createServer((request, response) => {
    mailbox.handle(request, response, () => response.writeHead(404).end("the site's own 404"));
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const bound = server.address();
  const address = `http://localhost:${typeof bound === "object" && bound ? bound.port : 0}`;
  return {
    address,
    /** How long the mailbox has asked to wait. */
    waits,
    /** Ends every wait. */
    release: () => release(),
    pass: (milliseconds: number) => (time += milliseconds),
    post: (body: unknown, contentType = "application/json") =>
      fetch(`${address}/api/v1.0/email/send`, {
        method: "POST",
        headers: { "Content-Type": contentType },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    mails: async (): Promise<Mail[]> => (await fetch(`${address}/__mail/messages.json`)).json(),
    empty: () => fetch(`${address}/__mail/messages.json`, { method: "DELETE" }),
    switchOn: (fault: Fault) =>
      fetch(`${address}/__mail/fault`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ fault }),
      }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
