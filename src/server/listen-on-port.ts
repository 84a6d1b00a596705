// Starts a server on the wanted port, or on the next free one, and ends it.
import type { Server } from "node:http";

/** How many ports to try after the wanted one. */
const tries = 20;

/**
 * Reads a port from an environment variable or an option; returns a message if it isn't one.
 * @param name the name of the variable or option
 */
export function readPort(
  written: string | undefined,
  usual: number,
  name = "PORT",
): number | string {
  if (written === undefined || written.trim() === "") return usual;
  const port = Number(written);
  return Number.isInteger(port) && port >= 0 && port <= 65_535
    ? port
    : `${name} is "${written}". Use a number from 0 to 65535.`;
}

/**
 * @param wanted 0 for any free port
 * @returns the port that it listens on
 * @throws with a message for the user if there is no free port
 */
export async function listen(server: Server, wanted: number): Promise<number> {
  for (let port = wanted; port <= Math.min(wanted + tries, 65_535); port++) {
    const refusal = await tryPort(server, port);
    if (refusal === undefined) return boundPort(server) ?? port;
    if (refusal === "EACCES")
      throw new Error(`You don't have permission to use port ${port}. Choose one above 1023.`);
  }
  throw new Error(
    `Port ${wanted} and the ${tries} after it are in use. Choose another one with --port.`,
  );
}

/** Also ends the connections that are open on purpose, such as those of live inboxes and of open pages. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((closed) => {
    server.close(() => closed());
    server.closeAllConnections();
  });
}

/** Resolves to undefined once the server listens, or to the reason why it can't. */
function tryPort(server: Server, port: number): Promise<"EADDRINUSE" | "EACCES" | undefined> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException): void => {
      server.off("listening", done);
      if (error.code === "EADDRINUSE" || error.code === "EACCES") resolve(error.code);
      else reject(error);
    };
    const done = (): void => {
      server.off("error", fail);
      resolve(undefined);
    };
    server.once("error", fail);
    server.once("listening", done);
    server.listen(port, "localhost");
  });
}

function boundPort(server: Server): number | undefined {
  const bound = server.address();
  return typeof bound === "object" ? bound?.port : undefined;
}
