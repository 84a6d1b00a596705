// What git has besides plain files: programs, which stay programs, and links, submodules and folders, which a file of the
// same name must not replace.
import type { Unreadable } from "../../content/model/input.ts";
import { Refused } from "../git-host.ts";
import { t } from "../../words/t.ts";

/** An entry of one of git's trees. */
export interface Entry {
  /** Its path in the content folder. */
  name: string;
  /** Such as `100644`: https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
  mode: string;
  oid: string;
}

/** Path in the content folder -> mode, of everything that isn't a plain file. */
export type Modes = ReadonlyMap<string, string>;

const [plain, program, link, submodule, folder] = [
  "100644",
  "100755",
  "120000",
  "160000",
  "040000",
];

/** @param entries of the content folder and of its `media` folder */
export function sortOut(entries: readonly Entry[]): {
  tree: Map<string, string>;
  unreadable: Map<string, Unreadable>;
  modes: Modes;
} {
  const isFile = ({ mode }: Entry) => mode.startsWith("100");
  const others = entries.filter((entry) => !isFile(entry) && !isUsualFolder(entry));
  return {
    tree: new Map(entries.filter(isFile).map(({ name, oid }) => [name, oid])),
    unreadable: new Map(
      others.map(({ name, mode }) => [name, { why: mode === folder ? "no file" : "link in git" }]),
    ),
    modes: new Map(
      entries.filter(({ mode }) => mode !== plain).map(({ name, mode }) => [name, mode]),
    ),
  };
}

function isUsualFolder({ name, mode }: Entry): boolean {
  return mode === folder && !name.endsWith(".json");
}

/**
 * @param over what the commit has whose files are replaced
 * @returns the mode for a file
 * @throws {Refused} if the file would replace something that isn't a file
 */
export function modeFor(name: string, over: Modes): string {
  const [inFolder] = name.split("/", 1);
  const around = inFolder === name ? undefined : over.get(inFolder ?? "");
  if (inFolder !== undefined && around !== undefined && around !== folder)
    throw new Refused("other", notAFolder(inFolder, around));
  const mode = over.get(name) ?? plain;
  if (mode === plain || mode === program) return mode;
  throw new Refused("other", notAFile(name, mode));
}

function notAFolder(name: string, mode: string): string {
  if (mode === link)
    return t`The folder ${name} is a link in the repository, so the editor can't add files to it. Ask the owner of the repository to replace the link with a folder.`;
  return t`The folder ${name} is a submodule in the repository, so the editor can't add files to it. Ask the owner of the repository to replace the submodule with a folder.`;
}

function notAFile(name: string, mode: string): string {
  if (mode === link)
    return t`${name} is a link in the repository, so the editor can't write it. Choose another name, or ask the owner of the repository to replace the link with a file.`;
  if (mode === submodule)
    return t`${name} is a submodule in the repository, so the editor can't write it. Choose another name, or ask the owner of the repository to replace the submodule with a file.`;
  return t`${name} is a folder in the repository, so the editor can't write it. Choose another name, or ask the owner of the repository to replace the folder with a file.`;
}
