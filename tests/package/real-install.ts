// Installs the packed engine in new sites with npm, from the registry, and measures it. It sends requests, so it is run by
// .github/workflows/test.yml and by hand, and not by `npm test`: node --import tsx tests/package/real-install.ts
import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runNew } from "../../src/commands/new.ts";
import { installWithNpm } from "../../src/commands/run-npm.ts";
import { installCommand } from "../../src/own-blocks/compiler.ts";
import { holdTo, type Bound } from "../bench/bounds.ts";
import { installedBounds } from "./installed-size.ts";

/** @throws if a step fails */
async function measure(site: string): Promise<Bound[]> {
  const { exitCode, output } = await runNew([site]);
  if (exitCode !== 0) throw new Error(output);
  const refusal = await installWithNpm(site, "offline");
  if (refusal !== undefined) throw new Error(refusal);
  const modules = join(site, "node_modules");
  const plain = await installedBounds(modules, "the engine");
  const run = (command: string) =>
    execFileSync(command, { cwd: site, shell: true, stdio: ["ignore", "ignore", "inherit"] });
  // As people make a block of their own: what it says to install, and a build with it.
  run("npx site-from-json new-block bookingTeaser");
  run(await installCommand());
  run("npm run build");
  return [
    ...plain,
    ...(await installedBounds(modules, "the engine and the compiler of own blocks")),
  ];
}

const folder = await mkdtemp(join(tmpdir(), "real-install-"));
try {
  const isWithin = holdTo(await measure(join(folder, "my site")));
  process.exitCode = isWithin ? 0 : 1;
} finally {
  await rm(folder, { recursive: true });
}
