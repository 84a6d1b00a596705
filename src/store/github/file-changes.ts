// Lists who has changed files, with one request.
import type { FileChange } from "../git-host.ts";
import type { Connection } from "./connection.ts";

/** How many changes of a file are read. */
const most = 20;

interface Change {
  author: { name: string | null; user: { login: string } | null } | null;
  file: { oid: string } | null;
}

interface ChangesAnswer {
  repository: { object: Record<string, { nodes: readonly Change[] }> | null };
}

/** Who edits, as commits name them, and whose token it is. */
interface Self {
  name: string;
  login: string;
}

/** @param folder the content folder's path in the repository; empty for the top */
export async function fileChanges(
  connection: Connection,
  folder: string,
  commit: string,
  names: readonly string[],
  self: Self,
): Promise<ReadonlyMap<string, readonly FileChange[]>> {
  const paths = names.map((name, index) => [`p${index}`, folder && `${folder}/`, name] as const);
  const types = paths.map(([key]) => `, $${key}: String!`).join("");
  const fields = paths.map(
    ([key]) => `${key}: history(first: ${most}, path: $${key}) {
      nodes { author { name user { login } } file(path: $${key}) { oid } }
    }`,
  );
  const { repository } = await connection.query<ChangesAnswer>(
    `query($owner: String!, $name: String!, $commit: GitObjectID!${types}) {
      repository(owner: $owner, name: $name) {
        object(oid: $commit) { ... on Commit { ${fields.join(" ")} } }
      }
    }`,
    { commit, ...Object.fromEntries(paths.map(([key, ...path]) => [key, path.join("")])) },
  );
  const changeOf = ({ author, file }: Change): FileChange => {
    const { name, user } = author ?? { name: null, user: null };
    // People may share a name, and a token: those who were invited use the owner's.
    const isOwn = name === self.name && (!user || user.login === self.login);
    return { after: file?.oid, author: name ?? "", isOwn };
  };
  return new Map(
    paths.map(([key, , name]) => [name, (repository.object?.[key]?.nodes ?? []).map(changeOf)]),
  );
}
