// An editor's dev server without the site around it, for `fuzz:store`: `editor.ts <content folder>`. It tells its parent
// its address, and answers there as `npm start` does under /__edit. A number from its parent says before which of the
// files that it puts in place from then on it is killed.
import fs from "node:fs";
import { createServer } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import type { AddressInfo } from "node:net";
import { editAddress } from "../../../src/store/dev/wire.ts";
import type { Middleware } from "../../../src/server/dev/dev-host.ts";
import { EditedContent } from "../../../src/server/dev/edited-content.ts";
import { takeWriteLock } from "../../../src/server/dev/write-lock.ts";
import { answerEditor } from "../../../src/server/edit/routes.ts";

const content = new EditedContent(process.argv[2] ?? "");
// The warning that another editor runs is expected here.
const logger = { info: () => {}, warn: () => {}, error: console.error };
let answer: Middleware | undefined;
const server = createServer((request, response) => {
  request.url = request.url?.slice(editAddress.length) || "/";
  answer?.(request, response, () => response.writeHead(404).end());
});
await takeWriteLock(content, {
  logger,
  onceListening: (then) => server.once("listening", then),
  onceClosed: (then) => server.once("close", then),
});
const middlewares = {
  use(_path: string | Middleware, handle?: Middleware): void {
    answer = handle;
  },
};
answerEditor({ middlewares, logger, serveBeside: () => Promise.resolve("") }, content);
server.listen(0, "127.0.0.1", () => {
  // Cast: it listens at a port.
  const { port } = server.address() as AddressInfo;
  process.send?.(`http://127.0.0.1:${port}${editAddress}`);
});
let left = Infinity;
process.on("message", (count: number) => (left = count));
const { renameSync } = fs;
fs.renameSync = (from, to) => {
  if (--left === 0) process.kill(process.pid, "SIGKILL");
  renameSync(from, to);
};
syncBuiltinESMExports();
process.on("disconnect", () => process.exit());
