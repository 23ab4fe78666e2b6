import { describe, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { siteOf } from './site-of.ts';

describe('what pages know of the settings', () => {
  it.each([
    [{ MODE: 'production' }, { asksConsent: false, analytics: false }],
    [{ MODE: 'demo' }, { asksConsent: true, analytics: false }],
    [
      { MODE: 'production', MATOMO_URL: 'https://matomo.example/' },
      { asksConsent: true, analytics: true },
    ],
    [
      { MODE: 'production', CONSENT_SCRIPT_URL: 'https://consent.example/uc.js' },
      { asksConsent: true, consentScript: 'https://consent.example/uc.js' },
    ],
  ])('with %j is %j', (variables, site) => {
    expect(siteOf(readEnv(variables))).toMatchObject(site);
  });
});
