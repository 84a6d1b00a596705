// Figures are compared from their ends, words are read from their beginning: which of the two a table's column has.

/** A price, a time or an amount has few words beside it, such as in “from $90 per visit”. */
const mostWordsOfFigure = 3;

/**
 * Whether most of a column's cells are words rather than figures.
 *
 * @param cells all of it but its heading; where one is empty or a dash, it is neither
 */
export function isOfWords(cells: readonly string[]): boolean {
  const said = cells.filter((cell) => /[\p{L}\p{N}]/u.test(cell));
  const figures = said.filter(isFigure);
  return figures.length * 2 < said.length;
}

function isFigure(cell: string): boolean {
  const words = cell.match(/\p{L}+/gu) ?? [];
  return /\p{N}/u.test(cell) && words.length <= mostWordsOfFigure;
}
