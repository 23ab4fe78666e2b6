import { bareNumber } from '#domain/values/bare-number.ts';
import { endsWithCheckCharacter } from '#domain/values/check-character.ts';

/** Without what is mistaken for another: I, L, O, U, 0, 1. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 7;

/** How many licence plates there are to choose from. */
export const plateChoices = signs.length ** length;

/** A licence plate as it is printed, scanned and typed: `E-`, seven characters and a check character. */
export const platePattern = /^E-[2-9A-HJKMNP-TV-Z]{8}$/;

/**
 * The licence plate of a number below `plateChoices`; undefined for the few whose check character would be mistaken for another: the
 * caller draws again.
 */
export function plateOf(number: number): string | undefined {
  let rest = number;
  let text = '';
  for (let place = 0; place < length; place += 1) {
    text += signs[rest % signs.length];
    rest = Math.floor(rest / signs.length);
  }
  const check = [...signs].find((sign) => endsWithCheckCharacter(text + sign));
  return check && `E-${text}${check}`;
}

/** The plate that a scan or an entry names, in its own form; undefined where it names none, or one that was misread. */
export function readPlate(entry: string): string | undefined {
  const bare = bareNumber(entry);
  const plate = `E-${bare.slice(1)}`;
  return platePattern.test(plate) && bare.startsWith('E') && endsWithCheckCharacter(bare.slice(1)) ? plate : undefined;
}
