import type { ItemConfiguration } from '#domain/catalogue/item-configuration.ts';
import { saidAbout } from '#domain/catalogue/said-answers.ts';
import type { TestedUnit } from '#domain/offer/facts.ts';
import type { ProtocolUnit, TestedLine } from '#domain/offer/papers/document-snapshot.ts';
import { isLongSheet } from '#domain/offer/price/by-model.ts';
import type { Deduction } from '#domain/offer/price/sheet.ts';
import { formatMoney } from '#domain/values/money.ts';
import { numberText } from '#domain/values/number-text.ts';
import { inCommon } from './in-common.ts';
import type { Block, Cell, ColumnPart } from './letter.ts';
import { dayText } from './letter-frame.ts';

/** A device with what its seller had said about each finding, and what that costs by the frozen sheet of its line. */
export function protocolUnit(
  unit: TestedUnit,
  sheet: readonly Deduction[],
  configuration?: ItemConfiguration,
): ProtocolUnit {
  const byName = new Map(sheet.map((deduction) => [deduction.name, deduction]));
  return {
    ...unit,
    findings: unit.findings.map((finding) => {
      const deduction = finding.deduction === undefined ? undefined : byName.get(finding.deduction);
      const declared = saidAbout(deduction ?? { name: finding.deduction ?? finding.text }, configuration);
      return {
        ...finding,
        ...(deduction && { amount: deduction.amount }),
        ...(declared !== undefined && { declared }),
      };
    }),
  };
}

interface Difference {
  readonly title: string;
  readonly declared: string;
  readonly found: string;
  readonly devices: readonly string[];
  readonly photos: number;
}

const differenceColumns = [
  { title: 'Gerät' },
  { title: 'Angegeben', width: 40 },
  { title: 'Gefunden', width: 48 },
  { title: 'Foto', width: 24 },
];

/** What is not as it was declared, equal differences of a model together; nothing where all is as it was said. */
export function differenceBlocks(lines: readonly TestedLine[]): Block[] {
  const differences = [...lines.flatMap(missingOf), ...together(lines.flatMap(differencesOf))];
  if (differences.length === 0) return [];
  return [
    { type: 'heading', text: 'Was abweicht' },
    { type: 'table', columns: differenceColumns, rows: differences.map(differenceRow) },
    { type: 'paragraph', text: 'Die Fotos sehen Sie in Ihrem Konto beim Verkauf.', muted: true },
  ];
}

function missingOf({ title, quantity, received }: TestedLine): Difference[] {
  if (quantity === received) return [];
  return [{ title, declared: pieces(quantity), found: pieces(received), devices: [], photos: 0 }];
}

function differencesOf({ title, units = [] }: TestedLine): Difference[] {
  return units.flatMap((unit): Difference[] => {
    const devices = [numberOf(unit)];
    return [
      ...unit.findings.map(({ declared = 'nichts dazu', text, note, photos }) => ({
        ...{ title, declared, devices, photos: photos.length },
        found: note === undefined ? text : `${text} (${note})`,
      })),
      ...(unit.machine?.lines ?? [])
        .filter(({ differs }) => differs)
        .map(({ what, declared, found }) => ({
          ...{ title, devices, photos: 0 },
          declared: `${what} ${declared}`,
          found: `${what} ${found}`,
        })),
    ];
  });
}

function together(differences: readonly Difference[]): Difference[] {
  const alike = Map.groupBy(differences, ({ title, declared, found }) => JSON.stringify([title, declared, found]));
  return [...alike.values()].flatMap((same) =>
    same.slice(0, 1).map((first) => ({
      ...first,
      devices: same.flatMap(({ devices }) => devices),
      photos: same.reduce((sum, { photos }) => sum + photos, 0),
    })),
  );
}

const pieces = (count: number) => `${numberText(count)} Stück`;
/** Of equal devices so many are named. */
const named = 10;

function differenceRow({ title, declared, found, devices, photos }: Difference): Cell[] {
  const more = devices.length - named;
  const numbers = devices.slice(0, named).join(', ') + (more > 0 ? ` und ${numberText(more)} weitere` : '');
  const photo = photos === 0 ? 'ohne' : photos === 1 ? '1 Foto' : `${numberText(photos)} Fotos`;
  return [
    {
      text: devices.length > 1 ? `${devices.length} × ${title}` : title,
      strong: true,
      notes: numbers ? [numbers] : [],
    },
    { text: declared },
    { text: found },
    { text: photo },
  ];
}

const columns = [
  { title: 'Gerät' },
  { title: 'Funktion', width: 18 },
  { title: 'Optik', width: 14 },
  { title: 'Befunde', width: 68 },
];

