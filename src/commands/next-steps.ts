// The next steps after creating a site, as commands for the user's shell.

/** @param name the site's folder, as it was given */
export function nextSteps(name: string, platform: NodeJS.Platform): string {
  const steps =
    platform === "win32" ? [...forWindows(name), ...commands("")] : commands(`${forShell(name)} `);
  return [...steps, "", "content/README.md explains how to change it, task by task."].join("\n");
}

function commands(before: string): string[] {
  return [
    `See it       ${before}npm start`,
    `Check it     ${before}npm run check`,
    `Before it goes live, replace its placeholders, then build it:`,
    `             ${before}npm run check -- --release`,
    `             ${before}npm run build`,
    `Publish it   Upload the folder dist/ to any host; README.md explains five of them.`,
  ];
}

function forShell(name: string): string {
  const isPlain = /^[\w./@+:-]+$/.test(name);
  return `CONTENT_DIR=${isPlain ? name : `'${name.replaceAll("'", "'\\''")}'`}`;
}

/** Both shells keep the variable until their window is closed. */
function forWindows(name: string): string[] {
  return [
    `First name the folder, in PowerShell:        $env:CONTENT_DIR = '${name.replaceAll("'", "''")}'`,
    `                   or in the Command Prompt: set "CONTENT_DIR=${name}"`,
    "",
  ];
}
