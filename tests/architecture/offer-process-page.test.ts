import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pagePath, printOfferProcess } from '../../scripts/offer-process-page.ts';
import { root } from './source-graph.ts';

describe('docs/offer-process.md', () => {
  it('shows the transition table as it is; `npm run docs:offer-process` brings it up to date', () => {
    const page = readFileSync(join(root, pagePath), 'utf8');
    expect(printOfferProcess(page)).toBe(page);
  });
});
