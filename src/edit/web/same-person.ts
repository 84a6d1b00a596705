// Goes on with a new token: only as the same person, because the editor has their draft open.
import type { Account } from "./account.ts";
import { signInOf } from "./sign-in.ts";
import type { ReadyToken } from "./token-check.ts";
import { t } from "../../words/t.ts";

/**
 * Not for an invitation: its token belongs to the person who invited.
 * @returns why this token can't be used; undefined if the person is signed in with it now
 */
export function goOnWith(account: Account, token: string, ready: ReadyToken): string | undefined {
  const { person } = account.state().signIn;
  if (ready.person.login !== person.login)
    return t`This token belongs to ${ready.person.name}, and you are signed in as ${person.name}. Use a token of your own, or sign out first.`;
  account.signInAgain(signInOf(token, ready, { is: "token" }));
  return undefined;
}
