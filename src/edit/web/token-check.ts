// Checks a token with the Git host before it is used.
import { Refused, type TokenCheck } from "../../store/git-host.ts";
import { t } from "../../words/t.ts";

export type ReadyToken = Extract<TokenCheck, { is: "ready" }>;

export type CheckToken = (token: string) => Promise<TokenCheck>;

/** The same for a host that fails: the answer says why. */
export async function checkSafely(check: CheckToken, token: string): Promise<TokenCheck> {
  try {
    return await check(token);
  } catch (error) {
    return { is: "refused", reason: error instanceof Refused ? error.message : noAnswer };
  }
}

/** A token as it is: blanks and line breaks come along when it is copied. */
export function withoutBlanks(typed: string): string {
  return typed.replaceAll(/\s/g, "");
}

const noAnswer = t`The token couldn't be checked. Check your internet connection and try again.`;
