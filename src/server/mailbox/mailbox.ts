// A stand-in for EmailJS on the developer's machine, so that forms can be tried without an account or a real mail.
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { answers, type Answer } from "./answers.ts";
import { answer, type Mail, type MailRequest, type MailSettings } from "./answer.ts";
import { readFault, type Fault } from "./faults.ts";
import { inboxHeaders, inboxPage } from "./inbox.ts";

export type Next = (error?: unknown) => void;

export interface Mailbox {
  /** Connect-style: answers the service's and the inbox's own paths, and passes on the rest. */
  handle(request: IncomingMessage, response: ServerResponse, next: Next): void;
}

interface Clock {
  now(): number;
  wait(milliseconds: number): Promise<unknown>;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

const slowAnswer = 5000;
const keptMails = 100;

/**
 * A mailbox that takes mail as EmailJS would and shows it at /__mail.
 * @param settings the site's mail settings; asked anew for each mail, since content can change
 * @param clock what time it is; for tests
 */
export function createMailbox(
  settings: () => MailSettings,
  clock: Clock = { now: Date.now, wait },
): Mailbox {
  let mails: (Mail & { id: string })[] = [];
  let fault: Fault = "none";
  const state = { lastRequest: -Infinity };
  const watchers = new Set<ServerResponse>();

  const tell = (watcher: ServerResponse): void => {
    watcher.write(`data: ${JSON.stringify({ fault, mails })}\n\n`);
  };
  const changed = (): void => watchers.forEach(tell);

  const receive = async (request: MailRequest): Promise<Answer> => {
    const { mail, ...reply } = await answer(request, settings(), state);
    if (mail) {
      mails = [{ id: randomUUID(), ...mail }, ...mails].slice(0, keptMails);
      changed();
    }
    return reply;
  };

  const take = (endpoint: MailRequest["endpoint"]): Handler => {
    return async (request, response) => {
      const body = await readBody(request);
      if (request.method === "OPTIONS") return sendAnswer(response, { status: 204, text: "" });
      const mail: MailRequest = {
        endpoint,
        method: request.method ?? "",
        contentType: request.headers["content-type"] ?? "",
        body,
        now: clock.now(),
      };
      switch (fault) {
        case "none":
          return sendAnswer(response, await receive(mail));
        case "400":
          return sendAnswer(response, answers.wrongPublicKey);
        case "500":
          return sendAnswer(response, answers.broken);
        case "slow": {
          const reply = await receive(mail);
          await clock.wait(slowAnswer);
          return sendAnswer(response, reply);
        }
        case "hang":
          return;
        case "drop":
          request.socket.destroy();
          return;
        default:
          return fault satisfies never;
      }
    };
  };

  const routes: Record<string, Record<string, Handler>> = {
    "/api/v1.0/email/send": { "*": take("send") },
    "/api/v1.0/email/send-form": { "*": take("send-form") },
    "/__mail": {
      GET: (_, response) => {
        response.writeHead(200, inboxHeaders).end(inboxPage);
      },
    },
    "/__mail/events": {
      GET: (_, response) => {
        response.writeHead(200, {
          "Content-Type": "text/event-stream",
          "Cache-Control": "no-store",
        });
        tell(response);
        watchers.add(response);
        response.on("close", () => watchers.delete(response));
      },
    },
    "/__mail/messages.json": {
      GET: (_, response) => sendJson(response, 200, mails),
      // Emptying starts afresh, so the limit of one mail a second is forgotten with the mails.
      DELETE: (_, response) => {
        mails = [];
        state.lastRequest = -Infinity;
        changed();
        sendJson(response, 200, mails);
      },
    },
    "/__mail/fault": {
      GET: (_, response) => sendJson(response, 200, { fault }),
      // Asking for JSON makes browsers ask first, so that no other site can switch a fault on.
      POST: async (request, response) => {
        const wanted = request.headers["content-type"]?.startsWith("application/json")
          ? readFault((await readBody(request)).toString("utf8"))
          : undefined;
        if (wanted === undefined) return sendJson(response, 400, { error: "No such fault." });
        fault = wanted;
        changed();
        sendJson(response, 200, { fault });
      },
    },
  };

  return {
    handle(request, response, next) {
      const path = (request.url ?? "").split("?")[0] ?? "";
      const methods = Object.hasOwn(routes, path) ? routes[path] : undefined;
      if (!methods) return next();
      const handler = methods[request.method ?? ""] ?? methods["*"];
      if (!handler) {
        response.writeHead(405, { Allow: Object.keys(methods).join(", ") }).end();
        return;
      }
      Promise.resolve(handler(request, response)).catch(next);
    },
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The service answers any origin: the page that sends is never its own. */
function sendAnswer(response: ServerResponse, { status, text }: Answer): void {
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

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response
    .writeHead(status, {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "no-store",
    })
    .end(JSON.stringify(value));
}
