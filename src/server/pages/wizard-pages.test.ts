// Dear: the whole catalogue is read.
import { describe, expect, it } from 'vitest';
import { wizardPageSchema, wizardStartSchema } from '#contract/goods/wizard-page.ts';
import { deliveredCatalogue } from '#tests/support/delivered-catalogue.ts';
import { pageDataFor } from './page-data-for.ts';
import { wizardPages } from './wizard-pages.ts';

const { catalogue } = deliveredCatalogue();
const loaders = wizardPages({ catalogue, version: '' });
const pageAt = (path: string) => pageDataFor(loaders, path);

describe('the page data of the wizard', () => {
  it('starts with the twelve categories', async () => {
    const { steps } = wizardStartSchema.parse(await pageAt('/wizard/'));
    expect(steps.map(({ title }) => title).slice(0, 2)).toEqual(['Server', 'Notebooks & Tablets']);
    expect(steps).toHaveLength(12);
  });

  it('fits its contract on every page of the catalogue', async () => {
    for (const { slug } of catalogue.items) {
      expect(wizardPageSchema.safeParse(await pageAt(`/wizard/${slug}/`)).error, slug).toBeUndefined();
    }
  });

  it('of a model asks what its price depends on', async () => {
    expect(await pageAt('/wizard/dell-poweredge-r640-verkaufen/')).toMatchObject({
      complete: true,
      title: 'Dell PowerEdge R640',
      entryId: '3cf99a28-f993-58d5-a24f-9cef7b233203',
      questions: [
        { question: 'cpu', options: expect.arrayContaining(['Gold 6130']) },
        { question: 'cpuCount', options: ['0', '1', '2'] },
        { question: 'ram', options: expect.arrayContaining(['256 GB']) },
        { question: 'drives' },
        { question: 'mediaWish' },
        { question: 'powerSupplies' },
        { question: 'grade', variant: 'serverRack' },
        { question: 'rails' },
      ],
      defects: ['untested', 'doesNotStart', 'passwordLocked', 'brokenPorts', 'reportsErrors'],
      shape: 'rack',
      drives: [{ kind: 'hdd', capacities: expect.arrayContaining(['1,2 TB SAS']) }, { kind: 'ssd' }],
    });
  });

  it('asks for what can be chosen on it', async () => {
    expect(await pageAt('/wizard/server-verkaufen/')).toMatchObject({
      details: { description: expect.stringContaining('Hersteller') },
    });
    expect(await pageAt('/wizard/sonstige-it-verkaufen/')).toMatchObject({
      steps: expect.arrayContaining([{ title: 'APC', slug: 'apc-sonstige-it-verkaufen' }]),
      details: { description: expect.stringContaining('beschreiben') },
    });
  });

  it('leads from an id to its slug', async () => {
    expect(await pageAt('/wizard/3cf99a28-f993-58d5-a24f-9cef7b233203/')).toEqual({
      movedTo: 'dell-poweredge-r640-verkaufen',
    });
  });

  it('takes the trimmed free text into the item', async () => {
    expect(await pageAt(`/wizard/dell-server-verkaufen/${encodeURIComponent(' PowerEdge R999 ')}/`)).toMatchObject({
      complete: true,
      freetext: 'PowerEdge R999',
      title: 'Dell PowerEdge R999',
      details: { sitemap: false },
    });
  });

  it.each([
    '/wizard/gibt-es-nicht-verkaufen/',
    '/wizard/00000000-0000-0000-0000-000000000000/',
    '/wizard/server-verkaufen/%20/',
  ])('does not exist at %s', async (path) => {
    expect(await pageAt(path)).toBeUndefined();
  });
});
