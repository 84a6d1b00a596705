// Puts requests to GitHub together: those that are sent ahead have to be the same as those that are sent later.
import type { Addresses } from "./addresses.ts";

export interface GitHubRequest {
  method: string;
  headers: Record<string, string>;
  body?: string;
}

/**
 * Only with headers that GitHub's preflight allows; anything but the default cache mode costs a preflight each time.
 * @param token empty without a sign-in
 */
export function requestTo(
  token: string,
  method: string,
  headers: Readonly<Record<string, string>> = {},
  body?: object,
): GitHubRequest {
  const all = {
    ...headers,
    ...(token !== "" && { Authorization: `Bearer ${token}` }),
    ...(body && { "Content-Type": "application/json" }),
  };
  return { method, headers: all, ...(body && { body: JSON.stringify(body) }) };
}

/** A question in GraphQL. */
export interface Query {
  query: string;
  variables: Readonly<Record<string, unknown>>;
}

/** @returns the body of the request that asks it about the repository */
export const queryBody = ({ owner, name }: Addresses, { query, variables }: Query): object => ({
  query,
  variables: { owner, name, ...variables },
});
