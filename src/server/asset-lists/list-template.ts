import { writeTable } from '#domain/delimited-text/text-table.ts';

/** Examples of what can stand in each column; all models are in the catalogue, so that the reader knows them again. */
export const templateRows: readonly (readonly string[])[] = [
  [
    'Anzahl',
    'Hersteller',
    'Modell',
    'Seriennummer',
    'Prozessor',
    'Arbeitsspeicher',
    'Laufwerke',
    'Zustand',
    'Bemerkung',
  ],
  ['3', 'Dell', 'PowerEdge R640', '', '2x Xeon Gold 6130', '192 GB', '4x 960 GB SSD', 'funktionsfähig', 'mit Schienen'],
  ['12', 'HP', 'EliteBook 840 G5', '', 'Core i5-8350U', '16 GB', '512 GB SSD', 'funktionsfähig', 'mit Netzteil'],
  ['1', 'Lenovo', 'ThinkPad T480', 'PF1ABCDE', 'Core i7-8650U', '16 GB', '512 GB SSD', 'defekt', 'Akku schwach'],
  ['2', 'Cisco', 'Catalyst WS-C3750X-48P-S', '', '', '', '', 'funktionsfähig', ''],
  ['20', 'Dell', 'P2419H', '', '', '', '', 'funktionsfähig', '24 Zoll, mit Standfuß'],
];

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;

export type TemplateEnding = keyof typeof types;

/** The list to be filled in, as Excel opens it in Germany: semicolons, UTF-8 with its mark. */
export async function listTemplate(ending: TemplateEnding): Promise<{ content: Buffer; type: string }> {
  const content = ending === 'csv' ? csvTemplate() : await workbookTemplate();
  return { content, type: types[ending] };
}

function csvTemplate(): Buffer {
  const table = { delimiter: ';', hasNamedDelimiter: false, newline: '\r\n', rows: templateRows } as const;
  return Buffer.from(`\ufeff${writeTable(table)}${table.newline}`);
}

/** The library is large and seldom needed: it is loaded by the first one who asks. */
async function workbookTemplate(): Promise<Buffer> {
  const { utils, write } = await import('@e965/xlsx');
  const sheet = utils.aoa_to_sheet(templateRows.map((row) => [...row]));
  sheet['!cols'] =
    templateRows[0]?.map((_, column) => ({
      wch: 2 + Math.max(...templateRows.map((row) => row[column]?.length ?? 0)),
    })) ?? [];
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Geräteliste');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
}
