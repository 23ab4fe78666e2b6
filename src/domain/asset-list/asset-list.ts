import type { ItemConfiguration } from '#domain/catalogue/item-configuration.ts';

/** What a column of an asset list can hold; `personal` is dropped before anything is stored (IMP-01). */
export const columnMeanings = [
  'quantity',
  'category',
  'manufacturer',
  /** Family or series that the model belongs to: 'PowerEdge', '9000'. */
  'series',
  'model',
  'partNumber',
  'serial',
  'assetTag',
  'cpu',
  'ram',
  'storage',
  'gpu',
  'display',
  'condition',
  'accessories',
  'remarks',
  'bought',
  'price',
  'place',
  'personal',
  'other',
] as const;
export type ColumnMeaning = (typeof columnMeanings)[number];

/** A column of the list as it was understood. */
export interface ListColumn {
  /** Position in the sheet, from 0. */
  readonly column: number;
  /** The header as written, two-line headers joined by ' / '; empty where the list has none. */
  readonly header: string;
  readonly meaning: ColumnMeaning;
  /** Its header says nothing or is missing: what it holds was guessed by its cells. */
  readonly isGuessed?: true;
  /** Two or three different values as they stand in the list, at most 40 characters each; none of a personal column. */
  readonly samples?: readonly string[];
}

/** Whether and why a sheet was read. */
export const sheetStates = ['read', 'hidden', 'empty', 'noGoods', 'pivot'] as const;
export type SheetState = (typeof sheetStates)[number];

/** What of a sheet that is read is worth a question before its rows go along. */
export const sheetDoubts = [
  /** It has no header: every column was guessed by what stands in it. */
  'noHeader',
  /** Some columns were guessed by what stands in them (`ListColumn.isGuessed`). */
  'guessedColumn',
  /** Its own sum says another number of devices than its rows do. */
  'sumDisagrees',
  /** It has many times more devices than rows, and no sum of its own that says so. */
  'manyDevices',
] as const;
export type SheetDoubt = (typeof sheetDoubts)[number];

/** A sheet of the list as it was understood. */
export interface ListSheet {
  readonly name: string;
  readonly state: SheetState;
  readonly columns: readonly ListColumn[];
  /** Devices of the rows that are not left out; absent for a sheet that was not read. */
  readonly devices?: number;
  /** How many the sheet itself says it has, below its column of quantities; absent where it says nothing. */
  readonly ownSum?: number;
  /** Absent where nothing is doubtful. */
  readonly doubts?: readonly SheetDoubt[];
}

/** Confidence in a row (IMP-02). */
export const confidences = ['matched', 'ambiguous', 'freetext', 'ignored'] as const;
export type Confidence = (typeof confidences)[number];

/** Why a row is left out; the customer can take it in all the same. */
export const ignoreReasons = [
  'sum',
  'repeatedHeader',
  'note',
  'notHardware',
  'software',
  /** Only a host's name or an address, no device. */
  'address',
  'hiddenRow',
  'noQuantity',
] as const;
export type IgnoreReason = (typeof ignoreReasons)[number];

/** What of a row that goes along is worth a look. */
export const rowDoubts = [
  /** One of its serial numbers stands in another row as well. */
  'sharedSerial',
  /** A number stands where memory belongs that no device has: it was not taken over. */
  'impossibleValue',
] as const;
export type RowDoubt = (typeof rowDoubts)[number];

/** Why a row that names goods should perhaps stay where it is; the customer is asked. */
export const unwantedReasons = ['leased', 'notForSale', 'gone'] as const;
export type UnwantedReason = (typeof unwantedReasons)[number];

/** An entry of the catalogue that a row may mean. */
export interface ListCandidate {
  readonly entryId: string;
  readonly title: string;
}

/** What was found out about one unit of a row; `working` only where the list says so. */
export type ListConfiguration = Partial<ItemConfiguration>;

/** One row of the list that says something. */
export interface ListRow {
  /** '<sheet>:<line>', both from 0; several devices in one cell add ':<part>'. */
  readonly id: string;
  readonly sheet: number;
  /** Row in the sheet, from 0. */
  readonly line: number;
  /** What stands in the list about the device, without personal columns; at most 1,000 characters. */
  readonly text: string;
  /** What of it names the goods, without processor, memory and drives; absent where nothing is told apart. */
  readonly name?: string;
  /** At least 1. */
  readonly quantity: number;
  /** The quantity as written where it is not a plain number: 'ca. 20 Stk'. */
  readonly quantityText?: string;
  readonly confidence: Confidence;
  /** Present exactly when ignored. */
  readonly reason?: IgnoreReason;
  /** Present when matched, and in a hidden row that would be. */
  readonly entry?: ListCandidate;
  /** Up to five when ambiguous, the likeliest first, one where only the maker speaks against it; else empty. */
  readonly candidates: readonly ListCandidate[];
  readonly configuration: ListConfiguration;
  readonly serialNumbers: readonly string[];
  /** The owner's own numbers of the units, in their order; never a serial number. */
  readonly inventoryNumbers?: readonly string[];
  /** Where the goods are, as the list calls it. */
  readonly site?: string;
  /** The list says that these goods are not for sale. */
  readonly unwanted?: UnwantedReason;
  /** Absent where nothing is doubtful. */
  readonly doubts?: readonly RowDoubt[];
}

/** Of what a list may have more than is read (listLimits): the customer is told, the file goes along whole. */
export const listCuts = ['rows', 'columns', 'sheets'] as const;
export type ListCut = (typeof listCuts)[number];

/** A customer's asset list as it was read: nothing personal is in it. */
export interface AssetList {
  readonly sheets: readonly ListSheet[];
  readonly rows: readonly ListRow[];
  /** Headers of the columns that were dropped (IMP-01), each once. */
  readonly personalColumns: readonly string[];
  /** What lies beyond the limits and was not read; absent when everything was. */
  readonly cut?: readonly ListCut[];
}

/** The customer's own word on what a column holds. */
export interface ColumnChoice {
  readonly sheet: number;
  readonly column: number;
  readonly meaning: ColumnMeaning;
}

/** Bounds of a list that is read (IMP-03); a larger one stays an attachment. */
export const listLimits = {
  bytes: 10 * 1024 * 1024,
  rows: 30_000,
  columns: 200,
  sheets: 256,
  unzipRatio: 100,
} as const;
