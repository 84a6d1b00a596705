// Imitates EmailJS on the developer's machine, so that forms can be tried without an account or real mail.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { MailSettings } from "./respond-to-mail.ts";
import { readFault } from "./faults.ts";
import { ownHeaders, readBody, sendJson, type Handler } from "../http/exchange.ts";
import { openPath } from "../http/same-origin.ts";
import { inboxHeaders, inboxPage } from "./inbox.ts";
import { Box } from "./box.ts";
import { machineClock, takeMail, type Clock } from "./service.ts";

/** The path of the inbox page. */
export const inboxPath = "/__mail";

type Next = (error?: unknown) => void;

export interface Mailbox {
  /** Connect middleware: handles the paths of the service and the inbox, and passes on the rest. */
  handle(request: IncomingMessage, response: ServerResponse, next: Next): void;
}

/** Handlers by path, then by method; `*` for any method. */
type Routes = Record<string, Record<string, Handler>>;

/**
 * Creates a mailbox that accepts mail as EmailJS would and shows it at /__mail.
 * @param settings returns the site's mail settings; called for each message, because content can change
 * @param clock replaces the system clock in tests
 * @param received is called for each message that it accepts
 */
export function createMailbox(
  settings: () => MailSettings,
  clock: Clock = machineClock,
  received?: () => void,
): Mailbox {
  const box = new Box(received);
  const routes: Routes = {
    [openPath]: { "*": takeMail("send", box, settings, clock) },
    "/api/v1.0/email/send-form": { "*": takeMail("send-form", box, settings, clock) },
    ...inboxRoutes(box),
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

/** The routes of the inbox page. */
function inboxRoutes(box: Box): Routes {
  return {
    [inboxPath]: {
      GET: (_, response) => {
        response.writeHead(200, inboxHeaders).end(inboxPage);
      },
    },
    "/__mail/events": {
      GET: (_, response) => {
        response.writeHead(200, { "Content-Type": "text/event-stream", ...ownHeaders });
        box.watch(response);
      },
    },
    "/__mail/messages.json": {
      GET: (_, response) => sendJson(response, 200, box.mails),
      DELETE: (_, response) => {
        box.empty();
        sendJson(response, 200, box.mails);
      },
    },
    "/__mail/fault": {
      GET: (_, response) => sendJson(response, 200, { fault: box.fault }),
      POST: switchFault(box),
    },
  };
}

function switchFault(box: Box): Handler {
  return async (request, response) => {
    const wanted = request.headers["content-type"]?.startsWith("application/json")
      ? readFault((await readBody(request))?.toString("utf8") ?? "")
      : undefined;
    if (wanted === undefined)
      return sendJson(response, 400, { error: "There is no fault with that name." });
    box.switchOn(wanted);
    sendJson(response, 200, { fault: wanted });
  };
}
