// Signs in at the host with OAuth 2.0 and PKCE (RFC 6749, RFC 7636), without a server of our own and without a secret.
import { parseJson } from "../../content/text/parse-json.ts";
import type { SignInSetup } from "../../store/setup.ts";
import { toBase64url } from "../../store/base64.ts";
import { fetchInTime } from "../../store/fetch-in-time.ts";
import { readStored, removeStored, store } from "../model/browser-storage.ts";
import { t } from "../../words/t.ts";

/** What is remembered until the host sends the person back. */
interface Started {
  /** Shows that the answer belongs to this tab. */
  state: string;
  /** Shows the host that the code was meant for this tab. */
  verifier: string;
  /** The fragment of the page it was started on, such as a link to look at a proposal: hosts don't send it back. */
  fragment: string;
}

const keyOf = (site: string) => `edit sign-in at host ${site}`;

/** 32 random bytes are 43 characters, as RFC 7636 asks for. */
const randomText = () => toBase64url(crypto.getRandomValues(new Uint8Array(32)));

/**
 * @param page the editor's address, which the host sends the person back to
 * @returns the address to sign in at; undefined if the browser can't remember what it started
 */
export async function startAtHost(
  { authorize, clientId }: SignInSetup,
  site: string,
  page: string,
): Promise<string | undefined> {
  const started: Started = {
    state: randomText(),
    verifier: randomText(),
    fragment: location.hash,
  };
  if (!store("sessionStorage", keyOf(site), JSON.stringify(started))) return undefined;
  const address = new URL(authorize);
  const values = {
    response_type: "code",
    client_id: clientId,
    redirect_uri: page,
    state: started.state,
    code_challenge: await challengeOf(started.verifier),
    code_challenge_method: "S256",
  };
  for (const [name, value] of Object.entries(values)) address.searchParams.set(name, value);
  return address.href;
}

export async function challengeOf(verifier: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  return toBase64url(new Uint8Array(hash));
}

/** What the host sent the person back with. */
export type HostAnswer = ReadonlyMap<string, string>;

/**
 * Takes the host's answer out of the address, so that it isn't in the history, and puts the fragment back that the page
 * had before.
 * @returns undefined if there is none
 */
export function takeHostAnswer(site: string): HostAnswer | undefined {
  const query = new URLSearchParams(location.search);
  if (!query.has("state") || !(query.has("code") || query.has("error"))) return undefined;
  const fragment = readStarted(site)?.fragment ?? location.hash;
  history.replaceState(null, "", location.pathname + fragment);
  return new Map(query);
}

function readStarted(site: string): Started | null {
  // Cast: only `startAtHost` writes there.
  return parseJson(readStored("sessionStorage", keyOf(site)) ?? "null") as Started | null;
}

export type HostToken =
  { is: "token"; token: string; ends: Date | undefined } | { is: "refused"; reason: string };

const refused = (reason: string): HostToken => ({ is: "refused", reason });

/** Exchanges the host's answer for a token. @param now the time, in milliseconds */
export async function tokenFor(
  answer: HostAnswer,
  setup: SignInSetup,
  site: string,
  page: string,
  now = Date.now(),
): Promise<HostToken> {
  const started = readStarted(site);
  removeStored("sessionStorage", keyOf(site));
  if (!started || answer.get("state") !== started.state)
    return refused(t`This sign-in wasn't started in this tab. Sign in again here.`);
  const code = answer.get("code");
  if (code === undefined) return refused(t`You didn't finish signing in. Sign in again.`);
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    client_id: setup.clientId,
    code,
    redirect_uri: page,
    code_verifier: started.verifier,
  });
  const headers = { Accept: "application/json" };
  const asked = fetchInTime(setup.token, { method: "POST", headers, body });
  const response = await asked.catch(() => undefined);
  if (!response) return refused(t`The sign-in service can't be reached. Sign in again later.`);
  const given = readToken(await response.text().catch(() => ""));
  if (!given) return refused(t`The sign-in service didn't accept this sign-in. Sign in again.`);
  const ends = given.seconds === undefined ? undefined : new Date(now + given.seconds * 1000);
  return { is: "token", token: given.token, ends };
}

/** @param text the service's answer, which is also JSON for an error */
function readToken(text: string): { token: string; seconds: number | undefined } | undefined {
  const value = parseJson(text);
  if (typeof value !== "object" || value === null) return undefined;
  const token = "access_token" in value ? value.access_token : undefined;
  if (typeof token !== "string" || token === "") return undefined;
  const seconds = "expires_in" in value ? Number(value.expires_in) : NaN;
  return { token, seconds: Number.isFinite(seconds) && seconds > 0 ? seconds : undefined };
}
