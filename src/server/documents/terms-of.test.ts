import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { knownVersionsOf, textVersions } from '#contract/sale/declarations.ts';
import { contentFolder } from '#server/content/content-folder.ts';
import { processingTermsOf, readTerms, termsOf } from './terms-of.ts';

describe('the terms as they are printed', () => {
  it('are those of the page, whole: each number, each item of a list, with the words of links and the company named', () => {
    const terms = termsOf(textVersions.terms);
    const headings = terms?.parts.filter(({ type }) => type === 'heading').map(({ text }) => text) ?? [];
    expect(headings.map((text) => Number.parseInt(text, 10))).toEqual(
      Array.from({ length: 16 }, (_, index) => index + 1),
    );
    const text = terms?.parts.map((part) => part.text).join('\n') ?? '';
    expect(text).toContain('Weitere Angaben stehen im Impressum.');
    expect(text).toContain('– gestohlene, unterschlagene oder verlorene Geräte,');
    expect(text).toContain('(2) Versand: Verpackungsmaterial');
    expect(text).toContain('(6) Ist eine Bestimmung unwirksam');
    expect(text).not.toMatch(/\{\{|\]\(|\*\*/);
  });

  it('are kept in every version that a seller may have agreed to (LEG-03)', () => {
    expect(knownVersionsOf('terms').filter((version) => termsOf(version) === undefined)).toEqual([]);
    expect(knownVersionsOf('dataProcessing').filter((version) => processingTermsOf(version) === undefined)).toEqual([]);
    expect(termsOf('1999-01')).toBeUndefined();
  });

  it('stay readable in a former version once the page has a new one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'terms-'));
    try {
      cpSync(join(contentFolder, 'legal'), join(folder, 'legal'), { recursive: true });
      const page = join(folder, 'legal/agb.md');
      const former = readFileSync(page, 'utf8');
      const version = textVersions.terms;
      writeFileSync(join(folder, `legal/agb-${version}.md`), former);
      writeFileSync(
        page,
        former.replace(`version: ${version}`, 'version: 2027-01').replace('## 2. Anfrage', '## 2. Neue Ziffer'),
      );
      expect(readTerms(folder, version)?.parts).toContainEqual({ type: 'heading', text: '2. Anfrage' });
      expect(readTerms(folder, '2027-01')?.parts).toContainEqual({ type: 'heading', text: '2. Neue Ziffer' });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
