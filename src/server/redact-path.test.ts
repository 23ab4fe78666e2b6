import { describe, expect, it } from 'vitest';
import { redactPath } from './redact-path.ts';

describe('a path in the log', () => {
  it.each([
    ['/cockpit/offer-1/?token=abc', '/cockpit/offer-1/'],
    ['/kundenportal/passwort-zuruecksetzen/s3cret/', '/kundenportal/passwort-zuruecksetzen/…/'],
    ['/de/kundenportal/email-bestaetigen/s3cret', '/de/kundenportal/email-bestaetigen/…'],
    [
      '/assets/data/kundenportal/email-bestaetigen/s3cret/index.json',
      '/assets/data/kundenportal/email-bestaetigen/…/index.json',
    ],
    ['/status/s3cret/', '/status/…/'],
    ['/de/status/s3cret', '/de/status/…'],
    ['/assets/data/status/s3cret/index.json', '/assets/data/status/…/index.json'],
    ['/selfservice/api/unsubscribe/s3cret', '/selfservice/api/unsubscribe/…'],
    ['/wizard/kim%40example.org/', '/wizard/…/'],
    ['/vier%20Pferde%20im%20Regal', '/…'],
    ['/selfservice/api/readOffer/DE02120300000000202051', '/selfservice/api/readOffer/…'],
    [
      '/selfservice/api/readOffer/offer-aa120300-0000-4020-8051-00ab12345678',
      '/selfservice/api/readOffer/offer-aa120300-0000-4020-8051-00ab12345678',
    ],
  ])('holds neither query nor the secret of a link nor what people typed: %s', (url, path) => {
    expect(redactPath(url)).toBe(path);
  });
});
