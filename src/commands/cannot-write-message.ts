// Explains to a person why the output folder can't be written.
import type { CannotWrite } from "../files/cannot-write.ts";

const again = "then build again";

const notAllowed = [
  "you don't have permission to write {folder} or the folder it is in",
  `Give yourself permission to write them, ${again}`,
] as const;

const overtaken = [
  "another build was writing {folder} at the same time",
  "If what is there now isn't what you want, build again",
] as const;

/** What is wrong and what to do, by the system's error code. */
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

/** Says why nothing was built and what to do. */
export function cannotWriteMessage({ folder, code }: Pick<CannotWrite, "folder" | "code">): string {
  const [why, remedy] = reasons[code] ?? [
    `the system reports ${code} for {folder}`,
    "Build in another folder",
  ];
  return `Nothing was built, because ${why}. ${remedy}.`.replaceAll("{folder}", () => folder);
}
