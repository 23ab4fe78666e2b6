import { utils, write } from '@e965/xlsx';

type Cells = readonly (readonly (string | number)[])[];

const inventory: Cells = [
  ['Inventar Zentrale, Stand 1.10.2026'],
  [],
  ['Anz.', 'Hersteller', 'Modell', 'Seriennummern', 'Benutzer'],
  [3, 'Dell Inc.', 'PowerEdge R640', '7XK2A11, 7XK2A12, 7XK2A13', 'Kim Muster'],
  [2, 'Aruba', '2930F', '', 'Alex Beispiel'],
  [1, 'Aruba', '2930F', '', ''],
  [1, 'HP', 'EliteBook 840 G5', '5CG8121AAA', 'Robin Probe'],
  [1, 'HP Inc.', 'EliteBook 840 G5', '5CG8121BBB', ''],
  [2, '', 'Konferenztisch Buche', '', ''],
  ['Summe', '', '10', '', ''],
];

const store: Cells = [
  ['Anz.', 'Modell'],
  [4, 'Dell PowerEdge R740'],
];

/** A workbook as a department hands it over: a title above the header, names of people, a table, a sum, a hidden sheet. */
export function inventoryWorkbook(name = 'Inventar_2026.xlsx') {
  const book = utils.book_new();
  utils.book_append_sheet(book, sheetOf(inventory), 'Inventar');
  utils.book_append_sheet(book, sheetOf(store), 'Lager');
  book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] };
  return workbookFile(name, book);
}

/** A workbook of one sheet. */
export function sheetWorkbook(name: string, cells: Cells) {
  const book = utils.book_new();
  utils.book_append_sheet(book, sheetOf(cells), 'Tabelle1');
  return workbookFile(name, book);
}

/** A workbook of several sheets, by their names. */
export function sheetsWorkbook(name: string, sheets: Readonly<Record<string, Cells>>) {
  const book = utils.book_new();
  for (const [sheet, cells] of Object.entries(sheets)) utils.book_append_sheet(book, sheetOf(cells), sheet);
  return workbookFile(name, book);
}

/** A workbook of one blank sheet, whose cells lie in a hidden one. */
export function hiddenWorkbook(name: string, cells: Cells) {
  const book = utils.book_new();
  utils.book_append_sheet(book, sheetOf([]), 'Tabelle1');
  utils.book_append_sheet(book, sheetOf(cells), 'Alt');
  book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] };
  return workbookFile(name, book);
}

const sheetOf = (cells: Cells) => utils.aoa_to_sheet(cells.map((row) => [...row]));

function workbookFile(name: string, book: ReturnType<typeof utils.book_new>) {
  const buffer = Buffer.from(write(book, { type: 'array', bookType: 'xlsx' }));
  return { name, mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', buffer };
}
