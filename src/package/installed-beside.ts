// Lists the libraries that a site installs beside the engine, because each has code for the system that it runs on.

export const installedBeside = ["lightningcss", "sharp", "subset-font"] as const;
