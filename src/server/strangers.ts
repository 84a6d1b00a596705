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
  return `The preview answers under localhost or a number such as 127.0.0.1, and not under ${JSON.stringify(host)}: another site's name could lead here.`;
}

/**
 * Why a request of another site's page is refused, for example of what another port of this machine shows. Browsers
 * name the page's origin with everything that could read an answer or change something.
 * @returns undefined where there is no reason
 */
export function originRefusal({ headers, url = "" }: IncomingMessage): string | undefined {
  const { origin, host } = headers;
  if (origin === undefined || url.split("?")[0] === openPath) return undefined;
  if (parseUrl(origin)?.host === host?.toLowerCase()) return undefined;
  return `Only pages of this server may ask it, and this one is of ${JSON.stringify(origin)}.`;
}

export function refuse(response: ServerResponse, reason: string): void {
  response.writeHead(403, { "Content-Type": "text/plain; charset=utf-8" }).end(`${reason}\n`);
}
