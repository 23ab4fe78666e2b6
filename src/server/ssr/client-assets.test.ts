import { describe, expect, it } from 'vitest';
import { clientAssetsOf } from './client-assets.ts';

const chunk = (file: string, imports: string[] = [], css: string[] = []) => ({ file, imports, css });

const manifest = {
  'src/web/entry-client.tsx': chunk('assets/js/entry-1.js', ['_react.js'], ['assets/css/entry-2.css']),
  '_react.js': chunk('assets/js/react-3.js'),
  '_forms.js': chunk('assets/js/forms-4.js', ['_react.js']),
  'src/web/shop/pages/kundenportal/login-page.tsx': chunk('assets/js/login-5.js', [
    'src/web/entry-client.tsx',
    '_forms.js',
  ]),
};

describe('the files of a page', () => {
  const assets = clientAssetsOf(manifest, 'shop');

  it('are for every page the entry, its style and what it imports', () => {
    expect(assets).toMatchObject({
      entry: '/assets/js/entry-1.js',
      css: ['/assets/css/entry-2.css'],
      preloads: ['/assets/js/react-3.js'],
    });
  });

  it('are for one page its own chunks beside those', () => {
    expect(assets.screens).toEqual({
      LoginPage: ['/assets/js/login-5.js', '/assets/js/forms-4.js'],
    });
  });

  it('cannot be named without the entry', () => {
    expect(() => clientAssetsOf({}, 'shop')).toThrow('src/web/entry-client.tsx');
  });
});
