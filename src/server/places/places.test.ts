import { describe, expect, it } from 'vitest';
import { isPostcode } from '#domain/values/postcode.ts';
import { placesOf } from './places.ts';

describe('the places of a postcode', () => {
  it('are its municipalities, in the order of the alphabet', () => {
    expect(placesOf('04109')).toEqual(['Leipzig']);
    expect(placesOf('54636').slice(0, 2)).toEqual(['Altscheid', 'Baustert']);
  });

  it('are none where the postcode is not known', () => {
    expect(placesOf('00000')).toEqual([]);
    expect(placesOf('# Pos')).toEqual([]);
  });

  it('belong to postcodes as the rule has them, leading zero included', () => {
    expect(isPostcode('01067') && placesOf('01067')).toEqual(['Dresden']);
  });
});
