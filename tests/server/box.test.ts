// @vitest-environment node
// The mailbox needs little memory, however much is sent and however slowly an inbox reads.
import type { ServerResponse } from "node:http";
import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { Box } from "../../src/server/mailbox/box.ts";

const mail = {
  time: "2025-05-27T00:00:00.000Z",
  template: "contact-message",
  parameters: { message: "x".repeat(50_000) },
  unused: [],
};

test("an inbox that doesn't read gets no more updates, and then only the newest state", async () => {
  const read: string[] = [];
  let readOn: () => void = () => {};
  const inbox = new Writable({
    // Less than one letter, whatever a version of Node takes by itself.
    highWaterMark: 16_384,
    write(chunk, _encoding, callback) {
      read.push(String(chunk));
      readOn = callback;
    },
  });
  const box = new Box();
  // Only what a stream has is used of it.
  box.watch(inbox as ServerResponse);
  readOn();
  for (let count = 0; count < 300; count++) box.add(mail);
  box.switchOn("slow");
  expect(inbox.writableLength).toBeLessThan(60_000);
  while (read.length < 3) {
    readOn();
    await new Promise(setImmediate);
  }
  readOn();
  const updates = read.map((text) => JSON.parse(text.slice("data: ".length)));
  expect(updates.map(({ fault, mails }) => [fault, mails.length])).toEqual([
    ["none", 0],
    ["none", 1],
    ["slow", 100],
  ]);
  expect(inbox.writableLength).toBe(0);
});
