import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import type { WizardPage } from '#domain/catalogue/wizard-page.ts';
import { answersSchemaFor } from './answers.ts';
import { ItemForm } from './item-form.tsx';

const server: WizardPage = {
  selectType: 'model',
  title: 'Dell PowerEdge R640',
  slug: 'dell-poweredge-r640-verkaufen',
  complete: true,
  askPackaging: true,
  crumbs: [],
  steps: [],
  questions: [{ question: 'cpu', options: ['Gold 6130'] }],
  defects: ['doesNotStart'],
  shape: 'rack',
  drives: [{ kind: 'hdd', capacities: ['1,2 TB SAS'] }],
  details: { metaDescription: '', metaKeywords: '', sitemap: true, description: '', imageUploadId: null },
};

const made = (page: WizardPage) =>
  renderToString(<ItemForm page={page} onDone={async () => {}} photos={() => null} price={() => null} />);

afterEach(() => vi.restoreAllMocks());

it('the next page whose form starts alike is made without reading a form, and says its own', () => {
  const first = made(server);
  expect(first).toContain('1 × Dell PowerEdge R640');
  expect(first).toContain('Noch ohne Angaben zur Ausstattung');

  const reads = vi.spyOn(answersSchemaFor(server), 'safeParse');
  const next = made({ ...server, title: 'Dell PowerEdge R740', slug: 'dell-poweredge-r740-verkaufen' });
  expect(reads).not.toHaveBeenCalled();
  expect(next).toBe(first.replaceAll('R640', 'R740'));
});

it('an item that is being changed starts with what was said of it', () => {
  made(server);
  const configuration = { working: true, packagingAvailable: true, cpu: 'Gold 6130' };
  const html = renderToString(
    <ItemForm
      page={server}
      item={{ id: 'item-1', quantity: 3, configuration }}
      onDone={async () => {}}
      photos={() => null}
      price={() => null}
    />,
  );
  expect(html).toContain('3 × Dell PowerEdge R640');
  expect(html).toContain('value="Gold 6130"');
});

it('a long list of answers waits for two characters, a short one opens whole', () => {
  const options = Array.from({ length: 20 }, (_, number) => `Gold 61${10 + number}`);
  const withCpus = (cpus: readonly string[]) => made({ ...server, questions: [{ question: 'cpu', options: cpus }] });
  expect(withCpus(options)).toContain('placeholder="Eintippen"');
  expect(withCpus(options.slice(1))).toContain('placeholder="Wählen oder eintippen"');
});

it('a component is named in own words, with suggestions beside them', () => {
  const html = made({
    ...server,
    questions: [{ question: 'modelName', variant: 'gpu', options: ['NVIDIA RTX A4000'] }],
  });
  expect(html).toMatch(
    /<input[^>]*role="combobox"[^>]*name="modelName"|<input[^>]*name="modelName"[^>]*role="combobox"/,
  );
});
