// Asks for the state of branches in one question.
import { isObjectId } from "../object-id.ts";
import type { Query } from "./request.ts";

/** How many commits are read to find the latest ones along first parents. */
const history = 40;

const entries = "entries { name mode oid }";

/** The folder at the top has no name that could be asked for. */
const fragmentFor = (folder: string) => `
  fragment look on Commit {
    oid committedDate
    tree { oid ${folder === "" ? entries : ""} }
    ${folder === "" ? "" : `content: file(path: $folder) { object { ... on Tree { ${entries} } } }`}
    media: file(path: $media) { object { ... on Tree { ${entries} } } }
    history(first: ${history}) { nodes { oid message parents(first: 1) { nodes { oid } } } }
  }`;

/** @param names branches or commits: the answer has the first as `n0` */
export function lookQuery(folder: string, names: readonly string[]): Query {
  const variables: Record<string, string> = { media: folder === "" ? "media" : `${folder}/media` };
  if (folder !== "") variables["folder"] = folder;
  const fields: string[] = [];
  const types = Object.keys(variables).map((key) => `$${key}: String!`);
  for (const [index, name] of names.entries()) {
    const isCommit = isObjectId(name);
    variables[`n${index}`] = isCommit ? name : `refs/heads/${name}`;
    types.push(`$n${index}: ${isCommit ? "GitObjectID" : "String"}!`);
    fields.push(
      isCommit
        ? `n${index}: object(oid: $n${index}) { ...look }`
        : `n${index}: ref(qualifiedName: $n${index}) { target { ...look } }`,
    );
  }
  const query = `query($owner: String!, $name: String!, ${types.join(", ")}) {
    viewer { login name databaseId }
    repository(owner: $owner, name: $name) { id ${fields.join(" ")} }
  }${fragmentFor(folder)}`;
  return { query, variables };
}
