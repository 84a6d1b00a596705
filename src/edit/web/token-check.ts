// What signing in needs to know about the Git host.
import type { Person } from "../../store/git-host.ts";

/** A token that can be used for this site's repository, or what is missing, for the person. */
export type TokenCheck =
  | {
      is: "ready";
      /** Who the token belongs to. */
      person: Person;
      /** When the token ends; undefined if it never does or the host doesn't say. */
      ends: Date | undefined;
      /** Whether it can send proposals. */
      canPropose: boolean;
    }
  | { is: "refused"; reason: string };

export type ReadyToken = Extract<TokenCheck, { is: "ready" }>;

export type CheckToken = (token: string) => Promise<TokenCheck>;
