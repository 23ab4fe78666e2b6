import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shopConfig } from '#shop.config.ts';
import { root } from './source-graph.ts';

const texts = globSync('{src,content,catalogue}/**/*.{ts,tsx,md,csv}', { cwd: root })
  .concat('books.config.ts', 'logistics.config.ts', 'payout.config.ts', 'shop.config.ts')
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const architecture = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
const { scripts, version }: { readonly scripts: Record<string, string>; readonly version: string } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);

/** Papers that the work began with. */
const elsewhere = ['spec', 'domain', 'desk', 'architecture', 'design', 'style'];

describe('texts for people', () => {
  it('praise nothing: the words einfach, schnell and bequem are banned', () => {
    const banned = /(?<![\p{L}-])(einfach|schnell|bequem)(e[mnrs]?|er[emns]?|ste[mnrs]?)?(?![\p{L}-])/iu;
    expect(matches(banned)).toEqual([]);
  });

  it('say of a guaranteed sum that it is net wherever a gross one may stand beside it', () => {
    // A column of its own says it of each line, beside prices that are as net.
    const guaranteed = /(?:mindestens|garantiert)(?!')(?:[^.;]{0,90}?(?:formatMoney|euros|amount)|, wenn alle)/gs;
    const said = texts
      .filter(
        ({ path }) =>
          /^src\/(web\/shop\/features\/offer|mail|server\/side-mails|documents)\//.test(path) && !/\.test\./.test(path),
      )
      .flatMap(({ path, text }) =>
        [...text.matchAll(guaranteed)].map(({ 0: words, index }) => {
          const around = text.slice(Math.max(0, index - 40), index + words.length + 130);
          return { at: `${path}: ${words}`, isNet: /netWord|netto|\bnet\b/.test(around) };
        }),
      );
    expect(said.length).toBeGreaterThan(10);
    expect(said.filter(({ isNet }) => !isNet).map(({ at }) => at)).toEqual([]);
  });

  it('do not link the dispute platform that was shut down (LEG-40)', () => {
    expect(matches(/ec\.europa\.eu\/consumers\/odr/)).toEqual([]);
  });
});

it('type is as large as a person has set it in the browser: neither its size nor a width at which a page changes is in pixels', () => {
  // A chart is drawn in units of its own.
  const styles = globSync('src/web/**/*.{css,tsx}', { cwd: root, exclude: ['**/*-chart.tsx'] }).map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }));
  const fixed =
    /(?:font-size|fontSize|font):\s*['"]?[^;,}]*?\b\d+(?:\.\d+)?px|\btext-\[\d+(?:\.\d+)?px\]|\b(?:max|min)-\[\d+px\]:|@media[^{]*?\b\d+px/g;
  expect(styles.flatMap(({ path, text }) => (text.match(fixed) ?? []).map((size) => `${path}: ${size}`))).toEqual([]);
});

describe('the version that pages, backups and the description of the calls name', () => {
  it('is that of the package', () => expect(shopConfig.version).toBe(version));
});

describe('texts for engineers', () => {
  it('cite no page that is not in the repository: a rule of docs/rules.md, a page of docs/ or the fact itself', () => {
    const foreign = new RegExp(`(?<![\\w/.-])(${elsewhere.join('|')})\\.md\\b`);
    const files = globSync(
      ['{src,tests,bench,scripts,content,docs,catalogue}/**/*.{ts,tsx,mjs,css,sql,md}', '*.{ts,md}'],
      {
        cwd: root,
      },
    );
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((path) => foreign.test(readFileSync(join(root, path), 'utf8')))).toEqual([]);
  });

  it('name only npm commands that exist', () => {
    const named = [...`${readme}\n${architecture}`.matchAll(/npm (?:run ([a-z:-]+)|(start|test)\b)/g)].map(
      (match) => match[1] ?? match[2] ?? '',
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('name only files and folders that exist', () => {
    const named = [
      ...`${readme}\n${architecture}`.matchAll(/`((?:src|tests|docs|content|catalogue|bench|scripts)\/[\w./-]*)`/g),
    ].map((match) => match[1] ?? '');
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

function matches(pattern: RegExp): string[] {
  return texts.flatMap(({ path, text }) => {
    const found = pattern.exec(text);
    return found ? `${path}: ${found[0]}` : [];
  });
}
