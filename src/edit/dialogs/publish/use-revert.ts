// Takes changes back from a list of them: at once, or once it is agreed to what has to go with them.
import { useState } from "react";
import type { Difference } from "../../../content/compare/difference.ts";
import { createCheck, inputOf } from "../../session/check-content.ts";
import type { Deed, Files } from "../../model/history.ts";
import type { Session } from "../../session/session.ts";
import { called, type PageChanges } from "../../operations/changes/changes-as-text.ts";
import { takeBack, takeBackFile } from "../../operations/changes/revert.ts";
import { takeBackTogether, type Together } from "../../operations/changes/revert-together.ts";

/** A change, or by its name all of a file. */
export type ToTakeBack = Difference | string;

interface TakingBack {
  /** What was taken back last, or why it couldn't be. */
  told: string;
  takeBack: (difference: Difference) => void;
  takeBackAll: (group: PageChanges) => void;
  /** What goes along with it, if that is being asked. */
  askedOf: (of: ToTakeBack) => Together | undefined;
  agree: () => void;
  leave: () => void;
}

/** What was to be taken back, and can't be alone. */
interface Asked {
  of: ToTakeBack;
  what: string;
  together: Together;
  /** The files that it was asked of. */
  now: Files;
}

/**
 * @param before the files as they are published
 * @param onSettled called before something is taken back, or left as it is
 */
export function useTakingBack(
  session: Session,
  before: Files,
  onSettled: (of: ToTakeBack) => void,
): TakingBack {
  const [told, setTold] = useState("");
  const [asked, setAsked] = useState<Asked>();
  const [check] = useState(createCheck);
  const filesNow = () => session.state().history.files;
  const settle = (of: ToTakeBack) => {
    onSettled(of);
    setAsked(undefined);
  };
  const make = (deeds: readonly Deed[], what: string, of: ToTakeBack) => {
    settle(of);
    session.make(deeds);
    setTold(`Undone: ${what}. To get it back, choose Undo in the toolbar.`);
  };
  const begin = (deeds: readonly Deed[] | undefined, what: string, of: ToTakeBack) => {
    if (!deeds)
      return setTold(
        `${what} can't be undone alone, because the content around it has changed too. Undo all changes on the page instead.`,
      );
    const diagnosticsOf = (files: Files) => check(inputOf(session, files, new Map())).diagnostics;
    const now = filesNow();
    const together = takeBackTogether(deeds, { before, now, diagnosticsOf });
    if (together.problems.length === 0) return make(deeds, what, of);
    setTold("");
    return setAsked({ of, what, together, now });
  };
  return {
    told,
    takeBack: (each) => begin(takeBack(each, before, filesNow()), called(each), each),
    takeBackAll: ({ differences, page, file }) =>
      begin(takeBackFile(differences, before), page, file),
    askedOf: (of) => (asked?.of === of && asked.now === filesNow() ? asked.together : undefined),
    agree: () => asked && make(asked.together.deeds, asked.what, asked.of),
    leave: () => asked && settle(asked.of),
  };
}
