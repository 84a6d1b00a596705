// Cuts what the tests need out of GitHub's own description of its API. Run it, with any empty folder for FOLDER, to renew the two files next to it:
//
//   npm install --prefix FOLDER --ignore-scripts @octokit/openapi @octokit/graphql-schema
//   npx tsx tests/store/github/cut-description.ts FOLDER/node_modules/@octokit
//   npx prettier --write tests/store/github/schema.graphql
//
// The packages are not dependencies because the first has 70 MB.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  buildSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  printType,
  type GraphQLNamedType,
} from "graphql";
import type { Description, Operation, Schema } from "./description.ts";

const operations = [
  "get /repos/{owner}/{repo}",
  "get /repos/{owner}/{repo}/commits",
  "get /repos/{owner}/{repo}/compare/{basehead}",
  "get /repos/{owner}/{repo}/git/blobs/{file_sha}",
  "get /repos/{owner}/{repo}/git/commits/{commit_sha}",
  "get /repos/{owner}/{repo}/git/trees/{tree_sha}",
  "get /repos/{owner}/{repo}/rules/branches/{branch}",
  "get /repos/{owner}/{repo}/rulesets/{ruleset_id}",
  "patch /repos/{owner}/{repo}/git/refs/{ref}",
  "post /repos/{owner}/{repo}/git/blobs",
  "post /repos/{owner}/{repo}/git/commits",
  "post /repos/{owner}/{repo}/git/refs",
  "post /repos/{owner}/{repo}/git/trees",
  "post /repos/{owner}/{repo}/pulls",
];

/** The fields that queries of the editor may use. Arguments stay as they are. */
const fields: Readonly<Record<string, readonly string[]>> = {
  Blob: ["byteSize", "isBinary", "isTruncated", "oid", "text"],
  Commit: ["author", "committedDate", "file", "history", "message", "oid", "parents", "tree"],
  CommitConnection: ["nodes"],
  CommitHistoryConnection: ["nodes", "pageInfo"],
  GitActor: ["name", "user"],
  GitObject: ["oid"],
  Mutation: ["updateRefs"],
  PageInfo: ["endCursor", "hasNextPage"],
  PullRequest: ["isCrossRepository", "url"],
  PullRequestConnection: ["nodes"],
  Query: ["repository", "viewer"],
  Ref: ["name", "refUpdateRule", "target"],
  RefUpdateRule: [
    "requiredApprovingReviewCount",
    "requiredStatusCheckContexts",
    "requiresSignatures",
    "viewerCanPush",
  ],
  Repository: [
    "defaultBranchRef",
    "id",
    "isArchived",
    "nameWithOwner",
    "object",
    "pullRequests",
    "ref",
    "viewerPermission",
  ],
  Tree: ["entries", "oid"],
  TreeEntry: ["mode", "name", "object", "oid", "type"],
  UpdateRefsPayload: ["clientMutationId"],
  User: ["databaseId", "login", "name"],
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const wordsOnly = new Set(["description", "example", "examples", "title", "externalDocs"]);

/** Turns a schema of OpenAPI 3.0 into JSON Schema: `nullable` becomes a type. */
function toJsonSchema(value: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((item) => toJsonSchema(item));
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(
    ([key]) => isMap || !(wordsOnly.has(key) || key === "nullable" || key.startsWith("x-")),
  );
  const schema: Record<string, unknown> = {};
  for (const [key, item] of kept) {
    if (key === "$ref" && typeof item === "string")
      schema[key] = item.replace("#/components/schemas/", "#/$defs/");
    else schema[key] = toJsonSchema(item, !isMap && key === "properties");
  }
  if (isMap || value["nullable"] !== true) return schema;
  if (Array.isArray(schema["enum"])) schema["enum"] = [...new Set([...schema["enum"], null])];
  if (typeof schema["type"] === "string") return { ...schema, type: [schema["type"], "null"] };
  return { anyOf: [schema, { type: "null" }] };
}

/** Follows a `$ref` in the description. */
function followed(whole: unknown, value: unknown): Record<string, unknown> {
  if (!isRecord(value)) return {};
  const ref = value["$ref"];
  if (typeof ref !== "string") return value;
  const path = ref.slice(2).split("/");
  return followed(
    whole,
    path.reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), whole),
  );
}

function schemaOf(body: Record<string, unknown>): Schema | undefined {
  const content = isRecord(body["content"]) ? body["content"] : {};
  const json = content["application/json"];
  // The script's own output is checked by compiling every schema in the tests.
  return isRecord(json) ? (toJsonSchema(json["schema"]) as Schema) : undefined;
}

