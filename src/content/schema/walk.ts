// The schemas as a tree to walk content with: each value's kind, so that rules for a kind apply wherever it appears.
import { isFields } from "../model/json.ts";
import type { Path } from "../model/path.ts";
import type { Block, schemas as writtenSchemas } from "../model/schema.gen.ts";
import { engineSchemas } from "./engine-schemas.ts";
import { blockName, namedSamples, type NamedSample } from "./block-name.ts";
import { membersOf } from "./members.ts";
import {
  follow,
  schemaFile,
  type ColumnsOf,
  type Node,
  type Schema,
  type Schemas,
} from "./read-schema.ts";

type EngineSchemas = typeof writtenSchemas;
type DefinitionsIn<File> = File extends keyof EngineSchemas
  ? EngineSchemas[File] extends { $defs: infer Definitions }
    ? keyof Definitions
    : never
  : never;

/** The kind of a value: a file, a type of block of the engine, or a definition under `$defs`. */
export type Kind =
  | "site"
  | "page"
  | Block["type"]
  | DefinitionsIn<"parts.schema.json" | "page.schema.json" | "blocks/form.schema.json">;

export interface Plan {
  kind?: Kind;
  /** Its title, as people see it. */
  title?: string;
  /** Of a type of block: the samples that its blocks are named after. */
  samples?: readonly NamedSample[];
  /** The maximum number of characters of a text. */
  longest?: number;
  placeholders?: Schema["placeholders"];
  isFact?: boolean;
  isDay?: boolean;
  isTimes?: boolean;
  isOpening?: boolean;
  /** The label of each possible value. */
  choices?: ReadonlyMap<unknown, string>;
  isOneChange?: boolean;
  follows?: string;
  columnsOf?: ColumnsOf;
  properties?: Record<string, Plan>;
  items?: Plan;
  /** For objects with free field names. */
  values?: Plan;
  /** For a union: the plan for each value of `type`. */
  variants?: Record<string, Plan>;
}

/** No schema allows a longer text, and patterns may take long on one. */
export const longestText = 10_000;

/** The plans of one vocabulary by the schema's file and definition, so that a recursive schema is one plan. */
type Plans = Map<string, Plan>;

function planFor(schema: Schema, from: Node, plans: Plans): Plan {
  const node = follow(schema, from);
  if (node.definition === undefined) return planOf(node, plans);
  const key = JSON.stringify([node.definition, schema]);
  const existing = plans.get(key);
  if (existing) return existing;
  const kind = kindOf(node.definition, node.schemas);
  const plan: Plan = kind === undefined ? {} : { kind };
  plans.set(key, plan);
  return Object.assign(plan, planOf(node, plans));
}

/**
 * `parts.schema.json#text` -> text, `blocks/form.schema.json` -> form.
 * @returns undefined for a site's own type of block: whatever its name is, no rule of the engine is for it
 */
function kindOf(definition: string, schemas: Schemas): Kind | undefined {
  const [file = "", name] = definition.split("#");
  if (isOwnType(file, schemas)) return undefined;
  // Cast: definitions and files have the names of the type above, which is generated from them.
  return (name ?? file.replace(/^.*\/|\.schema\.json$/g, "")) as Kind;
}

/** True for the file of a site's own type of block, even if the engine has one with the same name. */
export const isOwnType = (file: string, schemas: Schemas): boolean =>
  file.startsWith("blocks/") && schemas[file] !== engineSchemas[file];

