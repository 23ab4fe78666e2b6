import type { ItemConfiguration } from '#domain/catalogue/item-configuration.ts';
import { saidAbout } from '#domain/catalogue/said-answers.ts';
import type { TestedUnit } from '#domain/offer/facts.ts';
import type { ProtocolUnit, TestedLine } from '#domain/offer/papers/document-snapshot.ts';
import type { Deduction } from '#domain/offer/price/sheet.ts';
import { formatMoney } from '#domain/values/money.ts';
import { numberText } from '#domain/values/number-text.ts';
import type { Block, Cell } from './letter.ts';
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

/** What is not as it was declared, equal differences of a line together; nothing where all is as it was said. */
export function differenceBlocks(lines: readonly TestedLine[]): Block[] {
  const rows = lines.flatMap((line) => differencesOf(line).map((one) => differenceRow(line, one)));
  if (rows.length === 0) return [];
  return [
    { type: 'heading', text: 'Was abweicht' },
    { type: 'table', columns: differenceColumns, rows },
    { type: 'paragraph', text: 'Die Fotos sehen Sie in Ihrem Konto beim Verkauf.', muted: true },
  ];
}

function differencesOf({ quantity, received, units = [] }: TestedLine): Difference[] {
  const short: Difference = { declared: pieces(quantity), found: pieces(received), devices: [], photos: 0 };
  const each = units.flatMap((unit): Difference[] => {
    const devices = [numberOf(unit)];
    return [
      ...unit.findings.map(({ declared = 'nichts dazu', text, note, photos }) => ({
        declared,
        found: note === undefined ? text : `${text} (${note})`,
        devices,
        photos: photos.length,
      })),
      ...(unit.machine?.lines ?? [])
        .filter(({ differs }) => differs)
        .map(({ what, declared, found }) => ({
          declared: `${what} ${declared}`,
          found: `${what} ${found}`,
          devices,
          photos: 0,
        })),
    ];
  });
  const alike = Map.groupBy(each, ({ declared, found }) => JSON.stringify([declared, found]));
  return [
    ...(quantity === received ? [] : [short]),
    ...[...alike.values()].flatMap(([first, ...others]) =>
      first === undefined
        ? []
        : [
            {
              ...first,
              devices: [first, ...others].flatMap(({ devices }) => devices),
              photos: [first, ...others].reduce((sum, { photos }) => sum + photos, 0),
            },
          ],
    ),
  ];
}

const pieces = (count: number) => `${numberText(count)} Stück`;
/** Of equal devices so many are named. */
const named = 10;

function differenceRow({ title }: TestedLine, { declared, found, devices, photos }: Difference): Cell[] {
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

/** Each device with its test, line by line; nothing where devices were not tested one by one. */
export function unitBlocks(lines: readonly TestedLine[]): Block[] {
  const tested = lines.filter(({ units = [] }) => units.length > 0);
  if (tested.length === 0) return [];
  return [
    { type: 'heading', text: 'Gerät für Gerät' },
    {
      type: 'paragraph',
      text: 'Noten von A (wie neu) bis D (nur für Teile). Was das Preisblatt nicht nennt, kostet nichts.',
      muted: true,
    },
    ...[...Map.groupBy(tested, ({ title }) => title)].flatMap(([title, own]): Block[] => [
      { type: 'paragraph', text: title },
      { type: 'table', columns, rows: own.flatMap(({ units = [] }) => units.map(row)) },
    ]),
  ];
}

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

function deviceNotes({ plate, serial, inventoryNumber, answers, machine, at }: ProtocolUnit): string[] {
  const numbers = [
    `Kennzeichen ${plate}`,
    serial !== undefined && inventoryNumber !== undefined && `Inventarnummer ${inventoryNumber}`,
    `geprüft ${dayText(at)}`,
  ];
  const read = machine?.lines.map(
    ({ what, declared, found, differs }) => `${what} ${found}${differs ? ` statt ${declared}` : ''}`,
  );
  return [
    numbers.filter(Boolean).join(', '),
    answers.map(({ name, value }) => `${name.replace(/\?$/, '')}: ${value}`).join('; '),
    ...(machine && read ? [`Ausgelesen mit ${machine.tool}: ${read.join('; ')}`] : []),
  ];
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
