import { dayOf } from '#domain/values/day.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { toEuros } from '#domain/values/money.ts';
import type { Table } from '#server/tables/table.ts';
import type { Paper, SalePapers } from './paper.ts';

/** A line of the index: a paper, and where it lies in the archive. */
export interface Indexed {
  readonly of: Pick<SalePapers, 'sale' | 'ownName'>;
  readonly paper: Paper;
  /** What was written; absent where nothing was. */
  readonly file?: { readonly name: string; readonly size: number; readonly sha256: string };
  /** What was found out while it was read. */
  readonly fault?: string;
}

const heads = [
  ...['Verkauf', 'Bezeichnung des Verkäufers', 'Art', 'Nummer', 'Datum'],
  ...['Netto', 'Umsatzsteuer', 'Brutto', 'Datei', 'Größe in Byte', 'SHA-256', 'Bemerkung'],
];

/** What lies in an archive of papers, a row each, for a spreadsheet and for whoever checks it; `withLinks` for books that name files by them. */
export function paperIndex(lines: readonly Indexed[], withLinks: boolean): Table {
  const linked = (row: Table['rows'][number], link: string | undefined) => (withLinks ? [...row, link] : row);
  const rows = lines.map((line) => linked(rowOf(line), line.paper.link));
  return { name: 'Unterlagen', rows: [linked(heads, 'Beleglink'), ...rows] };
}

function rowOf({ of, paper, file, fault }: Indexed) {
  const { kind, number, at, money, remark } = paper;
  return [
    ...[of.sale, of.ownName, kind, number, at && formatDay(dayOf(at))],
    ...(money
      ? [{ cents: money.net }, { cents: money.vat }, { cents: money.gross }]
      : [undefined, undefined, undefined]),
    ...[file?.name, file?.size, file?.sha256],
    [remark, fault].filter(Boolean).join('; '),
  ];
}

/** The same for programs: sums in euros, and beside the hash of a file the one that the database has, where they differ. */
export function paperList(lines: readonly Indexed[]) {
  return lines.map(({ of, paper: { kind, number, link, at, money, remark, sha256 }, file, fault }) => ({
    ...{ sale: of.sale, kind, number, link, at, remark, fault },
    ...(money && { net: toEuros(money.net), vat: toEuros(money.vat), gross: toEuros(money.gross) }),
    ...(file && { file: file.name, size: file.size, sha256: file.sha256 }),
    ...(sha256 !== undefined && sha256 !== file?.sha256 && { expectedSha256: sha256 }),
  }));
}
