type Row = readonly string[];

/** The mark of a line in a list: a dash, a dot or its number. */
export const bullet = /^\s*(?:[-*•·+–]|\d{1,2}[.)])\s+/;

/** Cells of a row that are written. */
export const writtenIn = (row: Row = []): readonly string[] => row.filter((cell) => cell.trim() !== '');

/** Whether a row is the line below the head of a Markdown table: '| --- | ---: |', '| :-- |'. */
export const isRuler = (row: Row = []): boolean => {
  const written = writtenIn(row);
  return written.length > 0 && written.every((cell) => /^\s*(?::?-{3,}:?|:-+:?|-+:)\s*$/.test(cell));
};

/** A text without what Markdown puts around it. */
export const withoutMarks = (text: string): string =>
  text
    .replace(bullet, '')
    .replace(/^\s*#+\s+|\s+#+\s*$|\*\*/g, '')
    .trim();
