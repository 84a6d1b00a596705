// Validates values by reading the schemas themselves: in browsers, which have them anyway, in place of the 270 KB of code
// that ajv generates for Node. Both report the same errors in the same order, which a test holds them to.
import type { DefinedError } from "ajv/dist/2020.js";
import { isFields, isSameJson } from "../model/json.ts";
import {
  checksOfLists,
  checksOfNumbers,
  checksOfTexts,
  typeCheck,
  type Check,
  type Report,
} from "./interpret-values.ts";
import { membersOf } from "./members.ts";
import { schemaFile, type Schema, type Schemas } from "./read-schema.ts";
import { targetOf } from "./ref.ts";
import type { Validator } from "./validator.ts";
import type { Validators } from "./vocabulary.ts";

/** Validators for site.json and for pages, as `validators.gen.js` has them. */
export function interpretSchemas(schemas: Schemas): Validators {
  const checkOf = interpreter(schemas);
  return {
    site: validatorOf(() => checkOf("site.schema.json")),
    page: validatorOf(() => checkOf("page.schema.json")),
  };
}

function validatorOf(checkOf: () => Check): Validator {
  const validate: Validator = (value) => {
    const errors: DefinedError[] = [];
    checkOf()(value, "", errors);
    validate.errors = errors;
    return errors.length === 0;
  };
  return validate;
}

/** @returns the check for a file in schema/; nothing is read before a value needs it */
function interpreter(schemas: Schemas): (file: string) => Check {
  const known = new Map<Schema, Check>();

  /** A part of a schema. @param path its path as ajv reports it */
  const inner = (schema: Schema, file: string, path: string): Check => {
    const check = known.get(schema) ?? read(schema, file, path);
    known.set(schema, check);
    return check;
  };
  const later = (schema: Schema, file: string, path: string): Check => {
    let check: Check | undefined;
    return (value, at, errors) => (check ??= inner(schema, file, path))(value, at, errors);
  };
  const referred = (reference: string, from: string): Check => {
    const { schema, file } = targetSchema(schemas, reference, from);
    return later(schema, file, "#");
  };

  /** The members of a union by their type. */
  const membersIn = (schema: Schema, from: string) =>
    new Map(
      membersOf(schema).flatMap(({ $ref = "" }) => {
        const { properties } = targetSchema(schemas, $ref, from).schema;
        const { const: only, enum: types = [only] } = properties?.["type"] ?? {};
        return types.map((type) => [type, referred($ref, from)] as const);
      }),
    );

  /** The checks of a schema's keywords, in ajv's order. */
  const read = (schema: Schema, file: string, path: string): Check => {
    const report = reporter(schema, path);
    const part = (of: Schema, name: string) => later(of, file, `${path}/${name}`);
    const byType: Record<string, Check[]> = {
      number: checksOfNumbers(schema, report),
      string: checksOfTexts(schema, report),
      array: checksOfLists(schema, report, schema.items && part(schema.items, "items")),
      object: [
        ...checksOfFields(schema, report, part),
        ...(schema.discriminator ? [memberByType(membersIn(schema, file), report)] : []),
      ],
    };
    const type = schema.type === undefined ? [] : [typeCheck(schema.type, report)];
    const ofAny = [
      ...(schema.$ref === undefined ? [] : [referred(schema.$ref, file)]),
      ...checksOfAny(schema, report, part),
    ];
    // A type comes first unless other keywords are about values of that type.
    const isFirst = (byType[schema.type ?? ""] ?? []).length === 0;
    const checks = [
      ...(isFirst ? [...type, ...ofAny] : [...ofAny, ...type]),
      ...Object.values(byType).flat(),
    ];
    return (value, at, errors) => {
      for (const check of checks) check(value, at, errors);
    };
  };

  return (file) => inner(schemaFile(schemas, file).schema, file, "#");
}

/** A union: the type says which member a value is. */
function memberByType(members: ReadonlyMap<unknown, Check>, report: Report): Check {
  return (value, at, errors) => {
    if (!isFields(value)) return;
    const type = value["type"];
    const member = typeof type === "string" ? members.get(type) : undefined;
    if (member) return member(value, at, errors);
    const error = typeof type === "string" ? "mapping" : "tag";
    report("discriminator", { error, tag: "type", tagValue: type }, { value, at, errors });
  };
}

function targetSchema(schemas: Schemas, reference: string, from: string) {
  const { file, name } = targetOf(reference, from);
  const whole = schemaFile(schemas, file).schema;
  const schema = name === undefined ? whole : whole.$defs?.[name];
  if (!schema) throw new Error(`schema/${file} has no ${name}`);
  return { schema, file };
}

