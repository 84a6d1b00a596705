// Parses a schema's `$ref`; nothing else does.

/** A file in schema/, and one of its definitions or all of it. */
export interface Target {
  file: string;
  name: string | undefined;
}

/**
 * @param reference as a schema writes it, such as `../parts.schema.json#/$defs/text`
 * @param from the file that contains it, as a path in schema/
 */
export function targetOf(reference: string, from: string): Target {
  const [path = "", name] = reference.split("#/$defs/");
  return { file: path === "" ? from : resolve(path, from), name };
}

function resolve(path: string, from: string): string {
  const parts = [...from.split("/").slice(0, -1), ...path.split("/")];
  const resolved: string[] = [];
  for (const part of parts) {
    if (part === "..") resolved.pop();
    else if (part !== ".") resolved.push(part);
  }
  return resolved.join("/");
}
