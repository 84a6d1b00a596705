// Decides what gives a changed part its published state back, before anything is changed.
import type { Difference } from "../../../content/compare/difference.ts";
import { isMedia } from "../../../content/model/input.ts";
import { isFields, valueAt, type Json } from "../../../content/model/json.ts";
import type { Path } from "../../../content/model/path.ts";
import type { Files } from "../../model/history.ts";
import { fileValue } from "../../model/read-json.ts";

interface InFile {
  file: string;
  path: Path;
}

/** What to do with one part; its path is that in the edited files. */
export type Reversal =
  /** Without a text, it is removed: it wasn't published. */
  | { is: "restore file"; file: string; text: string | undefined }
  | { is: "rename file"; file: string; to: string }
  | ({ is: "remove" } & InFile)
  | ({ is: "set"; value: Json } & InFile)
  /** `fields` are the names of those around it as they were published: it goes after the ones before it. */
  | ({ is: "insert"; value: Json; fields: readonly string[] } & InFile)
  /** Within its list. */
  | ({ is: "move"; to: number } & InFile)
  /** To the list that it came from. */
  | ({ is: "carry"; value: Json; to: { file: string; into: Path; at: number } } & InFile);

/**
 * @param before the published files
 * @returns one for each part of the change; undefined if one of them can't be reverted alone
 */
export function planRevert(difference: Difference, before: Files): Reversal[] | undefined {
  const parts = (difference.parts ?? [difference]).map((part) =>
    part.path.length === 0 ? ofWholeFile(part, before) : ofPart(part, before),
  );
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

function ofWholeFile({ file, from, did }: Difference, before: Files): Reversal | undefined {
  // Media aren't part of the edited files.
  if (isMedia(file)) return undefined;
  return did === "renamed" && from
    ? { is: "rename file", file, to: from.file }
    : { is: "restore file", file, text: before.get(file) };
}

function ofPart(difference: Difference, before: Files): Reversal | undefined {
  const { file, path, from, back, did } = difference;
  const value = from && publishedAt(before, from);
  if (did === "moved" && back) return ofMoved({ file, path }, back, value);
  if (did === "added" || value === undefined) return { is: "remove", file, path };
  if (did !== "removed") return { is: "set", file, path, value };
  const around = from && publishedAt(before, { file: from.file, path: from.path.slice(0, -1) });
  return { is: "insert", file, path, value, fields: isFields(around) ? Object.keys(around) : [] };
}

function ofMoved(now: InFile, back: InFile, value: Json | undefined): Reversal | undefined {
  const at = back.path.at(-1);
  if (typeof at !== "number") return undefined;
  const into = back.path.slice(0, -1);
  const isInList = back.file === now.file && into.join("/") === now.path.slice(0, -1).join("/");
  if (isInList) return { is: "move", ...now, to: at };
  return value === undefined
    ? undefined
    : { is: "carry", ...now, value, to: { file: back.file, into, at } };
}

function publishedAt(before: Files, { file, path }: InFile): Json | undefined {
  // Cast: it was read from JSON.
  return valueAt(fileValue(before, file), path) as Json | undefined;
}
