// Rejects requests to the local servers that come from pages of other sites in the same browser.
import type { IncomingMessage, ServerResponse } from "node:http";
import { parseUrl } from "../../content/text/address.ts";

/** Pages of any site can send mail here, as with the real service. Browsers ask first, because it accepts only JSON. */
export const openPath = "/api/v1.0/email/send";

/**
 * Why a request is rejected for its Host header. A site can point its own name at this machine, and its pages could then
 * read the responses as if they were its own. Nobody can do that with localhost or an IP address.
 * @returns undefined if the request is allowed
 */
export function hostRefusal({ headers: { host = "" } }: IncomingMessage): string | undefined {
  if (/^(localhost|\d+(\.\d+){3}|\[[0-9a-f:.]+\])(:\d+)?$/i.test(host)) return undefined;
  return `This server only answers at localhost or an address such as 127.0.0.1, not at ${JSON.stringify(host)}: another site's name could point here.`;
}

/**
 * Why a request from another site's page is rejected, for example from another port of this machine. Browsers send the
 * page's origin with every request that could read a response or change something. For all others, such as pictures,
 * they say if the page has the same origin. Links from anywhere are allowed.
 * @returns undefined if the request is allowed
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
 * Why a request can't start an action on this machine, such as opening a file. Only this server's own pages can, and not
 * a link or a picture on another site. All current browsers send headers that tell them apart.
 * @returns undefined if the request is allowed
 */
export function actionRefusal({ headers }: IncomingMessage): string | undefined {
  if (headers["sec-fetch-site"] === "same-origin" && headers["sec-fetch-mode"] !== "navigate")
    return undefined;
  return "Only this server's own pages can open files, in a current browser at localhost.";
}

export function refuse(response: ServerResponse, reason: string): void {
  response.writeHead(403, { "Content-Type": "text/plain; charset=utf-8" }).end(`${reason}\n`);
}
