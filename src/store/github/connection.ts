// Sends requests to GitHub and turns what can go wrong with any of them into refusals.
import type { RepositorySetup } from "../setup.ts";
import { Refused } from "../git-host.ts";
import type { Account } from "./account.ts";
import { addressesOf, type Addresses } from "./addresses.ts";
import { fewAtOnce } from "./few-at-once.ts";
import { limitIn, resetIn } from "./limits.ts";
import {
  hourUsedUp,
  noRepository,
  notSignedIn,
  offline,
  outOfOrder,
  refusalFor,
  signedOut,
  type Declined,
} from "./refusals.ts";

export type Answered = { is: "answered"; response: Response } | Declined;

export interface RestRequest {
  method?: "GET" | "POST" | "PATCH";
  /** Below the repository's address, such as `/git/trees`. */
  path: string;
  body?: object;
  /** A media type, if not JSON. */
  accept?: string;
}

interface GraphQlError {
  type?: string;
  message: string;
  path?: readonly (string | number)[];
}

const requestsAtOnce = 6;

/** Requests to one repository for one account. */
export class Connection {
  readonly addresses: Addresses;
  /** As people know it, such as `owner/name`. */
  readonly repository: string;
  readonly account: Account;
  /** Sends requests that may be many: GitHub asks for few at the same time. */
  readonly inTurn = fewAtOnce(requestsAtOnce);

  constructor(repository: RepositorySetup, account: Account) {
    this.addresses = addressesOf(repository);
    this.repository = repository.name;
    this.account = account;
  }

  get isSignedIn(): boolean {
    return this.account.token() !== "";
  }

  /** @throws {Refused} if nothing about the request itself is the reason */
  async ask({ method = "GET", path, body, accept }: RestRequest): Promise<Answered> {
    const headers: Record<string, string> = accept === undefined ? {} : { Accept: accept };
    const address = this.addresses.rest + path;
    const response = await this.#send(address, method, headers, body);
    if (response.ok) return { is: "answered", response };
    return { is: "declined", status: response.status, message: await messageOf(response) };
  }

  /** @throws {Refused} if GitHub doesn't do it */
  async accepted(request: RestRequest): Promise<Response> {
    const answered = await this.ask(request);
    if (answered.is === "answered") return answered.response;
    throw refusalFor(this.repository, request.path, answered);
  }

  /** Reads JSON. The shape is the one that GitHub describes: the tests hold every answer against its description. */
  async json<Shape>(request: RestRequest): Promise<Shape> {
    return (await this.accepted(request)).json();
  }

  /**
   * Asks with GraphQL. What doesn't exist is null in the answer. As for `json`, the shape is what the query asks for.
   * @param change true if it changes something, so that it isn't sent again after a failure
   */
  async query<Shape>(
    query: string,
    variables: Readonly<Record<string, unknown>> = {},
    change = false,
  ): Promise<Shape> {
    if (!this.isSignedIn) throw notSignedIn();
    const { owner, name, graphQl } = this.addresses;
    const body = { query, variables: { owner, name, ...variables } };
    const response = await this.#send(graphQl, "POST", {}, body, !change);
    const message = response.ok ? "" : await messageOf(response);
    if (!response.ok)
      throw refusalFor(this.repository, "", { is: "declined", status: response.status, message });
    const { data, errors = [] }: { data?: Shape; errors?: readonly GraphQlError[] } =
      await response.json();
    for (const error of errors) this.#refuse(error, response);
    if (data === undefined || data === null) throw outOfOrder();
    return data;
  }

  /** GraphQL reports refusals next to the data, with status 200. */
  #refuse({ type, message, path }: GraphQlError, { headers }: Response): void {
    // Types as GitHub gives them: https://github.com/yanyongyu/githubkit/issues/271
    if (type === "RATE_LIMIT" || type === "RATE_LIMITED") throw hourUsedUp(resetIn(headers), true);
    if (type === "NOT_FOUND" && path?.length !== 1) return;
    if (type === "NOT_FOUND") throw noRepository(this.repository);
    const status = type === "FORBIDDEN" ? 403 : 422;
    throw type === undefined
      ? outOfOrder()
      : refusalFor(this.repository, "", { is: "declined", status, message });
  }

  async #send(
    address: string,
    method: string,
    headers: Record<string, string>,
    body: object | undefined,
    isRepeatable = method === "GET",
  ): Promise<Response> {
    const token = this.account.token();
    // Only headers that GitHub's preflight allows; anything but the default cache mode costs a preflight each time.
    if (token !== "") headers["Authorization"] = `Bearer ${token}`;
    if (body) headers["Content-Type"] = "application/json";
    const request = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const attempt = () =>
      fetch(address, request).catch(() => {
        throw offline();
      });
    let response = await attempt();
    if (response.status >= 500 && isRepeatable) response = await attempt();
    if (response.status >= 500) throw outOfOrder();
    if (response.status === 401) {
      if (token === "") throw notSignedIn();
      this.account.signedOut();
      throw signedOut();
    }
    if (response.status === 403 || response.status === 429) {
      const limit = limitIn(response, await messageOf(response.clone()), token !== "");
      if (limit) throw limit;
    }
    return response;
  }
}

/** GitHub's own words, with those of single errors, such as "A pull request already exists". */
async function messageOf(response: Response): Promise<string> {
  const text = await response.text().catch(() => "");
  try {
    const { message, errors }: { message?: string; errors?: readonly { message?: string }[] } =
      JSON.parse(text);
    const more = errors?.flatMap((error) => error.message ?? []) ?? [];
    return [message ?? "", ...more].join(". ");
  } catch {
    return "";
  }
}

/** Whether an error is a refusal for one of these reasons. */
export const isRefused = (error: unknown, ...why: readonly Refused["why"][]): error is Refused =>
  error instanceof Refused && why.includes(error.why);
