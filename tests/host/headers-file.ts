// Reads a `_headers` file as Netlify and Cloudflare do.

export type HeaderValues = Record<string, string>;

/** Every block whose path fits, equal names joined. */
export function readHeadersFile(text: string, path: string): HeaderValues {
  const values: HeaderValues = {};
  for (const block of text.trim().split("\n\n")) {
    const [pattern = "", ...lines] = block.split("\n");
    const stem = pattern.replace(/\*$/, "");
    if (pattern.endsWith("*") ? !path.startsWith(stem) : path !== pattern) continue;
    for (const line of lines) {
      const [, name = "", value = ""] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
      values[name] = name in values ? `${values[name]}, ${value}` : value;
    }
  }
  return values;
}
