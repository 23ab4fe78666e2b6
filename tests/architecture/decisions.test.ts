import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './source-graph.ts';

const folder = join(root, 'docs/decisions');
const pages = globSync('[0-9]*.md', { cwd: folder }).sort();
const numbers = pages.map((page) => page.slice(0, 4));
const textOf = (page: string) => readFileSync(join(folder, page), 'utf8');
const isUnknown = (number: string) => !numbers.includes(number);

/** A page says what holds today: one that another overtakes is folded into it, and marks at its top what it stood for before. */
const marks = /^(?:supersede[sd]|overtak(?:en|es)|takes the place of|adds to|builds on|date:) .*$/im;
/** Four digits that name a page where they stand: in brackets, alone or in a list, or as a link. */
const cited = /(?:[([]|; )(0\d{3}(?:(?:, | and )0\d{3})*)(?=[)\];,])/g;

describe('docs/decisions', () => {
  it('has one page per number, each with a title of its own', () => {
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
    expect(pages.filter((page) => !new RegExp(`^# ${page.slice(0, 4)} \\S`).test(textOf(page)))).toEqual([]);
  });

  it('lists each page once by its subject in README.md, and no other', () => {
    const listed = [...textOf('README.md').matchAll(/^- \[(\d{4})\]\(([^)]+)\) \S/gm)];
    expect(listed.map((match) => match[2]).sort()).toEqual(pages);
    expect(listed.filter(([, number = '', page = '']) => !page.startsWith(number))).toEqual([]);
  });

  it('holds what counts today: no page is marked as overtaken, or as an addition to another', () => {
    expect('Superseded in part by 0123 (what is kept).').toMatch(marks);
    expect('Date: 2026-11-24. Adds to 0123.').toMatch(marks);
    expect(pages.flatMap((page) => marks.exec(textOf(page))?.map((mark) => `${page}: ${mark}`) ?? [])).toEqual([]);
  });

  it('leads from page to page by numbers that exist', () => {
    const unknown = pages.flatMap((page) =>
      [...textOf(page).matchAll(cited)]
        .flatMap((match) => match[1]?.match(/\d{4}/g) ?? [])
        .filter(isUnknown)
        .map((number) => `${page}: ${number}`),
    );
    expect(['(0012, 0015)', '[0012](x)', '(0.7; 0012)'].flatMap((text) => [...text.matchAll(cited)])).toHaveLength(3);
    expect(unknown).toEqual([]);
  });

  it('is cited only by numbers that exist', () => {
    const files = globSync(['{src,tests,bench,scripts,content,docs}/**/*.{ts,tsx,mjs,md}', '*.{config.ts,md}'], {
      cwd: root,
    });
    const unknown = files.flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/decisions?(?: |\/)((?:\d{4}(?:, | and )?)+)/gi)]
        .flatMap((match) => match[1]?.match(/\d{4}/g) ?? [])
        .filter(isUnknown)
        .map((number) => `${path}: ${number}`),
    );
    expect(unknown).toEqual([]);
  });
});
