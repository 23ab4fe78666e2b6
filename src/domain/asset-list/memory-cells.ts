import type { DriveGroup } from '#domain/catalogue/drive-group.ts';
import type { WizardItem } from '#domain/catalogue/wizard-item.ts';
import { capacitiesApart } from './capacities-apart.ts';
import { capacityIn, formatCapacity, gigabytes } from './capacity.ts';
import { isMoment } from './cell-kinds.ts';
import { fold } from './fold.ts';
import type { HeadedCell } from './headed-cell.ts';
import { drive, specificationsOf } from './specifications.ts';
import { saysNone } from './taken-out.ts';

/** What the cells about memory and drives hold. */
export interface MemoryAndDrives {
  readonly ram?: string;
  readonly drives: readonly DriveGroup[];
  /** A number that no memory has stands there: '166 GB' may be a book value. */
  readonly isImpossible: boolean;
  /** The column for drives says that there are none in it. */
  readonly hasNone?: true;
}

/** Reads the cells of the columns for memory and for drives by what they hold, whatever their headers: '8GB/256GB SSD' under 'RAM'. */
export function memoryAndDrives(ramCells: readonly HeadedCell[], driveCells: readonly HeadedCell[]): MemoryAndDrives {
  const found = [...ramCells.map((cell) => ofCell(cell, 'ram')), ...driveCells.map((cell) => ofCell(cell, 'drives'))];
  const ram = found.find((one) => one.ram !== undefined)?.ram;
  const drives = found.flatMap((one) => one.drives);
  const hasNone = drives.length === 0 && driveCells.some(({ text }) => saysNone(text));
  return {
    ...(ram !== undefined && { ram }),
    drives,
    isImpossible: found.some((one) => one.isImpossible),
    ...(hasNone && { hasNone }),
  };
}

const nothing: MemoryAndDrives = { drives: [], isImpossible: false };

function ofCell({ text: written, header }: HeadedCell, column: 'ram' | 'drives'): MemoryAndDrives {
  if (isMoment(written) || !/\d/.test(written)) return nothing;
  const text = capacitiesApart(written);
  const both = bothIn(text, column, header);
  if (both !== undefined) return both;
  const folded = fold(text);
  const namesRam = /\bddr\d|\bram\b|dimm|arbeitsspeicher/.test(folded);
  const namesDrive = /\b(ssds?|hdds?|nvme|m\.2|sas|sata|emmc|festplatten?)\b/.test(folded);
  const isRam = column === 'ram' ? !namesDrive || namesRam : namesRam && !namesDrive;
  if (!isRam) return { drives: drivesOf(text, header), isImpossible: false };
  const ram = ramOf(text, header);
  if (ram === undefined) return nothing;
  return isPossibleMemory(gigabytes(ram) ?? 0)
    ? { ram, drives: [], isImpossible: false }
    : { ...nothing, isImpossible: true };
}

/** '8GB/256GB SSD', '8/256', '16 GB RAM, HDD 500': memory first, then drives. */
function bothIn(text: string, column: 'ram' | 'drives', header: string): MemoryAndDrives | undefined {
  // One number is one thing, and most cells hold one.
  if (!/\d\D+\d/.test(text)) return undefined;
  const { ram, drives } = specificationsOf(fold(text), false);
  const memory = gigabytes(ram ?? '');
  if (ram === undefined || memory === undefined || drives.length === 0) return undefined;
  const isSaid = /ddr|ram|dimm|arbeitsspeicher/i.test(`${text} ${header}`) || column === 'ram';
  // '128 GB + 1 TB' under 'Festplatte' are two drives.
  const isMemory = isPossibleMemory(memory) && (isSaid ? memory <= 4096 : memory <= 64 && /[/,;|]/.test(text));
  return isMemory ? { ram, drives, isImpossible: false } : undefined;
}

/** The memory that such goods have at most, in GB. */
function maxOf(item: WizardItem | undefined): number {
  if (item?.category?.key === 'notebookTablet') return 128;
  const isPc = item?.model?.configType === 'pc' || item?.model?.configType === 'allInOnePc';
  return isPc ? 128 : Number.POSITIVE_INFINITY;
}

/** The same without a memory that the goods cannot have. */
export function asFarAsPossible(memory: MemoryAndDrives, item: WizardItem | undefined): MemoryAndDrives {
  const { ram, ...rest } = memory;
  return ram !== undefined && (gigabytes(ram) ?? 0) > maxOf(item) ? { ...rest, isImpossible: true } : memory;
}

