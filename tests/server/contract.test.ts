// @vitest-environment node
// What the mail service answers, written down here a second time, by hand, from where it is known: so that neither
// the mailbox nor its table of answers can drift away from the service unnoticed.
import { afterEach, beforeEach, expect, test } from "vitest";
import type { ResponseName } from "../../src/server/mailbox/emailjs-responses.ts";
import { goodBody, startMailbox } from "./start-mailbox.ts";

let mailbox: Awaited<ReturnType<typeof startMailbox>>;

beforeEach(async () => (mailbox = await startMailbox()));
afterEach(() => mailbox.close());

interface Clause {
  /** "documented": https://www.emailjs.com/docs/rest-api/send/. "seen": reported by users. "assumed": neither. */
  source: "documented" | "seen" | "assumed";
  request: string;
  send: () => Promise<Response>;
  status: number;
  text: string;
}

const without = (key: keyof typeof goodBody) =>
  Object.fromEntries(Object.entries(goodBody).filter(([name]) => name !== key));
const withParameters = (parameters: Record<string, string>) => ({
  ...goodBody,
  template_params: { ...goodBody.template_params, ...parameters },
});

const contract: Record<ResponseName, Clause> = {
  accepted: {
    source: "documented",
    request: "a request that is right",
    send: () => mailbox.post(goodBody),
    status: 200,
    text: "OK",
  },
  noPublicKey: {
    source: "documented",
    request: "one without user_id",
    send: () => mailbox.post(without("user_id")),
    status: 400,
    text: "The user_id parameter is required",
  },
  noService: {
    source: "assumed",
    request: "one without service_id",
    send: () => mailbox.post(without("service_id")),
    status: 400,
    text: "The service_id parameter is required",
  },
  noTemplate: {
    source: "assumed",
    request: "one without template_id",
    send: () => mailbox.post(without("template_id")),
    status: 400,
    text: "The template_id parameter is required",
  },
  wrongPublicKey: {
    source: "seen",
    request: "one with another account's key",
    send: () => mailbox.post({ ...goodBody, user_id: "another" }),
    status: 400,
    text: "The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account",
  },
  wrongService: {
    source: "seen",
    request: "one with another account's service",
    send: () => mailbox.post({ ...goodBody, service_id: "another" }),
    status: 400,
    text: "The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin",
  },
  wrongTemplate: {
    source: "seen",
    request: "one with a template that isn't there",
    send: () => mailbox.post({ ...goodBody, template_id: "another" }),
    status: 400,
    text: "The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates",
  },
  tooLarge: {
    source: "seen",
    request: "one with parameters over 50 KB",
    send: () => mailbox.post(withParameters({ message: "a".repeat(50 * 1024) })),
    status: 413,
    text: "Variables size limit. The maximum allowed variables size is 50Kb",
  },
  noRecipient: {
    source: "seen",
    request: "one to nobody",
    send: () => mailbox.post(withParameters({ to_email: "" })),
    status: 422,
    text: "The recipients address is empty",
  },
  tooMany: {
    source: "assumed",
    request: "a second one within a second (the limit itself is documented)",
    send: async () => {
      await mailbox.post(goodBody);
      return mailbox.post(goodBody);
    },
    status: 429,
    text: "Too Many Requests",
  },
  wrongKeys: {
    source: "assumed",
    request: "one with a key that the documentation doesn't list",
    send: () => mailbox.post({ ...goodBody, template: "template_1" }),
    status: 400,
    text: "The parameters are invalid",
  },
  wrongContentType: {
    source: "assumed",
    request: "one that isn't JSON (JSON itself is documented)",
    send: () => mailbox.post(goodBody, "text/plain"),
    status: 415,
    text: "Unsupported Media Type",
  },
  wrongBody: {
    source: "assumed",
    request: "one that is cut off",
    send: () => mailbox.post('{"user_id":'),
    status: 400,
    text: "Bad Request",
  },
  wrongMethod: {
    source: "assumed",
    request: "one that isn't a POST (POST itself is documented)",
    send: () => fetch(`${mailbox.address}/api/v1.0/email/send`),
    status: 405,
    text: "Method Not Allowed",
  },
  broken: {
    source: "assumed",
    request: "any, while the service is out of order (500 is seen, its text isn't)",
    send: async () => {
      await mailbox.switchOn("500");
      return mailbox.post(goodBody);
    },
    status: 500,
    text: "Internal Server Error",
  },
};

test.for(Object.values(contract))(
  "$request is answered $status ($source)",
  async ({ send, status, text }) => {
    const response = await send();
    expect([response.status, await response.text()]).toEqual([status, text]);
    // The page that sends is never the service's own.
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  },
);

test("no refusal leaves a message in the inbox", async () => {
  const { accepted: _, tooMany: _second, ...refusals } = contract;
  for (const { send } of Object.values(refusals)) {
    await send();
    mailbox.pass(1000);
  }
  expect(await mailbox.mails()).toEqual([]);
});
