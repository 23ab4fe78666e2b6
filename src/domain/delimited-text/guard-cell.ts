/** What a spreadsheet would calculate instead of show; a negative number is one. */
const formula = /^[=+@\t\r]|^-(?!\d+(?:[.,]\d+)*$)/;

/** A text that no spreadsheet takes for a formula: the apostrophe before it is not shown. */
export function guardCell(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}
