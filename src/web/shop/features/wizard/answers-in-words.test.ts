import { describe, expect, it } from 'vitest';
import { questionRecords } from '#domain/catalogue/questions/registry.ts';
import { wizardPage } from '#domain/catalogue/wizard-page.ts';
import { deliveredCatalogue } from '#tests/support/delivered-catalogue.ts';
import { answersInWords, wordsOfRead } from './answers-in-words.ts';

const { catalogue } = deliveredCatalogue();

function pageOf(slug: string) {
  const item = catalogue.bySlug.get(slug);
  if (item === undefined) throw new Error(`No page ${slug}`);
  return wizardPage(catalogue, item);
}

describe('what was typed beside a model’s name', () => {
  it.each([
    ['lenovo-thinkpad-t480-verkaufen', '16gb', { ram: '16 GB' }, []],
    [
      'lenovo-thinkpad-t480-verkaufen',
      '8gb 256gb ssd',
      { ram: '8 GB', drives: [{ kind: 'ssd', capacity: '256 GB', count: 1 }] },
      [],
    ],
    ['lenovo-thinkpad-t480-verkaufen', 'defekt', { working: false }, []],
    ['lenovo-thinkpad-t480-verkaufen', 'displaybruch', { working: false, brokenDisplay: true }, []],
    ['lenovo-thinkpad-t480-verkaufen', 'i5-8350u', {}, ['i5-8350u']],
    ['lenovo-thinkpad-t480-verkaufen', 'i7', {}, ['i7']],
    ['dell-poweredge-r640-verkaufen', '2x gold 6130', { cpu: 'Gold 6130', cpuCount: 2 }, []],
    ['dell-poweredge-r640-verkaufen', '128gb ram', { ram: '128 GB' }, []],
    ['apple-iphone-12-verkaufen', '128gb', { capacity: '128 GB' }, []],
    ['hp-elitedesk-800-g4-verkaufen', 'mini', { formFactor: 'Micro / Mini' }, []],
  ])('%s, „%s“', (slug, words, answers, left) => {
    expect(answersInWords(pageOf(slug), words, questionRecords)).toEqual({ answers, left });
  });
});

it.each([
  [{ answers: { ram: '16 GB' }, left: [] }, 'Ihre Angaben aus der Suche sind eingetragen. Bitte prüfen Sie sie.'],
  [
    { answers: { ram: '16 GB' }, left: ['i7'] },
    'Ihre Angaben aus der Suche sind eingetragen. Bitte prüfen Sie sie. Nicht zugeordnet: i7.',
  ],
  [{ answers: {}, left: ['i7', 'ssd'] }, 'Aus Ihrer Suche ließ sich nicht zuordnen: i7, ssd.'],
  [{ answers: {}, left: [] }, ''],
])('says what became of it: %o', (read, words) => {
  expect(wordsOfRead(read)).toBe(words);
});

it('reads nothing but a few short words of whatever an address brings', () => {
  const page = pageOf('dell-poweredge-r640-verkaufen');
  const given = ['<b>', 'https://example.org', 'x'.repeat(500), ...Array.from({ length: 500 }, () => '999x480gb')];
  const { left, answers } = answersInWords(page, given.join(' '), questionRecords);
  expect(left.filter((word) => !/^[a-z\d-]{1,16}$/.test(word))).toEqual([]);
  expect(left.length + (answers.drives?.length ?? 0)).toBeLessThanOrEqual(20);
});
