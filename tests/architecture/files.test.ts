import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTest, productFiles, sourceFiles } from './source-graph.ts';

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|spec|config|bench|d))?\.tsx?$/;
const saysNothing = /^(index|utils?|helpers?|misc|common|manager|shared)\.tsx?$/;

describe('files', () => {
  it('have names in kebab-case', () => {
    expect(paths((path) => !kebabCase.test(basename(path)))).toEqual([]);
  });

  it('have names that say what is inside', () => {
    expect(paths((path) => saysNothing.test(basename(path)))).toEqual([]);
  });

  it('end before 350 lines, tests before 400', () => {
    const long = sourceFiles.filter((file) => file.lines > (isTest(file.path) ? 400 : 350));
    expect(long.map((file) => `${file.path} ${file.lines}`)).toEqual([]);
  });

  it('are short: 95 of 100 below 220 lines, half of them below about 70', () => {
    const lengths = sourceFiles.map((file) => file.lines).sort((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length * 0.95)]).toBeLessThan(220);
    expect(lengths[Math.floor(lengths.length * 0.5)]).toBeLessThan(90);
  });
});

describe('exported names', () => {
  /**
   * What may share a name is of these kinds, and no more: a component with the one thing that it shows, as `PriceHistory` with the type of that
   * name, and with the component of another program that shows it too (shop, desk, mails); and the screen of a phase with the phase's status.
   */
  const shownBy = (path: string, name: string, isType: boolean): string => {
    const [, phase] = /\/phases\/([^/]+)\/(?:screen\.tsx|status\.ts)$/.exec(path) ?? [];
    if (phase !== undefined) return `${path.endsWith('x') ? 'screen' : 'status'} of a phase`;
    const isComponent = path.endsWith('.tsx') && /^[A-Z]/.test(name) && !isType;
    return isComponent ? `component of ${/^src\/(?:web\/)?[^/]+/.exec(path)?.[0]}` : 'thing';
  };
  const homes = productFiles.flatMap(({ path, parsed }) =>
    parsed.module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ exportName: { name }, moduleRequest, isType }) =>
        name === null || moduleRequest !== null ? [] : { name, path, kind: shownBy(path, name, isType) },
      ),
    ),
  );

  it('mean one thing each', () => {
    expect(homes.length).toBeGreaterThan(5_000);
    const byMeaning = Map.groupBy(homes, ({ name, kind }) => `${name} (${kind})`);
    const several = [...byMeaning].filter(([, found]) => new Set(found.map(({ path }) => path)).size > 1);
    expect(several.map(([meaning, found]) => `${meaning}: ${found.map(({ path }) => path).join(', ')}`)).toEqual([]);
  });
});

function paths(wrong: (path: string) => boolean): string[] {
  return sourceFiles.map((file) => file.path).filter(wrong);
}
