import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { otherWords } from './other-words.ts';
import { root } from './source-graph.ts';

const read = (path: string) => ({ path, text: readFileSync(join(root, path), 'utf8') });
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((path) => !path.includes('.test.'));
const texts = [...sources, ...globSync('content/**/*.md', { cwd: root })].map(read);

describe('one word per thing', () => {
  it.each(otherWords)('nothing says $word: it is $say', ({ word, allowed = {} }) => {
    const found = texts.flatMap(({ path, text }) => {
      const said = Object.keys(allowed).some((place) => path.startsWith(place)) ? null : word.exec(text);
      return said ? [`${path}: ${said[0]}`] : [];
    });
    expect(found).toEqual([]);
  });

  it('what is allowed still stands there', () => {
    const idle = otherWords.flatMap(({ word, allowed = {} }) =>
      Object.keys(allowed).filter(
        (place) => !texts.some(({ path, text }) => path.startsWith(place) && word.test(text)),
      ),
    );
    expect(idle).toEqual([]);
  });
});

describe('what ends something for good', () => {
  /** Elements with a button that does something, from their opening to the end of their first words. */
  const acts = /<(ConfirmedButton|ConfirmDialog|DialogFooter|SubmitButton)\b(?:(?!<\/?\1)[\s\S])*?(?:<\/\1>|\/>)/g;
  const ending =
    /(?:confirmText=")[^"]*(ablehnen|Ablehnen|stornieren|löschen|entfernen|Verzichten)|busyText="[^"]*(gelöscht|entfernt) …/;

  it('is never yellow', () => {
    const found = texts.flatMap(({ path, text }) =>
      [...text.matchAll(acts)].filter(([element]) => ending.test(element)).map(([element]) => ({ path, element })),
    );
    expect(found.length).toBeGreaterThanOrEqual(6);
    const yellow = found.filter(({ element }) => !/\sends\b|kind="destructive"/.test(element));
    expect(yellow.map(({ path, element }) => `${path}: ${ending.exec(element)?.[0]}`)).toEqual([]);
  });
});
