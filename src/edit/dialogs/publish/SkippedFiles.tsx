// Names changed files that aren't published because git ignores their changes on this computer.
import type { ReactElement } from "react";
import { tParts } from "../../ui/t-parts.tsx";
import { allOf } from "../../../words/formats.ts";

export function SkippedFiles({ names }: { names: readonly string[] }): ReactElement | null {
  if (names.length === 0) return null;
  return (
    <p className="skipped-files">{tParts`Git ignores changes to ${allOf(names)} on this computer, so they won’t be published. To publish them, ask the person who set this up to undo it: ${(<code>git update-index</code>)} with ${(<code>--no-skip-worktree</code>)} or ${(<code>--no-assume-unchanged</code>)}.`}</p>
  );
}
