// A fake GitHub for tests: its API over a real bare repository, with the troubles that the real one can have.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { answerGraphQl, type GraphQlRequest } from "./answer-graphql.ts";
import { answers } from "./answer-rest.ts";
import { answerProblems, operationFor, requestProblems } from "./description.ts";
import { makeRepository, type FirstContent } from "./first-commit.ts";
import { redirectFor, withName } from "./renamed.ts";
import { refuse, type Answer } from "./rest-shapes.ts";
import { State, type TokenOwner } from "./state.ts";

/** A request that was made. Questions of the browser before it (preflights) are counted separately. */
export interface Recorded {
  method: string;
  path: string;
  status: number;
  /** In bytes: the bodies of the request and of the answer. */
  sent: number;
  received: number;
  headers: IncomingMessage["headers"];
  /** As text. */
  body: string;
}

/** What happens to one request. */
export type Trouble =
  /** GitHub does it, but the connection breaks before the answer arrives. */
  | "answer lost"
  /** It never arrives at GitHub. */
  | "request lost"
  /** GitHub answers this instead of doing it. */
  | {
      status: number;
      message?: string;
      headers?: Readonly<Record<string, string>>;
      /** Instead of the message. */
      body?: unknown;
    };

export interface StandInOptions extends Partial<FirstContent> {
  owner?: string;
  name?: string;
  isPrivate?: boolean;
}

/** The token that can do everything, and the person it belongs to. */
export const annasToken = "github_pat_11ANNA_everything";

export const anna: TokenOwner = {
  login: "anna-m",
  id: 583231,
  name: "Anna Maier",
  hasAccess: true,
  contents: "write",
  pulls: "write",
  isExpired: false,
};

/** As recorded from api.github.com, in answers to a page's requests and to preflights. */
const exposed =
  "ETag, Link, Location, Retry-After, X-GitHub-OTP, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Used, X-RateLimit-Resource, X-RateLimit-Reset, X-OAuth-Scopes, X-Accepted-OAuth-Scopes, X-Poll-Interval, X-GitHub-Media-Type, X-GitHub-SSO, X-GitHub-Request-Id, Deprecation, Sunset, Warning";

const preflight = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers":
    "Authorization, Content-Type, If-Match, If-Modified-Since, If-None-Match, If-Unmodified-Since, Accept-Encoding, X-GitHub-OTP, X-Requested-With, User-Agent, GraphQL-Features, X-Github-Next-Global-ID, X-GitHub-Api-Version, X-Fetch-Nonce",
  "Access-Control-Allow-Methods": "GET, POST, PATCH, PUT, DELETE",
  "Access-Control-Expose-Headers": exposed,
  "Access-Control-Max-Age": "86400",
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

export class StandIn {
  readonly state: State;
  readonly requests: Recorded[] = [];
  /** How often a browser asked before a request. */
  preflights = 0;
  /** What GitHub wouldn't understand, and what this fake answers wrongly. `stop` throws them. */
  readonly violations: string[] = [];
  /** No request arrives. */
  isOffline = false;
  /** Whether it compresses its answers, as GitHub does; it takes tests longer than it saves. */
  isCompressing = false;
  /** undefined while there are requests left this hour. */
  limitResets: Date | undefined;
  /** The address of its REST API; GraphQL is below it. */
  api = "";
  #troubles: { request: RegExp; trouble: Trouble; after: number }[] = [];
  readonly #server = createServer((request, response) => void this.#serve(request, response));

  constructor(state: State) {
    this.state = state;
  }

  /** The path of the bare repository. */
  get repository(): string {
    return this.state.repository.path;
  }

  /**
   * Makes trouble for the next request whose method and path match, such as `/^PATCH .*main$/`.
   * @param after how many such requests have no trouble before
   */
  once(request: RegExp, trouble: Trouble, after = 0): void {
    this.#troubles.push({ request, trouble, after });
  }

  /** No more trouble comes. */
  calm(): void {
    this.#troubles = [];
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    const bound = this.#server.address();
    this.api = `http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}`;
  }

  /** @throws if there were violations */
  async stop(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
    if (this.violations.length > 0) throw new Error(this.violations.join("\n"));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.isOffline) return void request.socket.destroy();
    if (request.method === "OPTIONS") {
      this.preflights++;
      return void response.writeHead(204, preflight).end();
    }
    const { method = "GET", url = "/" } = request;
    const text = await bodyOf(request);
    const trouble = this.#troubleFor(`${method} ${url}`);
    let answer: Answer & { headers?: Readonly<Record<string, string>> };
    if (trouble === "request lost") answer = { status: 0 };
    else if (typeof trouble === "object")
      answer = { ...refuse(trouble.status, trouble.message ?? ""), ...trouble };
    else answer = await this.#answer(request, text).catch((error: unknown) => this.#broken(error));
    const { status, body, headers } = answer;
    const bytes =
      body instanceof Uint8Array ? body : body === undefined ? "" : JSON.stringify(body);
    const received = Buffer.byteLength(bytes);
    const sent = Buffer.byteLength(text);
    const recorded = { method, path: url, status, sent, received, headers: request.headers };
    this.requests.push({ ...recorded, body: text });
    if (typeof trouble === "string") return void request.socket.destroy();
    const all = { ...this.#headers(), ...headers };
    if (!this.isCompressing) return void response.writeHead(status, all).end(bytes);
    response.writeHead(status, { ...all, "Content-Encoding": "gzip" }).end(gzipSync(bytes));
  }

