// Who asks a Git host: the interface between signing in and the requests.
import type { Person } from "./git-host.ts";

export interface Account {
  /** Empty without signing in: then only a public repository can be read. */
  token: () => string;
  /** Given by an invitation; otherwise the token belongs to the person. */
  readonly person: Person | undefined;
  /** Who the token belongs to, if that is known already; it saves a request. */
  readonly owner?: Person | undefined;
  /** Is called when the host doesn't accept the token. */
  signedOut: () => void;
}
