import { expect, it } from 'vitest';
import { estimateSentence, estimateWords } from './estimate-words.ts';

const estimate = { low: 31_000, high: 36_500, valued: 368, units: 412 };

it('says of a range that it binds nobody, and for how many devices it is', () => {
  expect(estimateSentence({ at: 'known', estimate })).toBe(
    'erfahrungsgemäß 31.000 bis 36.500\u00a0€, unverbindlich, 368 von 412 Geräten bewertet',
  );
  expect(estimateWords({ at: 'known', estimate }, 'mit diesen Angaben')).toEqual({
    price: '31.000 bis 36.500\u00a0€',
    beside: 'unverbindlich',
    below: 'erfahrungsgemäß, 368 von 412 Geräten bewertet',
  });
  const whole = { low: 220, high: 250, valued: 1, units: 1 };
  expect(estimateWords({ at: 'known', estimate: whole }, 'mit diesen Angaben').below).toBe(
    'erfahrungsgemäß mit diesen Angaben',
  );
});

it('names no price and promises none where nothing is known', () => {
  expect(estimateSentence({ at: 'none' })).toBe('');
  expect(JSON.stringify(estimateWords({ at: 'none' }, 'mit diesen Angaben'))).not.toMatch(/\d|Richtpreis/);
  expect(JSON.stringify(estimateWords({ at: 'asking' }, 'mit diesen Angaben'))).not.toMatch(/\d/);
});
