// Plans how a copy of the engine's repository becomes a site's: what is written, what is removed, and what stays.
import { posix } from "node:path";
import { engineName } from "../package/named-engine.ts";
import { engineScripts, isOfEngine } from "./copy-of-engine.ts";
import { asInSite, type RepositoryFiles } from "./new-repository.ts";

export interface Copy {
  /** The paths of its files in git, with slashes. */
  paths: readonly string[];
  /** The texts of those that can be a part of the plan. */
  texts: ReadonlyMap<string, string>;
}

export interface AdoptPlan {
  /** Path -> content. Files that stay as they are aren't in it. */
  written: RepositoryFiles;
  removed: readonly string[];
  /** Settings and workflows that aren't the engine's, so that the people's own text stays. */
  kept: readonly string[];
  /** Scripts of the people's own, which their workflows run. */
  scripts: readonly string[];
  /** Workflows with a script that a site doesn't have. */
  failing: readonly { path: string; script: string }[];
  /** The number of content files that name their schema's new folder. */
  schemas: number;
}

/** What people and the engine both may have changed. */
const shared = /^\.(?:github\/workflows|vscode)\//;
const workflow = /^\.github\/workflows\/[^/]+\.ya?ml$/;

/** True for a file whose text the plan needs. */
export const isRead = (path: string): boolean =>
  /\.(?:json|ya?ml)$|^(?:README\.md|CHANGELOG\.md|LICENSE|\.gitignore)$/.test(path) &&
  !/^(?:src|tests|schema)\//.test(path);

/**
 * @param fresh everything around the content, as `new` writes it
 * @param browserLibrary the version of it that is tested with the engine
 */
export function planAdoption(
  copy: Copy,
  fresh: RepositoryFiles,
  browserLibrary: string,
): AdoptPlan {
  const textOf = (path: string) => copy.texts.get(path) ?? "";
  const removed = copy.paths.filter((path) => isOfEngine(path, textOf));
  const staying = copy.paths.filter((path) => !removed.includes(path));
  const written = new Map(fresh);
  const kept: string[] = [];
  for (const [path, content] of fresh) {
    if (!staying.includes(path)) continue;
    const own = textOf(path);
    if (path === "README.md") written.delete(path);
    if (path === ".gitignore") written.set(path, joined(own, String(content)));
    if (!shared.test(path)) continue;
    const adapted = withNewFolder(asInSite(own, browserLibrary));
    if (plain(adapted) === plain(String(content))) continue;
    kept.push(path);
    written.set(path, adapted);
  }
  const content = contentWithSchemas(copy, staying);
  const { packageJson, scripts, failing } = withOwnScripts(copy, staying, fresh);
  written.set("package.json", packageJson);
  return {
    written: new Map([...written, ...content]),
    removed: removed.filter((path) => !written.has(path)),
    kept,
    scripts,
    failing,
    schemas: content.length,
  };
}

const plain = (text: string): string => text.replaceAll("\r\n", "\n");

/** The settings for VS Code named the schemas in the engine's folder. */
const withNewFolder = (text: string): string => text.replaceAll('"./schema/', '"./.site/schema/');

/** No line of people's own is lost: what git ignores may be secret. */
function joined(own: string, fresh: string): string {
  const lines = plain(own).split("\n");
  const missing = fresh.split("\n").filter((line) => !lines.includes(line));
  const end = own === "" || own.endsWith("\n") ? "" : "\n";
  return missing.length === 0 ? own : `${own}${end}${missing.join("\n")}\n`;
}

/** Content files of earlier versions name the schemas in the engine's folder, which is no longer there. */
function contentWithSchemas({ texts }: Copy, staying: readonly string[]): [string, string][] {
  return staying.flatMap((path) => {
    const text = texts.get(path) ?? "";
    const folder = posix.dirname(path);
    const changed = text.replace(
      /("\$schema"\s*:\s*")([^"]*\/)((?:page|site)\.schema\.json")/,
      (whole, before: string, address: string, name: string) =>
        posix.join(folder, address) === "schema/"
          ? `${before}${posix.relative(folder, ".site/schema")}/${name}`
          : whole,
    );
    return changed === text ? [] : [[path, changed] as [string, string]];
  });
}

interface PackageJson {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The scripts that people's own workflows run stay, with the packages that these or the workflows name. */
function withOwnScripts({ texts }: Copy, staying: readonly string[], fresh: RepositoryFiles) {
  const own = parsed(texts.get("package.json") ?? "{}");
  // Cast: written by this program.
  const site = JSON.parse(String(fresh.get("package.json"))) as Required<PackageJson>;
  const workflows = staying.filter((path) => workflow.test(path));
  const runs = workflows.flatMap((path) =>
    scriptsIn(texts.get(path) ?? "").map((script) => ({ path, script })),
  );
  const scripts = Object.entries(own.scripts ?? {}).filter(
    ([name]) => !engineScripts.includes(name) && runs.some(({ script }) => script === name),
  );
  const named = [...scripts.map(([, text]) => text), ...workflows.map((path) => texts.get(path))];
  const isNamed = (name: string) =>
    named.some((text) => text?.split(/[\s"'`;&|@]+/).includes(name));
  const packages = Object.entries({ ...own.dependencies, ...own.devDependencies }).filter(
    ([name]) => scripts.length > 0 && name !== engineName && isNamed(name),
  );
  const all = { ...site.scripts, ...Object.fromEntries(scripts) };
  const packageJson = {
    ...site,
    scripts: all,
    dependencies: { ...site.dependencies, ...Object.fromEntries(packages) },
  };
  return {
    packageJson: `${JSON.stringify(packageJson, null, 2)}\n`,
    scripts: scripts.map(([name]) => name),
    failing: runs.filter(({ script }) => !Object.hasOwn(all, script)),
  };
}

function parsed(packageJson: string): PackageJson {
  try {
    // Cast: the fields that are read here have these types in every package.json that npm accepts.
    return JSON.parse(packageJson.replace(/^\uFEFF/, "")) as PackageJson;
  } catch {
    return {};
  }
}

/** The scripts that a workflow runs with npm, each once. */
function scriptsIn(text: string): string[] {
  const named = text.matchAll(/\bnpm (?:run(?:-script)? (?:-\S+ )*([\w:.-]+)|(test|start)\b)/g);
  return [...new Set(Array.from(named, ([, script, short]) => script ?? short ?? ""))];
}
