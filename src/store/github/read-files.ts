// Reads files by their object ids: texts many at a time, others one by one.
import { Refused } from "../git-host.ts";
import type { Connection } from "./connection.ts";
import { objectIdOf } from "../object-id.ts";
import { t } from "../../words/t.ts";

/** GitHub answers about this number of texts in a second. */
const textsAtOnce = 200;

/** In bytes: what to expect of a text and of another file, for how long to wait. */
const [textSize, fileSize] = [10_000, 8_000_000];

interface TextsAnswer {
  repository: Record<string, { text?: string | null } | null>;
}

/**
 * @param isText false for files that are known to have bytes which a text can't have
 * @throws {Refused} if a file doesn't exist or arrives damaged
 */
export async function readFiles(
  connection: Connection,
  oids: readonly string[],
  isText: (oid: string) => boolean,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  const wanted = [...new Set(oids)];
  if (connection.isSignedIn) {
    const groups = inGroups(wanted.filter(isText), textsAtOnce);
    const reading = groups.map((some) => connection.inTurn(() => readTexts(connection, some)));
    for (const [oid, bytes] of (await Promise.all(reading)).flat()) found.set(oid, bytes);
  }
  const others = wanted.filter((oid) => !found.has(oid));
  let hasFailed = false;
  const reading = others.map((oid) =>
    connection.inTurn(async () => {
      // Such as when the hour's requests are used up: the others would fail, too.
      if (hasFailed) return;
      const bytes = await readBytes(connection, oid).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
      found.set(oid, bytes);
    }),
  );
  await Promise.all(reading);
  return found;
}

function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  const groups: Item[][] = [];
  for (let at = 0; at < items.length; at += size) groups.push(items.slice(at, at + size));
  return groups;
}

/** Leaves out what doesn't match its object id: GitHub cuts long texts and replaces characters that aren't UTF-8. */
async function readTexts(
  connection: Connection,
  oids: readonly string[],
): Promise<[string, Uint8Array][]> {
  const fields = oids.map((oid, index) => `o${index}: object(oid: "${oid}") { ...text }`);
  const { repository } = await connection.query<TextsAnswer>(
    `query($owner: String!, $name: String!) {
      repository(owner: $owner, name: $name) { ${fields.join(" ")} }
    }
    fragment text on Blob { text }`,
    {},
    false,
    oids.length * textSize,
  );
  const encoder = new TextEncoder();
  const read = await Promise.all(
    oids.map(async (oid, index): Promise<[string, Uint8Array][]> => {
      const text = repository[`o${index}`]?.text;
      if (typeof text !== "string") return [];
      const bytes = encoder.encode(text);
      return (await objectIdOf(bytes)) === oid ? [[oid, bytes]] : [];
    }),
  );
  return read.flat();
}

async function readBytes(connection: Connection, oid: string): Promise<Uint8Array> {
  const accept = "application/vnd.github.raw+json";
  const response = await connection.accepted({ path: `/git/blobs/${oid}`, accept, size: fileSize });
  const bytes = new Uint8Array(await response.arrayBuffer());
  if ((await objectIdOf(bytes)) === oid) return bytes;
  throw new Refused("other", t`A file arrived damaged from GitHub. Try again.`);
}
