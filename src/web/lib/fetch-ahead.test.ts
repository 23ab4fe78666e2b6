import { describe, expect, it } from 'vitest';
import { createFetchAhead } from './fetch-ahead.ts';

/** A line on which each step is noted, and pages whose data names these files. */
function lineWith(pages: Readonly<Record<string, readonly string[]>>, had: readonly string[] = []) {
  const steps: string[] = [];
  const rested = Promise.withResolvers<void>();
  let underWay = 0;
  let most = 0;
  async function step(name: string) {
    underWay += 1;
    most = Math.max(most, underWay);
    steps.push(name);
    await Promise.resolve();
    underWay -= 1;
  }
  const ahead = createFetchAhead({
    idle: async () => void steps.push('idle'),
    quiet: async () => void steps.push('quiet'),
    has: (file) => had.includes(file),
    async fetch(file) {
      await step(file);
      if (file === 'last.js') rested.resolve();
      if (file === 'broken.js') throw new TypeError('offline');
    },
  });
  for (const [page, files] of Object.entries(pages)) {
    ahead(async () => {
      await step(page);
      if (files.length === 0) throw new TypeError('offline');
      return files;
    });
  }
  return { steps, rested: rested.promise, most: () => most };
}

describe('pages that are fetched ahead', () => {
  it('come one file after the other, the data of all before the code, which waits for a quiet line', async () => {
    const { steps, rested, most } = lineWith({ '/a/': ['a.js', 'shared.js'], '/b/': ['shared.js', 'last.js'] });
    await rested;
    expect(steps).toEqual(['idle', '/a/', 'idle', '/b/', 'quiet', 'a.js', 'quiet', 'shared.js', 'quiet', 'last.js']);
    expect(most()).toBe(1);
  });

  it('do not come again where the window has them, and what fails stops nothing', async () => {
    const { steps, rested } = lineWith({ '/lost/': [], '/a/': ['had.js', 'broken.js', 'last.js'] }, ['had.js']);
    await rested;
    expect(steps.filter((step) => step.endsWith('.js'))).toEqual(['broken.js', 'last.js']);
  });
});
