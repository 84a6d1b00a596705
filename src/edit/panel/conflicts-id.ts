// Where the status line goes when there are conflicts, which are drawn once their code is loaded.
/** The element's id. */
export const conflictsId = "conflicts";
