import { describe, expect, it } from 'vitest';
import { readColumn, readPrice } from './column-entry.ts';

describe('a typed price', () => {
  it('is read as people in Germany write it', () => {
    const cents = ['118', '118,5', '1.180,00 €', '1180.00', ' 0 '].map(readPrice);
    expect(cents).toEqual([11_800, 11_850, 118_000, 118_000, 0].map((amount) => ({ kind: 'price', cents: amount })));
    expect(readPrice('  ')).toEqual({ kind: 'empty' });
  });

  it.each(['-5', '−118,00', '(118,00)'])('is refused with a wrong sign: %s', (text) => {
    expect(readPrice(text)).toEqual({ kind: 'refused', why: 'Ein Preis hat kein Minus.' });
  });

  it.each(['abc', '1,2,3', '12,345', '=A1*2', '1000001'])('is refused where it is none: %s', (text) => {
    expect(readPrice(text)).toMatchObject({ kind: 'refused' });
  });
});

describe('a pasted column', () => {
  it('has a price a line, and its last newline is none', () => {
    expect(readColumn('118,00\r\n96\r\n\r\nabc\r\n')).toEqual([
      { kind: 'price', cents: 11_800 },
      { kind: 'price', cents: 9_600 },
      { kind: 'empty' },
      { kind: 'refused', why: 'Bitte einen Betrag wie 118,00 eingeben.' },
    ]);
    expect(readColumn('118\t240')).toEqual([{ kind: 'price', cents: 11_800 }]);
    expect(readColumn('1\n'.repeat(10_000))).toHaveLength(10_000);
  });
});
