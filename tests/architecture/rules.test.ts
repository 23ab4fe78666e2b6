import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTest, root } from './source-graph.ts';

const page = 'docs/rules.md';
const idPattern = /\b(?:LEG|INV|DEL|LOG|IMP)-\d\d\b/g;

/** One section of the page: a rule with the files that hold it, or with the reason why it is left to the operator. */
interface Rule {
  readonly id: string;
  readonly source: string | undefined;
  readonly leftBecause: string | undefined;
  /** Files, and folders with a slash at their end. */
  readonly heldBy: readonly string[];
}

const texts = globSync(
  ['{src,tests,bench,scripts,content,docs}/**/*.{ts,tsx,mjs,md}', 'catalogue/**/*.md', '*.{config.ts,md}'],
  { cwd: root },
)
  .sort()
  .map((path) => ({ path, ids: new Set(readFileSync(join(root, path), 'utf8').match(idPattern)) }));

const rules = readFileSync(join(root, page), 'utf8').split(/^### /m).slice(1).map(readRule);

describe('docs/rules.md', () => {
  it('holds each rule once, with a source, and says who holds it', () => {
    const ids = rules.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(30);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const incomplete = rules.filter((rule) => !rule.source || (rule.heldBy.length === 0) === !rule.leftBecause);
    expect(incomplete.map(({ id }) => id)).toEqual([]);
  });

  it('has every rule that is named anywhere', () => {
    const known = new Set(rules.map(({ id }) => id));
    const unknown = texts.flatMap(({ path, ids }) =>
      [...ids].filter((id) => !known.has(id)).map((id) => `${path}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  it('names files that hold the rule and say so', () => {
    const wrong = rules.flatMap(({ id, heldBy }) =>
      heldBy
        .filter((held) => !texts.some(({ path, ids }) => isIn(path, held) && ids.has(id)))
        .map((held) => `${id}: ${held}`),
    );
    expect(wrong).toEqual([]);
  });

  it('has a test for each rule that is not left to the operator', () => {
    const tested = new Set(texts.filter(({ path }) => isTest(path)).flatMap(({ ids }) => [...ids]));
    expect(rules.filter((rule) => !rule.leftBecause && !tested.has(rule.id)).map(({ id }) => id)).toEqual([]);
  });
});

function readRule(section: string): Rule {
  const held = /^- Held by: (.+)$/m.exec(section)?.[1] ?? '';
  return {
    id: /^\S+/.exec(section)?.[0] ?? '',
    source: /^- Source: (.+)$/m.exec(section)?.[1],
    leftBecause: /^- Left to the operator: (.+)$/m.exec(section)?.[1],
    heldBy: [...held.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''),
  };
}

function isIn(path: string, held: string): boolean {
  return held.endsWith('/') ? path.startsWith(held) && !isTest(path) : path === held;
}
