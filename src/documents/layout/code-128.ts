/** Widths of bars and gaps in modules, by the value of a symbol character (ISO/IEC 15417, table 1). */
const widths =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'.split(
    ' ',
  );
const stop = '2331112';
const toPairs = 99;
const toText = 100;
const startText = 104;
const startPairs = 105;

/** How many digits in a row are worth a change to pairs of digits: at either end of a text, and inside of it. */
const worthAtEnds = 4;
const worthInside = 6;

/**
 * A text as Code 128: the widths of bars and gaps in modules, from the first bar to the last. Ten modules beside it on either side
 * stay empty. Throws on an empty text and on characters that are not printable ASCII.
 */
export function code128(text: string): readonly number[] {
  if (!/^[ -~]+$/.test(text)) throw new RangeError('Code 128 takes printable ASCII only');
  const values = valuesOf(text);
  const check = values.reduce((sum, value, place) => sum + value * Math.max(1, place), 0) % 103;
  const patterns = [...values, check].map((value) => widths[value] ?? '');
  return Array.from(patterns.join('') + stop, Number);
}

/** The symbol characters of a text, the start among them: pairs of digits where there are enough, else code set B. */
function valuesOf(text: string): number[] {
  const values: number[] = [];
  let pairs = false;
  let at = 0;
  const enter = (wanted: boolean) => {
    if (values.length === 0) values.push(wanted ? startPairs : startText);
    else if (wanted !== pairs) values.push(wanted ? toPairs : toText);
    pairs = wanted;
  };
  while (at < text.length) {
    const digits = /^\d*/.exec(text.slice(at))?.[0].length ?? 0;
    const atEnd = at === 0 || at + digits === text.length;
    const isWorth = digits >= (atEnd ? worthAtEnds : worthInside);
    // Of an odd number of digits one is set as text: before the pairs, where a text stands already.
    if (pairs ? digits >= 2 : isWorth && (digits % 2 === 0 || at === 0)) {
      enter(true);
      values.push(Number(text.slice(at, at + 2)));
      at += 2;
    } else {
      enter(false);
      values.push(text.charCodeAt(at) - 32);
      at += 1;
    }
  }
  return values;
}