/** @returns what reports an error of a keyword in a schema; of its path, only unions are read */
function reporter(parentSchema: Schema, path: string): Report {
  const before = /\/(?:oneOf|anyOf)\//.test(`${path}/`) ? path : "#";
  return (keyword, params, { value, at, errors }) => {
    const schemaPath = `${before}/${keyword}`;
    const error = { keyword, instancePath: at, schemaPath, params, parentSchema, data: value };
    // Cast: each keyword is reported with its own parameters.
    errors.push(error as DefinedError);
  };
}

/** A part of the schema that is checked, by its path in it. */
type Part = (of: Schema, name: string) => Check;

function checksOfAny(schema: Schema, report: Report, part: Part): Check[] {
  const { const: only, enum: allowed, not, anyOf, oneOf, discriminator } = schema;
  const checks: Check[] = [];
  if (only !== undefined)
    checks.push((value, at, errors) => {
      if (!isSameJson(value, only)) report("const", { allowedValue: only }, { value, at, errors });
    });
  if (allowed)
    checks.push((value, at, errors) => {
      if (!allowed.some((each) => isSameJson(each, value)))
        report("enum", { allowedValues: allowed }, { value, at, errors });
    });
  if (not) {
    const refused = part(not, "not");
    checks.push((value, at, errors) => {
      if (errorsOf(refused, value, at).length === 0) report("not", {}, { value, at, errors });
    });
  }
  if (anyOf) checks.push(oneOfThese("anyOf", anyOf, report, part));
  if (oneOf && !discriminator) checks.push(oneOfThese("oneOf", oneOf, report, part));
  return checks;
}

function errorsOf(check: Check, value: unknown, at: string): DefinedError[] {
  const errors: DefinedError[] = [];
  check(value, at, errors);
  return errors;
}

/** At least one schema, or exactly one. What the value breaks of the others is reported with it. */
function oneOfThese(
  keyword: "anyOf" | "oneOf",
  schemas: readonly Schema[],
  report: Report,
  part: Part,
): Check {
  const choices = schemas.map((schema, index) => part(schema, `${keyword}/${index}`));
  return (value, at, errors) => {
    const broken: DefinedError[] = [];
    const fits: number[] = [];
    for (const [index, choice] of choices.entries()) {
      const found = errorsOf(choice, value, at);
      broken.push(...found);
      if (found.length === 0) fits.push(index);
      if (fits.length > (keyword === "anyOf" ? 0 : 1)) break;
    }
    if (fits.length === 1) return;
    errors.push(...broken);
    const passingSchemas = fits.length === 0 ? null : fits;
    report(keyword, keyword === "anyOf" ? {} : { passingSchemas }, { value, at, errors });
  };
}

function checksOfFields(schema: Schema, report: Report, part: Part): Check[] {
  const { minProperties, required, propertyNames, additionalProperties, properties = {} } = schema;
  const checks: ((fields: Record<string, unknown>, at: string, errors: DefinedError[]) => void)[] =
    [];
  if (minProperties !== undefined)
    checks.push((value, at, errors) => {
      if (Object.keys(value).length < minProperties)
        report("minProperties", { limit: minProperties }, { value, at, errors });
    });
  if (required)
    checks.push((value, at, errors) => {
      for (const missingProperty of required)
        if (value[missingProperty] === undefined)
          report("required", { missingProperty }, { value, at, errors });
    });
  if (propertyNames) {
    const right = part(propertyNames, "propertyNames");
    checks.push((value, at, errors) => {
      for (const propertyName in value)
        if (errorsOf(right, propertyName, at).length > 0)
          report("propertyNames", { propertyName }, { value, at, errors });
    });
  }
  const other =
    typeof additionalProperties === "object"
      ? part(additionalProperties, "additionalProperties")
      : undefined;
  if (other ?? additionalProperties === false)
    checks.push((value, at, errors) => {
      for (const additionalProperty in value)
        if (!Object.hasOwn(properties, additionalProperty))
          if (other)
            other(value[additionalProperty], `${at}/${escaped(additionalProperty)}`, errors);
          else report("additionalProperties", { additionalProperty }, { value, at, errors });
    });
  const fields = Object.entries(properties).map(
    ([name, field]) => [name, `/${escaped(name)}`, part(field, `properties/${name}`)] as const,
  );
  if (fields.length > 0)
    checks.push((value, at, errors) => {
      for (const [name, step, check] of fields)
        if (value[name] !== undefined) check(value[name], at + step, errors);
    });
  return checks.map((check) => (value, at, errors) => {
    if (isFields(value)) check(value, at, errors);
  });
}

/** A name in a JSON pointer. */
const escaped = (name: string): string => name.replaceAll("~", "~0").replaceAll("/", "~1");
