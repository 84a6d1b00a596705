// Names changed files that aren't published because git ignores their changes on this computer.
import type { ReactElement } from "react";

export function SkippedFiles({ names }: { names: readonly string[] }): ReactElement | null {
  if (names.length === 0) return null;
  const list = new Intl.ListFormat("en").format(names);
  return (
    <p className="skipped-files">
      Git ignores changes to {list} on this computer, so they won’t be published. To publish them,
      ask the person who set this up to undo it: <code>git update-index</code> with{" "}
      <code>--no-skip-worktree</code> or <code>--no-assume-unchanged</code>.
    </p>
  );
}
