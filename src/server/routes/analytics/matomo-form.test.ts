import { describe, expect, it } from 'vitest';
import { matomoForm } from './matomo-form.ts';

const view = { url: '/blog/', action_name: 'Blog', _id: '0123456789abcdef', pv_id: 'a1B2c3', res: '1440x900' };

describe('a page view for Matomo', () => {
  it('names the site 131 and the page by its whole address', () => {
    const form = Object.fromEntries(matomoForm(view, 'https://shop.example', 'Firefox', 'de-DE'));
    expect(form).toMatchObject({
      idsite: '131',
      rec: '1',
      url: 'https://shop.example/blog/',
      ua: 'Firefox',
      lang: 'de-DE',
    });
  });

  it('says nothing about the address of the visitor', () => {
    const names = [...matomoForm(view, 'https://shop.example').keys()];
    expect(names).not.toContain('cip');
    expect(names).not.toContain('token_auth');
  });
});
