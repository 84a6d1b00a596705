// Answers REST requests about the bare repository, in GitHub's shapes and words.
import { compare } from "./answer-compare.ts";
import type { Operation } from "./description.ts";
import {
  answer,
  commitFields,
  listedCommit,
  refuse,
  type Answer,
  type RestRequest,
} from "./rest-shapes.ts";
import type { State } from "./state.ts";
import { writeChangedTree } from "./write-tree.ts";

const notAllowed = refuse(403, "Resource not accessible by personal access token");

const text = (value: unknown): string => (typeof value === "string" ? value : "");

function keepBlob({ state, owner, operation, body }: RestRequest): Answer {
  if (owner?.contents !== "write") return notAllowed;
  const encoding = body["encoding"] === "base64" ? "base64" : "utf8";
  const sha = state.repository.writeBlob(Buffer.from(text(body["content"]), encoding));
  return answer(operation, 201, { sha });
}

function readBlob({ state, operation, last, accept }: RestRequest): Answer {
  const found = state.repository.object(last);
  if (found?.type !== "blob") return refuse(404, "Not Found");
  if (accept.includes("application/vnd.github.raw"))
    return { status: 200, body: new Uint8Array(found.content) };
  const content = found.content.toString("base64");
  return answer(operation, 200, { sha: last, content, encoding: "base64" });
}

const modeOf = (mode: string): string => mode.padStart(6, "0");

function treeAnswer(request: RestRequest, status: number, sha: string): Answer {
  const { repository } = request.state;
  const list = (oid: string, folder: string): Record<string, unknown>[] =>
    (repository.tree(oid) ?? []).flatMap((entry) => {
      const path = folder + entry.name;
      const type = entry.mode === "40000" ? "tree" : entry.mode === "160000" ? "commit" : "blob";
      const listed = { path, mode: modeOf(entry.mode), type, sha: entry.oid, url: "-" };
      const isDeep = type === "tree" && request.query.has("recursive");
      return isDeep ? [listed, ...list(entry.oid, `${path}/`)] : [listed];
    });
  const all = list(sha, "");
  const most = request.query.has("recursive") ? request.state.mostEntries : all.length;
  const tree = all.slice(0, most);
  return answer(request.operation, status, { sha, truncated: all.length > most, tree });
}

function readTree(request: RestRequest): Answer {
  const { repository } = request.state;
  return repository.object(request.last)?.type === "tree"
    ? treeAnswer(request, 200, request.last)
    : refuse(404, "Not Found");
}

function writeTree(request: RestRequest): Answer {
  const { state, owner, body } = request;
  if (owner?.contents !== "write") return notAllowed;
  const base = body["base_tree"];
  if (base !== undefined && state.repository.object(text(base))?.type !== "tree")
    return refuse(404, "Not Found");
  const changes = new Map<string, { mode: string; oid: string } | null>();
  for (const item of Array.isArray(body["tree"]) ? body["tree"] : []) {
    if ((item.content === undefined) === (item.sha === undefined))
      return refuse(422, "Must supply either tree.sha or tree.content.");
    const oid = item.sha === undefined ? state.repository.writeBlob(item.content) : item.sha;
    if (oid !== null && !state.repository.object(oid))
      return refuse(422, `tree.sha ${oid} is not a valid blob`);
    changes.set(item.path, oid === null ? null : { mode: item.mode, oid });
  }
  const sha = writeChangedTree(state.repository, base === undefined ? base : text(base), changes);
  return sha ? treeAnswer(request, 201, sha) : refuse(422, "GitRPC::BadObjectState");
}

function writeCommit({ state, owner, operation, body }: RestRequest): Answer {
  if (owner?.contents !== "write") return notAllowed;
  const parents = Array.isArray(body["parents"]) ? body["parents"].map(text) : [];
  const tree = text(body["tree"]);
  if (state.repository.object(tree)?.type !== "tree") return refuse(422, "Tree SHA does not exist");
  if (parents.some((oid) => !state.repository.commit(oid)))
    return refuse(422, "Parent SHA does not exist or is not a commit object");
  const date = state.nextTime();
  const email = `${owner.id}+${owner.login}@users.noreply.github.com`;
  const given = body["author"];
  const isGiven = typeof given === "object" && given !== null;
  const author = { name: owner.name ?? owner.login, email, date, ...(isGiven && given) };
  const commit = { tree, parents, author, committer: author, message: text(body["message"]) };
  const sha = state.repository.writeCommit(commit);
  return answer(operation, 201, commitFields(sha, commit));
}

function readCommit({ state, operation, last }: RestRequest): Answer {
  const commit = state.repository.commit(last);
  return commit ? answer(operation, 200, commitFields(last, commit)) : refuse(404, "Not Found");
}

function listCommits({ state, query }: RestRequest): Answer {
  const name = (query.get("sha") ?? "main").replace("refs/heads/", "");
  const oid = state.branches().get(name) ?? (state.repository.commit(name) && name);
  if (!oid) return refuse(404, "Not Found");
  const count = Number(query.get("per_page") ?? 30);
  const found = state.repository.history(oid, count, query.get("path") ?? undefined);
  const body = found.map((sha) => listedCommit(state, sha));
  return { status: 200, body };
}

