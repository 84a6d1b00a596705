// Who the servers on a developer's machine don't answer: pages of other sites that its browser has open, too.
import type { IncomingMessage, ServerResponse } from "node:http";
import { parseUrl } from "../content/text/address.ts";
import { openPath } from "./mailbox/mailbox.ts";

/**
 * Why a request is refused for its Host. A site can point a name of its own at this machine, and its pages could then
 * read what is answered as if it were theirs; localhost and numbers can't be pointed anywhere.
 * @returns undefined where there is no reason
 */
export function hostRefusal({ headers: { host = "" } }: IncomingMessage): string | undefined {
  if (/^(localhost|\d+(\.\d+){3}|\[[0-9a-f:.]+\])(:\d+)?$/i.test(host)) return undefined;
  return `The preview only answers at localhost or an address such as 127.0.0.1, not at ${JSON.stringify(host)}: another site's name could point here.`;
}

/**
 * Why a request of another site's page is refused, for example of what another port of this machine shows. Browsers
 * name the page's origin with everything that could read an answer or change something, and of all else, such as a
 * picture, they say whether it is for a page of the same origin. A link may lead here from anywhere.
 * @returns undefined where there is no reason
 */
export function originRefusal({ headers, url = "" }: IncomingMessage): string | undefined {
  const { origin, host, "sec-fetch-site": from = "none", "sec-fetch-mode": mode } = headers;
  if (url.split("?")[0] === openPath) return undefined;
  if (origin !== undefined && parseUrl(origin)?.host !== host?.toLowerCase())
    return `Only this server's own pages can send it requests, but this page is from ${JSON.stringify(origin)}.`;
  if (from === "same-origin" || from === "none" || mode === "navigate") return undefined;
  return "Only this server's own pages can send it requests, but this page is from another site.";
}

/**
 * Why a request may not have something done on this machine: only a page of this server may, and neither a link nor a
 * picture elsewhere. All current browsers say which it is.
 * @returns undefined where there is no reason
 */
export function actionRefusal({ headers }: IncomingMessage): string | undefined {
  if (headers["sec-fetch-site"] === "same-origin" && headers["sec-fetch-mode"] !== "navigate")
    return undefined;
  return "Only this server's own pages can open files, in a current browser at localhost.";
}

export function refuse(response: ServerResponse, reason: string): void {
  response.writeHead(403, { "Content-Type": "text/plain; charset=utf-8" }).end(`${reason}\n`);
}
