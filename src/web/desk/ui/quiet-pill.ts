/** The ground of a pill that calls for nothing: with a rim, since a selected row is as grey as it would be. */
export const quietPill = 'bg-sheet inset-ring-1 inset-ring-line';
