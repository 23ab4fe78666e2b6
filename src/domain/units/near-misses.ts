import { serialIn } from '#domain/values/barcode.ts';
import { bareNumber } from '#domain/values/bare-number.ts';
import type { DeclaredLine } from './unit.ts';

/** An announced number that what was read may have been meant as. */
export interface NearMiss {
  readonly itemId: string;
  readonly number: string;
  /** The scanner writes as if it were on another keyboard: ß for the dash, Ö for the colon, y and z the other way round. */
  readonly isKeyboard: boolean;
}

/** Most that are proposed: more are no help. */
const most = 3;
/** What a scanner that writes as on an American keyboard leaves on a German one, and what was in the barcode, sign by sign. */
const [written, meant] = ['yzYZß?öÖüÜ+*äÄ´`#-_/&()=°§"', 'zyZY-_;:[{]}\'"=+\\/?&^*()~#@'];
const otherKeyboard = (code: string) =>
  code.replaceAll(/./gsu, (sign) => (written.includes(sign) ? (meant[written.indexOf(sign)] ?? sign) : sign));
/** Signs that nobody prints into a number. */
const strange = /[ßöüä´§]/iu;

/** Without what is lost or mistaken: noughts in front, O for 0, I for 1, a dash as another keyboard has it. */
function folded(number: string): string {
  return bareNumber(number.replaceAll('ß', '-'))
    .replaceAll('O', '0')
    .replaceAll('I', '1')
    .replace(/^0+(?=.)/, '');
}

/** Announced numbers of units that are not here yet and that differ from a code only by what is often lost or mistaken. They are proposed, never taken. */
export function nearMisses(
  code: string,
  lines: readonly DeclaredLine[],
  here: ReadonlySet<string> = new Set(),
): NearMiss[] {
  const typed = otherKeyboard(code);
  const [plain, other] = [folded(code), folded(serialIn(typed) ?? typed)];
  return lines
    .flatMap(({ itemId, serialNumbers, inventoryNumbers }) =>
      [...serialNumbers, ...inventoryNumbers].flatMap((number) => {
        const wanted = folded(number);
        const isKeyboard = wanted !== plain || strange.test(code);
        return (wanted === plain || wanted === other) && !here.has(bareNumber(number))
          ? [{ itemId, number, isKeyboard }]
          : [];
      }),
    )
    .slice(0, most);
}
