// The icon set for the editor: at an address that is another one for any other set, so that its browser keeps it.
import type { ServerResponse } from "node:http";
import { contentHash } from "../../files/content-hash.ts";
import { readIcons } from "../../files/icons.ts";
import { ownHeaders } from "../http.ts";

export const iconsPath = "/icons";

let written: { json: string; address: string } | undefined;

/** Once: the set never changes. */
function writeIcons(): { json: string; address: string } {
  if (!written) {
    const json = JSON.stringify(readIcons());
    written = { json, address: `${iconsPath.slice(1)}?${contentHash(json)}` };
  }
  return written;
}

/** Where the editor asks for them, beside the content. */
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
