// Shows the built site as visitors will get it, with the mailbox behind its forms.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { siteFile } from "../content/model/input.ts";
import { mailService } from "../files/content-folder.ts";
import type { MailSettings } from "../server/mailbox/answer.ts";
import { createMailbox } from "../server/mailbox/mailbox.ts";
import { serveFolder } from "../server/static-server.ts";

export interface Preview {
  /** Where the site is, without a slash at its end. */
  address: string;
  close(): Promise<void>;
}

/**
 * Serves a built site on localhost.
 * @param folder the built site
 * @param port 0 for any that is free
 * @param mailSettings the ids and templates that the mailbox accepts
 * @throws if the port is taken
 */
export async function startPreview({
  folder,
  port,
  mailSettings,
}: {
  folder: string;
  port: number;
  mailSettings: MailSettings;
}): Promise<Preview> {
  const mailbox = createMailbox(() => mailSettings);
  const serve = serveFolder(folder, (html, request) =>
    html.replaceAll(mailService, () => ownOrigin(request)),
  );
  const server = createServer((request, response) => {
    const fail = (error: unknown): void => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    };
    mailbox.handle(request, response, (error) => {
      if (error) fail(error);
      else serve(request, response).catch(fail);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "localhost", resolve);
  });
  const bound = server.address();
  const address = `http://localhost:${typeof bound === "object" && bound ? bound.port : port}`;
  return {
    address,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // The mailbox holds connections open on purpose: live inboxes and messages never answered.
        server.closeAllConnections();
      }),
  };
}

/** This server's origin as the visitor's browser knows it; a Host that isn't one can't get into the page. */
function ownOrigin({ headers, socket }: IncomingMessage): string {
  const host = headers.host ?? "";
  return /^([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d+)?$/i.test(host)
    ? `http://${host}`
    : `http://localhost:${socket.localPort}`;
}

async function readMailSettings(contentFolder: string): Promise<MailSettings> {
  const site: unknown = JSON.parse(await readFile(join(contentFolder, siteFile), "utf8"));
  // A built site means that its content was checked.
  return (site as { mail: MailSettings }).mail;
}

async function run(): Promise<void> {
  const folder = "dist";
  if (!existsSync(join(folder, "index.html"))) {
    console.error("There is no built site yet: run `npm run build` first.");
    process.exitCode = 1;
    return;
  }
  const { address } = await startPreview({
    folder,
    port: Number(process.env.PORT ?? 4173),
    mailSettings: await readMailSettings(process.env.CONTENT_DIR ?? "content"),
  });
  console.log(`Site     ${address}/\nMailbox  ${address}/__mail`);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    await run();
  } catch (error) {
    console.error(`The preview can't start: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
