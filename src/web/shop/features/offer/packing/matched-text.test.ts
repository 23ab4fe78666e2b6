import { describe, expect, it } from 'vitest';
import { matchedText } from './matched-text.ts';

const items = [
  { id: 'a', quantity: 1 },
  { id: 'b', quantity: 20 },
];
const nothing = { itemIds: [], unknown: [], ambiguous: [], twice: [] };

describe('what is said of numbers that were entered', () => {
  it('is how many devices they are', () => {
    expect(matchedText({ ...nothing, itemIds: ['a'] }, items)).toBe('Eingetragen: 1 Gerät.');
  });

  it('is that a line of several devices counts whole', () => {
    expect(matchedText({ ...nothing, itemIds: ['a', 'b'] }, items)).toBe(
      'Eingetragen: 21 Geräte. Bei Positionen mit mehreren Geräten zählt die ganze Position.',
    );
  });

  it('is which of them are unknown, unclear and double', () => {
    expect(matchedText({ itemIds: [], unknown: ['X'], ambiguous: ['Y'], twice: ['Z'] }, items)).toBe(
      'Nichts eingetragen. Nicht in diesem Verkauf: X. Steht bei mehreren Positionen: Y. Doppelt, zählt einmal: Z.',
    );
  });

  it('tells devices of the sale that are not asked about from unknown ones', () => {
    expect(matchedText({ ...nothing, unasked: ['M1'] }, items)).toBe('Nichts eingetragen. Brauchen keine Antwort: M1.');
  });

  it('names the first of many', () => {
    const unknown = Array.from({ length: 20 }, (_, index) => `X${index}`);
    expect(matchedText({ ...nothing, unknown }, items)).toMatch(/X11 und 8 weitere\.$/);
  });

  it('is a request where nothing was entered', () => {
    expect(matchedText(nothing, items)).toBe('Bitte zuerst Seriennummern einfügen.');
  });
});
