import type { MaskitoOptions } from '@maskito/core';
import { inUpperCase, reading } from './mask-processors.ts';

/** The longest IBAN has 34 characters (ISO 13616). */
const groupsOfFour = Array.from({ length: 34 }, (_, index) =>
  index > 0 && index % 4 === 0 ? [' ', /[a-z0-9]/i] : [/[a-z0-9]/i],
).flat();

/** Groups of four while it is typed. Letters carry 'IBAN:' in front and hyphens between: both are left out. */
export const ibanMask: MaskitoOptions = reading({ mask: groupsOfFour, ...inUpperCase }, (text) =>
  text.replace(/^\W*IBAN\b\W*/i, ''),
);
