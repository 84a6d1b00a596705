// Reports rows with too few or too many cells, which would put figures in the wrong column.
import { problem } from "../diagnostics/problem.ts";
import { schemas } from "../model/schema.gen.ts";
import { isFields } from "../model/json.ts";
import { atValue, type FieldsRule } from "./rule.ts";

const { columns: ofTable } = schemas["parts.schema.json"].$defs.table.properties;

/** How many cells a row can have, not counting its heading. */
const mostCells = ofTable.maxItems - 1;

export const tableRows: FieldsRule = {
  on: "table",
  check: ({ columns, rows }, context) => {
    const cells = (Array.isArray(rows) ? rows : []).map((row: unknown) =>
      isFields(row) && Array.isArray(row["cells"]) ? row["cells"].length : undefined,
    );
    // Too few headings are reported separately.
    const isHeaded = Array.isArray(columns) && columns.length >= ofTable.minItems;
    const headed = isHeaded ? columns.length - 1 : undefined;
    const wanted = headed ?? cells.find((count) => count !== undefined);
    // Too many columns are reported separately, and only the author knows which of them will stay.
    if (wanted !== undefined && wanted > mostCells) return [];
    return cells.flatMap((count, index) => {
      if (count === undefined || wanted === undefined || count === wanted) return [];
      const location = atValue(context, "rows", index, "cells");
      return [problem("uneven-row", location, { count, wanted, hasColumns: headed !== undefined })];
    });
  },
};
