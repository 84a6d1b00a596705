// `npm run validate`: every built document before the W3C's own checker, which needs Java; a warning counts as an error.
import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSite } from "../../src/builder/build-site.ts";
import { endWithArguments } from "../../src/commands/read-arguments.ts";
import { writeLargeSite } from "../fixtures/large-site.ts";

/** What the checker is wrong about; each is proved elsewhere or in the standard it names. */
const mistaken = [
  // Counts data blocks as scripts, and can't resolve 'self' or data: in a local file. Chromium reports no violation: tests/browser/strict-policy.test.ts.
  /violates Content Security Policy/,
  // Takes a late year for a mistake; this one keeps browsers from accepting years with more digits.
  /^Potentially bad value “9999-12-31” for attribute “max”/,
  // Doesn't know container queries yet: https://www.w3.org/TR/css-contain-3/
  /^CSS: “(container-type”: Property|translate”: Parse Error)/,
];

interface Message {
  /** `error`, or `info`, which is a warning only if `subType` says so. */
  type: string;
  subType?: string;
  url: string;
  lastLine: number;
  lastColumn: number;
  message: string;
}

endWithArguments("npm run validate\n\n  Holds dist/ against the W3C's checker; needs Java.");

// A site too large for one document, whose pages are documents of their own.
const large = await mkdtemp(join(tmpdir(), "validate-"));
await writeLargeSite(join(large, "content"), 20);
const built = await buildSite(join(large, "content"), join(large, "site"));
if (!built.ok) throw new Error(built.report);

const vnu = ["--yes", "vnu-jar@26.9.27", "--format", "json", "--stdout", "--skip-non-html"];
const { stdout, stderr } = spawnSync("npx", [...vnu, "dist", join(large, "site")], {
  encoding: "utf8",
  maxBuffer: 1e8,
  shell: process.platform === "win32",
});
await rm(large, { recursive: true });
// The checker's own format: https://github.com/validator/validator/wiki/Output-»-JSON
const parsed = stdout.startsWith("{") ? (JSON.parse(stdout) as { messages: Message[] }) : undefined;
const found = parsed?.messages.filter(
  ({ type, subType, message }) =>
    (type !== "info" || subType === "warning") && !mistaken.some((known) => known.test(message)),
);
for (const { url, lastLine, lastColumn, message } of found ?? [])
  console.error(`${url}:${lastLine}:${lastColumn} ${message}`);
if (found) console.log(found.length === 0 ? "Valid: no errors, no warnings." : "");
else console.error(`The checker didn't run. It needs Java and a built site.\n${stderr}`);
process.exitCode = found?.length === 0 ? 0 : 1;
