import { expect, it } from 'vitest';
import { isSheetNarrowed, sheetAddress, sheetChoiceOf } from './sheet-choice.ts';

const everything = { search: '', byValue: false, page: 1 };

it('says nothing in the address while the whole sheet is shown', () => {
  expect(sheetAddress(everything)).toBe('');
  expect(sheetChoiceOf('')).toEqual(everything);
  expect(isSheetNarrowed(everything)).toBe(false);
});

it('reads back from the address what was chosen', () => {
  const choice = {
    search: 'SN-1, SN-2',
    byValue: true,
    only: 'lowered' as const,
    site: 'Halle 2, Köln',
    page: 3,
    open: new Map([
      [0, 2],
      [12, 1],
    ]),
  };
  expect(sheetAddress(choice)).toContain('offen=0.2-12');
  expect(sheetChoiceOf(sheetAddress(choice))).toEqual(choice);
  expect(isSheetNarrowed(choice)).toBe(true);
});

it('tells models that were all closed from models that nobody touched', () => {
  expect(sheetChoiceOf(sheetAddress({ ...everything, open: new Map() })).open).toEqual(new Map());
});

it('takes what it does not know for not said, and leaves what is not its own in the address', () => {
  expect(sheetChoiceOf('?nach=farbe&nur=alles&seite=-4')).toEqual(everything);
  expect(sheetChoiceOf('?offen=x-3.y-7&seite=999999999')).toEqual({
    ...everything,
    page: 1_000,
    open: new Map([
      [3, 1],
      [7, 1],
    ]),
  });
  expect(sheetChoiceOf(`?suche=${'x'.repeat(5_000)}`).search).toHaveLength(2_000);
  expect(sheetAddress({ ...everything, page: 2 }, '?von=mail&seite=5')).toBe('?von=mail&seite=2');
});
