// Lists the libraries that a site installs beside the engine, because each has code for the system that it runs on.

export const installedBeside = ["lightningcss", "sharp"] as const;

/** Those that only some sites install: for pictures of a change, and for blocks of their own. */
export const installedForSome = ["playwright-core", "rolldown"] as const;
