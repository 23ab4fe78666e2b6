import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTest, sourceFiles } from './source-graph.ts';

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

function paths(wrong: (path: string) => boolean): string[] {
  return sourceFiles.map((file) => file.path).filter(wrong);
}
