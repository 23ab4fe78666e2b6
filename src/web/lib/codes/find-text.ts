import type { Tesseract } from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import { aroundBoxes, type LabelBox } from '#domain/asset-list/label-devices.ts';
import { type PrintedLabel, type PrintedLine, printedLabel } from '#domain/asset-list/label-text.ts';
import type { Grey } from './pixels.ts';

/** What lines of print are on a picture, and how much they rise. */
export type ReadLines = (picture: Grey) => { readonly lines: readonly PrintedLine[]; readonly rise: number };

/** A reader of print with the words of one language. */
export function openTesseract({ FS, TessBaseAPI }: Tesseract, language: Uint8Array): ReadLines {
  const api = new TessBaseAPI();
  FS.writeFile('eng.traineddata', language);
  if (api.Init(null, 'eng', 1) !== 0) throw new Error('The reader of print did not begin');
  // It says on the console what it guesses of the picture.
  api.SetVariable('debug_file', '/dev/null');
  api.SetVariable('tessedit_pageseg_mode', '3');
  return ({ data, width, height }) => {
    const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
    const file = new Uint8Array(head.length + data.length);
    file.set(head);
    file.set(data, head.length);
    FS.writeFile('/input', file);
    if (api.SetImageFile(1, 0) !== 0) throw new Error('The reader of print takes no such picture');
    api.Recognize(null);
    return { lines: linesIn(api.GetTSVText(0), width, height), rise: api.GetGradient() };
  };
}

/** Words that the reader itself hardly believes are no print. */
const leastSure = 25;

/** Rows of words: level, page, block, paragraph, line, word, left, top, width, height, how sure of 100, text. */
function linesIn(table: string, width: number, height: number): PrintedLine[] {
  const words = table.split('\n').flatMap((row) => {
    const [level, page, block, paragraph, line, , left, top, across, down, sure, text = ''] = row.split('\t');
    if (level !== '5' || Number(sure) < leastSure || text.trim() === '') return [];
    const box: LabelBox = {
      ...{ left: Number(left) / width, top: Number(top) / height },
      ...{ width: Number(across) / width, height: Number(down) / height },
    };
    return [{ line: [page, block, paragraph, line].join(' '), text: text.trim(), box }];
  });
  return [...Map.groupBy(words, ({ line }) => line).values()].map((line) => ({
    text: line.map(({ text }) => text).join(' '),
    box: aroundBoxes(line.map(({ box }) => box)),
  }));
}

/** Tilted by more than this, lines are read badly; in radians. */
const tilted = 0.01;
/** What a hand does to a photo beyond what the reader puts right by itself. */
const tries = [0, 0.21, -0.21] as const;

/** What print says of a device, on the picture turned by `angle` so that its lines lie level. */
export interface FoundText {
  readonly printed: PrintedLabel;
  readonly angle: number;
}

const says = ({ serial, products, name }: PrintedLabel) =>
  2 * Number(serial !== undefined) + Number(products.length > 0) + Number(name !== undefined);

/** Reads the print of a label that is held in the hand: turned upright by how much its own lines rise. */
export function findText(turnedBy: (angle: number) => Grey, read: ReadLines): FoundText {
  let best: FoundText = { printed: { products: [] }, angle: 0 };
  for (const start of tries) {
    const first = read(turnedBy(start));
    const angle = start + first.rise;
    const found =
      Math.abs(first.rise) > tilted
        ? { printed: printedLabel(read(turnedBy(angle)).lines), angle }
        : { printed: printedLabel(first.lines), angle: start };
    if (says(found.printed) > says(best.printed)) best = found;
    if (best.printed.serial !== undefined) break;
  }
  return best;
}
