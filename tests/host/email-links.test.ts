// @vitest-environment node
// Email links work behind a proxy that hides addresses, as Cloudflare does for every site unless its owner turns it off.
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildSite } from "../../src/builder/build-site.ts";
import { dentalSite, firstSite, secondSite } from "../fixtures/sites.ts";

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "email-links-"));
});
afterAll(() => rm(root, { recursive: true }));

/**
 * What the proxy does to a document: it replaces links to email addresses, and addresses in text, by what a script has to
 * decode. The script writes HTML, which the site's policy forbids.
 * https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
function hideAddresses(html: string): string {
  const untouched = /(<!--email_off-->[^]*?<!--\/email_off-->|<head>[^]*?<\/head>)/;
  const hide = (part: string) =>
    part
      .replace(/(<a\b[^>]*\bhref="?)mailto:[^"\s>]*/g, "$1/cdn-cgi/l/email-protection#5a")
      .replace(/(>[^<]*?)[\w.+-]+@[\w-]+(\.[\w-]+)+/g, "$1[email protected]");
  const parts = html.split(untouched);
  return parts.map((part, index) => (index % 2 === 0 ? hide(part) : part)).join("");
}

test.each([
  ["in one document", firstSite],
  ["in one document, of another look", secondSite],
  ["with a document for each page", dentalSite],
])("a site %s keeps them", async (name, content) => {
  const folder = join(root, name);
  expect(await buildSite(content, folder)).toMatchObject({ ok: true });
  const documents = (await readdir(folder, { recursive: true })).filter((path) =>
    path.endsWith(".html"),
  );
  const texts = await Promise.all(documents.map((path) => readFile(join(folder, path), "utf8")));
  expect(texts.filter((html) => html.includes("href=mailto:")).length).toBeGreaterThan(0);
  for (const html of texts) expect(hideAddresses(html)).toBe(html);
});
