// Finds the file that a sample can't do without, so that the author is asked for it first.
import { isFields, type Json } from "../../content/model/json.ts";
import type { Path } from "../../content/model/path.ts";
import type { Node } from "../../content/schema/read-schema.ts";
import { structureOf } from "./structure.ts";

export interface AskedFile {
  /** Where its name belongs in the sample. */
  path: Path;
  /** The allowed file extensions. */
  kinds: readonly string[];
}

/** What the dialog gets that asks for it. */
export interface FileQuestion {
  kinds: AskedFile["kinds"];
  onChoose: (name: string) => void;
  /** Called after a file is chosen, and if none is. */
  onClose: () => void;
}

/**
 * A photo has a sample that everybody can show; any other file is the author's own.
 * @param node what the sample is of
 */
export function askedFile(node: Node, sample: unknown, path: Path = []): AskedFile | undefined {
  const { kinds } = node.schema;
  if (typeof sample === "string")
    return kinds && sample.startsWith("media/") ? { path, kinds } : undefined;
  const structure = structureOf(node, sample);
  if (structure.is === "union")
    return structure.chosen && askedFile(structure.chosen, sample, path);
  if (structure.is === "list" && Array.isArray(sample))
    return firstOf(sample.map((item, index) => askedFile(structure.items, item, [...path, index])));
  if (structure.is !== "fields" || !isFields(sample)) return undefined;
  const inner = structure.fields.map(([name, field]) =>
    askedFile(field, sample[name], [...path, name]),
  );
  return firstOf(inner);
}

const firstOf = (found: readonly (AskedFile | undefined)[]): AskedFile | undefined =>
  found.find((each) => each !== undefined);

/** The same sample with another file. */
export function withFile(sample: Json, [key, ...inner]: Path, file: string): Json {
  if (key === undefined) return file;
  // Casts: a path goes through what it was found in.
  if (Array.isArray(sample))
    return (sample as Json[]).map((each, index) =>
      index === key ? withFile(each, inner, file) : each,
    );
  const fields = sample as Record<string, Json>;
  return { ...fields, [key]: withFile(fields[key] ?? "", inner, file) };
}
