// A row with a cell too few or too many would put figures below the wrong column.
import { problem } from "../diagnostics/problem.ts";
import { schemas } from "../model/schema.gen.ts";
import { isFields } from "../model/json.ts";
import { atValue, type FieldsRule } from "./rule.ts";

const { columns: ofTable } = schemas["parts.schema.json"].$defs.table.properties;

/** Beside the heading of a row. */
const mostCells = ofTable.maxItems - 1;

export const tableRows: FieldsRule = {
  on: "table",
  check: ({ columns, rows }, context) => {
    const cells = (Array.isArray(rows) ? rows : []).map((row: unknown) =>
      isFields(row) && Array.isArray(row["cells"]) ? row["cells"].length : undefined,
    );
    // That there are too few headings is a mistake of its own, too.
    const isHeaded = Array.isArray(columns) && columns.length >= ofTable.minItems;
    const headed = isHeaded ? columns.length - 1 : undefined;
    const wanted = headed ?? cells.find((count) => count !== undefined);
    // That there are too many columns is a mistake of its own, and nobody knows which of them will stay.
    if (wanted !== undefined && wanted > mostCells) return [];
    return cells.flatMap((count, index) => {
      if (count === undefined || wanted === undefined || count === wanted) return [];
      const place = atValue(context, "rows", index, "cells");
      return [problem("uneven-row", place, { count, wanted, hasColumns: headed !== undefined })];
    });
  },
};
