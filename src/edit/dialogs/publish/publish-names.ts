// What publishing is called where the site is edited.
import { t } from "../../../words/t.ts";

/** The dialog's name and its button's: a copy can't be published, only downloaded. */
export const publishNames = { files: t`Publish`, draft: t`Publish`, copy: t`Download` } as const;
