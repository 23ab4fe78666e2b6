import { readTable } from '#domain/delimited-text/text-table.ts';
import { present } from '#domain/values/present.ts';
import { isSerial } from '../believed.ts';
import { mediaTypes } from '../media-type.ts';
import type { ReportRow, SaidOutcome } from '../report.ts';
import { type Technique, techniques } from '../technique.ts';
import { saidMediaType, saidStandard, saidTechnique } from './said-technique.ts';
import { saidTime } from './said-time.ts';

/** The columns of our own table, in their order; each file of it begins with them. */
export const templateColumns = [
  'Seriennummer',
  'Hersteller',
  'Modell',
  'Art',
  'Kapazität (Byte)',
  'Seriennummer des Geräts',
  'Verfahren',
  'Technik',
  'Ergebnis',
  'Anteil (%)',
  'Fehler',
  'Prüfung',
  'Beginn',
  'Ende',
  'Werkzeug',
  'Version',
  'Ausgeführt von',
] as const;
type Column = (typeof templateColumns)[number];

const outcomes: Readonly<Record<string, SaidOutcome>> = {
  gelöscht: 'erased',
  fehlgeschlagen: 'failed',
  abgebrochen: 'aborted',
};

/** The table without rows, for whoever fills it in; Excel opens it as it stands. */
export function emptyTemplate(): string {
  return `\ufeff${templateColumns.join(';')}\r\n`;
}

/** The runs of a filled table; undefined where its first line is another one. */
export function readTemplate(text: string): ReportRow[] | undefined {
  const [head, ...rows] = readTable(text.replace(/^\ufeff/, '')).rows;
  const places = new Map(head?.map((cell, at) => [cell.trim(), at]));
  if (!templateColumns.every((column) => places.has(column))) return undefined;
  return rows
    .filter((row) => row.some((cell) => cell.trim() !== ''))
    .map((row) => ofCells((column) => cellIn(row, places.get(column))));
}

function cellIn(row: readonly string[], at: number | undefined): string | undefined {
  const cell = at === undefined ? undefined : row[at]?.trim();
  return cell === undefined || cell === '' ? undefined : cell;
}

function ofCells(cell: (column: Column) => string | undefined): ReportRow {
  const serial = cell('Seriennummer');
  const method = cell('Verfahren');
  const kind = cell('Art');
  const parent = cell('Seriennummer des Geräts');
  const word = cell('Ergebnis');
  const check = cell('Prüfung')?.toLowerCase();
  return {
    medium: present({
      mediaType: mediaTypes.find((type) => type === kind) ?? saidMediaType(kind ?? ''),
      manufacturer: cell('Hersteller'),
      model: cell('Modell'),
      serial: isSerial(serial) ? serial : undefined,
      capacityBytes: numberOf(cell('Kapazität (Byte)')),
      parentDevice: parent === undefined ? undefined : { serial: parent },
    }),
    run: present({
      standard: saidStandard(method),
      methodName: method,
      technique: techniqueOf(cell('Technik'), method),
      verification:
        check === undefined ? undefined : /^nein|^keine/.test(check) ? ('none' as const) : ('full' as const),
      verificationResult:
        check === undefined || /^nein|^keine/.test(check)
          ? undefined
          : /fehl/.test(check)
            ? ('failed' as const)
            : ('passed' as const),
      startedAt: saidTime(cell('Beginn')),
      finishedAt: saidTime(cell('Ende')),
      toolName: cell('Werkzeug'),
      toolVersion: cell('Version'),
      operator: cell('Ausgeführt von'),
    }),
    said: outcomes[word?.toLowerCase() ?? ''] ?? 'unsaid',
    flaws: [],
    ...present({ word, percent: numberOf(cell('Anteil (%)')), errors: numberOf(cell('Fehler')) }),
  };
}

function techniqueOf(named: string | undefined, method: string | undefined): Technique | undefined {
  return techniques.find((one) => one === named) ?? saidTechnique(named) ?? saidTechnique(method);
}

function numberOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,18}(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}
