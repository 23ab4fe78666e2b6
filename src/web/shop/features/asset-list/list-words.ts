import type {
  AssetList,
  ColumnMeaning,
  IgnoreReason,
  ListCut,
  RowDoubt,
  SheetState,
  UnwantedReason,
} from '#domain/asset-list/asset-list.ts';
import { listLimits } from '#domain/asset-list/asset-list.ts';
import { counted, numberText } from '#domain/values/number-text.ts';
import type { ListToRead } from './list-source.ts';

export const meaningWords: Record<ColumnMeaning, string> = {
  quantity: 'Menge',
  category: 'Geräteart',
  manufacturer: 'Hersteller',
  series: 'Serie',
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

export const reasonWords: Record<IgnoreReason | 'byCustomer' | 'sheetLeftOut', string> = {
  sum: 'Summe, ausgelassen',
  repeatedHeader: 'Überschrift, ausgelassen',
  note: 'Notiz, ausgelassen',
  notHardware: 'keine IT, ausgelassen',
  hiddenRow: 'ausgeblendete Zeile, ausgelassen',
  noQuantity: 'Menge 0, ausgelassen',
  software: 'Software, ausgelassen',
  address: 'nur ein Rechnername oder eine Adresse, ausgelassen',
  byCustomer: 'von Ihnen ausgelassen',
  sheetLeftOut: 'Blatt von Ihnen ausgelassen',
};

/** Why a row should perhaps stay behind, as its list says it. */
export const unwantedWords: Record<UnwantedReason, string> = {
  leased: 'geleast',
  notForSale: 'wird nicht verkauft',
  gone: 'schon weg',
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
  rows: `Gelesen sind die ersten ${numberText(listLimits.rows)} Zeilen.`,
  columns: `Gelesen sind die ersten ${listLimits.columns} Spalten.`,
  sheets: `Gelesen sind die ersten ${listLimits.sheets} Tabellenblätter.`,
};

export function sourceName(source: ListToRead): string {
  if (source.kind === 'file') return source.file.name;
  return source.photos === undefined ? 'Eingefügte Zellen' : 'Ihre Fotos von Etiketten';
}

/** '„Benutzer“ und „Hostname“' */
export function quoted(names: readonly string[]): string {
  return new Intl.ListFormat('de-DE', { type: 'conjunction' }).format(names.map((name) => `„${name}“`));
}

/** What of a list is doubtful and worth a look before it goes along, as sentences. */
export function doubtsIn({ sheets, rows }: AssetList): string[] {
  const inSheet = (name: string) => (sheets.length > 1 && name !== '' ? `Blatt „${name}“: ` : '');
  const aboutSheets = sheets.flatMap(({ name, columns, devices = 0, ownSum = 0, doubts = [] }) =>
    doubts.map((doubt) => {
      if (doubt === 'sumDisagrees')
        return `${inSheet(name)}Ihre Summe nennt ${counted(ownSum, 'Gerät', 'Geräte')}, gelesen haben wir ${counted(devices, 'Gerät', 'Geräte')}.`;
      if (doubt === 'manyDevices')
        return `${inSheet(name)}Das wären ${counted(devices, 'Gerät', 'Geräte')}, viele in jeder Zeile. Sehen Sie bitte nach, ob die Spalte mit der Anzahl stimmt.`;
      const guessed = columns.flatMap(({ header, isGuessed }) => (isGuessed && header !== '' ? [header] : []));
      return doubt === 'noHeader' || guessed.length === 0
        ? `${inSheet(name)}Überschriften haben wir nicht gefunden. Sehen Sie bitte nach, ob die Spalten stimmen.`
        : `${inSheet(name)}Was in ${quoted(guessed)} steht, haben wir aus dem Inhalt geschlossen.`;
    }),
  );
  const rowsWith = (doubt: RowDoubt) => rows.filter(({ doubts = [] }) => doubts.includes(doubt)).length;
  const [shared, impossible] = [rowsWith('sharedSerial'), rowsWith('impossibleValue')];
  return [
    ...aboutSheets,
    ...(shared > 0
      ? [`${counted(shared, 'Zeile nennt', 'Zeilen nennen')} eine Seriennummer, die mehrfach vorkommt.`]
      : []),
    ...(impossible > 0
      ? [
          `In ${counted(impossible, 'Zeile', 'Zeilen')} steht beim Arbeitsspeicher ein Wert, den es nicht gibt; wir lassen ihn weg.`,
        ]
      : []),
  ];
}
