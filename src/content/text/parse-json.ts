// JSON as a value, for texts that need no positions and no explanation of what is wrong with them.

/** @returns undefined for a text that isn't JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
