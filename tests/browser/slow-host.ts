// A host on a slow line: it sends each document up to somewhere, and the rest when it is asked to.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface Held {
  body: string | Buffer;
  /** How much of it comes at first. */
  at: number;
  headers?: Record<string, string>;
}

export type SlowHost = Awaited<ReturnType<typeof startSlowHost>>;

export async function startSlowHost() {
  const documents = new Map<string, Held>();
  let finish = () => {};
  const server = createServer(({ url = "" }, response) => {
    const held = documents.get(url);
    if (!held) return void response.writeHead(404).end();
    const { body, at, headers } = held;
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", ...headers });
    response.write(body.slice(0, at));
    finish = () => response.end(body.slice(at));
  }).listen(0, "localhost");
  await once(server, "listening");
  // Cast: a server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}/`,
    /** @param path such as `/` */
    hold: (path: string, held: Held) => void documents.set(path, held),
    /** Sends the rest of the last document that was asked for. */
    finish: () => finish(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
