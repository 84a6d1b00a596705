// A rule for oxlint: imports between folders point only where the table in .oxlintrc.json lets them.
import { dirname, posix, relative, sep } from "node:path";
import { cwd } from "node:process";

/**
 * @typedef {Record<string, string[]>} Rooms a folder, or a file, and what it may import besides itself: folders, or files.
 *   A file belongs to the longest name that it begins with.
 */

/**
 * @param {Rooms} rooms
 * @param {string} path from the project's folder
 * @returns {string | undefined}
 */
function roomOf(rooms, path) {
  return Object.keys(rooms)
    .filter((room) => isIn(path, room))
    .sort((one, other) => other.length - one.length)[0];
}

const isIn = (/** @type {string} */ path, /** @type {string} */ room) =>
  path === room || path.startsWith(`${room}/`);

/**
 * @param {Rooms} rooms
 * @param {string} file from the project's folder, with slashes
 * @param {string} imported as the file writes it
 * @returns {string | undefined} what is wrong with the import; undefined for packages, and where nothing is
 */
export function forbidden(rooms, file, imported) {
  const own = roomOf(rooms, file);
  if (own === undefined || !imported.startsWith(".")) return undefined;
  const target = posix.join(dirname(file), imported);
  const allowed = rooms[own] ?? [];
  if (roomOf(rooms, target) === own) return undefined;
  if (allowed.some((room) => isIn(target, room))) return undefined;
  const list = allowed.length === 0 ? "no other folder" : allowed.join(", ");
  return `${own} can't import ${target}. It may import ${list}.`;
}

/** @param {any} context of the linter's, which has no types here */
function create(context) {
  const [rooms] = context.options;
  const file = relative(cwd(), context.filename).split(sep).join("/");
  const check = (/** @type {any} */ node) => {
    const imported = node.source?.value;
    const message = typeof imported === "string" ? forbidden(rooms, file, imported) : undefined;
    if (message !== undefined) context.report({ node: node.source, message });
  };
  return {
    ImportDeclaration: check,
    ImportExpression: check,
    ExportNamedDeclaration: check,
    ExportAllDeclaration: check,
    TSImportType: check,
  };
}

export default {
  meta: { name: "arrows" },
  rules: { imports: { meta: { schema: [{ type: "object" }] }, create } },
};
