// Handles EmailJS's paths: accepts mail as EmailJS would, or simulates the chosen fault.
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { respondToMail, type MailRequest, type MailSettings } from "./respond-to-mail.ts";
import { responses, type EmailjsResponse } from "./emailjs-responses.ts";
import { readBody, type Handler } from "../http/exchange.ts";
import type { Box } from "./box.ts";

export interface Clock {
  now(): number;
  wait(milliseconds: number): Promise<unknown>;
}

export const machineClock: Clock = { now: () => Date.now(), wait };

const slowDelay = 5000;

/** Creates the handler of one of the service's two paths. */
export function takeMail(
  endpoint: MailRequest["endpoint"],
  box: Box,
  settings: () => MailSettings,
  clock: Clock,
): Handler {
  const receive = async (request: MailRequest): Promise<EmailjsResponse> => {
    const { mail, ...emailjsResponse } = await respondToMail(request, settings(), box.service);
    if (mail) box.add(mail);
    return emailjsResponse;
  };
  return async (request, response) => {
    const mail = await readMail(endpoint, request, clock);
    if (!mail) return sendResponse(response, responses.tooLarge);
    if (request.method === "OPTIONS") return sendResponse(response, { status: 204, text: "" });
    return reply(box, () => receive(mail), { request, response, clock });
  };
}

async function readMail(
  endpoint: MailRequest["endpoint"],
  request: IncomingMessage,
  clock: Clock,
): Promise<MailRequest | undefined> {
  const body = await readBody(request);
  if (!body) return undefined;
  const { method = "", headers } = request;
  return { endpoint, method, contentType: headers["content-type"] ?? "", body, now: clock.now() };
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  clock: Clock;
}

/** @param receive accepts the mail, unless the fault prevents it */
async function reply(
  { fault }: Box,
  receive: () => Promise<EmailjsResponse>,
  { request, response, clock }: Exchange,
): Promise<void> {
  switch (fault) {
    case "none":
      return sendResponse(response, await receive());
    case "400":
      return sendResponse(response, responses.wrongPublicKey);
    case "500":
      return sendResponse(response, responses.broken);
    case "slow": {
      const late = await receive();
      await clock.wait(slowDelay);
      return sendResponse(response, late);
    }
    case "hang":
      return;
    case "drop":
      request.socket.destroy();
      return;
    default:
      return fault satisfies never;
  }
}

/** The service allows any origin, because the sending page is never its own. */
function sendResponse(response: ServerResponse, { status, text }: EmailjsResponse): void {
  response
    .writeHead(status, {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Methods": "POST, OPTIONS",
      "Access-Control-Allow-Headers": "Content-Type",
    })
    .end(text);
}
