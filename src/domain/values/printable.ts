import { printedSigns } from './printed-signs.ts';

/** What papers leave out, or that is a blank. */
const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\s]/u;

let at = 0;
/** Where signs begin that fonts have, and where they end, by turns. */
const bounds = printedSigns.split(' ').map((step) => {
  at += Number.parseInt(step, 36);
  return at;
});

const isPrinted = (sign: string) => {
  const code = sign.codePointAt(0) ?? 0;
  return bounds.findLastIndex((bound) => bound <= code) % 2 === 0;
};

/** The signs of a text for which no font of our papers has a glyph, each once: □ stands in their place, as for Chinese names and emoji. */
export function unprintableIn(text: string): string {
  return [...new Set(text.normalize('NFC'))].filter((sign) => !unseen.test(sign) && !isPrinted(sign)).join('');
}
