import { describe, expect, it } from 'vitest';
import { publicPath } from './public-path.ts';

describe('what is said about a page', () => {
  it.each(['/', '/blog/', '/blog/3/batterien-im-paket/', '/wizard/dell-poweredge-r640-verkaufen/', '/cockpit/'])(
    'is its path and title at %s',
    (path) => {
      expect(publicPath(path, 'Titel')).toEqual({ url: path, action_name: 'Titel' });
    },
  );

  it.each([
    ['/kundenportal/passwort-zuruecksetzen/geheim/', '/kundenportal/passwort-zuruecksetzen/…/'],
    ['/kundenportal/email-bestaetigen/geheim/', '/kundenportal/email-bestaetigen/…/'],
    ['/status/geheim/', '/status/…/'],
    ['/status/geheim/x/', '/404/'],
    ['/cockpit/offer-1/', '/cockpit/…/'],
    ['/cockpit/offer-1/packliste/', '/cockpit/…/'],
    ['/basket/submitted/offer-1/', '/basket/submitted/…/'],
    ['/wizard/server-verkaufen/Server%20von%20Kim/', '/wizard/server-verkaufen/…/'],
  ])('leaves out what belongs to one person at %s', (path, url) => {
    expect(publicPath(path, 'Server von Kim verkaufen')).toEqual({ url, action_name: url });
  });
});
