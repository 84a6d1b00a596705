// An invitation's link can be opened with its pass phrase and nothing else, also by a program that isn't ours.
import { createDecipheriv, createHash, pbkdf2Sync } from "node:crypto";
import { expect, test } from "vitest";
import { open, readSealed, seal, type Sealed } from "../../../../src/edit/web/invitation/seal.ts";
import { setup as site } from "../site-setup.ts";

const invitation = {
  token: "github_pat_1",
  ends: new Date("2027-05-09T12:00:00Z"),
  person: { login: "ben-lee", name: "Ben Lee" },
  by: "Anna",
};
const phrase = "abandon ability able about above absent";
const random = Uint8Array.from({ length: 28 }, (_, index) => index);

/** Doesn't change with the program: links that people have must stay valid. */
const link =
  "AQABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhv2MZb-akgawZrNEEu6bQopdN5vS3zk00Z_nJJ4Nh2mV8_i5tbLKzZSmU2Dq6uSSTIsoJc0vUzErZfyfEhCgkx2cWZHCt4gAV7ESxtT8AH9z7rG_QiA9FQlgWg";

async function bytesOf(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const sealed = await readSealed(text);
  if (sealed.is !== "sealed") throw new Error(`The link is ${sealed.is}.`);
  return sealed.bytes;
}

test("the phrase opens the link, which another program reads the same way", async () => {
  expect(await seal(invitation, phrase, site, random)).toBe(link);
  expect(await open(await bytesOf(link), phrase, site)).toEqual(invitation);
  const all = Buffer.from(link, "base64url");
  const bytes = all.subarray(0, -4);
  const key = pbkdf2Sync(phrase, bytes.subarray(1, 17), 600_000, 32, "sha256");
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(17, 29));
  const bound = [1, "https://example.com", "https://api.github.com", "anna/site", "content"];
  decipher.setAAD(Buffer.from(JSON.stringify(bound)));
  decipher.setAuthTag(bytes.subarray(-16));
  const text = decipher.update(bytes.subarray(29, -16), undefined, "utf8") + decipher.final("utf8");
  expect(JSON.parse(text)).toEqual([
    "github_pat_1",
    "ben-lee",
    "Ben Lee",
    "Anna",
    "2027-05-09T12:00:00.000Z",
  ]);
  expect(all.subarray(-4)).toEqual(createHash("sha256").update(bytes).digest().subarray(0, 4));
});

test("another phrase doesn't open it", async () => {
  expect(await open(await bytesOf(link), phrase.replace("able", "about"), site)).toBeUndefined();
});

test("it doesn't open another site, not even one of the same owner at the same address", async () => {
  const other = { ...site, repository: { ...site.repository, name: "anna/shop" } };
  expect(await open(await bytesOf(link), phrase, other)).toBeUndefined();
});

test("a second link for the same person has nothing in common with the first", async () => {
  const second = await seal(invitation, phrase, site);
  expect(second.slice(2, 24)).not.toBe(link.slice(2, 24));
  expect(second.slice(-20)).not.toBe(link.slice(-20));
});

test("a link that was cut or changed on its way is recognized before anybody types", async () => {
  const broken = [
    "",
    link.slice(0, 40),
    link.slice(0, -1),
    link.slice(0, -2),
    `${link}.`,
    link.replace("A", "B"),
  ];
  const results = await Promise.all(broken.map(readSealed));
  expect(results).toEqual(broken.map((): Sealed => ({ is: "cut" })));
});

test("a link from a later version of the editor isn't taken for a broken one", async () => {
  const bytes = Buffer.from(link, "base64url").subarray(0, -4);
  bytes[0] = 2;
  const check = createHash("sha256").update(bytes).digest().subarray(0, 4);
  const later = Buffer.concat([bytes, check]).toString("base64url");
  expect(await readSealed(later)).toEqual({ is: "newer" });
});
