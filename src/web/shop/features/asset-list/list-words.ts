import type { ColumnMeaning, IgnoreReason, ListCut, SheetState } from '#domain/asset-list/asset-list.ts';
import { listLimits } from '#domain/asset-list/asset-list.ts';
import type { ListSource } from './list-source.ts';

/** '1.204 Zeilen' */
export const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('de-DE')} ${count === 1 ? one : many}`;

export const meaningWords: Record<ColumnMeaning, string> = {
  quantity: 'Menge',
  category: 'Geräteart',
  manufacturer: 'Hersteller',
  model: 'Modell oder Bezeichnung',
  partNumber: 'Artikelnummer',
  serial: 'Seriennummer',
  assetTag: 'Inventarnummer',
  cpu: 'Prozessor',
  ram: 'Arbeitsspeicher',
  storage: 'Laufwerke',
  gpu: 'Grafik',
  display: 'Bildschirm',
  condition: 'Zustand',
  accessories: 'Zubehör',
  remarks: 'Bemerkung',
  bought: 'Kaufdatum',
  price: 'Preis oder Wert',
  place: 'Standort',
  personal: 'Personenbezogen (entfällt)',
  other: 'Nicht verwenden',
};

export const reasonWords: Record<IgnoreReason | 'byCustomer', string> = {
  sum: 'Summe, ausgelassen',
  repeatedHeader: 'Überschrift, ausgelassen',
  note: 'Notiz, ausgelassen',
  notHardware: 'keine IT, ausgelassen',
  hiddenRow: 'ausgeblendete Zeile, ausgelassen',
  noQuantity: 'Menge 0, ausgelassen',
  duplicate: 'Seriennummer doppelt, ausgelassen',
  byCustomer: 'von Ihnen ausgelassen',
};

/** Why a sheet adds no rows; nothing to say about one that was read. */
export const sheetWords: Record<Exclude<SheetState, 'read'>, string> = {
  hidden: 'ist ausgeblendet und wurde nicht gelesen',
  empty: 'ist leer',
  noGoods: 'enthält keine Geräte',
  pivot: 'ist eine Auswertung und wurde nicht gelesen',
};

/** What of a very large list was read. */
export const cutWords: Record<ListCut, string> = {
  rows: `Gelesen sind die ersten ${listLimits.rows.toLocaleString('de-DE')} Zeilen.`,
  columns: `Gelesen sind die ersten ${listLimits.columns} Spalten.`,
  sheets: `Gelesen sind die ersten ${listLimits.sheets} Tabellenblätter.`,
};

export function sourceName(source: ListSource): string {
  return source.kind === 'file' ? source.file.name : 'Eingefügte Zellen';
}

/** '„Benutzer“ und „Hostname“' */
export function quoted(names: readonly string[]): string {
  return new Intl.ListFormat('de-DE', { type: 'conjunction' }).format(names.map((name) => `„${name}“`));
}