/** Each device with its test, line by line; nothing where devices were not tested one by one. Of many those that are alike are told together. */
export function unitBlocks(lines: readonly TestedLine[]): Block[] {
  const tested = lines.filter(({ units = [] }) => units.length > 0);
  if (tested.length === 0) return [];
  const models = [...Map.groupBy(tested, ({ title }) => title)].map(
    ([title, own]) => [title, own.flatMap(({ units = [] }) => units)] as const,
  );
  const isLong = isLongSheet(models.reduce((sum, [, units]) => sum + units.length, 0));
  const grades = 'Noten von A (wie neu) bis D (nur für Teile). Was das Preisblatt nicht nennt, kostet nichts.';
  return [
    { type: 'heading', text: 'Gerät für Gerät' },
    { type: 'paragraph', text: isLong ? `${grades} ${numbersOrder}` : grades, muted: true },
    ...(isLong
      ? [{ type: 'columns', parts: models.flatMap(([title, units]) => unitEntries(title, units)) } as const]
      : models.flatMap(([title, units]): Block[] => [
          { type: 'paragraph', text: title },
          { type: 'table', columns, rows: units.map(row) },
        ])),
  ];
}

const numbersOrder = 'Von jedem Gerät stehen Seriennummer, Kennzeichen und Inventarnummer da.';

/** 'Funktion A, Optik B, ohne Befund: PF2X0001, E-10000001; …', after what is said of all devices of the model. */
function unitEntries(title: string, units: readonly ProtocolUnit[]): ColumnPart[] {
  const common = inCommon(units.map(statementsOf));
  const wordsOf = (unit: ProtocolUnit) =>
    [gradesOf(unit), ...statementsOf(unit).filter((one) => !common.includes(one))].join('; ');
  const entry = (text: string): ColumnPart => ({ type: 'entry', text });
  return [
    { type: 'heading', text: title },
    ...(common.length === 0 ? [] : [entry(`Alle: ${common.join('; ')}`)]),
    ...[...Map.groupBy(units, wordsOf)].map(([words, alike]) => entry(`${words}: ${alike.map(numbersIn).join('; ')}`)),
  ];
}

function gradesOf({ functional, cosmetic, findings, because }: ProtocolUnit): string {
  const found = findings.length === 0 ? ', ohne Befund' : `. ${findings.map(findingNote).join(' ').replace(/\.$/, '')}`;
  const why = because.length === 0 ? '' : `, Note durch ${because.join(', ')}`;
  return `Funktion ${functional}, Optik ${cosmetic}${found}${why}`;
}

const statementsOf = (unit: ProtocolUnit) => [`geprüft ${dayText(unit.at)}`, ...answersOf(unit), ...readingOf(unit)];

const numbersIn = ({ serial, plate, inventoryNumber }: ProtocolUnit) =>
  [serial, plate, inventoryNumber].filter(Boolean).join(', ').replaceAll(' ', '\u00a0');

function row(unit: ProtocolUnit): Cell[] {
  const { functional, cosmetic, findings, because } = unit;
  return [
    { text: numberOf(unit), strong: true, notes: deviceNotes(unit) },
    { text: functional },
    { text: cosmetic },
    {
      text: findings.length === 0 ? 'ohne Befund' : findings.map(({ text }) => text).join(', '),
      notes: [...findings.map(findingNote), ...(because.length > 0 ? [`Note durch: ${because.join(', ')}`] : [])],
    },
  ];
}

function numberOf({ serial, inventoryNumber, plate }: ProtocolUnit): string {
  return serial ?? inventoryNumber ?? plate;
}

function deviceNotes(unit: ProtocolUnit): string[] {
  const { plate, serial, inventoryNumber, at } = unit;
  const numbers = [
    `Kennzeichen ${plate}`,
    serial !== undefined && inventoryNumber !== undefined && `Inventarnummer ${inventoryNumber}`,
    `geprüft ${dayText(at)}`,
  ];
  return [numbers.filter(Boolean).join(', '), answersOf(unit).join('; '), ...readingOf(unit)];
}

const answersOf = ({ answers }: ProtocolUnit) =>
  answers.map(({ name, value }) => `${name.replace(/\?$/, '')}: ${value}`);

function readingOf({ machine }: ProtocolUnit): string[] {
  if (machine === undefined) return [];
  const read = machine.lines.map(
    ({ what, declared, found, differs }) => `${what} ${found}${differs ? ` statt ${declared}` : ''}`,
  );
  return [`Ausgelesen mit ${machine.tool}: ${read.join('; ')}`];
}

/** 'Netzteil fehlt: im Preisblatt „ohne Netzteil“, 15,00 €, 1 Foto. Auch im Karton keins' */
function findingNote({ text, deduction, amount, note, photos }: ProtocolUnit['findings'][number]): string {
  const price =
    deduction === undefined || amount === undefined
      ? 'steht nicht im Preisblatt, kein Abzug'
      : `im Preisblatt „${deduction}“, ${formatMoney(amount)}`;
  const shown = photos.length === 0 ? '' : `, ${photos.length === 1 ? '1 Foto' : `${photos.length} Fotos`}`;
  return `${text}: ${price}${shown}.${note === undefined ? '' : ` ${note}`}`;
}
