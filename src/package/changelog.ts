// Reads the version of the engine from CHANGELOG.md, as https://keepachangelog.com describes that file.

interface Release {
  version: string;
  /** What changed, as Markdown. */
  changes: string;
}

const heading = /^## \[(\d+\.\d+\.\d+(?:-[\w.]+)?)\] - \d{4}-\d{2}-\d{2}$/;

/** @param changelog the text of CHANGELOG.md @returns its releases, the newest first */
export function releasesIn(changelog: string): Release[] {
  const sections = changelog.split(/^(?=## )/m);
  return sections.flatMap((section) => {
    const [first = "", ...rest] = section.split("\n");
    const [, version] = heading.exec(first.trim()) ?? [];
    return version === undefined ? [] : [{ version, changes: rest.join("\n").trim() }];
  });
}

/**
 * @param version the version in package.json
 * @returns why this version can't be packaged; undefined if it is the newest release and says what changed
 */
export function versionRefusal(changelog: string, version: string): string | undefined {
  const [newest] = releasesIn(changelog);
  if (newest?.version !== version)
    return `CHANGELOG.md doesn't begin with version ${version}, which package.json has. Add "## [${version}] - " with today's date, and list what changed below it.`;
  if (newest.changes === "")
    return `CHANGELOG.md says nothing about version ${version}. List what changed below its heading.`;
  return undefined;
}
