// Where a server listens: at the port that is wanted, or at the next one that is free.
import type { Server } from "node:http";

/** How many ports are tried after the one that is wanted. */
const tries = 20;

/**
 * The port that an environment variable or an option names; a sentence where it names none.
 * @param name of the variable or the option
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
 * @param wanted 0 for any that is free
 * @returns where it listens on localhost
 * @throws in a sentence, where no port can be had
 */
export async function listen(server: Server, wanted: number): Promise<number> {
  for (let port = wanted; port <= Math.min(wanted + tries, 65_535); port++) {
    const refusal = await tryPort(server, port);
    if (refusal === undefined) return boundPort(server) ?? port;
    if (refusal === "EACCES")
      throw new Error(`You don't have permission to use port ${port}. Choose one above 1023.`);
  }
  throw new Error(`Port ${wanted} and the ${tries} after it are in use. Set PORT to another one.`);
}

/** undefined once it listens, else why it can't there. */
function tryPort(server: Server, port: number): Promise<"EADDRINUSE" | "EACCES" | undefined> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException): void => {
      if (error.code === "EADDRINUSE" || error.code === "EACCES") resolve(error.code);
      else reject(error);
    };
    server.once("error", fail);
    server.listen(port, "localhost", () => {
      server.off("error", fail);
      resolve(undefined);
    });
  });
}

function boundPort(server: Server): number | undefined {
  const bound = server.address();
  return typeof bound === "object" ? bound?.port : undefined;
}
