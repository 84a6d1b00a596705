// Makes the validators that ajv generates a third shorter, because browsers that open the editor download them.
import { forValidator } from "../content/schema/for-validator.ts";

/**
 * @param code as ajv generates it, with `lines`
 * @param schemas by path in schema/
 * @param from what the code imports them from
 * @returns code that finds the same errors, without their `schema`, which is a part of their `parentSchema`
 */
export function shortenValidators(
  code: string,
  schemas: ReadonlyMap<string, object>,
  from: string,
): string {
  const named = withoutNames(withCalls(withoutCopies(withImports(code, schemas))));
  const short = withoutCounts(withoutContext(named));
  return `import { schemas } from ${JSON.stringify(from)};\n${short}\n${functions}`;
}

/** Refers to the schemas that are imported anyway instead of repeating them. */
function withImports(code: string, schemas: ReadonlyMap<string, object>): string {
  const expressions = new Map<string, string>();
  for (const [path, schema] of schemas)
    listParts(forValidator(schema), `schemas[${JSON.stringify(path)}]`, expressions);
  return code.replaceAll(/^const (\w+) = (\{.*\});$/gm, (line, name: string, json: string) => {
    const expression = expressions.get(json);
    return expression === undefined ? line : `const ${name} = ${expression};`;
  });
}

/** @param expressions the code that gives each part of a schema, by the part's JSON */
function listParts(part: unknown, expression: string, expressions: Map<string, string>): void {
  if (typeof part !== "object" || part === null) return;
  const json = JSON.stringify(part);
  if (!expressions.has(json)) expressions.set(json, expression);
  for (const [name, inner] of Object.entries(part))
    // ajv got only some of a union's members, so theirs are other indexes.
    if (name !== "oneOf") listParts(inner, `${expression}[${JSON.stringify(name)}]`, expressions);
}

/** ajv copies all errors so far for each value with more of them: thousands of wrong blocks took half a second. */
function withoutCopies(code: string): string {
  return code.replaceAll(/vErrors\.concat\((\w+\.errors)\)/g, "withMore(vErrors, $1)");
}

/** An error as ajv adds it to its list. Errors in names have one member more, and stay as they are. */
const added =
  /const (err\d+) = \{instancePath(?::([^\n]*?))?,schemaPath:("[^\n]*?"),keyword:("\w+"),params:([^\n]*?),schema:[^\n]*?,parentSchema:([^\n]*?),data(?::([^\n,]+))?\};\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}/g;

/** A keyword and the parameters of its errors: one that repeats the keyword's value, or that names a field. */
const repeated =
  /^"(?:type" \{type: "\w+"\}|pattern" \{pattern: "[^\n]*"\}|(?:min|max)(?:Length|Items|Properties)" \{limit: \d+\}|(?:min|max)imum" \{comparison: "[<>]=", limit: [\d.]+\}|enum" \{allowedValues: [^\n{}]+\.enum\}|const" \{allowedValue: "\w+"\})$/;
const naming =
  /^"(?:required" \{missingProperty|additionalProperties" \{additionalProperty): ([^\n]+)\}$/;

/** Of the path in the schema, only the keyword and the unions that it is in are read. */
function shortPath(path: string): string {
  return /\/(?:oneOf|anyOf)\//.test(path) ? path : path.replace(/^"#\/.*\//, '"#/');
}

/** Adds each error with a call. There are a thousand. */
function withCalls(code: string): string {
  return code.replaceAll(
    added,
    (_code, _name, at = "instancePath", path, keyword, params, parent, data = "data") => {
      const error = `${keyword} ${params}`;
      const own = naming.exec(error)?.[1] ?? params;
      const given = [at, shortPath(path), parent, data, ...(repeated.test(error) ? [] : [own])];
      return `vErrors = withError(vErrors, ${given.join(", ")});`;
    },
  );
}

/** The names of up to eight fields, one after another, and the error about a field with another name. */
const named =
  /if\(!(?:[()| ]|key\d+ === "[^"\n]+")+\{\n(vErrors = withError\([^\n]*?#\/additionalProperties", ([^\n]+), \w+, (key\d+)\);)/g;

/** Looks the names of fields up in the schema, as ajv does for more of them. */
function withoutNames(code: string): string {
  return code.replaceAll(
    named,
    (_code, error, parent, key) => `if(!Object.hasOwn(${parent}.properties, ${key})){\n${error}`,
  );
}

/**
 * Each function is given the path alone: the rest is for keywords that no schema here has, such as
 * `unevaluatedProperties`.
 */
function withoutContext(code: string): string {
  return code
    .replaceAll(/\{instancePath="", [^\n]*?\}=\{\}\)/g, 'instancePath="")')
    .replaceAll(
      /\{instancePath(?::([^\n]*?))?,parentData[^\n]*?,dynamicAnchors\}\)/g,
      (_context, at = "instancePath") => `${at})`,
    )
    .replaceAll(/^const evaluated\d+ = [^\n]*\n(?:if\(evaluated[^\n]*\n[^\n]*\n\}\n){2}/gm, "")
    .replaceAll(/^(?:validate\d+\.evaluated|evaluated\d+\.\w+) = [^\n]*\n/gm, "");
}

/** What a function counts its errors for: to see which members of a union a value fits. */
const counting = /\b_errs\d/;

/** A call of another function, whose errors are added to those so far. */
const called =
  /if\(!\((validate\d+)\(([^\n]*)\)\)\)\{\nvErrors = vErrors === null \? \1\.errors : withMore\(vErrors, \1\.errors\);\n\}/g;

/** Most functions needn't count their errors: it is enough to know if there is one. */
function withoutCounts(code: string): string {
  return code.replaceAll(/^function validate\d+\([^]*?\nreturn errors === 0;$/gm, (whole) =>
    counting.test(whole)
      ? whole
      : whole
          .replaceAll(/^(?:errors\+\+|errors = vErrors\.length|let errors = 0);\n/gm, "")
          .replace("return errors === 0;", "return vErrors === null;")
          .replaceAll(called, "vErrors = withThose($1, vErrors, $2);"),
  );
}

/** `withMore` adds in a loop, because a call can't have thousands of arguments. */
const functions = `function withThose(validate, errors, data, instancePath){
if(validate(data, instancePath)) return errors;
return errors === null ? validate.errors : withMore(errors, validate.errors);
}
function withMore(errors, more){
for(const error of more) errors.push(error);
return errors;
}
const parameters = {type: "type", pattern: "pattern", enum: "allowedValues", const: "allowedValue", required: "missingProperty", additionalProperties: "additionalProperty"};
const comparisons = {minimum: {comparison: ">="}, maximum: {comparison: "<="}};
function withError(errors, instancePath, schemaPath, parentSchema, data, own){
const keyword = schemaPath.slice(schemaPath.lastIndexOf("/") + 1);
const params = typeof own === "object" ? own : {...comparisons[keyword], [parameters[keyword] ?? "limit"]: own ?? parentSchema[keyword]};
const error = {instancePath,schemaPath,keyword,params,parentSchema,data};
if(errors === null) return [error];
errors.push(error);
return errors;
}`;
