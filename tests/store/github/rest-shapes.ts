// What the answers to REST requests have in common.
import type { Commit, Signature } from "./bare-repository.ts";
import type { Operation } from "./description.ts";
import { fill } from "./fill.ts";
import type { State, TokenOwner } from "./state.ts";

export interface Answer {
  status: number;
  /** JSON, or bytes as they are. */
  body?: unknown;
}

export interface RestRequest {
  state: State;
  /** undefined without a token. */
  owner: TokenOwner | undefined;
  operation: Operation;
  /** What the placeholder at the end of the operation's path has. */
  last: string;
  query: URLSearchParams;
  /** As sent; it has been held against the description. */
  body: Record<string, unknown>;
  accept: string;
}

export const refuse = (status: number, message: string, more: object = {}): Answer => ({
  status,
  body: {
    message,
    documentation_url: "https://docs.github.com/rest",
    status: `${status}`,
    ...more,
  },
});

/** An answer with everything that the description requires. */
export function answer(
  operation: Operation,
  status: number,
  given: Record<string, unknown>,
): Answer {
  return { status, body: fill(operation.answers[String(status)] ?? {}, given) };
}

const signed = ({ name, email, date }: Signature) => ({ name, email, date });

export function commitFields(oid: string, commit: Commit): Record<string, unknown> {
  return {
    sha: oid,
    message: commit.message,
    tree: { sha: commit.tree, url: "-" },
    parents: commit.parents.map((sha) => ({ sha, url: "-", html_url: "-" })),
    author: signed(commit.author),
    committer: signed(commit.committer),
  };
}

/** A commit as lists and comparisons have it. */
export function listedCommit(state: State, sha: string): Record<string, unknown> {
  // Cast: only commits that the repository has are listed.
  const commit = state.repository.commit(sha) as Commit;
  const { author, committer, message, tree, parents } = commitFields(sha, commit);
  const fields = { url: "-", comment_count: 0, author, committer, message, tree };
  return fill({ $ref: "#/$defs/commit" }, { sha, parents, commit: fields });
}
