// What is there and can't be read, which no change of content mends.
import type { Unreadable } from "../../model/input.ts";
import { error } from "./entry.ts";

export const disk = {
  "unreadable-file": error<Unreadable>(
    (values) => `This file can't be read: ${reason(values)}.`,
    whatToDo,
  ),
  "unreadable-folder": error<Unreadable>(
    (values) => `This folder can't be read: ${reason(values)}.`,
    whatToDo,
  ),
};

function reason(values: Unreadable): string {
  switch (values.why) {
    case "forbidden":
      return "you may not open it";
    case "no file":
      return "it has the name of a file, but is a folder, a pipe or a device";
    case "link to nowhere":
      return "it is a link to something that isn't there";
    case "link in a circle":
      return "it is a link that leads back to itself";
    case "too large":
      return `it has ${inMegabytes(values.bytes)} MB, and ${inMegabytes(values.most)} MB are the most`;
    case "other":
      return values.reason;
  }
}

function whatToDo({ why }: Unreadable): string {
  switch (why) {
    case "forbidden":
      return "Give yourself the right to read it, or ask whoever it belongs to.";
    case "no file":
    case "link in a circle":
      return "Put the real file in its place, or delete it.";
    case "link to nowhere":
      return "Put into its place what it leads to, or delete the link.";
    case "too large":
      return "Look whether it is what you meant to put here; then make it smaller, or delete it.";
    case "other":
      return "Try again. If it stays so, put a copy from an earlier version in its place.";
  }
}

function inMegabytes(bytes: number): string {
  return Math.round(bytes / 1e6).toLocaleString("en-US");
}
