// The words of a list of changes: to undo what isn't published yet, or to bring an earlier version back.
import type { Difference } from "../../../content/compare/difference.ts";
import { t } from "../../../words/t.ts";

export interface RevertWords {
  /** The name of the earlier version. */
  before: string;
  /** Buttons. */
  one: (did: Difference["did"]) => string;
  page: string;
  together: string;
  /** The question about related changes. */
  question: { name: string; problem: string; related: string };
  /** Where the focus goes afterwards: the next change may look like the one that was brought back. */
  focusAfter: "next change" | "message";
  /** @param name what was reverted */
  done: (name: string) => string;
  /** @param name what can't be reverted alone */
  impossible: (name: string) => string;
}

export const undoWords: RevertWords = {
  before: t`Before`,
  one: () => t`Undo this change`,
  page: t`Undo these changes`,
  together: t`Undo all of these`,
  question: {
    name: t`Undo related changes`,
    problem: t`Undoing only this would break the site:`,
    related: t`These changes must be undone with it:`,
  },
  focusAfter: "next change",
  done: (name) => t`Undone: ${name}. To get it back, choose Undo in the toolbar.`,
  impossible: (name) =>
    t`${name} can't be undone alone, because the content around it has changed too. Undo the changes of the whole page instead.`,
};

const bringBackButtons: Readonly<Record<Difference["did"], string>> = {
  added: t`Remove`,
  removed: t`Bring back`,
  changed: t`Bring back`,
  moved: t`Move back`,
  renamed: t`Bring back`,
};

export const bringBackWords: RevertWords = {
  before: t`Then`,
  one: (did) => bringBackButtons[did],
  page: t`Bring back all of it`,
  together: t`Bring back all of these`,
  question: {
    name: t`Bring back related changes`,
    problem: t`Bringing back only this would break the site:`,
    related: t`These must be brought back with it:`,
  },
  focusAfter: "message",
  done: (name) =>
    t`Brought back: ${name}. Save and publish to put it on the site, or choose Undo in the toolbar.`,
  impossible: (name) =>
    t`${name} can't be brought back alone, because the content around it has changed too. Bring back all of the page instead.`,
};
