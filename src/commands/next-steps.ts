// The next steps after creating a site, as commands for the user's shell.
import { existsSync } from "node:fs";

/**
 * For a folder of content.
 * @param name the site's folder, as it was given
 */
export function nextSteps(name: string, platform: NodeJS.Platform): string {
  const steps =
    platform === "win32"
      ? [...forWindows(name), ...commands("")]
      : commands(`CONTENT_DIR=${inShell(name)} `);
  // Only the engine's own repository has the guide.
  const guide = existsSync("content/README.md")
    ? ["", "content/README.md explains how to change it, task by task."]
    : [];
  return [...steps, ...guide].join("\n");
}

/**
 * For a repository of its own.
 * @param name the site's folder, as it was given
 */
export function repositorySteps(name: string, platform: NodeJS.Platform): string {
  return [...toInstalled(name, platform), ...commands("")].join("\n");
}

/**
 * For a repository that had a copy of the engine.
 * @param name its folder, as it was given
 */
export function adoptSteps(name: string, platform: NodeJS.Platform): string {
  return [
    ...toInstalled(name, platform),
    "Check it     npm run check",
    "See it       npm start",
    "Commit it    git add --all",
    '             git commit --message "Depend on the engine"',
  ].join("\n");
}

function toInstalled(name: string, platform: NodeJS.Platform): string[] {
  const folder = platform === "win32" ? `"${name}"` : inShell(name);
  const go = name === "." ? [] : [`Go there     cd ${folder}`];
  return [...go, "Install it   npm install"];
}

function commands(before: string): string[] {
  return [
    `See it       ${before}npm start`,
    `Check it     ${before}npm run check`,
    `Before it goes live, replace its placeholders, then build it:`,
    `             ${before}npm run check -- --release`,
    `             ${before}npm run build`,
    `Publish it   Upload the folder dist/ to any host; README.md explains how.`,
  ];
}

function inShell(name: string): string {
  const isPlain = /^[\w./@+:-]+$/.test(name);
  return isPlain ? name : `'${name.replaceAll("'", "'\\''")}'`;
}

/** Both shells keep the variable until their window is closed. */
function forWindows(name: string): string[] {
  return [
    `First name the folder, in PowerShell:        $env:CONTENT_DIR = '${name.replaceAll("'", "''")}'`,
    `                   or in the Command Prompt: set "CONTENT_DIR=${name}"`,
    "",
  ];
}
