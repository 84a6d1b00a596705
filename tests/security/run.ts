// `npm run fuzz:scripts`: 300 payloads in every string, file name, branch, author and picture, opened in every window of
// the editor, in the built site and in the preview. None may run, with the policies and without them. After `--`, only
// one of the sites can be named: accepted, drawn or everywhere.
import { cp, mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { buildSite } from "../../src/builder/build-site.ts";
import { startPreview } from "../../src/commands/preview.ts";
import { endWithArguments } from "../../src/commands/read-arguments.ts";
import { loadContent } from "../../src/files/content-folder.ts";
import { findBrowser } from "../../src/commands/find-browser.ts";
import { bundleEditor, servesBundledEditor } from "../browser/bundled-editor.ts";
import type { mail } from "../fixtures/every-field.ts";
import { startDev } from "../server/start-dev.ts";
import { writeEveryBlock } from "./every-block.ts";
import { listenForCanaries, modes, openContext, type Executions, type Mode } from "./executions.ts";
import { makeHostileRepository } from "./hostile-repository.ts";
import { limits, writeHostileSite, type Limit } from "./hostile-site.ts";
import { openFiles, openPages, openWindows } from "./open-windows.ts";
import { payloads } from "./payloads.ts";

type MailSettings = typeof mail;

/**
 * Dialogs that must have been open, so that no payload goes unseen; a site that can't be drawn shows no page to click
 * on.
 */
const dialogs: Record<Limit, readonly string[]> = {
  accepted: ["Pages", "What changed", "Publish", "Find text", "Add block"],
  drawn: ["Pages", "What changed", "Publish", "Find text", "Add block"],
  everywhere: ["What changed", "Publish"],
};

endWithArguments(
  `npm run fuzz:scripts -- [site]\n\n  Opens all sites if none is named: ${limits.join(", ")}.`,
  new RegExp(`^(?:${limits.join("|")})$`),
);
let found = 0;
const root = await mkdtemp(join(tmpdir(), "scripts-"));
const browser = await chromium.launch({
  executablePath: findBrowser(),
  // The sandbox refuses to run as root, which most containers do.
  chromiumSandbox: process.getuid?.() !== 0,
  args: ["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost"],
});
const editor = join(root, "editor");
try {
  const base = join(root, "base");
  await writeEveryBlock(base);
  // One file instead of 400 modules for each visit.
  await bundleEditor(editor);
  for (const limit of limits)
    if (process.argv.length < 3 || process.argv.includes(limit)) await tryAll(base, limit);
} finally {
  await browser.close();
  await rm(root, { recursive: true, force: true });
}
console.log(found === 0 ? "0 executed." : `${found} executed, or would be but for a policy.`);
process.exitCode = found === 0 ? 0 : 1;

async function tryAll(base: string, limit: Limit): Promise<void> {
  const { mine, end } = await makeHostileRepository(base);
  const { locations, used } = await writeHostileSite(base, mine.content, payloads, limit);
  console.log(`${limit}: ${used.size} of ${payloads.length} payloads, in ${locations} strings`);
  // Clicks in the editor add what still asks for something, such as a notice's last day: it can't be built.
  const written = join(root, `written-${limit}`);
  await cp(mine.content, written, { recursive: true });
  const plugins = [servesBundledEditor(editor)];
  const server = await startDev(mine.content, join(root, "cache"), { plugins });
  const address = server.resolvedUrls?.local[0] ?? "";
  for (const mode of modes) {
    await tryDev(address, mine.content, { limit, mode });
    if (limit === "accepted") await tryBuilt(written, mode);
  }
  await server.close();
  await end();
}

async function tryDev(
  address: string,
  content: string,
  { limit, mode }: { limit: Limit; mode: Mode },
): Promise<void> {
  const context = await openContext(browser, mode);
  const heard = listenForCanaries(context);
  const page = await context.newPage();
  const { titles, clicks } = await openWindows(page, address, heard);
  tell(`${mode}: the editor, ${clicks} clicks, ${titles.size} dialogs`, heard);
  console.log(`    ${[...titles].join("; ")}`);
  const closed = dialogs[limit].filter((title) => !titles.has(title));
  if (closed.length > 0) throw new Error(`Not opened: ${closed.join("; ")}`);
  const count = await openPages(await context.newPage(), address, heard);
  tell(`${mode}: the preview, ${count} pages`, heard);
  if (limit === "accepted") {
    await sendMails(address, await mailOf(content));
    const inbox = await context.newPage();
    await inbox.goto(`${address}__mail`);
    await inbox.getByText("canary").first().waitFor({ state: "attached" });
    await heard.lookThrough(inbox);
    tell(`${mode}: the mailbox`, heard);
  }
  // Only its policy keeps a file that is opened by its address from running scripts.
  if (limit === "drawn" && mode === "with the policies") {
    const { media } = await loadContent(content);
    const addresses = [...media.values()].map((file) => new URL(file.address, address).href);
    await openFiles(await context.newPage(), addresses);
    tell(`${mode}: ${addresses.length} files of media by their addresses`, heard);
  }
  await context.close();
}

async function tryBuilt(content: string, mode: Mode): Promise<void> {
  const folder = join(root, "dist");
  const built = await buildSite(content, folder);
  if (!built.ok) throw new Error(built.report);
  const mail = await mailOf(content);
  const preview = await startPreview({ folder, port: 0, mailSettings: () => mail });
  const context = await openContext(browser, mode);
  const heard = listenForCanaries(context);
  const page = await context.newPage();
  const names = await readdir(folder, { recursive: true });
  const documents = names.filter((name) => name.endsWith(".html"));
  let count = 0;
  for (const name of documents)
    count += await openPages(page, `${preview.address}/${name.replaceAll("\\", "/")}`, heard);
  await openPages(page, `${preview.address}/nothing-here`, heard);
  tell(`${mode}: the built site, ${documents.length} documents, ${count} pages`, heard);
  await context.close();
  await preview.close();
}

/** Names and keys contain payloads too. */
async function mailOf(content: string): Promise<MailSettings> {
  return JSON.parse(await readFile(join(content, "site.json"), "utf8")).mail;
}

/** Each parameter has some payloads where a visitor's text would be. */
async function sendMails(address: string, mail: MailSettings): Promise<void> {
  const [template] = Object.values(mail.templates);
  const texts = payloads.map(({ text }) => text);
  const names = template?.parameters ?? [];
  const params = names.map((name, at) => [
    name,
    texts.filter((_, index) => index % names.length === at).join("\n"),
  ]);
  const answer = await fetch(`${address}api/v1.0/email/send`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      user_id: mail.publicKey,
      service_id: mail.serviceId,
      template_id: template?.id,
      template_params: { ...Object.fromEntries(params), to_email: "office@company.example" },
    }),
  });
  if (!answer.ok) throw new Error(`The mailbox took no mail: ${await answer.text()}`);
}

/** Counts the payloads that ran since the last call, and resets the count. */
function tell(where: string, { ran, live }: Executions): void {
  console.log(`  ${where}: ${ran.size} executed, ${live.size} live`);
  for (const [id, from] of ran)
    console.log(`    payload ${id}, in ${from}: ${payloads[id]?.text ?? "of a file of media"}`);
  for (const [markup, from] of live) console.log(`    live, in ${from}: ${markup}`);
  found += ran.size + live.size;
  ran.clear();
  live.clear();
}