function planOf(node: Node, plans: Plans): Plan {
  const { schema } = node;
  const plan: Plan = {};
  if (schema.title !== undefined) plan.title = schema.title;
  const samples = namedSamples(schema);
  if (samples.length > 0) plan.samples = samples;
  if (schema.maxLength !== undefined) plan.longest = schema.maxLength;
  if (schema.placeholders !== undefined) plan.placeholders = schema.placeholders;
  if (schema.isFact !== undefined) plan.isFact = schema.isFact;
  if (schema.isDay !== undefined) plan.isDay = schema.isDay;
  if (schema.isTimes !== undefined) plan.isTimes = schema.isTimes;
  if (schema.isOpening !== undefined) plan.isOpening = schema.isOpening;
  const { enum: values, enumDescriptions } = schema;
  if (values && enumDescriptions)
    plan.choices = new Map(values.map((value, index) => [value, enumDescriptions[index] ?? ""]));
  if (schema.isOneChange !== undefined) plan.isOneChange = schema.isOneChange;
  if (schema.follows !== undefined) plan.follows = schema.follows;
  if (schema.columnsOf !== undefined) plan.columnsOf = schema.columnsOf;
  if (schema.discriminator && schema.oneOf) {
    const variants = membersOf(schema).map((option) => {
      const type = follow(option, node).schema.properties?.["type"]?.const;
      return [String(type), planFor(option, node, plans)] as const;
    });
    return { ...plan, variants: Object.fromEntries(variants) };
  }
  if (schema.properties) {
    const fields = Object.entries(schema.properties);
    plan.properties = Object.fromEntries(
      fields.map(([field, inner]) => [field, planFor(inner, node, plans)]),
    );
  }
  if (schema.items) plan.items = planFor(schema.items, node, plans);
  if (typeof schema.additionalProperties === "object")
    plan.values = planFor(schema.additionalProperties, node, plans);
  return plan;
}

/** The plan of site.json, or of every page. */
export function planOfFile(schemas: Schemas, kind: "site" | "page"): Plan {
  return { kind, ...planOf(schemaFile(schemas, `${kind}.schema.json`), new Map()) };
}

/** The plan of a union's member, by its type; undefined if that isn't known. */
export function variantOf({ variants }: Plan, value: object): Plan | undefined {
  const { type } = value as { type?: unknown };
  return variants && typeof type === "string" && Object.hasOwn(variants, type)
    ? variants[type]
    : undefined;
}

/** A value's title; for a union, that of its member, and for a block with a shape of its own, that. */
export function titleOf(plan: Plan, value: unknown): string | undefined {
  const { samples = [], title } = isFields(value) ? (variantOf(plan, value) ?? plan) : plan;
  return blockName(samples, value) ?? title;
}

/** The plan for one of `value`'s fields, or for all of its items. */
export function innerPlan(plan: Plan, value: object, field: string): Plan | undefined {
  if (Array.isArray(value)) return plan.items;
  if (plan.variants) {
    const variant = variantOf(plan, value);
    if (variant) return innerPlan(variant, value, field);
    // Its type isn't known, but fields with this name are much the same in all types.
    for (const other of Object.values(plan.variants)) {
      const inner = innerPlan(other, value, field);
      if (inner) return inner;
    }
    return undefined;
  }
  return plan.properties && Object.hasOwn(plan.properties, field)
    ? plan.properties[field]
    : plan.values;
}

/** A value with a plan during a walk: one object that changes as the walk goes on. */
export interface Visit {
  plan: Plan;
  value: unknown;
  /** One array that changes too: copy it to store it. */
  path: Path;
  /** True if visitors see it: neither it nor anything around it is hidden. */
  isShown: boolean;
}

/** Calls `visit` for `value` and everything in it that has a plan, outermost first. */
export function walk(plan: Plan, value: unknown, visit: (visit: Visit) => void): void {
  const path: (string | number)[] = [];
  const at: Walk = { plan, value, path, isShown: true };
  walkFrom(at, visit);
}

type Walk = Visit & { path: (string | number)[] };

/** @param at the current location, with the path to it; `isShown` is that of its container */
function walkFrom(at: Walk, visit: (visit: Visit) => void): void {
  const { plan, value } = at;
  const isShown = at.isShown && !isHidden(value);
  at.isShown = isShown;
  visit(at);
  if (typeof value !== "object" || value === null) return;
  const variant = variantOf(plan, value);
  if (variant) {
    at.plan = variant;
    visit(at);
  }
  const own = variant ?? plan;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++)
      walkInto(at, own.items, index, value[index], isShown, visit);
    return;
  }
  for (const field of Object.keys(value)) {
    const inner = (value as Record<string, unknown>)[field];
    walkInto(at, innerPlan(own, value, field), field, inner, isShown, visit);
  }
}

/** Goes one step into a value, unless what is there has no plan. */
function walkInto(
  at: Walk,
  plan: Plan | undefined,
  key: string | number,
  value: unknown,
  isShown: boolean,
  visit: (visit: Visit) => void,
): void {
  if (!plan) return;
  at.path.push(key);
  at.plan = plan;
  at.value = value;
  at.isShown = isShown;
  walkFrom(at, visit);
  at.path.pop();
}

export function isHidden(value: unknown): boolean {
  return isFields(value) && value["hidden"] === true;
}
