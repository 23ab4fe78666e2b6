import { describe, expect, it } from 'vitest';
import type { Profile } from '#contract/account/profile.ts';
import { formerStatusHint, profileEntries } from './profile-entries.ts';

const profile: Profile = {
  ...{ id: 'account-1', email: 'kundin@example.org', emailConfirmed: true, business: true, name: 'Kim Muster' },
  createdAt: '2025-12-31T23:30:00.000Z',
  ...{ vatStatus: 'smallBusiness', vatStatusAt: '2025-12-31T23:30:00.000Z', vatStatusDue: true },
};

describe('what an account fills into the address form', () => {
  it('the VAT status of a former year stands there, and the form says from when it is (INV-11)', () => {
    expect(profileEntries(profile, true)).toContainEqual(['contractDetails.vatStatus', 'smallBusiness']);
    expect(formerStatusHint(profile, 'smallBusiness')).toBe(
      'Ihre Angabe vom 01.01.2026. Bitte prüfen Sie, ob sie in diesem Jahr noch stimmt.',
    );
  });

  it('nothing is said of one of this year, nor of one that was chosen just now', () => {
    expect(formerStatusHint({ ...profile, vatStatusDue: false }, 'smallBusiness')).toBeUndefined();
    expect(formerStatusHint(profile, 'regular')).toBeUndefined();
  });

  it('an address abroad is a firm’s', () => {
    const address = { street: 'Praterstraße 1', zip: '1020', city: 'Wien', country: 'AT' as const };
    expect(profileEntries({ ...profile, address }, true)).toContainEqual(['contractAddress.country', 'AT']);
    expect(profileEntries({ ...profile, address }, false).map(([name]) => name)).toEqual(['contractAddress.name']);
  });

  it('a private seller is told nothing of taxes', () => {
    expect(profileEntries(profile, false).map(([name]) => name)).toEqual(['contractAddress.name']);
  });
});
