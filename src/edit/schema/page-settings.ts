// What is about a page as a whole, apart from its blocks.
import { siteFile } from "../../content/model/input.ts";
import type { Path } from "../../content/model/path.ts";
import type { Node } from "../../content/schema/read-schema.ts";

const blocks = "blocks";

/** @param path of what is selected in the file */
export function isPageSetting(file: string, [field]: Path): boolean {
  return file !== siteFile && field !== undefined && field !== blocks;
}

/**
 * @param page the schema of pages
 * @param isDraftOffered false leaves out whether the page is a draft
 * @returns the schema of a page that has only its settings
 */
export function settingsOf({ schema, ...page }: Node, isDraftOffered: boolean): Node {
  const properties = Object.entries(schema.properties ?? {}).filter(
    ([name]) => name !== blocks && (isDraftOffered || name !== "draft"),
  );
  return { ...page, schema: { ...schema, properties: Object.fromEntries(properties) } };
}
