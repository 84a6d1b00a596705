// Compares the engine that runs with the one that a site's package.json asks for.
import { isNewer } from "../package/engine-version.ts";
import { engineName, namedEngine } from "../package/named-engine.ts";

/**
 * @param packageJson the text of the package.json in the current folder
 * @param installed the version of the engine that runs
 * @param needsEngine false for a command that doesn't work on the site of this folder
 * @returns why this engine may not run the command, and what to do
 */
export function engineRefusal(
  packageJson: string,
  installed: string,
  needsEngine = true,
): string | undefined {
  const wanted = namedEngine(packageJson);
  switch (wanted.is) {
    case "broken":
      return needsEngine
        ? `package.json isn't valid JSON: ${wanted.reason}. Correct it, then try again.`
        : undefined;
    case "none":
      return needsEngine
        ? `package.json doesn't have ${engineName} among its dependencies, so nothing says which version this site needs. Add it: npm install --save-exact with the address or the file of its package.`
        : undefined;
    case "named":
      return olderRefusal(wanted.dependency, installed);
  }
}

function olderRefusal(wanted: string, installed: string): string | undefined {
  const version = /(\d+\.\d+\.\d+)(?:-[\w.]+)?(?:\.tgz)?$/.exec(wanted)?.[1];
  if (version === undefined || !isNewer(version, installed)) return undefined;
  return `package.json asks for version ${version} of ${engineName}, but version ${installed} is installed. Run npm install, then try again.`;
}
