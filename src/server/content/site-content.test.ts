import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { textVersions } from '#contract/sale/declarations.ts';
import { readSiteContent } from './site-content.ts';

const content = readSiteContent();

describe('the pages of content/', () => {
  it('are complete and without a mistake', () => {
    expect([...content.texts.keys()].sort()).toEqual([
      '/agb/',
      '/auftragsverarbeitung/',
      '/barrierefreiheit/',
      '/cookie-hinweise/',
      '/datenschutz/',
      '/hilfe/so-laeufts-ab/',
      '/impressum/',
      '/ueber-uns/',
      '/ueber-uns/geschichte/',
      '/ueber-uns/vision-und-mission/',
    ]);
    expect(content.faq.groups.flatMap(({ questions }) => questions).length).toBeGreaterThanOrEqual(25);
    expect(content.packing.guides.length).toBeGreaterThanOrEqual(8);
  });

  it('show the terms in the version that is stored with the tick (LEG-03)', () => {
    expect(content.texts.get('/agb/')?.version).toBe(textVersions.terms);
    expect(content.texts.get('/auftragsverarbeitung/')?.version).toBe(textVersions.dataProcessing);
  });

  it('show what the configuration does not say, so that nobody overlooks it', () => {
    expect(content.texts.get('/impressum/')?.html).toContain(
      '<mark class="missing">[Angabe fehlt: company.responsibleForContent]</mark>',
    );
  });

  it('name the statement on dispute resolution (LEG-40)', () => {
    expect(content.texts.get('/impressum/')?.html).toContain('Verbraucherschlichtungsstelle');
  });

  it('give every packing step its picture and its sentence', () => {
    for (const { id, steps } of content.packing.guides) {
      expect(steps.length, id).toBeGreaterThanOrEqual(3);
      expect(
        steps.map(({ html }) => html).filter((html) => html === ''),
        id,
      ).toEqual([]);
    }
  });
});

describe('a mistake in a text', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-content-'));
    cpSync('content', folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Adds lines to a file and answers the number of the first. */
  function add(file: string, text: string): number {
    const path = join(folder, file);
    const before = readFileSync(path, 'utf8').trimEnd();
    writeFileSync(path, `${before}\n\n${text}\n`);
    return before.split('\n').length + 2;
  }

  function failure(): string {
    try {
      readSiteContent(folder);
      return '';
    } catch (error) {
      return String(error);
    }
  }

  it.each([
    ['HTML', 'Ein <b>fettes</b> Wort.', /HTML ist hier nicht möglich/],
    ['a link to a page that does not exist', '[x](/gibt/es/nicht/)', /die es nicht gibt: \/gibt\/es\/nicht\//],
    ['a link to a place that does not exist', '[x](/hilfe/faq/#nirgends)', /Stelle, die es nicht gibt/],
    ['a link without its slash', '[x](/kontakt)', /ohne Schrägstrich/],
    ['a link that does something', '[x](vbscript:alert)', /nirgends hinführt|ohne sein Ende/],
    ['a link that is not closed', '[x](/kontakt/', /ohne sein Ende/],
    ['a missing picture', '![Ein Karton](fehlt.svg)', /kein Bild content\/pictures\/fehlt\.svg/],
    ['a picture without words', '![](fehlt.svg)', /hat keine Worte/],
    ['a heading of the first level', '# Noch ein Titel', /Der Titel steht schon über dem Text/],
    ['a heading that skips a level', '#### Tief', /Ebene 4 unter/],
    ['a table without its dashes', '| a | b |\n| c | d |', /ohne ihre Zeile aus Strichen/],
    ['code that is not closed', '```\nnpm start', /ohne sein Ende/],
    ['a value that does not exist', 'Von {{company.nickname}}', /company\.nickname\}\} gibt es nicht/],
    ['a placeholder that cannot be read', 'Von {{company.name}', /nicht zu lesen/],
  ])('is named with file and line: %s', (_what, text, message) => {
    const line = add('blog/was-ein-kaufpreisgebot-enthaelt.md', text);
    const failed = failure();
    expect(failed).toMatch(message);
    expect(failed).toContain(`was-ein-kaufpreisgebot-enthaelt.md:${line}: `);
  });

  it('is named where front matter and steps do not fit', () => {
    const path = join(folder, 'help/verpackung/notebook.md');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(', etikett', ''));
    expect(() => readSiteContent(folder)).toThrow(/notebook\.md:\d+: 7 nummerierte Schritte, aber 6 Bilder/);
    writeFileSync(path, text.replace(', etikett', ', schleife'));
    expect(() => readSiteContent(folder)).toThrow(/notebook\.md:1: /);
  });
});
