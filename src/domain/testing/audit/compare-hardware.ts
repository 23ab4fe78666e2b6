import { type DriveGroup, describeDrives } from '#domain/catalogue/drive-group.ts';
import type { ItemConfiguration } from '#domain/catalogue/item-configuration.ts';
import type { OfferItem } from '#domain/offer/item.ts';
import { deviceNumber } from '#domain/values/device-number.ts';
import { numberText } from '#domain/values/number-text.ts';
import { batteryPercent, type FoundDrive, type FoundHardware, memoryOf } from './found-hardware.ts';

export type ComparedResult = 'same' | 'different' | 'notSaid';

/** One thing as the seller declared it beside what the machine says of itself. */
export interface ComparedLine {
  readonly what: string;
  readonly declared: string;
  readonly found: string;
  readonly is: ComparedResult;
}

/** An item as far as it says what its devices have. */
export type DeclaredItem = Pick<OfferItem, 'title' | 'configuration' | 'serialNumbers'>;

/** What was declared beside what was found, line by line; what is said by neither has no line. */
export function compareHardware(item: DeclaredItem, serial: string | undefined, found: FoundHardware): ComparedLine[] {
  const { configuration } = item;
  const lines: (ComparedLine | undefined)[] = [
    compared('Modell', item.title, [found.manufacturer, found.model].filter(Boolean).join(' '), sameModel),
    compared('Seriennummer', serial ?? '', found.serial ?? '', isSameNumber),
    compared('Prozessor', configuration?.cpu ?? '', processorsText(found), sameProcessor),
    compared(
      'Arbeitsspeicher',
      configuration?.ram ?? '',
      memoryText(found),
      (one, other) => sizeOf(one) === sizeOf(other),
    ),
    compared('Laufwerke', drivesDeclared(configuration), drivesText(found.drives), () =>
      sameDrives(configuration?.drives ?? [], found.drives),
    ),
    compared('Akku', '', found.batteries.map(batteryText).join(', '), () => true),
  ];
  return lines.filter((line) => line !== undefined);
}

function compared(
  what: string,
  declared: string,
  found: string,
  isSame: (declared: string, found: string) => boolean,
): ComparedLine | undefined {
  if (found === '') return undefined;
  const is = declared === '' ? 'notSaid' : isSame(declared, found) ? 'same' : 'different';
  return { what, declared, found, is };
}

const isSameNumber = (one: string, other: string) => deviceNumber(one) === deviceNumber(other);
const bare = (text: string) => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Makers write more than sellers: the same where the figures of the declared name stand in the found one, or the found code in the declared. */
function sameModel(declared: string, found: string): boolean {
  const there = bare(found);
  const told = wordsOf(declared).filter((word) => /\d/.test(word));
  return told.length > 0
    ? told.every((word) => there.includes(word.toUpperCase()))
    : wordsOf(declared).some((word) => there.includes(word.toUpperCase()));
}

/** '2 × Gold 6130' is 'Intel(R) Xeon(R) Gold 6130 CPU @ 2.10GHz' twice: the model's number counts. */
function sameProcessor(declared: string, found: string): boolean {
  const told = wordsOf(declared.replace(/^\d+\s*[×x]\s*/, '')).filter((word) => /\d{3,}/.test(word));
  const there = bare(found.replaceAll(/@.*?(,|$)/g, ' '));
  return told.length === 0 || told.every((word) => there.includes(word.toUpperCase()));
}

function processorsText({ processors }: FoundHardware): string {
  const counts = Map.groupBy(processors, (name) => name);
  return [...counts].map(([name, all]) => (all.length > 1 ? `${all.length} × ${name}` : name)).join(', ');
}

const gibibyte = 1024 ** 3;

function memoryText(found: FoundHardware): string {
  const bytes = memoryOf(found);
  return bytes === 0 ? '' : `${Math.round(bytes / gibibyte)} GB`;
}

/** Gigabytes of '256 GB' and '1 TB'. */
function sizeOf(text: string): number | undefined {
  const match = /([\d.,]+)\s*(GB|TB)/i.exec(text);
  if (!match) return undefined;
  const amount = Number((match[1] ?? '').replace(',', '.'));
  return match[2]?.toUpperCase() === 'TB' ? amount * 1000 : amount;
}

function drivesDeclared(configuration: ItemConfiguration | undefined): string {
  const groups = configuration?.drives;
  // Their seller keeps them: the machine comes without, as it was said.
  if (groups === undefined || configuration?.mediaWish === 'keep') return '';
  return groups.length === 0 ? 'ohne Laufwerke' : describeDrives(groups).join(', ');
}

function drivesText(drives: readonly FoundDrive[]): string {
  return drives
    .map(({ model = 'Laufwerk', capacityBytes }) =>
      capacityBytes ? `${model}, ${gigabytes(capacityBytes)} GB` : model,
    )
    .join('; ');
}

const gigabytes = (bytes: number) => Math.round(bytes / 1e9);

/** As many drives of about the same sizes: makers round, and 512 GB are sold as 500. */
function sameDrives(declared: readonly DriveGroup[], found: readonly FoundDrive[]): boolean {
  const told = declared.flatMap(({ count, capacity }) => Array.from({ length: count }, () => sizeOf(capacity)));
  const open = found.flatMap(({ capacityBytes }) => (capacityBytes ? gigabytes(capacityBytes) : []));
  if (told.length !== found.length) return false;
  const smallFirst = (one: number, other: number) => one - other;
  const sizes = told.filter((size) => size !== undefined).toSorted(smallFirst);
  if (sizes.length !== open.length) return true;
  return open.toSorted(smallFirst).every((size, place) => Math.abs(size - (sizes[place] ?? 0)) <= 0.08 * size);
}

function batteryText(battery: FoundHardware['batteries'][number]): string {
  const { designWh, fullWh, cycles } = battery;
  const percent = batteryPercent(battery);
  const energy = [fullWh, designWh].flatMap((one) => (one === undefined ? [] : numberText(one, 3)));
  return [
    percent === undefined ? '' : `${percent} %`,
    energy.length === 0 ? '' : `${energy.join(' von ')} Wh`,
    cycles === undefined ? '' : `${cycles} Ladezyklen`,
  ]
    .filter(Boolean)
    .join(', ');
}
