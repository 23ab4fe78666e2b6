import { expect, it } from 'vitest';
import { unprintableIn } from '#domain/values/printable.ts';
import { printedSigns } from '#domain/values/printed-signs.ts';
import { shopFonts } from './shop-fonts.ts';

const shown = 'JürgenGroß,ŁukaszŻółć,Đorđe,NguyễnThịHồng,Αλέξης,ПётрЇжак,שרהכהן,محمد,Արամ,გიორგი,O’Brien&Söhne–№5§';

it.each([
  [shown, ''],
  ['王さ김🚀ส', '王さ김🚀ส'],
  // Urdu, capitals of Georgian, letters as wide as Chinese signs.
  ['پاکستانیےہگں', 'ےہ'],
  ['ᲒᲘᲝᲠＫｉｍ', 'ᲒᲘᲝᲠＫｉｍ'],
])('of %s, whoever types it is told what papers cannot show', async (signs, missing) => {
  const { faceFor } = await shopFonts();
  expect(unprintableIn(signs)).toBe(missing);
  expect([...signs].filter((sign) => faceFor(sign, 'regular', undefined) === undefined).join('')).toBe(missing);
});

it('they are told by what the fonts themselves say of every sign', async () => {
  const { faceFor } = await shopFonts();
  const isIn = (code: number) =>
    (['regular', 'bold'] as const).every(
      (weight) => faceFor(String.fromCodePoint(code), weight, undefined) !== undefined,
    );
  const turns = Array.from({ length: 0x20_000 }, (_, code) => code).filter(
    (code) => isIn(code) !== (code > 0 && isIn(code - 1)),
  );
  const steps = turns.map((turn, index) => turn - (turns[index - 1] ?? 0));
  expect(printedSigns).toBe(steps.map((step) => step.toString(36)).join(' '));
});
