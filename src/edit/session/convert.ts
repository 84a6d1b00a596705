// Plans a save so that files that aren't UTF-8 are converted only after the person agrees.
import type { Encoding } from "../../content/model/input.ts";
import { filesToSave } from "./draft.ts";
import { hint, type Message } from "../model/message.ts";
import type { Files } from "../model/history.ts";
import type { SessionState } from "./session-state.ts";
import { filesToConvert } from "../../store/save-refusals.ts";
import type { FileToSave, StoredFile } from "../../store/store.ts";
import { allOf } from "../../words/formats.ts";
import { t } from "../../words/t.ts";

type StoredFiles = ReadonlyMap<string, StoredFile>;

interface PlannedSave {
  /** Empty until the person agrees to every conversion. */
  files: FileToSave[];
  state: Partial<SessionState>;
}

/** @param agreed files that the person agreed to convert; they are saved even without other changes */
export function planSave(
  files: Files,
  stored: StoredFiles,
  agreed: readonly StoredFile[],
): PlannedSave {
  const isAgreed = (name: string) =>
    agreed.some((file) => file.name === name && file.version === stored.get(name)?.version);
  const changed = filesToSave(files, stored);
  const unchanged = agreed
    .filter(({ name }) => isAgreed(name) && changed.every((file) => file.name !== name))
    .map(({ name, version }) => ({ name, text: files.get(name) ?? null, version }));
  const all: FileToSave[] = [...changed, ...unchanged];
  const converted = filesToConvert(all, ({ name }) => stored.get(name)?.encoding !== undefined);
  const toConvert = converted.flatMap(({ name }) =>
    isAgreed(name) ? [] : (stored.get(name) ?? []),
  );
  if (toConvert.length > 0)
    return { files: [], state: { toConvert, message: conversionNeeded(toConvert) } };
  return {
    files: all.map((file) => (converted.includes(file) ? { ...file, isConverted: true } : file)),
    state: { toConvert },
  };
}

/** The encodings of unedited files, for the check: guessed characters can't be located in an edited text. */
export function encodingsIn(files: Files, stored: StoredFiles): Map<string, Encoding> {
  const unedited = [...stored.values()].filter(({ name, text }) => files.get(name) === text);
  return new Map(unedited.flatMap(({ name, encoding }) => (encoding ? [[name, encoding]] : [])));
}

function conversionNeeded(files: readonly StoredFile[]): Message {
  const names = allOf(files.map(({ name }) => name));
  return hint(
    files.length === 1
      ? t`Nothing was saved: ${names} isn't in the site's text format (UTF-8). Save again and convert it.`
      : t`Nothing was saved: ${names} aren't in the site's text format (UTF-8). Save again and convert them.`,
  );
}
