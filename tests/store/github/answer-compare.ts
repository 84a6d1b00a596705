// Compares two commits as GitHub does, up to the sizes at which it doesn't.
import { answer, listedCommit, refuse, type Answer, type RestRequest } from "./rest-shapes.ts";
import type { State } from "./state.ts";

/** https://docs.github.com/en/repositories/creating-and-managing-repositories/repository-limits */
const [mostFiles, mostLines, mostBytes, mostCommits] = [300, 20_000, 1_000_000, 250];

/** @returns the commit that a branch's whole name or an id names */
function commitOf(state: State, name: string): string | undefined {
  const [, branch] = /^refs\/heads\/(.+)$/.exec(name) ?? [];
  if (branch !== undefined) return state.branches().get(decodeURIComponent(branch));
  return state.repository.commit(name) ? name : undefined;
}

export function compare({ state, operation, last, query, accept }: RestRequest): Answer {
  const [one = "", other = ""] = last.split("...").map((name) => commitOf(state, name));
  if (one === "" || other === "") return refuse(404, "Not Found");
  const base = state.repository.mergeBase(one, other);
  if (base === undefined) return refuse(404, `No common ancestor between ${one} and ${other}.`);
  if (accept.includes("application/vnd.github.diff")) return difference(state, base, other);
  // Without paging, the last commit is the most recent one. The editor reads none of the other pages' commits.
  const all = query.has("page") ? [] : state.repository.between(base, other);
  return answer(operation, 200, {
    base_commit: listedCommit(state, one),
    merge_base_commit: listedCommit(state, base),
    commits: all.slice(-mostCommits).map((sha) => listedCommit(state, sha)),
    total_commits: all.length,
  });
}

/** Whole or not at all: https://github.com/github/rest-api-description/issues/5008 */
function difference(state: State, base: string, other: string): Answer {
  const diff = state.repository.git(["diff", base, other]);
  const lines = diff.toString().split("\n");
  const files = lines.filter((line) => line.startsWith("diff --git "));
  const tooMany = (what: string, most: number) =>
    refuse(406, `Sorry, the diff exceeded the maximum number of ${what} (${most})`);
  if (files.length > mostFiles) return tooMany("files", mostFiles);
  if (lines.length > mostLines) return tooMany("lines", mostLines);
  if (diff.length > mostBytes) return tooMany("bytes", mostBytes);
  return { status: 200, body: new Uint8Array(diff) };
}
