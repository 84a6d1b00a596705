// Files and folders that exist but can't be read: no change of content fixes that.
import type { Unreadable } from "../../model/input.ts";
import { error } from "./entry.ts";
import { inDigits } from "../../../words/formats.ts";
import { t } from "../../../words/t.ts";

export const disk = {
  "unreadable-file": error<Unreadable>(
    (values) => t`This file can't be read: ${reason(values)}.`,
    whatToDo,
  ),
  "unreadable-folder": error<Unreadable>(
    (values) => t`This folder can't be read: ${reason(values)}.`,
    whatToDo,
  ),
};

function reason(values: Unreadable): string {
  switch (values.why) {
    case "forbidden":
      return t`you don't have permission to open it`;
    case "no file":
      return t`it has the name of a file, but it is a folder, a pipe or a device`;
    case "link to nowhere":
      return t`it is a link to something that doesn't exist`;
    case "link in a circle":
      return t`it is a link that points back to itself`;
    case "link in git":
      return t`it is a link or a submodule in git, which the editor can't follow`;
    case "in LFS":
      return t`it is stored with Git LFS, and git itself has only a pointer to it`;
    case "too large":
      return t`it has ${inMegabytes(values.bytes)} MB, and the limit is ${inMegabytes(values.most)} MB`;
    case "other":
      return values.reason;
  }
}

function whatToDo({ why }: Unreadable): string {
  switch (why) {
    case "forbidden":
      return t`Give yourself permission to read it, or ask its owner.`;
    case "no file":
    case "link in a circle":
      return t`Replace it with the real file, or delete it.`;
    case "link to nowhere":
      return t`Replace it with the file it should point to, or delete the link.`;
    case "link in git":
      return t`Ask the owner of the repository to replace it with the real one.`;
    case "in LFS":
      return t`Wait until the site that visitors see has it. Or ask the owner of the repository to store the file itself in git.`;
    case "too large":
      return t`Check that it is the right file. Then make it smaller, or delete it.`;
    case "other":
      return t`Try again. If that doesn't help, replace it with a copy from an earlier version.`;
  }
}

function inMegabytes(bytes: number): string {
  return inDigits(Math.round(bytes / 1e6));
}
