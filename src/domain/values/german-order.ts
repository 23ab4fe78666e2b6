/** Orders names as German does, and the numbers in them by their size: 'R640' before 'R6400'. */
export const inGermanOrder = new Intl.Collator('de', { numeric: true }).compare;
