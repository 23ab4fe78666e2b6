import { describe, expect, it } from 'vitest';
import { prebuildResponse } from './prebuilt-response.ts';
import { responseCache } from './response-cache.ts';

const answer = await prebuildResponse({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: 'x'.repeat(1_000),
});
const state = { hash: 'a', now: 0 };
const memory = (limits = {}) => responseCache({ hash: () => state.hash, now: () => state.now, ...limits });
const addressesIn = (cache: ReturnType<typeof memory>) => ['/a/', '/b/', '/c/'].filter((address) => cache.get(address));

describe('the answers in memory', () => {
  it('are dropped when the content changes', () => {
    const cache = memory();
    cache.set('/a/', answer);
    expect(cache.get('/a/')).toBe(answer);
    state.hash = 'b';
    expect(cache.get('/a/')).toBeUndefined();
  });

  it('are made anew after an hour, when the year may be another', () => {
    const cache = memory();
    cache.set('/a/', answer);
    state.now += 3_600_000;
    expect(cache.get('/a/')).toBe(answer);
    state.now += 1;
    expect(cache.get('/a/')).toBeUndefined();
  });

  it('are bounded in number: what was not asked for longest goes', () => {
    const cache = memory({ maxAnswers: 2 });
    cache.set('/a/', answer);
    cache.set('/b/', answer);
    cache.get('/a/');
    cache.set('/c/', answer);
    expect(addressesIn(cache)).toEqual(['/a/', '/c/']);
  });

  it('are bounded in bytes, and one cached twice counts once', () => {
    const cache = memory({ maxBytes: 2 * answer.bytes });
    for (const address of ['/a/', '/a/', '/a/', '/b/']) cache.set(address, answer);
    expect(addressesIn(cache)).toEqual(['/a/', '/b/']);
    cache.set('/c/', answer);
    expect(addressesIn(cache)).toEqual(['/b/', '/c/']);
  });
});
