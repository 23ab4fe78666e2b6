import { read, type WorkBook } from '@e965/xlsx';
import { strFromU8 } from 'fflate';
import { cellsOfOds, hiddenInOds, limitRepeats, type OdsTable } from './ods-tables.ts';
import { maxCellsIn, packAgain, TooLarge, unpackWorkbook } from './unpack-workbook.ts';

/** In which form a workbook came, and goes back into the store. */
export type WorkbookForm = 'xlsx' | 'xls' | 'ods';

export interface WorkbookFile {
  readonly form: WorkbookForm;
  readonly book: WorkBook;
  /** Of an OpenDocument, by the position of the table. */
  readonly odsTables: readonly OdsTable[];
}

/** Values as they were last calculated, never formulas; what rows are hidden comes only together with the styles. */
const options = {
  dense: true,
  cellFormula: false,
  cellHTML: false,
  cellText: false,
  cellNF: true,
  cellStyles: true,
} as const;

/** Where a zip has its tables: of Excel, of Excel's binary form, of OpenDocument. */
const tables = /^(?:xl\/workbook\.(?:xml|bin)|content\.xml)$/i;

/** Thrown for a zip that holds no workbook. */
export class NoTable extends Error {}

/** Whether no cell of any sheet says anything. */
export function isBlankWorkbook({ book }: WorkbookFile): boolean {
  return !book.SheetNames.some((name) =>
    Object.values(book.Sheets[name]?.['!data'] ?? []).some((row) =>
      Object.values(row ?? []).some((cell) => String(cell?.v ?? '').trim() !== ''),
    ),
  );
}

/** Reads a workbook; throws for whatever is wrong with it, and for more cells than somebody wants, where that is said. */
export function readWorkbook(bytes: Uint8Array, maxCells = Number.POSITIVE_INFINITY): WorkbookFile {
  if (bytes[0] !== 0x50) return { form: 'xls', book: read(bytes, options), odsTables: [] };
  const entries = unpackWorkbook(bytes);
  if (maxCellsIn(entries) > maxCells) throw new TooLarge();
  if (!Object.keys(entries).some((name) => tables.test(name))) throw new NoTable();
  const content = entries['content.xml'];
  if (content === undefined) return { form: 'xlsx', book: read(packAgain(entries), options), odsTables: [] };
  const bounded = limitRepeats(content);
  if (cellsOfOds(strFromU8(bounded)) > maxCells) throw new TooLarge();
  const book = withRealNames(read(packAgain({ ...entries, 'content.xml': bounded }), options));
  return { form: 'ods', book, odsTables: hiddenInOds(strFromU8(bounded)) };
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The library leaves the names of an OpenDocument's sheets as they are written in XML. */
function withRealNames(book: WorkBook): WorkBook {
  const real = (name: string) => name.replace(/&(amp|lt|gt|quot|apos);/g, (_, entity: string) => named[entity] ?? '');
  const sheets = Object.entries(book.Sheets).map(([name, sheet]) => [real(name), sheet] as const);
  return { ...book, SheetNames: book.SheetNames.map(real), Sheets: Object.fromEntries(sheets) };
}
