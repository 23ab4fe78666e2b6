import { describe, expect, it } from 'vitest';
import { pages } from '#contract/site/urls.ts';
import { deliveredCatalogue } from '#tests/support/delivered-catalogue.ts';
import { ogPicture } from './og-picture.ts';
import { openGraphTags } from './open-graph.ts';
import { pageHeadOf } from './page-head-of.ts';
import { robotsTxt, sitemapXml, wizardEntries } from './sitemap.ts';

const site = 'https://shop.example';
const page = (robots = '') =>
  `<html><head><title>„A &amp; B“ verkaufen | Ankaufwerk</title><meta name="description" content="Preise &quot;fest&quot;"/>${robots}</head><body><title>x</title></body></html>`;
const noindex = '<meta name="robots" content="noindex"/>';

describe('the head of a rendered page', () => {
  it('is read with its entities resolved', () => {
    expect(pageHeadOf(page())).toEqual({
      title: '„A & B“ verkaufen | Ankaufwerk',
      description: 'Preise "fest"',
      listed: true,
    });
  });

  it('tells that a page is not to be listed', () => {
    expect(pageHeadOf(page(noindex)).listed).toBe(false);
  });
});

describe('the tags for link previews', () => {
  it('name title, description, address and a picture of the page', () => {
    const tags = openGraphTags(page(), site, '/wizard/a-verkaufen/');
    expect(tags).toContain('<meta property="og:title" content="„A &amp; B“ verkaufen"/>');
    expect(tags).toContain('content="https://shop.example/og/wizard/a-verkaufen/index.png"');
    expect(tags).toContain('content="Preise &quot;fest&quot;"');
  });

  it('tell an article from any other page', () => {
    const typeAt = (path: string) => /og:type" content="(\w+)"/.exec(openGraphTags(page(), site, path))?.[1];
    expect([pages.blogPost(5, 'akkus'), pages.blog, pages.home].map(typeAt)).toEqual(['article', 'website', 'website']);
  });

  it('are left out where a page concerns one person only', () => {
    expect(openGraphTags(page(noindex), site, '/cockpit/')).toBe('');
  });
});

describe('the picture of a page', () => {
  it('is a PNG of 1200 × 630, also for a title that is too long', async () => {
    const png = Buffer.from(await ogPicture('Geräte '.repeat(60)));
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);
  });
});

describe('what search engines are told', () => {
  it('lists each wizard page with the sitemap flag once, and no free text', () => {
    const { catalogue } = deliveredCatalogue();
    const entries = wizardEntries(catalogue);
    const paths = entries.map((entry) => entry.path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toContain('/wizard/dell-poweredge-r640-verkaufen/');
    const xml = sitemapXml(site, [{ path: '/a&b/', changed: '2026-11-20' }]);
    expect(xml).toContain('<url><loc>https://shop.example/a&amp;b/</loc><lastmod>2026-11-20</lastmod></url>');
  });

  it('keeps what belongs to one person out', () => {
    const closed = [...robotsTxt(site).matchAll(/^Disallow: (.*)$/gm)].map(([, folder]) => folder);
    expect(closed).toEqual([
      ...[
        '/accounts/',
        '/api/',
        '/auth/',
        '/basket/',
        '/cockpit/',
        '/desk/',
        '/kundenportal/',
        '/selfservice/',
        '/wert/',
      ],
    ]);
    expect(robotsTxt(site)).toContain('\nSitemap: https://shop.example/sitemap.xml\n');
  });
});
