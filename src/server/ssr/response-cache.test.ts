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
const addressesIn = (kept: ReturnType<typeof memory>) => ['/a/', '/b/', '/c/'].filter((address) => kept.get(address));

describe('the answers in memory', () => {
  it('are dropped when the content changes', () => {
    const kept = memory();
    kept.keep('/a/', answer);
    expect(kept.get('/a/')).toBe(answer);
    state.hash = 'b';
    expect(kept.get('/a/')).toBeUndefined();
  });

  it('are made anew after an hour, when the year may be another', () => {
    const kept = memory();
    kept.keep('/a/', answer);
    state.now += 3_600_000;
    expect(kept.get('/a/')).toBe(answer);
    state.now += 1;
    expect(kept.get('/a/')).toBeUndefined();
  });

  it('are bounded in number: what was not asked for longest goes', () => {
    const kept = memory({ maxAnswers: 2 });
    kept.keep('/a/', answer);
    kept.keep('/b/', answer);
    kept.get('/a/');
    kept.keep('/c/', answer);
    expect(addressesIn(kept)).toEqual(['/a/', '/c/']);
  });

  it('are bounded in bytes, and one kept twice counts once', () => {
    const kept = memory({ maxBytes: 2 * answer.bytes });
    for (const address of ['/a/', '/a/', '/a/', '/b/']) kept.keep(address, answer);
    expect(addressesIn(kept)).toEqual(['/a/', '/b/']);
    kept.keep('/c/', answer);
    expect(addressesIn(kept)).toEqual(['/b/', '/c/']);
  });
});
