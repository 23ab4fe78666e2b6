import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownVersionsOf, textVersions } from '#contract/sale/declarations.ts';
import { sentValues } from '#contract/settings/setting-forms.ts';
import { houseTextSchema, textCalls, textPreviewSchema, textsSchema } from '#contract/settings/texts.ts';
import { filePosts } from '#server/content/post-source.ts';
import { termsOf } from '#server/documents/terms-of.ts';
import { contentPages } from '#server/pages/content-pages.ts';
import { listedPages } from '#server/seo/listed-pages.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let owner: HttpClient;
const posts = filePosts('content/blog');
beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-27T09:00:00.000Z');
  owner = await signInStaff(test, ['admin'], 'chefin@example.org');
});
afterAll(() => test.close());

const read = async (file: string) =>
  houseTextSchema.parse((await owner.get(`${textCalls.read}?file=${encodeURIComponent(file)}`)).json());

async function change(file: string, changes: Readonly<Record<string, string>> | null, more: object = {}) {
  const now = file.endsWith('/neu') ? undefined : await read(file);
  const { id: _id, created: _created, updated: _updated, version: _version, ...typed } = now?.values ?? {};
  const { categories: _categories, steps: _steps, order, ...page } = typed;
  const values = { ...page, ...(file.startsWith('faq/') && { order: order ?? '' }), ...changes };
  const body = { file, basedOn: now?.version ?? 0, values: changes && sentValues(values), ...more };
  return owner.post(textCalls.change, body);
}
const loaders = () => contentPages(posts, test.deps.settings);
const pageText = async (address: string) => JSON.stringify(await loaders().text.load({}, address));
const questions = async () => JSON.stringify(await loaders()['/hilfe/faq'].load({}, ''));
const sitemap = async () => (await listedPages(test.deps.catalogue.catalogue, posts)).map(({ path }) => path);

describe('a text that is written at the desk', () => {
  it('is seen on its page at once, and the file again once it is set back', async () => {
    expect(
      (await change('about/ueber-uns', { markdown: 'Wir sind umgezogen, nach {{company.city}}.' })).statusCode,
    ).toBe(200);
    expect(await pageText('/ueber-uns/')).toContain('Wir sind umgezogen, nach Leipzig.');
    expect((await read('about/ueber-uns')).values.updated).toBe('2026-11-27');
    expect((await change('about/ueber-uns', null)).statusCode).toBe(200);
    expect(await pageText('/ueber-uns/')).not.toContain('umgezogen');
    expect((await read('about/ueber-uns')).changes).toHaveLength(2);
  });

  it('is a new question, which goes again and stays in the list to be taken back', async () => {
    const added = { question: 'Kaufen Sie Röhren?', group: 'Was wir kaufen', order: '7000', markdown: 'Nein.' };
    const { file } = houseTextSchema.parse((await change('faq/neu', added)).json());
    expect(file).toBe('faq/kaufen-sie-roehren');
    expect(await questions()).toContain('Kaufen Sie Röhren?');
    await change(file, null, { isRemoved: true });
    expect(await questions()).not.toContain('Kaufen Sie Röhren?');
    const { texts } = textsSchema.parse((await owner.get(textCalls.list)).json());
    expect(texts.find((one) => one.file === file)).toMatchObject({ isRemoved: true, title: 'Kaufen Sie Röhren?' });
    expect((await read(file)).changes[1]?.values).toMatchObject({ markdown: 'Nein.' });
  });

  it('is a new article, which blog and sitemap have', async () => {
    const before = await sitemap();
    const answer = await change('blog/neu', { title: 'Server im Schrank', excerpt: 'Kurz.', markdown: 'Ein Text.' });
    expect(answer.statusCode, answer.body).toBe(200);
    const added = (await sitemap()).filter((path) => !before.includes(path));
    expect(added).toEqual([expect.stringMatching(/^\/blog\/\d+\/server-im-schrank\/$/)]);
  });

  it('is refused by its line where the page would be broken, and nothing of it is kept', async () => {
    const answer = await change('about/ueber-uns', { markdown: 'Gut.\n\n[Mehr](/gibt/es/nicht/)' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      {
        code: 'textRefused',
        fields: { markdown: 'Zeile 3: ein Link auf eine Seite, die es nicht gibt: /gibt/es/nicht/' },
      },
    ]);
    expect(await pageText('/ueber-uns/')).not.toContain('Gut.');
    expect((await change('legal/agb', { markdown: '' })).json()).toMatchObject({
      fields: { markdown: expect.any(String) },
    });
  });

  it('stays where a text that waits for its day leans on it', async () => {
    const added = await change('blog/neu', { title: 'Was bald gilt', excerpt: 'Kurz.', markdown: 'Ein Text.' });
    const { file, address } = houseTextSchema.parse(added.json());
    const { values } = await read('legal/cookie-hinweise');
    const markdown = `${values.markdown}\n\n[Mehr](${address})`;
    expect((await change('legal/cookie-hinweise', { markdown }, { countsFrom: '2026-12-05' })).statusCode).toBe(200);
    expect((await change(file, null, { isRemoved: true })).json()).toMatchObject({
      ...{ code: 'textRefused', fields: { markdown: 'Ein anderer Text verweist darauf: legal/cookie-hinweise.' } },
    });
    expect((await change('legal/cookie-hinweise', null, { countsFrom: '2026-12-05' })).statusCode).toBe(200);
    expect((await change(file, null, { isRemoved: true })).statusCode).toBe(200);
  });

  it('is shown before it counts, without HTML of its own', async () => {
    const body = {
      file: 'legal/agb',
      values: sentValues({ title: 'x', description: 'x', markdown: '## Neu\n\n<b>x</b> {{company.name}}' }),
    };
    const { html } = textPreviewSchema.parse((await owner.post(textCalls.preview, body)).json());
    expect(html).toContain('Muster Ankauf e. K.');
    expect(html).not.toContain('<b>');
  });
});

