// Asks only where branches are, which takes a few bytes however large the site is.
import type { Connection } from "./connection.ts";

interface HeadsAnswer {
  repository: Record<string, { target: { oid: string } } | null>;
}

/** @returns each branch's commit; undefined if it doesn't exist */
export async function headsOf(
  connection: Connection,
  branches: readonly string[],
): Promise<readonly (string | undefined)[]> {
  const types = branches.map((_, index) => `$n${index}: String!`);
  const fields = branches.map((_, i) => `n${i}: ref(qualifiedName: $n${i}) { target { oid } }`);
  const names = branches.map((branch, index) => [`n${index}`, `refs/heads/${branch}`]);
  const { repository } = await connection.query<HeadsAnswer>(
    `query($owner: String!, $name: String!, ${types.join(", ")}) {
      repository(owner: $owner, name: $name) { ${fields.join(" ")} }
    }`,
    Object.fromEntries(names),
  );
  return branches.map((_, index) => repository[`n${index}`]?.target.oid);
}
