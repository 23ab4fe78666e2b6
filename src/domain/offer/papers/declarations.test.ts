import { expect, it } from 'vitest';
import { requiredDeclarations } from './declarations.ts';

it.each([
  [
    'a business with goods that may hold data agrees to their processing (DEL-10)',
    true,
    [{ withoutData: true }, {}],
    true,
  ],
  ['a business that sells monitors alone need not', true, [{ withoutData: true }], false],
  ['a private person never has to', false, [{}], false],
] as const)('%s', (_case, offeredAsBusiness, items, asked) => {
  expect(requiredDeclarations({ offeredAsBusiness, items }).includes('dataProcessing')).toBe(asked);
});