/** Memory is put together of modules: a few sizes up to 64 GB, steps of 8 or more beyond. */
function isPossibleMemory(amount: number): boolean {
  if (amount <= 16) return [0.25, 0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16].includes(amount);
  const step = amount <= 64 ? 4 : amount <= 192 ? 16 : 32;
  return amount <= 12_288 && (amount % step === 0 || amount === 18 || amount === 72 || amount === 144);
}

function ramOf(text: string, header: string): string | undefined {
  const groups = [...text.matchAll(/(\d{1,2})\s?[x×]\s?(\d{1,4})\s?(?:gb?)?(?![\d.,])/gi)];
  if (groups.length > 0)
    return formatCapacity(
      groups.reduce((sum, [, count, size]) => sum + Number(count) * Number(size), 0),
      'GB',
    );
  const summands = /^\d{1,3}(?:\s?gb)?(?:\s?\+\s?\d{1,3}(?:\s?gb)?)+(?:\s?gb)?$/i.test(text.trim());
  if (summands)
    return formatCapacity(
      (text.match(/\d+/g) ?? []).reduce((sum, one) => sum + Number(one), 0),
      'GB',
    );
  const found = /(\d+(?:[.,]\d+)?)\s*(tb|gb|gib|mb|mib|t|g|m)?(?![a-z])/i.exec(
    text.replace(/\bddr\d\S*|\bpc\d\S*/gi, ' '),
  );
  if (found?.[1] === undefined) return undefined;
  const amount = Number(found[1].replace(',', '.'));
  const unit = (found[2]?.[0] ?? (/\bmb\b/i.test(header) ? 'm' : '')).toLowerCase();
  if (unit === 't') return capacityIn(`${found[1]} TB`, 'GB');
  const isMegabytes = unit === 'm' || (unit === '' && amount >= 2048 && amount % 1024 === 0);
  return formatCapacity(installed(isMegabytes ? amount / 1024 : amount), 'GB');
}

/** What systems report lacks the little that graphics take: 7.8 of 8, 15.9 of 16. */
function installed(amount: number): number {
  const whole = [2, 4, 6, 8, 12, 16, 24, 32, 64, 128].find((size) => amount < size && amount >= size * 0.93);
  return whole ?? amount;
}

/** Capacities as they are sold, by what systems report of them in powers of two. */
const reported: Readonly<Record<number, number>> = {
  119: 128,
  223: 240,
  232: 250,
  238: 256,
  447: 480,
  465: 500,
  476: 512,
  477: 512,
  894: 960,
  931: 1000,
  953: 1024,
  954: 1024,
};

/** Drives of a cell; its header says their kind and unit where the cell does not. */
function drivesOf(text: string, header: string): DriveGroup[] {
  const title = fold(header);
  const hint =
    /ssd|nvme/.test(title) && !/hdd|festplatt/.test(title)
      ? 'ssd'
      : /hdd/.test(title) && !/ssd/.test(title)
        ? 'hdd'
        : '';
  return text.split(/[+;\n]|,\s|\s\/\s/).flatMap((part) => {
    const folded = fold(part);
    const match = /(?:(\d{1,3})\s*[x×*]\s*)?(\d+(?:[.,]\d+)?)\s*(tb|gb|t|g)?/.exec(
      folded.replace(/\b(10|15|7[.,]?2)k\b|[23][.,]5\s?("|zoll|'')?|m\.2/g, ' '),
    );
    if (!match?.[2]) return [];
    const amount = Number(match[2].replace(',', '.'));
    const unit = match[3] ?? (/\btb\b/.test(title) || amount < 16 ? 'tb' : 'gb');
    const sold = unit.startsWith('g') ? (reported[amount] ?? amount) : amount;
    const isSaid = /ssd|nvme|hdd|sas|sata|m\.2|platte/.test(folded);
    const kind = isSaid ? '' : hint || (flashSizes.has(sold) ? 'ssd' : '');
    const size = sold === amount ? match[2] : sold >= 1000 ? '1' : String(sold);
    const group =
      amount > 0
        ? drive(`${size} ${sold >= 1000 && sold !== amount ? 'tb' : unit}`, `${folded} ${kind}`, Number(match[1] ?? 1))
        : undefined;
    return group ? [group] : [];
  });
}

/** Capacities only sold as solid state drives. */
const flashSizes = new Set([120, 128, 240, 256, 480, 512, 960, 1024, 1.92, 3.84, 7.68]);
