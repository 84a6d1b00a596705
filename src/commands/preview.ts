// Serves the built site as visitors will get it, with the mailbox for its forms.
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { siteFile } from "../content/model/input.ts";
import { visibleInLine } from "../content/text/invisible.ts";
import { builtFrom } from "../files/built-from.ts";
import { mailService } from "../content/model/mail-service.ts";
import { contentFolder, entriesOf, NoContent, couldNotCode } from "../files/given-folder.ts";
import { closeServer, listen, readPort } from "../server/listen-on-port.ts";
import { readArguments } from "./read-arguments.ts";
import type { MailSettings } from "../server/mailbox/respond-to-mail.ts";
import { createMailbox } from "../server/mailbox/mailbox.ts";
import { serveFolder } from "../server/static-server.ts";
import { hostRefusal, originRefusal, refuse } from "../server/http/same-origin.ts";

export interface Preview {
  /** The site's address, without a slash at its end. */
  address: string;
  port: number;
  close(): Promise<void>;
}

/**
 * Serves a built site on localhost.
 * @param folder the built site
 * @param port if it is in use, the next free one is used; 0 for any
 * @param mailSettings reads the ids and templates that the mailbox accepts: the site may be built again meanwhile
 */
export async function startPreview({
  folder,
  port: wanted,
  mailSettings,
}: {
  folder: string;
  port: number;
  mailSettings: () => MailSettings;
}): Promise<Preview> {
  const mailbox = createMailbox(mailSettings);
  const serve = serveFolder(folder, (html, request) =>
    // The server's address as the visitor's browser sees it.
    html.replaceAll(mailService, () => `http://${request.headers.host}`),
  );
  const server = createServer((request, response) => {
    const fail = (error: unknown): void => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    };
    const refusal = hostRefusal(request) ?? originRefusal(request);
    if (refusal !== undefined) return refuse(response, refusal);
    mailbox.handle(request, response, (error) => {
      if (error) fail(error);
      else serve(request, response).catch(fail);
    });
  });
  const port = await listen(server, wanted);
  return {
    address: `http://localhost:${port}`,
    port,
    close: () => closeServer(server),
  };
}

/**
 * The settings that the site is built with: they are read again once it is built again.
 * @param folder the built site
 * @throws with a message if there are no settings to read
 */
export async function builtMailSettings(
  folder: string,
  content: string,
): Promise<() => MailSettings> {
  await entriesOf(content);
  const buildTime = () => statSync(join(folder, "index.html"), { throwIfNoEntry: false })?.mtimeMs;
  let time = buildTime();
  const first = mailSettingsIn(content);
  if (!first)
    throw new Error(
      `${content}/${siteFile} has had a mistake since the site was built. Run npm run check.`,
    );
  let known = first;
  return () => {
    const now = buildTime();
    if (now !== time) known = mailSettingsIn(content) ?? known;
    time = now;
    return known;
  };
}

function mailSettingsIn(content: string): MailSettings | undefined {
  try {
    const site: unknown = JSON.parse(readFileSync(join(content, siteFile), "utf8"));
    // Cast: if the site was built, its content was checked.
    return (site as { mail: MailSettings }).mail;
  } catch {
    return undefined;
  }
}

const usage = `npm run preview -- [options]

  --port 4999   port for the built site (default: PORT, or 4173)
  --help        show this help`;

/** @returns the port, or a message: about a wrong option, or the help */
export function previewOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): { port: number } | { help: string } | string {
  const given = readArguments(args, { port: "string", help: "boolean" }, usage);
  if (typeof given === "string") return given;
  if (given.help === true) return { help: usage };
  // An option without a value is parsed as true.
  if (given.port === true || given.port === "")
    return `Write a number after --port, from 0 to 65535.\n\n${usage}`;
  const port =
    typeof given.port === "string"
      ? readPort(given.port, 4173, "--port")
      : readPort(env["PORT"], 4173);
  return typeof port === "string" ? port : { port };
}

/**
 * The content that the site was built from, because only its forms can be answered.
 * @param built undefined if nobody has built the site here
 * @param given the content folder that the command would read
 * @param isAsked whether someone has asked for that folder
 * @throws with a message if the site is from a different folder, or from one that isn't there any more
 */
export function contentOfBuilt(built: string | undefined, given: string, isAsked: boolean): string {
  if (built === undefined || resolve(built) === resolve(given)) return given;
  const from = `The site in dist/ was built from ${visibleInLine(built)}/`;
  if (isAsked)
    throw new Error(
      `${from}, not from ${visibleInLine(given)}/. Run npm run build with the same CONTENT_DIR, or leave it out here.`,
    );
  if (!existsSync(built))
    throw new Error(`${from}, which isn't there any more. Run npm run build again.`);
  return built;
}

async function run(wanted: number): Promise<void> {
  const folder = "dist";
  const built = await builtFrom();
  const isAsked = process.env["CONTENT_DIR"] !== undefined;
  if (isAsked || built === undefined) await entriesOf(contentFolder);
  if (!existsSync(join(folder, "index.html")))
    throw new Error("There is no built site yet. Run `npm run build` first.");
  const content = contentOfBuilt(built, contentFolder, isAsked);
  const mailSettings = await builtMailSettings(folder, content);
  const { address, port } = await startPreview({ folder, port: wanted, mailSettings });
  if (port !== wanted && wanted !== 0)
    console.log(`Port ${wanted} is in use, so the next free port is used.`);
  console.log(`Site     ${address}/\nMailbox  ${address}/__mail`);
}

/** Runs the command as people run it. */
export async function main(args: readonly string[]): Promise<void> {
  try {
    const options = previewOptions(args, process.env);
    if (typeof options === "string") {
      console.error(options);
      process.exitCode = couldNotCode;
    } else if ("help" in options) console.log(options.help);
    else await run(options.port);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const isNoContent = error instanceof NoContent;
    console.error(isNoContent ? reason : `The preview can't start. ${reason}`);
    process.exitCode = isNoContent ? couldNotCode : 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
