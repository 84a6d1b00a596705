// @vitest-environment node
// A port that is taken keeps nobody from seeing the site.
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

test("one whose port is taken takes a later one, and says which", async () => {
  const taken = await listen(server(), 0);
  const next = await listen(server(), taken);
  expect(next).toBeGreaterThan(taken);
  expect(next).toBeLessThanOrEqual(taken + 20);
});

test("what is no port is told in words", () => {
  expect(readPort(undefined, 4173)).toBe(4173);
  expect(readPort("", 4173)).toBe(4173);
  expect(readPort("8080", 4173)).toBe(8080);
  for (const written of ["80x", "-1", "65536", "1.5"])
    expect(readPort(written, 4173)).toBe(`PORT is "${written}". Use a number from 0 to 65535.`);
});
