// Compares the engine that runs with the one that a site's package.json asks for.

const name = "site-from-json";

/**
 * @param packageJson the text of the site's package.json
 * @param installed the version of the engine that runs
 * @returns why this engine may not check or build the site, and what to do
 */
export function engineRefusal(packageJson: string, installed: string): string | undefined {
  const wanted = wantedEngine(packageJson);
  if (wanted === undefined)
    return `package.json doesn't have ${name} among its dependencies, so nothing says which version this site needs. Add it: npm install --save-exact with the address or the file of its package.`;
  const version = /(\d+\.\d+\.\d+)(?:-[\w.]+)?(?:\.tgz)?$/.exec(wanted)?.[1];
  if (version === undefined || !isNewer(version, installed)) return undefined;
  return `package.json asks for version ${version} of ${name}, but version ${installed} is installed. Run npm install, then try again.`;
}

/** The version or address in package.json; undefined if it names no engine. A file that isn't JSON names none. */
function wantedEngine(packageJson: string): string | undefined {
  try {
    // Anything of another shape has no engine, or ends in the catch below.
    const { dependencies, devDependencies } = JSON.parse(packageJson) as Partial<
      Record<string, Partial<Record<string, string>>>
    >;
    const wanted = dependencies?.[name] ?? devDependencies?.[name];
    return typeof wanted === "string" ? wanted : undefined;
  } catch {
    return undefined;
  }
}

function isNewer(version: string, other: string): boolean {
  const [own, others] = [version, other].map((each) => each.split(/[.-]/).map(Number));
  const at = own?.findIndex((part, index) => part !== others?.[index]) ?? -1;
  return at >= 0 && at < 3 && (own?.[at] ?? 0) > (others?.[at] ?? 0);
}
