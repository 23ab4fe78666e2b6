import { expect, it } from 'vitest';
import { trackingLines, troubleText } from './shipment-words.ts';

it('a carrier is quoted with its stage, its local time and place', () => {
  const tracking = [
    { at: '2026-11-24T09:05:00+01:00', stage: 'delivered' as const, text: 'Zugestellt.', place: 'Leipzig' },
    { at: '2026-11-23', stage: 'registered' as const, text: 'Angekündigt.' },
    { at: 'gestern', stage: 'problem' as const, text: 'Angehalten.' },
  ];
  const told = trackingLines([{ trackingNumber: '1', tracking }]);
  expect(told('1')).toEqual([
    'zugestellt: 24.11.2026, 09:05 Uhr, Zugestellt., Leipzig',
    'angekündigt: 23.11.2026, Angekündigt.',
    'verzögert: gestern, Angehalten.',
  ]);
  expect(told('2')).toEqual([]);
});

it('a trouble names the carrier, and quotes it where it said something', () => {
  expect(troubleText('refused', 'DHL', 'PLZ falsch')).toBe('DHL lehnt ab. Dort ist nichts bestellt. „PLZ falsch“');
  expect(troubleText('cannotSearch', 'DPD', undefined)).toContain('im Kundenportal nachsehen');
});
