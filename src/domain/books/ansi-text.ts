import { sepaText } from '#domain/payout/sepa-text.ts';

/** What Windows-1252 has beyond Latin-1. */
const more = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** A text on one line in the characters of Windows-1252: others have a stand-in, as banks read them. */
export function ansiText(text: string): string {
  const plain = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  return [...plain].map((sign) => (isAnsi(sign) ? sign : sepaText(sign, 4).text)).join('');
}

function isAnsi(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0;
  return (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff) || more.includes(sign);
}
