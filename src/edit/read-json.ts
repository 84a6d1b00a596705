// A file's value while it is being edited.

/** @returns undefined for a text that isn't JSON, which the check has more to say of */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a file holds, or undefined where there is none or it is no JSON. */
export const fileValue = (files: ReadonlyMap<string, string>, file: string): unknown =>
  readJson(files.get(file) ?? "");