const isRefused = (state: State, branch: string): Answer | undefined => {
  const protection = state.protections.get(branch);
  if (protection?.by === "classic")
    return refuse(422, "Changes must be made through a pull request.");
  if (!protection || protection.canBypass) return undefined;
  return refuse(
    422,
    "Repository rule violations found\n\nChanges must be made through a pull request.\n\n",
  );
};

function moved(operation: Operation, status: number, branch: string, oid: string): Answer {
  const ref = `refs/heads/${branch}`;
  return answer(operation, status, { ref, object: { type: "commit", sha: oid, url: "-" } });
}

function makeRef({ state, owner, operation, body }: RestRequest): Answer {
  if (owner?.contents !== "write") return notAllowed;
  const branch = text(body["ref"]).replace("refs/heads/", "");
  const oid = text(body["sha"]);
  if (!state.repository.commit(oid)) return refuse(422, "Object does not exist");
  if (state.repository.branches().has(branch)) return refuse(422, "Reference already exists");
  const refused = isRefused(state, branch);
  if (refused) return refused;
  if (!state.setBranch(branch, oid)) return refuse(422, "Reference update failed");
  return moved(operation, 201, branch, oid);
}

function moveRef({ state, owner, operation, last, body }: RestRequest): Answer {
  if (owner?.contents !== "write") return notAllowed;
  const branch = last.replace("heads/", "");
  const oid = text(body["sha"]);
  const now = state.repository.branches().get(branch);
  if (!now) return refuse(422, "Reference does not exist");
  if (!state.repository.commit(oid)) return refuse(422, "Object does not exist");
  if (body["force"] !== true && !state.repository.isAncestor(now, oid))
    return refuse(422, "Update is not a fast forward");
  const refused = isRefused(state, branch);
  if (refused) return refused;
  state.setBranch(branch, oid);
  return moved(operation, 200, branch, oid);
}

const invalid = (more: object) =>
  refuse(422, "Validation Failed", { errors: [{ resource: "PullRequest", ...more }] });

const pullFields = (state: State, number: number) => {
  const found = state.pulls.find((pull) => pull.number === number);
  const html = `https://github.com/${state.owner}/${state.name}/pull/${number}`;
  return { number, title: found?.title, body: found?.body, html_url: html, state: "open" };
};

function openPull({ state, owner, operation, body }: RestRequest): Answer {
  if (owner?.pulls !== "write") return notAllowed;
  const head = text(body["head"]);
  const base = text(body["base"]);
  const [from, into] = [head, base].map((branch) => state.repository.branches().get(branch));
  if (!from) return invalid({ field: "head", code: "invalid" });
  if (!into) return invalid({ field: "base", code: "invalid" });
  if (state.pulls.some((pull) => pull.isOpen && pull.head === head && pull.base === base)) {
    const message = `A pull request already exists for ${state.owner}:${head}.`;
    return invalid({ code: "custom", message });
  }
  if (state.repository.isAncestor(from, into))
    return invalid({ code: "custom", message: `No commits between ${base} and ${head}` });
  const number = state.pulls.length + 1;
  const pull = { number, head, base, isOpen: true };
  state.pulls.push({ ...pull, title: text(body["title"]), body: text(body["body"]) });
  return answer(operation, 201, pullFields(state, number));
}

function listRules({ state, last }: RestRequest): Answer {
  const protection = state.protections.get(decodeURIComponent(last));
  const rule = {
    type: "pull_request",
    ruleset_source_type: "Repository",
    ruleset_source: `${state.owner}/${state.name}`,
    ruleset_id: 7,
  };
  return { status: 200, body: protection?.by === "ruleset" ? [rule] : [] };
}

function readRuleset({ state, operation, last }: RestRequest): Answer {
  const canBypass = [...state.protections.values()].some((protection) => protection.canBypass);
  return answer(operation, 200, {
    id: Number(last),
    current_user_can_bypass: canBypass ? "always" : "never",
  });
}

function readRepository({ state, operation }: RestRequest): Answer {
  return answer(operation, 200, {
    full_name: `${state.owner}/${state.name}`,
    private: state.isPrivate,
    archived: state.isArchived,
    default_branch: "main",
  });
}

/** By the operation's name in the description. */
export const answers: Readonly<Record<string, (request: RestRequest) => Answer>> = {
  "get /repos/{owner}/{repo}": readRepository,
  "get /repos/{owner}/{repo}/commits": listCommits,
  "get /repos/{owner}/{repo}/compare/{basehead}": compare,
  "get /repos/{owner}/{repo}/git/blobs/{file_sha}": readBlob,
  "get /repos/{owner}/{repo}/git/commits/{commit_sha}": readCommit,
  "get /repos/{owner}/{repo}/git/trees/{tree_sha}": readTree,
  "get /repos/{owner}/{repo}/rules/branches/{branch}": listRules,
  "get /repos/{owner}/{repo}/rulesets/{ruleset_id}": readRuleset,
  "patch /repos/{owner}/{repo}/git/refs/{ref}": moveRef,
  "post /repos/{owner}/{repo}/git/blobs": keepBlob,
  "post /repos/{owner}/{repo}/git/commits": writeCommit,
  "post /repos/{owner}/{repo}/git/refs": makeRef,
  "post /repos/{owner}/{repo}/git/trees": writeTree,
  "post /repos/{owner}/{repo}/pulls": openPull,
};
