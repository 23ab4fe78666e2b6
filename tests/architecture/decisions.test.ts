import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './source-graph.ts';

const folder = join(root, 'docs/decisions');
const pages = globSync('[0-9]*.md', { cwd: folder }).sort();
const numbers = pages.map((page) => page.slice(0, 4));
const textOf = (page: string) => readFileSync(join(folder, page), 'utf8');

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

  it('names in what is superseded the page that took over', () => {
    const wrong = pages.flatMap((page) => {
      const [mark] = /^Superseded.*$/m.exec(textOf(page)) ?? [];
      const successors = mark?.match(/\b\d{4}\b/g) ?? [];
      const isWrong =
        mark !== undefined && (successors.length === 0 || successors.some((one) => !numbers.includes(one)));
      return isWrong ? [`${page}: ${mark}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('is cited only by numbers that exist', () => {
    const files = globSync(['{src,tests,bench,scripts,content,docs}/**/*.{ts,tsx,mjs,md}', '*.{config.ts,md}'], {
      cwd: root,
    });
    const unknown = files.flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/decisions?(?: |\/)((?:\d{4}(?:, | and )?)+)/gi)]
        .flatMap((match) => match[1]?.match(/\d{4}/g) ?? [])
        .filter((number) => !numbers.includes(number))
        .map((number) => `${path}: ${number}`),
    );
    expect(unknown).toEqual([]);
  });
});
