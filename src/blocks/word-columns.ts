// Decides if a table's column has figures, which align at the end, or words, which align at the start.

/** A price, a time or an amount comes with few words, such as in “from $90 per visit”. */
const mostWordsOfFigure = 3;

/**
 * True if most of a column's cells are words rather than figures.
 *
 * @param cells the column without its heading; empty cells and dashes don't count
 */
export function isOfWords(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => /[\p{L}\p{N}]/u.test(cell));
  const figures = filled.filter(isFigure);
  return figures.length * 2 < filled.length;
}

function isFigure(cell: string): boolean {
  const words = cell.match(/\p{L}+/gu) ?? [];
  return /\p{N}/u.test(cell) && words.length <= mostWordsOfFigure;
}
