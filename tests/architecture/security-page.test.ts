import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asvsLevels } from './asvs-levels.ts';
import { root } from './source-graph.ts';

const page = 'docs/security.md';
const text = readFileSync(join(root, page), 'utf8');
const row = /^\| (?<id>\d+\.\d+\.\d+) \| (?<level>[123]) \| [^|]+ \| (?<state>[^|]+) \| (?<shownBy>[^|]*) \|$/gm;

/** One requirement of the standard, how far it is met, and the files that show it or the reason why not. */
interface Requirement {
  readonly id: string;
  readonly level: string;
  readonly state: string;
  readonly shownBy: string;
}

const requirements = [...text.matchAll(row)].map(
  ({ groups: { id = '', level = '', state = '', shownBy = '' } = {} }): Requirement => ({ id, level, state, shownBy }),
);

const states = ['met', 'partly', 'open', 'operator', 'n/a'];
const pathLike = /^(?:(?:src|tests|docs|content|scripts)\/|Dockerfile$|[\w-]+\.(?:json|yaml|md)$)/;

function filesIn(words: string): string[] {
  return [...words.matchAll(/`([^`\s]+)`/g)].map((match) => match[1] ?? '').filter((word) => pathLike.test(word));
}

describe('docs/security.md', () => {
  it('has every requirement of levels 1 and 2 of the standard, in its order and with its level', () => {
    const wanted = Object.entries(asvsLevels).flatMap(([section, levels]) =>
      [...levels].map((level, at) => `${section}.${at + 1} ${level}`),
    );
    const ofLevel = (level: string) => wanted.filter((one) => one.endsWith(` ${level}`)).length;
    expect(['1', '2', '3'].map(ofLevel)).toEqual([70, 183, 92]);
    const named = requirements.map(({ id, level }) => `${id} ${level}`);
    expect(named).toEqual(wanted.filter((one) => !one.endsWith(' 3')));
  });

  it('names files that are there', () => {
    const cited = filesIn(text);
    expect(cited.length).toBeGreaterThan(200);
    expect(cited.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('shows what is met by a file, and says why the rest is not', () => {
    const wrong = requirements.filter(({ state, shownBy }) =>
      state === 'met' || state === 'partly' ? filesIn(shownBy).length === 0 : shownBy.trim().length < 6,
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('counts rightly', () => {
    const count = (wanted: string) => requirements.filter(({ state }) => state === wanted).length;
    const [met, partly, open, operator, absent] = states.map(count);
    expect(requirements.filter(({ state }) => !states.includes(state))).toEqual([]);
    expect(text).toContain(
      `Of ${requirements.length} requirements ${met} are met, ${partly} partly, ${open} open, ${operator} the operator's, and ${absent} concern what is not there (n/a).`,
    );
  });

  it('refers to decisions that are written', () => {
    const numbers = new Set(readFileSync(join(root, 'docs/decisions/README.md'), 'utf8').match(/(?<=\[)\d{4}(?=\])/g));
    const named = [...text.matchAll(/\((\d{4}(?:, \d{4})*)\)/g)].flatMap((match) => (match[1] ?? '').split(', '));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((number) => !numbers.has(number))).toEqual([]);
  });
});