describe('terms with a day from which they count (LEG-02, LEG-03)', () => {
  const ownVersion = textVersions.terms;

  it.each(['legal/agb-2026-11', 'legal/agb-2026-12-01', 'legal/auftragsverarbeitung-2026-11'])(
    'are nobody’s to change in a version that counted: %s',
    async (file) => {
      const values = sentValues({ title: 'x', description: 'x', markdown: 'Anderes.' });
      expect((await owner.post(textCalls.change, { file, basedOn: 0, values })).statusCode).toBe(404);
      expect(termsOf(file.slice('legal/agb-'.length))?.title).not.toBe('x');
    },
  );

  it('leave the former ones until that day, and then are what is declared; both stay readable', async () => {
    const { values } = await read('legal/agb');
    const markdown = `${values.markdown}\n\n## 17. Neue Ziffer\n\nAb Dezember gilt auch dies.`;
    expect((await change('legal/agb', { markdown }, { countsFrom: '2026-12-01' })).statusCode).toBe(200);
    expect([textVersions.terms, await pageText('/agb/')]).toEqual([
      ownVersion,
      expect.not.stringContaining('Neue Ziffer'),
    ]);
    const before = test.deps.settings.version();

    // A paper that is printed before anybody has asked this process for a page names its version all the same.
    expect(termsOf('2026-12-01')?.version).toBe('2026-12-01');

    test.clock.set('2026-11-30T23:30:00.000Z');
    // The first call of the day is one that asks for no page.
    await test.visitor().get('/auth/api/currentUser');
    expect([textVersions.terms, await pageText('/agb/')]).toEqual([
      '2026-12-01',
      expect.stringContaining('Neue Ziffer'),
    ]);
    expect(test.deps.settings.version()).not.toBe(before);
    expect(knownVersionsOf('terms').slice(0, 2)).toEqual(['2026-12-01', ownVersion]);
    const headings = (version: string) => termsOf(version)?.parts.filter(({ type }) => type === 'heading').length;
    expect([headings('2026-12-01'), headings(ownVersion)]).toEqual([17, 16]);
  });

  it('are one version a day: another text under a known name is refused, and so is a day that is over', async () => {
    test.clock.set('2026-12-01T09:00:00.000Z');
    owner = await signInStaff(test, ['admin'], 'chefin@example.org');
    const again = await change('legal/agb', { title: 'Andere' });
    expect(again.json()).toMatchObject({ fields: { countsFrom: expect.stringContaining('schon eine Fassung') } });
    const past = await change('legal/agb', { title: 'Andere' }, { countsFrom: '2026-11-30' });
    expect(past.json()).toMatchObject({ fields: { countsFrom: 'Dieser Tag ist vorbei.' } });
  });
});
