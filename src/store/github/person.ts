// Who edits: the owner of the token, or the person who was invited with it.
import type { Account } from "../account.ts";
import type { Person } from "../git-host.ts";
import type { Connection } from "./connection.ts";
import type { Viewer } from "./look.ts";

export async function readViewer(connection: Connection): Promise<Viewer> {
  const { viewer } = await connection.query<{ viewer: Viewer }>(
    "query { viewer { login name databaseId } }",
    undefined,
  );
  return viewer;
}

/** Who edits, as far as the sign-in says it. */
export const knownPerson = ({ person, owner }: Account): Person | undefined =>
  person ? asInvited(person) : owner;

/** Names of companies' accounts can have an underscore, and those of programs end with `[bot]`. */
export function personOf({ login, name }: Viewer): Person {
  return { login: login.replaceAll(/[^A-Za-z0-9]+/g, "-").replace(/-$/, ""), name: name || login };
}

/**
 * An invited person, whose draft is never that of an account with the same name: what {@link personOf} makes of an
 * account has no two hyphens in a row.
 */
function asInvited({ login, name }: Person): Person {
  return { login: `${login}--invited`, name };
}
