import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commands } from '../../scripts/commands.mjs';
import { printedPages } from '../../scripts/printed-pages.ts';

describe('pages that follow from the code', () => {
  it.each(Object.entries(printedPages))(
    '%s says what the code says; `npm run docs` brings it up to date',
    (path, print) => {
      expect(readFileSync(path, 'utf8')).toBe(print());
    },
  );

  it('name every npm command, and each runs what they name', () => {
    const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
    expect(Object.keys(scripts).toSorted()).toEqual(Object.keys(commands).toSorted());
    for (const [name, command] of Object.entries(commands))
      expect([name, scripts[name] === `node scripts/run.mjs ${name}`]).toEqual([name, 'run' in command]);
  });
});
