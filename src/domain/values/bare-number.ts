import { withoutInvisible } from './invisible.ts';

/** Blanks and control characters, dashes of all lengths, dots and slashes: people put them between the parts of a number, and leave them out. */
const between = /[\s\p{Cc}\p{Pd}\u2212./]+/gu;

/**
 * A serial, inventory or tracking number as such numbers are compared: in capitals, without what people put between its parts or cannot
 * see in it. Numbers of devices are compared as `deviceNumber` has them.
 */
export function bareNumber(number: string): string {
  // As most are written: lists of thousands are compared with each scan.
  if (/^[A-Z0-9]+$/.test(number)) return number;
  return withoutInvisible(number.normalize('NFKC')).replace(between, '').toUpperCase();
}
