import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { textVersions } from '#contract/sale/declarations.ts';
import { pages } from '#contract/site/urls.ts';
import { categoryKeys } from '#domain/catalogue/kinds.ts';
import { loadBlogPosts } from '#server/content/blog-posts.ts';
import { placeholdersOf } from '#server/content/fill-placeholders.ts';
import { readContentPage } from '#server/content/front-matter.ts';
import { shopConfig } from '#shop.config.ts';
import { root } from './source-graph.ts';

/** What the steps of a packing instruction can be drawn as. */
const stepPictures = [
  'sichern',
  'pruefen',
  'demontieren',
  'esd',
  'akku',
  'umwickeln',
  'trennen',
  'karton',
  'polster',
  'wiegen',
  'etikett',
  'palette',
];

/** Pages of the specification that a text may link, and the added statement on accessibility. */
const linkable = [
  pages.home,
  pages.wizard.start,
  pages.upload.list,
  pages.upload.images,
  pages.cockpit.list,
  pages.account.register,
  pages.account.forgotPassword,
  pages.account.profile,
  pages.terms,
  '/blog/',
  '/ueber-uns/',
  '/ueber-uns/geschichte/',
  '/ueber-uns/vision-und-mission/',
  '/hilfe/faq/',
  '/hilfe/so-laeufts-ab/',
  '/hilfe/so-laeufts-ab/verpackungsvideos/',
  '/kontakt/',
  '/impressum/',
  '/datenschutz/',
  '/cookie-hinweise/',
  '/barrierefreiheit/',
];

const text = z.string().min(1);
const day = z.iso.date();
const page = z.strictObject({ title: text, description: text, updated: day });
const listOf = (known: readonly string[]) =>
  z
    .string()
    .refine((list) => list.split(', ').every((name) => known.includes(name)), `must be among ${known.join(', ')}`);
const packing = z.strictObject({
  title: text,
  order: z.coerce.number().int(),
  categories: listOf(categoryKeys),
  method: z.enum(['Paket', 'Paket oder Palette', 'Palette', 'nur Palette']),
  steps: listOf(stepPictures),
});
const question = z.strictObject({ question: text.endsWith('?').or(text.endsWith('.')), group: text, order: text });
const terms = page.extend({ version: z.literal(textVersions.terms) });
const agreement = page.extend({ version: z.literal(textVersions.dataProcessing) });
/** 'agb-2026-11.md': kept for those who agreed to it. */
const former = page.extend({ version: text });

const files = globSync('content/**/*.md', { cwd: root })
  .sort()
  .map((path) => ({ path, ...readContentPage(readFileSync(join(root, path), 'utf8'), path) }));
const inFolder = (folder: string) => files.filter(({ path }) => dirname(path) === `content/${folder}`);
const names = (folder: string) => inFolder(folder).map(({ path }) => basename(path, '.md'));
const posts = loadBlogPosts(join(root, 'content/blog'));

describe('the front matter of the content', () => {
  it.each([
    ['faq', question],
    ['help/verpackung', packing],
    ['help', page],
    ['about', page],
  ])('is complete in %s', (folder, schema) => {
    expect(inFolder(folder).flatMap((file) => mistakes(file, schema))).toEqual([]);
  });

  it('is complete on the legal pages, and the terms are of the version that is ticked', () => {
    const legal = inFolder('legal');
    expect(legal.map(({ path }) => basename(path, '.md'))).toEqual([
      'agb-2026-11',
      'agb',
      'auftragsverarbeitung-2026-11-23',
      'auftragsverarbeitung-2026-11',
      'auftragsverarbeitung',
      'barrierefreiheit',
      'cookie-hinweise',
      'datenschutz',
      'impressum',
    ]);
    const schemaOf = (name: string) =>
      ({ agb: terms, auftragsverarbeitung: agreement })[name] ?? (/-\d{4}-\d{2}/.test(name) ? former : page);
    expect(legal.flatMap((file) => mistakes(file, schemaOf(basename(file.path, '.md'))))).toEqual([]);
  });
});