  #troubleFor(request: string): Trouble | undefined {
    const matching = this.#troubles.filter((each) => each.request.test(request));
    const found = matching.find(({ after }) => after === 0);
    this.#troubles = this.#troubles.filter((each) => each !== found);
    for (const each of matching) if (each.after > 0) each.after--;
    return found?.trouble;
  }

  #broken(error: unknown): Answer {
    this.violations.push(String(error));
    return refuse(500, String(error));
  }

  #headers(): Record<string, string> {
    const reset = this.limitResets ?? new Date(Date.now() + 3_600_000);
    return {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Expose-Headers": exposed,
      "Cache-Control": "private, max-age=60, s-maxage=60",
      // A test's next server may get the same port.
      Connection: "close",
      "Content-Type": "application/json; charset=utf-8",
      Vary: "Accept, Authorization, Cookie, X-GitHub-OTP, Accept-Encoding, X-Requested-With",
      "X-RateLimit-Limit": "5000",
      "X-RateLimit-Remaining": this.limitResets ? "0" : "4999",
      "X-RateLimit-Reset": String(Math.floor(reset.getTime() / 1000)),
    };
  }

  async #answer(request: IncomingMessage, text: string): Promise<Answer> {
    const url = new URL(request.url ?? "/", this.api);
    const [, token] = /^Bearer (.+)$/.exec(request.headers.authorization ?? "") ?? [];
    const owner = token === undefined ? undefined : this.state.tokens.get(token);
    if (token !== undefined && (!owner || owner.isExpired)) return refuse(401, "Bad credentials");
    const body = text === "" ? undefined : JSON.parse(text);
    if (url.pathname === "/graphql") return this.#graphQl(owner, body);
    if (this.limitResets) return refuse(403, "API rate limit exceeded for user ID 583231.");
    const redirect = redirectFor(this.state, request.method ?? "GET", url);
    return redirect ?? this.#rest(request, withName(this.state, url), owner, body);
  }

  async #graphQl(owner: TokenOwner | undefined, body: GraphQlRequest): Promise<Answer> {
    if (!owner) return refuse(401, "This endpoint requires you to be authenticated.");
    if (this.limitResets) {
      const message = "API rate limit already exceeded for user ID 583231.";
      const errors = [{ type: "RATE_LIMIT", code: "graphql_rate_limit", message }];
      return { status: 200, body: { errors } };
    }
    const violated = (problem: string) => this.violations.push(`graphql: ${problem}`);
    return { status: 200, body: await answerGraphQl(this.state, owner, body, violated) };
  }

  #rest(
    request: IncomingMessage,
    url: URL,
    owner: TokenOwner | undefined,
    body: Record<string, unknown> | undefined,
  ): Answer {
    const { state } = this;
    const [name, operation] = operationFor(request.method ?? "GET", url.pathname) ?? [];
    const known = operation && requestProblems(operation, url.searchParams, body);
    const problems = known ?? ["there is no such request"];
    this.violations.push(
      ...problems.map((problem) => `${request.method} ${url.pathname}: ${problem}`),
    );
    if (!name || !operation || problems.length > 0) return refuse(422, "Invalid request.");
    const [, , ofOwner, ofName] = url.pathname.split("/");
    const isIt =
      `${ofOwner}/${ofName}`.toLowerCase() === `${state.owner}/${state.name}`.toLowerCase();
    const isHidden = state.isPrivate && !owner?.hasAccess;
    if (!isIt || isHidden) return refuse(404, "Not Found");
    const isRead = request.method === "GET";
    if (!isRead && !owner) return refuse(401, "Requires authentication");
    if (!isRead && state.isArchived) return refuse(403, "Repository was archived so is read-only.");
    if (!isRead && !owner?.hasAccess)
      return refuse(403, "Resource not accessible by personal access token");
    const depth = name.split("/").length - 1;
    const last = decodeURI(url.pathname).split("/").slice(depth).join("/");
    const given = { state, owner, operation, last, query: url.searchParams };
    const accept = request.headers.accept ?? "";
    const answer =
      answers[name]?.({ ...given, accept, body: body ?? {} }) ?? refuse(404, "Not Found");
    if (!(answer.body instanceof Uint8Array))
      this.violations.push(...answerProblems(operation, answer.status, answer.body));
    return answer;
  }
}

/** Starts a fake GitHub whose repository has a fixture as its content, and Anna's token. */
export async function startStandIn(options: StandInOptions = {}): Promise<StandIn> {
  const { content = "tests/fixtures/dental", folder = "content" } = options;
  const { repository, remove } = await makeRepository({ content, folder });
  const state = new State(repository, options.owner ?? "dental", options.name ?? "website");
  state.isPrivate = options.isPrivate ?? false;
  state.tokens.set(annasToken, { ...anna });
  const standIn = new StandIn(state);
  await standIn.start();
  const stop = standIn.stop.bind(standIn);
  standIn.stop = () => stop().finally(remove);
  return standIn;
}
