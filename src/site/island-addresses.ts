// Where the islands of a document find their code and their props.
import { createContext } from "react";

export interface IslandTable {
  /** By the island's name. */
  code: Readonly<Record<string, string>>;
  /** By the id of the block that is the island. */
  props: Readonly<Record<string, string>>;
}

/** Without it, an island has only names. */
export const IslandAddresses = createContext<IslandTable | undefined>(undefined);

/**
 * The attributes that tell the runtime where an island is, and what it needs.
 * @param id of the block
 * @throws if the table doesn't have it
 */
export function islandAttributes(island: string, id: string, table: IslandTable | undefined) {
  const [code, props] = table ? [table.code[island], table.props[id]] : [island, id];
  if (code === undefined || props === undefined)
    throw new Error(`Nothing is known of the island ${island}, ${id}.`);
  return { "data-island": code, "data-island-props": props };
}
