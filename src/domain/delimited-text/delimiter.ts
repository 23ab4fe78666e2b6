import { parseDelimited } from './parse-delimited.ts';

/** What may stand between cells; of two that fit alike the earlier one. */
const delimiters = ['\t', ';', '|', ','] as const;
type Delimiter = (typeof delimiters)[number];

const sample = 300;
/** Below it a character stands in the text by chance: commas in prose. */
const leastShare = 0.55;

/** What stands between the cells of a text, or undefined where every line is one cell. */
export function delimiterOf(text: string): Delimiter | undefined {
  const start = text.slice(0, 200_000);
  const [best] = delimiters
    .map((delimiter) => ({ delimiter, score: scoreOf(start, delimiter) }))
    .sort((one, other) => other.score - one.score);
  return best && best.score > 0 ? best.delimiter : undefined;
}

/** The share of rows that have several cells, more where most have equally many. */
function scoreOf(text: string, delimiter: Delimiter): number {
  const rows = parseDelimited(text, delimiter).filter((row) => row.some((cell) => cell.trim() !== ''));
  const sampled = rows.slice(0, sample).map((row) => countOf(row, delimiter));
  const counts = sampled.filter((count) => count > 0);
  if (counts.length === 0) return 0;
  const share = counts.length / sampled.length;
  const tally = new Map<number, number>();
  for (const count of counts) tally.set(count, (tally.get(count) ?? 0) + 1);
  const [usual, often] = [...tally].sort((one, other) => other[1] - one[1])[0] ?? [0, 0];
  const regularity = often / counts.length;
  // Titles and footnotes have no cells: where those that have are alike, few rows are enough.
  const isClear = usual >= 2 && regularity >= 0.7 && counts.length >= 2;
  // One comma per line is as likely to be prose.
  const isProse = delimiter === ',' && usual < 2 && (regularity < 0.95 || share < 0.95);
  if ((share < leastShare && !isClear) || isProse) return 0;
  return share * (0.3 + regularity) * Math.min(usual, 8) ** 0.5;
}

/** What stands behind the comma of a measure: '13,5"', '2,4 GHz'. */
const decimals = /^\d{1,2}\s?(?:["″”]|''|zoll\b|inch\b|[gm]hz\b|tb\b|kg\b)/i;

/** The delimiters of a row; no comma divides cells in 'gut, mit Netzteil' and '13,5"'. */
function countOf(row: readonly string[], delimiter: Delimiter): number {
  const others = row.slice(1);
  return delimiter === ','
    ? others.filter((cell, at) => !cell.startsWith(' ') && !(decimals.test(cell) && /\d$/.test(row[at] ?? ''))).length
    : others.length;
}
