import type { Day } from '#domain/values/day.ts';
import { type Cents, toEuros } from '#domain/values/money.ts';

/** Asset registers whose import form we write (docs/decisions/0746). */
export const registers = ['snipeIt', 'glpi'] as const;
export type Register = (typeof registers)[number];

/** A device that was sold, as its seller's asset register hears of it. */
export interface SoldDevice {
  readonly inventoryNumber?: string | undefined;
  readonly serial?: string | undefined;
  /** When it came to the buyer. */
  readonly soldOn: Day;
  readonly buyer: string;
  /** Numbers of the certificates that name its data carriers and hold. */
  readonly proofs: readonly string[];
  /** Absent where nobody knows it, or whoever asks may not. */
  readonly price?: Cents | undefined;
  /** Which sale it was, what it was and how its data carriers were erased. */
  readonly note: string;
}

/**
 * Devices as rows of a register's import file, the heads first; days as 2026-11-29, amounts as 1234.50. Snipe-IT finds a device by its
 * 'Asset Tag' alone and makes a new one of a number that it does not know, so that devices without an inventory number are left out. Its
 * status 'Archived' exists from the start; another name would be made, as one that can be handed out. GLPI finds a device by either
 * number, and its reader drops a last cell that is empty: the note, which never is, stands there.
 */
export function registerRows(register: Register, devices: readonly SoldDevice[]): string[][] {
  const sold = ['Verkauft am', 'Verkauft an', 'Löschnachweis', 'Erlös', 'Verkaufsnotiz'];
  const cells = ({ soldOn, buyer, proofs, price, note }: SoldDevice) => [
    soldOn,
    buyer,
    proofs.join(', '),
    price === undefined ? '' : toEuros(price).toFixed(2),
    note,
  ];
  if (register === 'glpi')
    return [
      ['Inventarnummer', 'Seriennummer', 'Status', ...sold],
      ...devices
        .filter(({ inventoryNumber, serial }) => inventoryNumber !== undefined || serial !== undefined)
        .map((device) => [device.inventoryNumber ?? '', device.serial ?? '', 'Verkauft', ...cells(device)]),
    ];
  return [
    ['Asset Tag', 'Status', ...sold],
    ...devices.flatMap((device) =>
      device.inventoryNumber === undefined ? [] : [[device.inventoryNumber, 'Archived', ...cells(device)]],
    ),
  ];
}
