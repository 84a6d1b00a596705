// Gives a new row of a table as many cells as another row has.
import { isFields, type Json } from "../../content/model/json.ts";

/** @returns the sample itself if it isn't the row of a table, or if there is no other row */
export function rowLike(sample: Json, row: unknown): Json {
  if (!isFields(sample) || !isFields(row)) return sample;
  const { cells, ...fields } = sample;
  const others = row["cells"];
  if (!Array.isArray(cells) || !Array.isArray(others)) return sample;
  // Cast: a sample is JSON.
  return { ...fields, cells: others.map(() => cells[0]) } as Json;
}
