// Takes changes back from a list of them: at once, or once it is agreed to what has to go with them.
import { useState } from "react";
import type { Difference } from "../../../content/compare/difference.ts";
import { createCheck, inputOf } from "../../session/check-content.ts";
import type { Operation, Files } from "../../model/history.ts";
import type { Session } from "../../session/session.ts";
import { changeName, type PageChanges } from "../../operations/changes/changes-as-text.ts";
import { revert, revertFile } from "../../operations/changes/revert.ts";
import { revertTogether, type RevertPlan } from "../../operations/changes/revert-together.ts";

/** A change, or by its name all of a file. */
export type RevertTarget = Difference | string;

interface Reverting {
  /** What was taken back last, or why it couldn't be. */
  message: string;
  revert: (difference: Difference) => void;
  revertAll: (group: PageChanges) => void;
  /** What goes along with it, if that is being asked. */
  planFor: (target: RevertTarget) => RevertPlan | undefined;
  confirm: () => void;
  cancel: () => void;
}

/** What was to be taken back, and can't be alone. */
interface PendingRevert {
  target: RevertTarget;
  name: string;
  plan: RevertPlan;
  /** The files that it was asked of. */
  now: Files;
}

/**
 * @param before the files as they are published
 * @param onFinish called before something is taken back, or left as it is
 */
export function useRevert(
  session: Session,
  before: Files,
  onFinish: (target: RevertTarget) => void,
): Reverting {
  const [message, setMessage] = useState("");
  const [pending, setPending] = useState<PendingRevert>();
  const [check] = useState(createCheck);
  const filesNow = () => session.state().history.files;
  const finish = (target: RevertTarget) => {
    onFinish(target);
    setPending(undefined);
  };
  const apply = (operations: readonly Operation[], name: string, target: RevertTarget) => {
    finish(target);
    session.apply(operations);
    setMessage(`Undone: ${name}. To get it back, choose Undo in the toolbar.`);
  };
  const begin = (
    operations: readonly Operation[] | undefined,
    name: string,
    target: RevertTarget,
  ) => {
    if (!operations)
      return setMessage(
        `${name} can't be undone alone, because the content around it has changed too. Undo all changes on the page instead.`,
      );
    const diagnosticsOf = (files: Files) => check(inputOf(session, files, new Map())).diagnostics;
    const now = filesNow();
    const plan = revertTogether(operations, { before, now, diagnosticsOf });
    if (plan.problems.length === 0) return apply(operations, name, target);
    setMessage("");
    return setPending({ target, name, plan, now });
  };
  return {
    message,
    revert: (each) => begin(revert(each, before, filesNow()), changeName(each), each),
    revertAll: ({ differences, page, file }) => begin(revertFile(differences, before), page, file),
    planFor: (target) =>
      pending?.target === target && pending.now === filesNow() ? pending.plan : undefined,
    confirm: () => pending && apply(pending.plan.operations, pending.name, pending.target),
    cancel: () => pending && finish(pending.target),
  };
}
