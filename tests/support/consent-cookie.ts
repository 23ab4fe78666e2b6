import { consentCookie, consentVersion } from '#contract/site/consent.ts';

/** The cookie of somebody who has answered the question about cookies with 'Alle ablehnen'. */
export function refusedCookies(url: string) {
  const at = '2026-11-20T09:00:00.000Z';
  const choice = {
    categories: ['necessary'],
    revision: consentVersion,
    data: { recorded: at },
    consentTimestamp: at,
    consentId: '00000000-0000-4000-8000-00000000cccc',
    services: { necessary: [], statistics: [] },
    languageCode: 'de',
    lastConsentTimestamp: at,
  };
  return { name: consentCookie, value: encodeURIComponent(JSON.stringify(choice)), url };
}
