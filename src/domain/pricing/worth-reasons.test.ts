import { expect, it } from 'vitest';
import { priceStandsSince } from './find-base.ts';
import type { FoundPrice } from './price.ts';
import { worthReasons } from './worth-reasons.ts';

const found = (level: FoundPrice['level'], ...codes: FoundPrice['reasons'][number]['code'][]): FoundPrice => ({
  ...{ confidence: 'suggest', cents: 100_00, low: 90_00, high: 110_00, level },
  reasons: codes.map((code) => ({ code, cents: 12_00, text: `${code}: 4711 €` })),
});

it('names what a range stands on, and why it is wide', () => {
  expect(worthReasons(found('model', 'listPrice', 'condition'))).toEqual([
    'Die Spanne stützt sich auf unsere Preisliste für dieses Modell.',
  ]);
  expect(worthReasons(found('series', 'oldListPrice'))).toEqual([
    'Die Spanne stützt sich auf unsere Preisliste für die ganze Serie.',
    'Dieser Preis ist schon älter. Deshalb ist die Spanne weiter.',
    'Für das Modell allein wissen wir noch zu wenig. Deshalb ist die Spanne weiter.',
  ]);
  expect(worthReasons(found('exact', 'history', 'demand', 'cap'))).toEqual([
    'Die Spanne stützt sich auf frühere Ankäufe: was wir für dieses Modell geboten und bezahlt haben.',
    'Wir suchen es gerade und zahlen deshalb mehr als sonst.',
    'Mehr zahlen wir dafür zurzeit nicht.',
  ]);
});

it('names no amount, and says why there is no price', () => {
  expect(worthReasons(found('model', 'listPrice', 'adder', 'demand')).join()).not.toMatch(/\d/);
  const none = (code: 'stop' | 'nothingKnown') =>
    worthReasons({ confidence: 'ask', reasons: [{ code, cents: 0, text: '' }] }).join();
  expect(none('stop')).toMatch(/kaufen wir dieses Modell nicht an/);
  expect(none('nothingKnown')).toMatch(/noch keinen Richtpreis/);
});

it('counts a price from the day of its last change, not from a row that repeats it', () => {
  const row = (from: string, cents: number) => ({
    entry: 'm',
    configuration: '',
    includes: '',
    cents,
    from,
    name: '',
  });
  const rows = [row('2026-11-15', 200_00), row('2026-10-01', 200_00), row('2026-08-01', 180_00)];
  expect(priceStandsSince(rows, '2026-11-20')).toBe('2026-10-01');
  expect(priceStandsSince(rows, '2026-09-01')).toBe('2026-08-01');
  expect(priceStandsSince([], '2026-09-01')).toBeUndefined();
});
