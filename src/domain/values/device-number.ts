import { canHold, serialIn } from './barcode.ts';
import { bareNumber } from './bare-number.ts';

/** A number with a letter in it: what is figures alone may be cut off anywhere. */
const serial = '(?=[0-9]*[A-Z])';
/** `1S`, type and model in seven signs (IBM and older Lenovo) or in ten, and the serial number in seven or eight: one barcode of one device. */
const makersCodes = [
  new RegExp(`^1S([0-9]{4}[A-Z0-9]{3})(${serial}[A-Z0-9]{7})$`),
  new RegExp(`^1S([A-Z0-9]{10})(${serial}[A-Z0-9]{8})$`),
];

/** Type with model, and serial number, of a maker's long barcode; undefined of any other text. */
export function makersCode(code: string): { readonly type: string; readonly serial: string } | undefined {
  const bare = bareNumber(code);
  if (!bare.startsWith('1S')) return undefined;
  for (const form of makersCodes) {
    const [, type, serial] = form.exec(bare) ?? [];
    if (type !== undefined && serial !== undefined) return { type, serial };
  }
  return undefined;
}

/**
 * The serial or inventory number of a device in the one form in which such numbers are compared and made into keys, on both sides and
 * everywhere: bare, of a maker's long barcode the serial number that it ends with, and of a code with names in it the one so named.
 */
export function deviceNumber(number: string): string {
  const bare = bareNumber(serialIn(number) ?? number);
  return makersCode(bare)?.serial ?? bare;
}

/** Numbers of devices, each device once: the first writing of each stays. */
export function distinctNumbers(numbers: readonly string[]): string[] {
  const seen = new Set<string>();
  return numbers.filter((number) => {
    const key = deviceNumber(number);
    return !seen.has(key) && seen.add(key);
  });
}

/** Whether a number holds what was typed of it, or is the device that was typed or read in full; nothing typed is held by all. */
export function holdsNumber(number: string, typed: string): boolean {
  return bareNumber(number).includes(bareNumber(typed)) || deviceNumber(number) === deviceNumber(typed);
}

/**
 * Tells of a number whether a barcode can be read as it, though it is written otherwise: makers put `S` before a serial number, or `1S`
 * and type and model, of whatever length, or print an address with it. Two numbers beside each other are told apart by it, one alone is not
 * cut up.
 */
export function readAs(code: string): (number: string) => boolean {
  const one = deviceNumber(code);
  const isIn = canHold(code);
  return (number) => {
    const other = deviceNumber(number);
    return one === other || isIn(other) || canHold(number)(one);
  };
}
