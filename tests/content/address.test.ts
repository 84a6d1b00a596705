// An address is read the same way however often it is read.
import { expect, test } from "vitest";
import { readLinkAddress } from "../../src/content/text/address.ts";

// Node 20 and 22 answer `URL.canParse` wrongly for such letters once it was called often enough to be optimised.
test("an address with letters beyond ASCII is one the hundred thousandth time, too", () => {
  const answers = new Set<string | undefined>();
  for (let count = 0; count < 100_000; count++)
    answers.add(readLinkAddress("https://bücher.example/"));
  expect([...answers]).toEqual(["https://xn--bcher-kva.example/"]);
});

test.each(["", "bücher", "https://", "https://a b/"])("%j is no address", (text) => {
  expect(readLinkAddress(text)).toBeUndefined();
});
