import { describe, expect, it } from 'vitest';
import { quietPath } from './quiet-path.ts';

describe('a path in the log', () => {
  it.each([
    ['/cockpit/offer-1/?token=abc', '/cockpit/offer-1/'],
    ['/kundenportal/passwort-zuruecksetzen/s3cret/', '/kundenportal/passwort-zuruecksetzen/…/'],
    ['/de/kundenportal/email-bestaetigen/s3cret', '/de/kundenportal/email-bestaetigen/…'],
    [
      '/assets/data/kundenportal/email-bestaetigen/s3cret/index.json',
      '/assets/data/kundenportal/email-bestaetigen/…/index.json',
    ],
  ])('holds neither query nor the secret of a link: %s', (url, path) => {
    expect(quietPath(url)).toBe(path);
  });
});
