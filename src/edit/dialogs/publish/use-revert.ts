// Reverts changes from a list, asking first if other changes must be reverted with them.
import { useState } from "react";
import type { Difference } from "../../../content/compare/difference.ts";
import { createCheck, inputOf } from "../../session/check-content.ts";
import type { Operation, Files } from "../../model/history.ts";
import { useSession } from "../../screen/use-session.ts";
import { changeName, type PageChanges } from "../../operations/changes/changes-as-text.ts";
import { revert, revertFile } from "../../operations/changes/revert.ts";
import { revertTogether, type RevertPlan } from "../../operations/changes/revert-together.ts";

/** A change, or the name of a file to revert as a whole. */
export type RevertTarget = Difference | string;

interface Reverting {
  /** What was reverted last, or why it couldn't be. */
  message: string;
  revert: (difference: Difference) => void;
  revertAll: (group: PageChanges) => void;
  /** The related changes to confirm, if there is an open question. */
  planFor: (target: RevertTarget) => RevertPlan | undefined;
  confirm: () => void;
  cancel: () => void;
}

/** A revert that waits for confirmation. */
interface PendingRevert {
  target: RevertTarget;
  name: string;
  plan: RevertPlan;
  /** The files when the question was asked; after another edit it no longer applies. */
  now: Files;
}

/**
 * @param before the published files
 * @param onFinish called before a revert, or when it is canceled
 */
export function useRevert(before: Files, onFinish: (target: RevertTarget) => void): Reverting {
  const { session } = useSession();
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
