import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draftEntry } from './draft-entry.ts';
import { areDraftsHeld, holdDrafts, releaseDrafts } from './held-drafts.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('is neither read nor written over while a page is taken over that the server rendered without it, and is there afterwards', () => {
  draftEntry('gebot').keep({ amount: '1.200' });
  holdDrafts();
  expect(draftEntry('gebot').read()).toBeUndefined();
  draftEntry('gebot').keep({ amount: '' });
  expect(areDraftsHeld()).toBe(true);
  releaseDrafts();
  expect(draftEntry('gebot').read()).toEqual({ amount: '1.200' });
  expect(areDraftsHeld()).toBe(false);
});
