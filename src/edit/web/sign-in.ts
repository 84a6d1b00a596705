// A sign-in: a token and the person it is used for. A tab remembers it until it is closed.
import { parseJson } from "../../content/text/parse-json.ts";
import type { Person } from "../../store/git-host.ts";
import { readStored, removeStored, store } from "../model/browser-storage.ts";
import type { ReadyToken } from "./token-check.ts";

/** Why a person who was signed in isn't anymore. */
export type SessionEnd = { is: "ended"; reason: string } | { is: "signed out" };

export interface SignIn {
  token: string;
  person: Person;
  /** When the token ends, as far as it is known. */
  ends: Date | undefined;
  canPropose: boolean;
  /** Where the token came from: typed in, from signing in at the host, or from an invitation by this person. */
  from: { is: "token" } | { is: "host" } | { is: "invitation"; by: string };
}

export function signInOf(token: string, ready: ReadyToken, from: SignIn["from"]): SignIn {
  const { person, ends, canPropose } = ready;
  return { token, person, ends, canPropose, from };
}

const keyOf = (site: string) => `edit sign-in ${site}`;

/**
 * Remembers it in this tab. Only session storage: other sites at the same address can read anything that stays longer.
 * @returns whether the browser stored it
 */
export function rememberSignIn(site: string, signIn: SignIn): boolean {
  return store("sessionStorage", keyOf(site), JSON.stringify(signIn));
}

export function forgetSignIn(site: string): void {
  removeStored("sessionStorage", keyOf(site));
}

/** @returns undefined if nobody has signed in to this site in this tab */
export function rememberedSignIn(site: string): SignIn | undefined {
  // Cast: only `rememberSignIn` writes there. Its date became a text.
  const stored = parseJson(readStored("sessionStorage", keyOf(site)) ?? "null") as
    (Omit<SignIn, "ends"> & { ends?: string }) | null;
  if (!stored) return undefined;
  return { ...stored, ends: stored.ends === undefined ? undefined : new Date(stored.ends) };
}
