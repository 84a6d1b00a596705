// Serves the icon set to the editor, at an address that changes with the set, so that the browser can cache it.
import type { ServerResponse } from "node:http";
import { contentHash } from "../../files/content-hash.ts";
import { readIcons } from "../../files/icon-set.ts";
import { ownHeaders } from "../http/exchange.ts";

export const iconsPath = "/icons";

let written: { json: string; address: string } | undefined;

/** Serializes the set once, because it never changes. */
function writeIcons(): { json: string; address: string } {
  if (!written) {
    const json = JSON.stringify(readIcons());
    written = { json, address: `${iconsPath.slice(1)}?${contentHash(json)}` };
  }
  return written;
}

/** The icons' address, relative to the editor's page. */
export function iconsAddress(): string {
  return writeIcons().address;
}

export function sendIcons(response: ServerResponse): void {
  response.writeHead(200, {
    "Content-Type": "application/json; charset=utf-8",
    ...ownHeaders,
    "Cache-Control": "private, max-age=31536000, immutable",
  });
  response.end(writeIcons().json);
}
