// Why a folder can't be written, for the person who wants it written.

const again = "then build again";

const notAllowed = [
  "you don't have permission to write {folder} or the folder it is in",
  `Give yourself permission to write them, ${again}`,
] as const;

const overtaken = [
  "another build was writing {folder} at the same time",
  "If what is there now isn't what you want, build again",
] as const;

/** By the system's own code: what is the matter, and what to do. */
const reasons: Record<string, readonly [why: string, remedy: string]> = {
  EACCES: notAllowed,
  EPERM: notAllowed,
  EROFS: ["the disk with {folder} is read-only", "Build in a copy on another disk"],
  ENOSPC: ["the disk is full", `Free up space on it, ${again}`],
  EDQUOT: ["your share of the disk is used up", `Free up space in it, ${again}`],
  EBUSY: [
    "another disk is mounted at {folder}, or a program is using it",
    "Mount it elsewhere and make {folder} a link to a folder on it, or quit that program",
  ],
  EXDEV: ["{folder} is on a different disk than the folder it is in", `Delete it, ${again}`],
  ENOTDIR: ["{folder}, or the folder it should be in, is a file", `Rename that file, ${again}`],
  ELOOP: ["{folder} is a link that points back to itself", `Delete it, ${again}`],
  EEXIST: overtaken,
  ENOTEMPTY: overtaken,
};

/** Nothing was written, and no change of content would help; the message says why, and what would. */
export class CannotWrite extends Error {
  /** @param code the system's, as Node.js gives it */
  constructor(folder: string, code: string) {
    const [why, remedy] = reasons[code] ?? [
      `the system reports ${code} for {folder}`,
      "Build in another folder",
    ];
    super(`Nothing was built, because ${why}. ${remedy}.`.replaceAll("{folder}", () => folder));
  }
}

/** What the system refuses in a person's words; anything else as it is. */
export function inWords(error: unknown, folder: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return code !== undefined && syscall !== undefined ? new CannotWrite(folder, code) : error;
}
