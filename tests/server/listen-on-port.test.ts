// @vitest-environment node
// The site is served even if the wanted port is in use.
import { createServer, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { listen, readPort } from "../../src/server/listen-on-port.ts";

const servers: Server[] = [];
function server(): Server {
  const made = createServer();
  servers.push(made);
  return made;
}
afterEach(() => {
  for (const each of servers.splice(0)) each.close();
});

test("a server takes the port that it is given", async () => {
  const port = await listen(server(), 0);
  expect(port).toBeGreaterThan(0);
});

test("a server whose port is in use takes a later one and returns it", async () => {
  const taken = await listen(server(), 0);
  const next = await listen(server(), taken);
  expect(next).toBeGreaterThan(taken);
  expect(next).toBeLessThanOrEqual(taken + 20);
});

test("without a free port, the message says what to do, and nothing of the tries is left", async () => {
  // The last port, after which there is none. Another program may have it already.
  await listen(server(), 65_535).catch(() => {});
  const late = server();
  const before = late.eventNames().map((name) => [name, late.listenerCount(name)]);
  await expect(listen(late, 65_535)).rejects.toThrow("Choose another one with --port.");
  expect(late.eventNames().map((name) => [name, late.listenerCount(name)])).toEqual(before);
});

test("an invalid port gives a message", () => {
  expect(readPort(undefined, 4173)).toBe(4173);
  expect(readPort("", 4173)).toBe(4173);
  expect(readPort("8080", 4173)).toBe(8080);
  for (const written of ["80x", "-1", "65536", "1.5"])
    expect(readPort(written, 4173)).toBe(`PORT is "${written}". Use a number from 0 to 65535.`);
});
