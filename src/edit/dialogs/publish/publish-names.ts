// What publishing is called where the site is edited.

/** The dialog's name and its button's: a copy can't be published, only downloaded. */
export const publishNames = { files: "Publish", draft: "Publish", copy: "Download" } as const;
