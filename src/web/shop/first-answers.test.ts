import { describe, expect, it } from 'vitest';
import { firstCallsOf } from './first-answers.ts';

describe('the calls that are answered with a page', () => {
  it.each([
    ['the list of sales', '/cockpit/', '', ['listOffers?limit=25&offset=0', 'countOffers?']],
    [
      'a part of it that was searched for',
      '/cockpit/',
      '?suche=r640&seite=2',
      ['listOffers?search=r640&limit=25&offset=25', 'countOffers?search=r640'],
    ],
    ['a sale', '/cockpit/offer-1/', '', ['readOffer/offer-1']],
  ])('are those of %s', (_, path, query, calls) => {
    expect(firstCallsOf(path, query)).toEqual(calls.map((call) => `/selfservice/api/${call}`));
  });

  it('are that of the profile', () => {
    expect(firstCallsOf('/kundenportal/profil/', '')).toEqual(['/accounts/profile']);
  });

  it.each(['/', '/basket/', '/gibt-es-nicht/', '/wizard/server-verkaufen/'])('are none at %s', (path) => {
    expect(firstCallsOf(path, '')).toEqual([]);
  });
});
