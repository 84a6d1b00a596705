// Checks the author's saved content: for mistakes, and for media that no page uses.
import { isContentName, type Encoding } from "../../content/model/input.ts";
import { textsOf } from "../store.ts";
import { storedFrom } from "./load.ts";
import type { Parts } from "./parts.ts";
import type { Work } from "./work.ts";

interface Checked {
  /** The first mistake, as a sentence that begins with the file's name. */
  mistake: string | undefined;
  /** The names of media that no page uses, as far as mistakes let that be seen. */
  unused: ReadonlySet<string>;
}

export async function check(parts: Parts, work: Work): Promise<Checked> {
  const { folder, files, assets } = await storedFrom(parts, work);
  const encodings = new Map<string, Encoding>();
  for (const { name, encoding } of files) if (encoding) encodings.set(name, encoding);
  const unreadable = [...(assets.unreadable?.keys() ?? [])].filter((name) => isContentName(name));
  const texts = new Map([...unreadable.map((name) => [name, ""] as const), ...textsOf(files)]);
  const input = { folder, files: texts, encodings, mailOrigin: "", ...assets };
  // With the editor, not before it: opening a site needs no check.
  const [{ compile }, vocabulary] = await Promise.all([
    import("../../content/compile.ts"),
    parts.site.vocabulary(),
  ]);
  const { diagnostics } = compile(input, vocabulary);
  const nameOf = (file: string) => file.slice(folder.length + 1);
  const error = diagnostics.find(({ severity }) => severity === "error");
  const unused = diagnostics.filter(({ id }) => id === "unused-media");
  return {
    mistake: error && `${nameOf(error.file)}, line ${error.line}, has a mistake: ${error.message}`,
    unused: new Set(unused.map(({ file }) => nameOf(file))),
  };
}
