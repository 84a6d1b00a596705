// Sends requests to GitHub and turns what can go wrong with any of them into refusals.
import type { RepositorySetup } from "../setup.ts";
import { fetchInTime, isTooLate, timeLimitFor } from "../fetch-in-time.ts";
import { Refused } from "../git-host.ts";
import type { Account } from "../account.ts";
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
  tooLate,
  type Declined,
} from "./refusals.ts";
import { queryBody, requestTo } from "./request.ts";

export type Answered = { is: "answered"; response: Response } | Declined;

export interface RestRequest {
  method?: "GET" | "POST" | "PATCH";
  /** Below the repository's address, such as `/git/trees`. */
  path: string;
  body?: object;
  /** A media type, if not JSON. */
  accept?: string;
  /** In bytes: the size of the answer, if it may be large. */
  size?: number;
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
  async ask({ method = "GET", path, body, accept, size }: RestRequest): Promise<Answered> {
    const headers: Record<string, string> = accept === undefined ? {} : { Accept: accept };
    const address = this.addresses.rest + path;
    const response = await this.#send(address, method, headers, body, { size });
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
    return jsonIn<Shape>(await this.accepted(request));
  }

  /**
   * Asks with GraphQL. What doesn't exist is null in the answer. As for `json`, the shape is what the query asks for.
   * @param change true if it changes something, so that it isn't sent again after a failure
   * @param size in bytes: the size of the answer, if it may be large
   */
  async query<Shape>(
    query: string,
    variables: Readonly<Record<string, unknown>> = {},
    change = false,
    size = 0,
  ): Promise<Shape> {
    if (!this.isSignedIn) throw notSignedIn();
    const body = queryBody(this.addresses, { query, variables });
    const response = await this.#send(this.addresses.graphQl, "POST", {}, body, {
      isRepeatable: !change,
      size,
    });
    const message = response.ok ? "" : await messageOf(response);
    if (!response.ok)
      throw refusalFor(this.repository, "", { is: "declined", status: response.status, message });
    const { data, errors = [] } = await jsonIn<{ data?: Shape; errors?: readonly GraphQlError[] }>(
      response,
    );
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
    {
      isRepeatable = method === "GET",
      size = 0,
    }: { isRepeatable?: boolean; size?: number | undefined },
  ): Promise<Response> {
    const token = this.account.token();
    const request = requestTo(token, method, headers, body);
    const timeLimit = timeLimitFor(size + (request.body?.length ?? 0));
    const attempt = () =>
      fetchInTime(address, request, timeLimit).catch((error: unknown) => {
        throw isTooLate(error) ? tooLate() : offline();
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

/** @throws {Unanswered} if it isn't JSON: what was asked for may have been done or not */
export async function jsonIn<Shape>(response: Response): Promise<Shape> {
  const value: unknown = await response.json().catch(() => undefined);
  if (typeof value !== "object" || value === null) throw outOfOrder();
  return value as Shape; // Cast: the tests hold every answer against GitHub's description.
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
