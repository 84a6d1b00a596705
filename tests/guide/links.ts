// Finds links and pictures in a Markdown file that point to nothing, as GitHub resolves them.
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** @returns the addresses of all links and pictures, and those of them whose file or heading doesn't exist */
export async function linksOf(file: string): Promise<{ all: string[]; broken: string[] }> {
  const text = withoutCode(await readFile(file, "utf8"));
  const all = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address = ""]) => address);
  const broken: string[] = [];
  for (const address of all.filter((one) => !one.startsWith("https://")))
    if (!(await exists(address, file))) broken.push(address);
  return { all, broken };
}

async function exists(address: string, from: string): Promise<boolean> {
  const [path = "", heading] = address.split("#");
  const target = path === "" ? from : join(dirname(from), path);
  const text = await readFile(target.replace(/\/$/, "/README.md"), "utf8").catch(() => undefined);
  if (text === undefined) return false;
  return heading === undefined || anchorsIn(withoutCode(text)).includes(heading);
}

function withoutCode(text: string): string {
  return text.replaceAll(/```[\s\S]*?```/g, "");
}

function anchorsIn(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));
}

/** GitHub derives a heading's anchor like this. */
function anchorOf(heading: string): string {
  const letters = heading.toLowerCase().replaceAll(/[^\p{L}\p{N} -]/gu, "");
  return letters.replaceAll(" ", "-");
}
