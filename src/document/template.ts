// The start of every built document, from index.html.
import { readFile } from "node:fs/promises";
import { ownFiles } from "../engine/engine-files.ts";

/**
 * Without the whitespace between elements, which visitors don't need. `email_off` in index.html keeps Cloudflare from
 * replacing email links by what a script of its own would have to put back, against the site's policy. The header
 * `no-transform` would, too, but then Cloudflare compresses nothing.
 * https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
export async function readTemplate(): Promise<string> {
  return (await readFile(ownFiles.template, "utf8")).replace(/>\s+</g, "><");
}
