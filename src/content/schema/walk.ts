// The schemas as a tree to walk content by: which strings are Markdown, pages, icons, and so on.
import { schemas } from "../model/schema.gen.ts";
import type { Path } from "../model/path.ts";

/** A name under `$defs` in parts.schema.json: what a value stands for. */
export type Definition = keyof (typeof schemas)["parts.schema.json"]["$defs"];

export interface Plan {
  definition?: Definition;
  /** How many characters a text may have. */
  longest?: number;
  properties?: Record<string, Plan>;
  items?: Plan;
  /** For objects whose fields have free names. */
  values?: Plan;
  /** For a union: the plan for each value of `type`. */
  variants?: Record<string, Plan>;
}

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: boolean | Schema;
  discriminator?: object;
  oneOf?: Schema[];
  $defs?: Record<string, Schema>;
  const?: unknown;
  maxLength?: number;
}

/** No schema allows a longer text, and what looks for patterns may take long on one. */
export const longestText = 10_000;

const known = new Map<string, Plan>();

function schemaAt(file: string, name: string | undefined): Schema {
  // The schemas are JSON Schema; the compiler sees only the literal shape of each file.
  const schema = (schemas as Record<string, Schema>)[file];
  const found = name === undefined ? schema : schema?.$defs?.[name];
  if (!found) throw new Error(`schema/${file} has no ${name ?? "content"}`);
  return found;
}

function planFor(reference: string, from: string): Plan {
  const [path = "", pointer] = reference.split("#/$defs/");
  const file = path === "" ? from : resolve(from, path);
  const key = `${file}#${pointer ?? ""}`;
  const existing = known.get(key);
  if (existing) return existing;
  const plan: Plan = {};
  known.set(key, plan);
  if (file === "parts.schema.json") plan.definition = pointer as Definition;
  return Object.assign(plan, planOf(schemaAt(file, pointer), file));
}

/** A schema's path in schema/ as seen from another one there; both are at most one folder deep. */
function resolve(from: string, path: string): string {
  if (path.startsWith("../")) return path.slice(3);
  return from.includes("/") ? `${from.slice(0, from.lastIndexOf("/"))}/${path}` : path;
}

function planOf(schema: Schema, file: string): Plan {
  const plan: Plan = schema.maxLength === undefined ? {} : { longest: schema.maxLength };
  if (schema.$ref !== undefined) {
    const found = planFor(schema.$ref, file);
    return schema.maxLength === undefined ? found : { ...found, ...plan };
  }
  if (schema.discriminator && schema.oneOf) {
    const variants = schema.oneOf.map((option) => {
      const [path = "", name] = (option.$ref ?? "").split("#/$defs/");
      const type = schemaAt(path === "" ? file : resolve(file, path), name).properties?.["type"]
        ?.const;
      return [String(type), planOf(option, file)] as const;
    });
    plan.variants = Object.fromEntries(variants);
    return plan;
  }
  if (schema.properties) {
    plan.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([field, inner]) => [field, planOf(inner, file)]),
    );
  }
  if (schema.items) plan.items = planOf(schema.items, file);
  if (typeof schema.additionalProperties === "object") {
    plan.values = planOf(schema.additionalProperties, file);
  }
  return plan;
}

export const sitePlan = planFor("site.schema.json", "");
export const pagePlan = planFor("page.schema.json", "");

export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The plan for one of `value`'s fields, or for all of its items. */
export function innerPlan(plan: Plan, value: object, field: string): Plan | undefined {
  if (Array.isArray(value)) return plan.items;
  if (plan.variants) {
    const type = (value as { type?: unknown }).type;
    if (typeof type === "string" && Object.hasOwn(plan.variants, type)) {
      const variant = plan.variants[type];
      return variant && innerPlan(variant, value, field);
    }
    // Of what type it is can't be told, but what has this name in one type is much the same in another.
    for (const variant of Object.values(plan.variants)) {
      const inner = innerPlan(variant, value, field);
      if (inner) return inner;
    }
    return undefined;
  }
  return plan.properties && Object.hasOwn(plan.properties, field)
    ? plan.properties[field]
    : plan.values;
}

/**
 * Calls `visit` for `value` and everything in it that has a plan, outermost first.
 * @param path is one array that changes as the walk goes on: whoever keeps it must copy it
 */
export function walk(
  plan: Plan,
  value: unknown,
  visit: (plan: Plan, value: unknown, path: Path) => void,
  path: (string | number)[] = [],
): void {
  visit(plan, value, path);
  if (typeof value !== "object" || value === null) return;
  const isList = Array.isArray(value);
  for (const [field, child] of Object.entries(value)) {
    const inner = innerPlan(plan, value, field);
    if (!inner) continue;
    path.push(isList ? Number(field) : field);
    walk(inner, child, visit, path);
    path.pop();
  }
}
