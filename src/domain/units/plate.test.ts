import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plateChoices, plateOf, platePattern, readPlate } from './plate.ts';

const plates = fc
  .integer({ min: 0, max: plateChoices - 1 })
  .map(plateOf)
  .filter((plate) => plate !== undefined);

it('gives plates that read as themselves, however they are typed', () => {
  fc.assert(
    fc.property(plates, (plate) => {
      expect(plate).toMatch(platePattern);
      expect(readPlate(` ${plate.toLowerCase().replace('-', ' ')}`)).toBe(plate);
    }),
  );
});

it('refuses a plate with one wrong character', () => {
  fc.assert(
    fc.property(plates, fc.integer({ min: 2, max: 9 }), fc.constantFrom(...'23456789ABCDEF'), (plate, place, sign) => {
      const wrong = plate.slice(0, place) + sign + plate.slice(place + 1);
      fc.pre(wrong !== plate);
      expect(readPlate(wrong)).toBeUndefined();
    }),
  );
});
