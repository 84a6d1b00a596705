// Answers GraphQL queries about the bare repository, with GitHub's own schema.
import { readFileSync } from "node:fs";
import { buildSchema, graphql, GraphQLError } from "graphql";
import type { State, TokenOwner } from "./state.ts";

const schema = buildSchema(readFileSync(new URL("schema.graphql", import.meta.url), "utf8"));
const nothing = "0".repeat(40);

/** An error that GitHub gives next to or instead of data. */
const refusal = (type: string, message: string) =>
  new GraphQLError(message, { extensions: { type } });

interface UpdateRefs {
  input: {
    repositoryId: string;
    refUpdates: readonly {
      name: string;
      afterOid: string;
      beforeOid?: string;
      force: boolean;
    }[];
  };
}

/** The values of the schema's types. Functions are called with a field's arguments. */
function valuesOf(state: State, viewer: TokenOwner) {
  const { repository } = state;

  const entry = (found: { mode: string; name: string; oid: string }) => ({
    name: found.name,
    oid: found.oid,
    mode: Number.parseInt(found.mode, 8),
    type: found.mode === "40000" ? "tree" : found.mode === "160000" ? "commit" : "blob",
    object: () => (found.mode === "160000" ? null : object(found.oid)),
  });

  const fileIn = (tree: string, path: string) => {
    let at: { mode: string; name: string; oid: string } = { mode: "40000", name: "", oid: tree };
    for (const name of path.split("/")) {
      const next = repository.tree(at.oid)?.find((each) => each.name === name);
      // GitHub says NOT_FOUND next to the data.
      if (!next) throw refusal("NOT_FOUND", `Could not resolve file for path '${path}'.`);
      at = next;
    }
    return entry(at);
  };

  const history = (oid: string, { first, path }: { first: number; path?: string }) => {
    const found = repository.history(oid, first + 1, path);
    return {
      nodes: found.slice(0, first).map(object),
      pageInfo: { hasNextPage: found.length > first, endCursor: found[first - 1] ?? null },
    };
  };

  const blob = (oid: string, content: Buffer) => {
    const isBinary = content.includes(0);
    return {
      __typename: "Blob",
      oid,
      byteSize: content.length,
      isBinary,
      isTruncated: content.length > state.largestText,
      text: isBinary ? null : content.subarray(0, state.largestText).toString(),
    };
  };

  /** GitHub knows people by the address that it gives them: `583231+anna-m@users.noreply.github.com`. */
  const userWith = (email: string) => {
    const id = /^(\d+)\+/.exec(email)?.[1];
    return [...state.tokens.values()].find((each) => String(each.id) === id) ?? null;
  };

  const object = (oid: string): unknown => {
    const found = repository.object(oid);
    if (!found) return null;
    if (found.type === "blob") return blob(oid, found.content);
    if (found.type === "tree")
      return { __typename: "Tree", oid, entries: () => repository.tree(oid)?.map(entry) };
    const commit = repository.commit(oid);
    if (!commit) return null;
    return {
      __typename: "Commit",
      oid,
      message: commit.message,
      committedDate: commit.committer.date,
      author: { name: commit.author.name, user: userWith(commit.author.email) },
      tree: () => object(commit.tree),
      file: ({ path }: { path: string }) => fileIn(commit.tree, path),
      parents: ({ first }: { first: number }) => ({
        nodes: commit.parents.slice(0, first).map(object),
      }),
      history: (given: { first: number; path?: string }) => history(oid, given),
    };
  };

  const ref = ({ qualifiedName }: { qualifiedName: string }) => {
    const name = qualifiedName.replace("refs/heads/", "");
    const oid = state.branches().get(name);
    if (!oid) return null;
    const isProtected = state.protections.get(name)?.by === "classic";
    return {
      name,
      target: () => object(oid),
      refUpdateRule: isProtected
        ? {
            requiredApprovingReviewCount: 1,
            requiredStatusCheckContexts: [],
            requiresSignatures: false,
            viewerCanPush: false,
          }
        : null,
    };
  };

  const pullRequests = (given: { headRefName: string; baseRefName: string }) => ({
    nodes: state.pulls
      .filter(
        ({ isOpen, head, base }) =>
          isOpen && head === given.headRefName && base === given.baseRefName,
      )
      .map(({ number }) => ({
        url: `https://github.com/${state.owner}/${state.name}/pull/${number}`,
        isCrossRepository: false,
      })),
  });

  const updateRefs = ({ input }: UpdateRefs) => {
    if (viewer.contents !== "write")
      throw refusal("FORBIDDEN", "Resource not accessible by personal access token");
    for (const { name, afterOid, beforeOid } of input.refUpdates) {
      const branch = name.replace("refs/heads/", "");
      const now = repository.branches().get(branch) ?? nothing;
      if (beforeOid !== undefined && beforeOid !== now)
        throw refusal("UNPROCESSABLE", "A ref has changed in the meantime.");
      if (state.protections.has(branch))
        throw refusal("UNPROCESSABLE", "Cannot delete this protected branch");
      state.setBranch(branch, afterOid === nothing ? undefined : afterOid);
    }
    return {};
  };

  return {
    viewer: { login: viewer.login, name: viewer.name, databaseId: viewer.id },
    repository: ({ owner, name }: { owner: string; name: string }) => {
      const asked = `${owner}/${name}`.toLowerCase();
      const isIt =
        asked === `${state.owner}/${state.name}`.toLowerCase() || state.formerNames.has(asked);
      if (!isIt || (state.isPrivate && !viewer.hasAccess))
        throw refusal(
          "NOT_FOUND",
          `Could not resolve to a Repository with the name '${owner}/${name}'.`,
        );
      return {
        id: "R_1",
        nameWithOwner: `${state.owner}/${state.name}`,
        isArchived: state.isArchived,
        viewerPermission: viewer.hasAccess ? "WRITE" : "READ",
        ref,
        defaultBranchRef: () => ref({ qualifiedName: `refs/heads/${state.defaultBranch}` }),
        pullRequests,
        object: ({ oid }: { oid?: string }) => (oid ? object(oid) : null),
      };
    },
    updateRefs,
  };
}

export interface GraphQlRequest {
  query: string;
  variables?: Record<string, unknown>;
}

/** @param violated is called with what GitHub wouldn't understand */
export async function answerGraphQl(
  state: State,
  viewer: TokenOwner,
  { query, variables }: GraphQlRequest,
  violated: (problem: string) => void,
): Promise<unknown> {
  const { data, errors } = await graphql({
    schema,
    source: query,
    rootValue: valuesOf(state, viewer),
    ...(variables && { variableValues: variables }),
  });
  const answered = errors?.map(({ message, path, extensions }) => {
    const type = extensions["type"];
    if (type === undefined) violated(message);
    return { type, path, message };
  });
  return answered ? { data: data ?? null, errors: answered } : { data };
}
