import type { ListFormat } from '#contract/goods/list-calls.ts';
import { type TableFile, tableFile } from '#server/tables/table-file.ts';

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

const made = new Map<ListFormat, TableFile>();

/** The list to be filled in: always the same, so each is made once. */
export async function listTemplate(ending: ListFormat): Promise<TableFile> {
  const file = made.get(ending) ?? (await tableFile({ name: 'Geräteliste', rows: templateRows }, ending));
  made.set(ending, file);
  return file;
}
