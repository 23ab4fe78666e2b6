import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consumeReturnPath, rememberOffer } from './draft-entry.ts';

const id = 'offer-0b9a4d0e-4d3c-4a52-9b60-5d3f0f4d8b11';
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('leads back to the offer once', () => {
  rememberOffer(id);
  expect(consumeReturnPath()).toBe(`/cockpit/${id}/#jetzt`);
  expect(consumeReturnPath()).toBeUndefined();
});

it('has forgotten it after a day', () => {
  rememberOffer(id);
  vi.advanceTimersByTime(24 * 60 * 60 * 1000);
  expect(consumeReturnPath()).toBeUndefined();
});

it.each(['//example.com/', 'https://example.com/', `${id}/../..`, '../konto', '', `x${id}`])(
  'leads nowhere by what is no id of an offer: %s',
  (other) => {
    rememberOffer(other);
    expect(consumeReturnPath()).toBeUndefined();
  },
);
