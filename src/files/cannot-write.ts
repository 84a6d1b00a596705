// Why a folder can't be written, for the person who wants it written.

const again = "then build again";

const notAllowed = [
  "you may not write {folder} or the folder around it",
  `Make them your own, ${again}`,
] as const;

const overtaken = [
  "another build was writing {folder} at the same moment",
  "If what is there now isn't what you want, build again",
] as const;

/** By the system's own code: what is the matter, and what to do. */
const reasons: Record<string, readonly [why: string, remedy: string]> = {
  EACCES: notAllowed,
  EPERM: notAllowed,
  EROFS: ["the disk that {folder} is on can only be read", "Build in a copy elsewhere"],
  ENOSPC: ["the disk is full", `Make room on it, ${again}`],
  EDQUOT: ["your share of the disk is used up", `Make room in it, ${again}`],
  EBUSY: [
    "another disk is mounted at {folder}, or a program holds it",
    "Mount it elsewhere and make {folder} a link to a folder on it, or end that program",
  ],
  EXDEV: ["{folder} is on another disk than the folder around it", `Delete it, ${again}`],
  ENOTDIR: ["{folder}, or what it is to stand in, is a file", `Rename that, ${again}`],
  ELOOP: ["{folder} is a link that leads back to itself", `Delete it, ${again}`],
  EEXIST: overtaken,
  ENOTEMPTY: overtaken,
};

/** Nothing was written, and no change of content would help; the message says why, and what would. */
export class CannotWrite extends Error {
  /** @param code the system's, as Node.js gives it */
  constructor(folder: string, code: string) {
    const [why, remedy] = reasons[code] ?? [
      `the system says ${code} of {folder}`,
      "Build elsewhere",
    ];
    super(`Nothing was built, because ${why}. ${remedy}.`.replaceAll("{folder}", () => folder));
  }
}

/** What the system refuses in a person's words; anything else as it is. */
export function inWords(error: unknown, folder: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return code !== undefined && syscall !== undefined ? new CannotWrite(folder, code) : error;
}