describe('the content', () => {
  it('is of some substance', () => {
    const short = posts.filter(({ content }) => content.split(/\s+/).length < 600).map(({ slug }) => slug);
    expect(short).toEqual([]);
    expect(posts.length).toBeGreaterThanOrEqual(10);
    expect(inFolder('faq').length).toBeGreaterThanOrEqual(28);
    expect(inFolder('help/verpackung').length).toBeGreaterThanOrEqual(10);
  });

  it('orders every question and every packing instruction apart from the others', () => {
    for (const folder of ['faq', 'help/verpackung']) {
      const orders = inFolder(folder).map(({ fields }) => fields.order);
      expect(new Set(orders).size).toBe(orders.length);
    }
  });

  it('draws every step of a packing instruction', () => {
    const differing = inFolder('help/verpackung').filter(
      ({ fields, markdown }) => (markdown.match(/^\d+\. /gm) ?? []).length !== fields.steps?.split(', ').length,
    );
    expect(differing.map(({ path }) => path)).toEqual([]);
  });

  it('links only pages, articles, questions and instructions that exist', () => {
    const links = files.flatMap(({ path, markdown }) =>
      [...markdown.matchAll(/\]\((?<href>[^)]+)\)/g)].map(({ groups }) => ({ path, href: groups?.href ?? '' })),
    );
    expect(links.length).toBeGreaterThan(50);
    expect(links.filter(({ href }) => !leadsSomewhere(href))).toEqual([]);
  });

  it('names only placeholders that the configuration has, and none in the blog', () => {
    const named = files.flatMap((file) =>
      placeholdersOf(`${Object.values(file.fields).join('\n')}\n${file.markdown}`).map(({ path }) => ({
        file: file.path,
        path,
      })),
    );
    expect(named.filter(({ path }) => !isConfigured(path))).toEqual([]);
    expect(named.filter(({ file }) => file.startsWith('content/blog/'))).toEqual([]);
    const braces = files.flatMap(({ markdown }) => markdown.match(/\{\{/g) ?? []);
    const inBodies = files.flatMap(({ markdown }) => placeholdersOf(markdown));
    expect(braces.length).toBe(inBodies.length);
  });

  it('is Markdown that any renderer knows: no HTML, headings from the second level on, whole tables', () => {
    expect(found(/^# |<\/?[a-z!][^>]*>|^ +\|/im)).toEqual([]);
    const torn = files.filter(({ markdown }) => tablesOf(markdown).some((widths) => new Set(widths).size > 1));
    expect(torn.map(({ path }) => path)).toEqual([]);
  });
});

describe('the legal texts', () => {
  it('instruct nobody about a withdrawal that the law does not give, and offer the cancellation (LEG-10)', () => {
    expect(found(/Widerrufsbelehrung|Widerrufsformular|Muster-Widerruf/i)).toEqual([]);
    expect(bodyOf('agb')).toMatch(/Freiwilliges Recht zur Stornierung/);
  });

  it('say that no dispute board is taken part in (LEG-40)', () => {
    const sentence =
      'Wir nehmen nicht an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu nicht verpflichtet.';
    expect(bodyOf('impressum')).toContain(sentence);
    expect(bodyOf('agb')).toContain(sentence);
  });

  it('show the ownership statement that is ticked (LEG-03)', () => {
    expect(bodyOf('agb').replaceAll('\n', ' ')).toContain(
      'Ich bin Eigentümer der angebotenen Geräte bzw. zum Verkauf berechtigt.',
    );
  });

  it('let nobody accept by silence', () => {
    expect(bodyOf('agb')).toMatch(/Schweigen ist nie eine Annahme/);
    expect(bodyOf('agb')).toMatch(/Schweigen gilt nicht als Zustimmung/);
  });
});

function mistakes(file: (typeof files)[number], schema: z.ZodType): string[] {
  const parsed = schema.safeParse(file.fields);
  return parsed.success ? [] : [`${file.path}: ${z.prettifyError(parsed.error)}`];
}

function bodyOf(name: string): string {
  return files.find(({ path }) => path === `content/legal/${name}.md`)?.markdown ?? '';
}

function found(pattern: RegExp): string[] {
  return files.flatMap(({ path, markdown }) => {
    const hit = pattern.exec(markdown);
    return hit ? `${path}: ${hit[0]}` : [];
  });
}

/** An inner address, its hash among the names of what the page lists. */
/** Licences that ask to be named with a link. */
const licences = ['https://www.openstreetmap.org/copyright', 'https://opendatacommons.org/licenses/odbl/1-0/'];

function leadsSomewhere(href: string): boolean {
  if (licences.includes(href)) return true;
  const [path = '', hash] = href.split('#');
  if (posts.some(({ id, slug }) => path === `/blog/${id}/${slug}/`)) return hash === undefined;
  if (!linkable.includes(path)) return false;
  if (hash === undefined) return true;
  if (path === '/hilfe/faq/') return names('faq').includes(hash);
  return path === '/hilfe/so-laeufts-ab/verpackungsvideos/' && names('help/verpackung').includes(hash);
}

/** Whether the key is there, set or not. */
function isConfigured(path: string): boolean {
  let at: unknown = shopConfig;
  for (const key of path.split('.')) {
    if (typeof at !== 'object' || at === null || !(key in at)) return false;
    at = Object.entries(at).find(([name]) => name === key)?.[1];
  }
  return true;
}

/** Per table the number of cells of each row. */
function tablesOf(markdown: string): number[][] {
  return [...markdown.matchAll(/(?:^\|.*\|$\n?)+/gm)].map(([table]) =>
    table
      .trim()
      .split('\n')
      .map((row) => row.split('|').length),
  );
}
