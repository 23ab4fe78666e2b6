import { describe, expect, it } from 'vitest';
import { questionRecords } from '#domain/catalogue/questions/registry.ts';
import { wizardPage } from '#domain/catalogue/wizard-page.ts';
import { deliveredCatalogue } from '#tests/support/delivered-catalogue.ts';
import { answersInWords } from './answers-in-words.ts';

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
