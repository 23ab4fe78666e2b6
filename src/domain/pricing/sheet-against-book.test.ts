import { describe, expect, it } from 'vitest';
import type { SheetGroup } from './bid-sheet.ts';
import { againstBook, changeText } from './sheet-against-book.ts';
import { withDeductions } from './sheet-edit.ts';

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
const group = (key: string, quantity: number, cents?: number): SheetGroup => ({
  ...{ key, lines: [{ itemId: key, quantity }], deductions: [] },
  ...(cents !== undefined && { proposal: { cents, confidence: 'fill' as const } }),
});
const servers = [group('r640', 11, 51_500), group('other', 4)];
const typed = (prices: Record<string, number>) => ({ prices, deductions: {} });
const against = (prices: Record<string, number>) => {
  const found = againstBook(servers, typed(prices));
  return found && { ...found, text: plain(found.text) };
};

describe('a sheet beside the price book', () => {
  it('says by how much it differs, and stands out from half more on', () => {
    expect(against({ r640: 515_000 })).toEqual({ text: '+ 50.985,00 € gegenüber dem Preisbuch', isFar: true });
    expect(against({ r640: 52_000 })).toEqual({ text: '+ 55,00 € gegenüber dem Preisbuch', isFar: false });
    expect(against({ r640: 30_000 })).toEqual({ text: '− 2.365,00 € gegenüber dem Preisbuch', isFar: true });
  });

  it('says nothing where nothing differs, and compares what both have a price for', () => {
    expect([against({}), against({ other: 900_000 })]).toEqual([undefined, undefined]);
  });
});

describe('one act on several rows', () => {
  it('says how many groups and devices it changes and by how much', () => {
    const two = [group('a', 40, 10_000), group('b', 8, 12_000), group('c', 1, 500)];
    const change = changeText(two, typed({}), typed({ a: 15_000, b: 15_000 }));
    expect(plain(change)).toBe('2 Gruppen, 48 Geräte geändert: + 2.240,00 €, zusammen 7.200,00 €');
    expect(changeText(two, typed({}), typed({ a: 10_000 }))).toBeUndefined();
  });

  it('says of deductions what they do to the least that is paid', () => {
    const two = [group('a', 40, 10_000), group('b', 8, 12_000)];
    const after = withDeductions(typed({}), ['a', 'b'], [{ name: 'Ohne Netzteil', amount: { cents: 1_000 } }]);
    expect(plain(changeText(two, typed({}), after))).toBe(
      'Abzüge geändert, 2 Gruppen, 48 Geräte: mindestens − 480,00 €',
    );
    expect(changeText(two, after, after)).toBeUndefined();
  });
});
