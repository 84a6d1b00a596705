// Reverts changes from a list, asking first if other changes must be reverted with them.
import { useRef, useState } from "react";
import type { Difference } from "../../../content/compare/difference.ts";
import { isMedia } from "../../../content/model/input.ts";
import { createCheck } from "../../session/check-content.ts";
import { inputOf } from "../../session/first-check.ts";
import { makeStep, startHistory, type Operation, type Files } from "../../model/history.ts";
import { useSession, useSessionState } from "../../screen/use-session.ts";
import { changeName, type PageChanges } from "../../operations/changes/changes-as-text.ts";
import { neededMedia } from "../../operations/changes/missing-media.ts";
import { revert, revertFile } from "../../operations/changes/revert.ts";
import { revertTogether, type RevertPlan } from "../../operations/changes/revert-together.ts";
import type { RevertWords } from "./revert-words.ts";
import { t } from "../../../words/t.ts";

/** A change, or the name of what is reverted as a whole: a file, or {@link everything}. */
export type RevertTarget = Difference | string;

export const everything = "everything";

/** Where the earlier version comes from. */
export interface RevertSource {
  /** Its files. */
  before: Files;
  words: RevertWords;
  /** Its media that are gone or were replaced by now, and how to put them back. */
  media?: MediaSource;
}

interface MediaSource {
  missing: readonly string[];
  /** The address of the earlier version of each replaced file, by the file's name. */
  replaced: Readonly<Record<string, string>>;
  /** @returns why some couldn't be put back, a sentence for each */
  restore: (names: readonly string[]) => Promise<readonly string[]>;
}

export interface Reverting {
  /** What was reverted last, or why it couldn't be. */
  message: string;
  revert: (difference: Difference) => void;
  revertAll: (group: PageChanges) => void;
  /** @param name what the operations revert @param more what is done after them */
  revertEverything: (
    differences: readonly Difference[],
    name: string,
    more: readonly Operation[],
  ) => void;
  /** The related changes to confirm, if there is an open question. */
  planFor: (target: RevertTarget) => RevertPlan | undefined;
  confirm: () => void;
  /** Reverts only what was asked for, whatever it breaks. */
  confirmAlone: () => void;
  cancel: () => void;
}

/** A revert that waits for confirmation. */
interface PendingRevert extends Requested {
  plan: RevertPlan;
  /** The files when the question was asked; after another edit it no longer applies. */
  now: Files;
}

interface Requested {
  target: RevertTarget;
  name: string;
  operations: readonly Operation[];
  /** Names of replaced media that come back, too. */
  replaced?: readonly string[];
}

/** @param onFinish called before a revert, or when it is canceled */
export function useRevert(
  source: RevertSource,
  onFinish: (target: RevertTarget) => void,
): Reverting {
  const { before, words, media } = source;
  const session = useSession();
  const [message, setMessage] = useState("");
  const [pending, setPending] = useState<PendingRevert>();
  const [restore, isRestoring] = useRestore(media, setMessage);
  const diagnosticsOf = useDiagnostics(media?.missing);
  const filesNow = () => session.state().history.files;
  const finish = (target: RevertTarget) => {
    onFinish(target);
    setPending(undefined);
  };
  const apply = async ({ operations, name, target, replaced = [] }: Requested) => {
    const now = filesNow();
    const wanted = media ? [...mediaFor(operations, now, media.missing), ...replaced] : [];
    // Only awaited if necessary, so that everything else happens at once.
    const problems = wanted.length > 0 ? await restore(wanted) : [];
    finish(target);
    if (filesNow() !== now) return setMessage(changedMeanwhile);
    session.apply(operations);
    return setMessage([operations[0] ? words.done(name) : mediaDone(name), ...problems].join(" "));
  };
  const begin = (requested: Requested) => {
    if (isRestoring.current) return;
    const now = filesNow();
    const around = { before, now, diagnosticsOf };
    const plan = revertTogether(session.vocabulary, requested.operations, around);
    if (plan.problems.length === 0) return void apply(requested);
    setMessage("");
    setPending({ ...requested, plan, now });
  };
  const putBack = async (difference: Difference) => {
    const problems = await restore([difference.file]);
    finish(difference);
    setMessage(problems.join(" ") || mediaDone(difference.file));
  };
  return {
    message,
    revert: (each) => {
      if (isMedia(each.file)) return void (isRestoring.current || putBack(each));
      const operations = revert(session.vocabulary, each, before, filesNow());
      if (!operations) return setMessage(words.impossible(changeName(each)));
      return begin({ operations, name: changeName(each), target: each });
    },
    revertAll: ({ differences, page, file }) =>
      begin({ operations: revertFile(differences, before), name: page, target: file }),
    revertEverything: (differences, name, more) =>
      begin({ ...asAWhole(differences, before, more), name, target: everything }),
    planFor: (target) =>
      pending?.target === target && pending.now === filesNow() ? pending.plan : undefined,
    confirm: () =>
      pending &&
      !isRestoring.current &&
      void apply({ ...pending, operations: pending.plan.operations }),
    confirmAlone: () => pending && !isRestoring.current && void apply(pending),
    cancel: () => pending && finish(pending.target),
  };
}

function asAWhole(
  differences: readonly Difference[],
  before: Files,
  more: readonly Operation[] = [],
) {
  const replaced = differences.filter(({ file, did }) => isMedia(file) && did === "changed");
  return {
    operations: [...revertFile(differences, before), ...more],
    replaced: replaced.map(({ file }) => file),
  };
}

/** @returns a function that puts media back, and whether it is at work: until then, nothing else is reverted */
function useRestore(media: MediaSource | undefined, setMessage: (message: string) => void) {
  const isRestoring = useRef(false);
  const restore = async (names: readonly string[]) => {
    isRestoring.current = true;
    setMessage(t`Bringing back…`);
    const problems = (await media?.restore(names)) ?? [];
    isRestoring.current = false;
    return problems;
  };
  return [restore, isRestoring] as const;
}

/** Media are stored at once, so that there is nothing to save or to undo. */
const mediaDone = (name: string) => t`Brought back: ${name}. Publish to put it on the site.`;

const changedMeanwhile = t`The site has changed in the meantime. Check the list of changes, then try again.`;

/** @param missing media that would be put back first */
function useDiagnostics(missing: readonly string[] = []) {
  const session = useSession();
  const [check] = useState(() => createCheck(session.vocabulary));
  const { folder } = session;
  const assets = useSessionState((state) => state.assets);
  const media = new Map([...assets.media, ...missing.map((name) => [name, ""] as const)]);
  return (files: Files) =>
    check(inputOf({ folder, assets: { ...assets, media } }, files, new Map())).diagnostics;
}

function mediaFor(
  operations: readonly Operation[],
  now: Files,
  missing: readonly string[],
): string[] {
  const { files } = makeStep(startHistory(now), operations);
  return neededMedia(
    missing,
    files,
    operations.map(({ file }) => file),
  );
}
