// Serves a content folder while it is edited: its site, the mailbox and the editor, and shows what is saved.
import { NoContent, couldNotCode } from "../files/given-folder.ts";
import { answerEditor } from "./edit/routes.ts";
import { originRefusal, refuse } from "./http/same-origin.ts";
import { serveOpenInEditor } from "./dev/code-editor.ts";
import type { DevHost, Middleware, Middlewares } from "./dev/dev-host.ts";
import type { EditedContent } from "./dev/edited-content.ts";
import { logReport, showSaves } from "./dev/follow-saves.ts";
import { sendPolicies } from "./dev/policies.ts";
import { answerRequests } from "./dev/site-routes.ts";
import { takeWriteLock } from "./dev/write-lock.ts";

/** @param openerFor opens the file of a request in the code editor with this command */
export async function serveContent(
  content: EditedContent,
  host: DevHost,
  openerFor: (editor: string) => Middleware,
): Promise<void> {
  const { logger, middlewares } = host;
  await takeWriteLock(content, host);
  await content.read(logger).catch(endWithoutContent);
  logReport(content, logger);
  showSaves(content, host);
  sendPolicies(middlewares);
  refuseStrangers(middlewares);
  answerRequests(middlewares, content, (inbox) => host.send("site:mail", inbox));
  serveOpenInEditor(middlewares, openerFor);
  answerEditor(host, content);
}

/** Rejects requests from other origins, such as another port of this machine. */
function refuseStrangers(middlewares: Middlewares): void {
  middlewares.use((request, response, next) => {
    const refusal = originRefusal(request);
    if (refusal === undefined) next();
    else refuse(response, refusal);
  });
}

/** Prints only the message, because Vite would print a stack trace. */
function endWithoutContent(error: unknown): never {
  if (!(error instanceof NoContent)) throw error;
  console.error(error.message);
  process.exit(couldNotCode);
}
