import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { describe, expect, it } from 'vitest';
import { wizardEntriesSchema, wizardPropertiesSchema } from '#contract/goods/wizard.ts';
import { deliveredCatalogue } from '#tests/support/delivered-catalogue.ts';
import { wizardRoutes } from './wizard.ts';

const catalogue = deliveredCatalogue();
const base = '/selfservice/api/wizard';

async function call(url: string, headers: Record<string, string> = {}) {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(wizardRoutes({ catalogue }));
  return app.inject({ url: base + url, headers });
}

function item(slug: string) {
  const found = catalogue.catalogue.bySlug.get(slug);
  if (found === undefined) throw new Error(`no page ${slug}`);
  return found;
}

describe('the wizard calls', () => {
  it('answer with all entries as {wizardentries}', async () => {
    const answer = await call('/entries');
    const { wizardentries } = wizardEntriesSchema.parse(answer.json());
    expect(wizardentries.some((entry) => entry.name === 'PowerEdge R640')).toBe(true);
  });

  it('answer with the option lists as {wizardproperties}', async () => {
    const { wizardproperties } = wizardPropertiesSchema.parse((await call('/properties')).json());
    expect(wizardproperties).toContainEqual({ key: 'cpuCount.2', value: ['0', '1', '2'] });
  });

  it('send the entries once: whoever has them gets 304 without a body', async () => {
    const first = await call('/entries');
    const again = await call('/entries', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('compress for browsers that take it', async () => {
    const plain = await call('/entries');
    const packed = await call('/entries', { 'accept-encoding': 'gzip, deflate' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  });

  it('answer with the details of an entry', async () => {
    const answer = await call(`/entries/${item('dell-poweredge-r640-verkaufen').id}/details`);
    expect(answer.json()).toMatchObject({ sitemap: true, imageUploadId: null });
    expect(answer.json().metaDescription).toContain('Dell PowerEdge R640 verkaufen');
  });

  it('answer with the details of a category together with a manufacturer', async () => {
    const answer = await call(`/entries/${item('dell-server-verkaufen').id}/details`);
    expect(answer.json().metaKeywords).toContain('Dell Server verkaufen');
  });
});
