// Reads which engine a site's package.json names.

export const engineName = "site-from-json";

export type NamedEngine =
  | { is: "named"; dependency: string }
  | { is: "none" }
  /** It isn't JSON. */
  | { is: "broken"; reason: string };

/**
 * @param packageJson the text of a package.json, which may begin with a byte order mark, as npm allows
 * @returns the version or address of the engine among its dependencies
 */
export function namedEngine(packageJson: string): NamedEngine {
  let read: unknown;
  try {
    read = JSON.parse(packageJson.replace(/^\uFEFF/, ""));
  } catch (error) {
    // Cast: JSON.parse throws only errors.
    return { is: "broken", reason: (error as Error).message };
  }
  // Cast: of a value with another shape, each field is undefined, or has no such field itself.
  const { dependencies, devDependencies } = (read ?? {}) as Partial<
    Record<string, Partial<Record<string, unknown>> | null>
  >;
  const dependency = dependencies?.[engineName] ?? devDependencies?.[engineName];
  return typeof dependency === "string" ? { is: "named", dependency } : { is: "none" };
}
