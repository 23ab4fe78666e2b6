import { expect, it } from 'vitest';
import { unprintableIn } from '#domain/values/printable.ts';
import { shopFonts } from './shop-fonts.ts';

const shown = 'JürgenGroß,ŁukaszŻółć,Đorđe,NguyễnThịHồng,Αλέξης,ПётрЇжак,שרהכהן,محمد,Արամ,გიორგი,O’Brien&Söhne–№5§';

it.each([
  [shown, ''],
  ['王さ김🚀ส', '王さ김🚀ส'],
])('of %s, whoever types it is told what papers cannot show', async (signs, missing) => {
  const { faceFor } = await shopFonts();
  expect(unprintableIn(signs)).toBe(missing);
  expect([...signs].filter((sign) => faceFor(sign, 'regular', undefined) === undefined).join('')).toBe(missing);
});