function operationOf(whole: Record<string, unknown>, name: string): Operation {
  const [method = "", path = ""] = name.split(" ");
  const found = followed(whole, followed(whole, followed(whole, whole["paths"])[path])[method]);
  if (!found["responses"]) throw new Error(`GitHub no longer describes ${name}.`);
  const query: Operation["query"] = {};
  for (const item of Array.isArray(found["parameters"]) ? found["parameters"] : []) {
    const parameter = followed(whole, item);
    if (parameter["in"] === "query")
      query[String(parameter["name"])] = toJsonSchema(parameter["schema"]) as Schema;
  }
  const answers: Operation["answers"] = {};
  for (const [status, answer] of Object.entries(followed(whole, found["responses"])))
    answers[status] = schemaOf(followed(whole, answer)) ?? null;
  return { query, body: schemaOf(followed(whole, found["requestBody"])) ?? null, answers };
}

function cutRest(whole: Record<string, unknown>): Description {
  const cut: Description = { operations: {}, $defs: {} };
  for (const name of operations) cut.operations[name] = operationOf(whole, name);
  const schemas = followed(whole, followed(whole, whole["components"])["schemas"]);
  const add = (value: unknown): void => {
    for (const [, name = ""] of JSON.stringify(value).matchAll(/"#\/\$defs\/([^"]+)"/g)) {
      if (cut.$defs[name] !== undefined) continue;
      cut.$defs[name] = toJsonSchema(schemas[name]) as Schema;
      add(cut.$defs[name]);
    }
  };
  add(cut.operations);
  return cut;
}

/** Without descriptions, which the tests don't need. */
const withoutWords = (text: string): string =>
  text.replaceAll(/^ *"""[^]*?"""\n/gm, "").replaceAll(/\n{2,}/g, "\n");

function cutGraphQl(text: string): string {
  const schema = buildSchema(text, { assumeValidSDL: true });
  const types = new Map<string, string>();
  const add = (type: GraphQLNamedType): void => {
    if (types.has(type.name) || isSpecifiedScalarType(type)) return;
    if (isInterfaceType(type) && !fields[type.name]) return;
    types.set(type.name, "");
    const hasFields = isObjectType(type) || isInterfaceType(type);
    const kept = hasFields ? new Set(fields[type.name]) : undefined;
    if (hasFields) {
      for (const field of Object.values(type.getFields())) {
        if (!kept?.has(field.name)) continue;
        kept.delete(field.name);
        add(getNamedType(field.type));
        for (const argument of field.args) add(getNamedType(argument.type));
      }
      if (kept?.size) throw new Error(`${type.name} has no ${[...kept].join(", ")} any more.`);
    } else if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) add(getNamedType(field.type));
    }
    types.set(type.name, withoutWords(isScalarType(type) ? `scalar ${type.name}` : cutType(type)));
  };
  for (const name of Object.keys(fields)) {
    const type = schema.getType(name);
    if (!type) throw new Error(`There is no type ${name} any more.`);
    add(type);
  }
  return [...types.values()].sort().join("\n\n") + "\n";
}

/** The type's own text, with only the fields that are kept. */
function cutType(type: GraphQLNamedType): string {
  const text = printType(type);
  if (!isObjectType(type) && !isInterfaceType(type)) return text;
  const kept = fields[type.name] ?? [];
  const interfaces = type.getInterfaces().filter(({ name }) => fields[name]);
  const head = `${isObjectType(type) ? "type" : "interface"} ${type.name}`;
  const more = interfaces.length > 0 ? ` implements ${interfaces.map(String).join(" & ")}` : "";
  const lines = Object.values(type.getFields())
    .filter(({ name }) => kept.includes(name))
    .map(({ name, args, type: result }) => {
      const given = args.map((argument) => {
        const value = argument.defaultValue;
        const byDefault = value === undefined ? "" : ` = ${JSON.stringify(value)}`;
        return `${argument.name}: ${String(argument.type)}${byDefault}`;
      });
      return `  ${name}${given.length > 0 ? `(${given.join(", ")})` : ""}: ${String(result)}`;
    });
  return `${head}${more} {\n${lines.join("\n")}\n}`;
}

const packages = process.argv[2];
if (!packages) throw new Error("Name the folder that has the packages openapi and graphql-schema.");
const rest: unknown = JSON.parse(
  readFileSync(join(packages, "openapi/generated/api.github.com.json"), "utf8"),
);
if (!isRecord(rest)) throw new Error("The description isn't an object.");
writeFileSync(
  "tests/store/github/description.gen.json",
  JSON.stringify(cutRest(rest)).replaceAll('},"', '},\n"') + "\n",
);
writeFileSync(
  "tests/store/github/schema.graphql",
  cutGraphQl(readFileSync(join(packages, "graphql-schema/schema.graphql"), "utf8")),
);
