import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { timeouts } from './ask-worker.ts';
import { openSearch } from './open-search.ts';
import type { PageMessage, SearchWorker, WorkerMessage } from './search-messages.ts';

const group = { selectType: 'category', kind: '', maker: '', words: '', kindWords: '' };
const entries = JSON.stringify({ groups: [{ ...group, items: [['Server']] }] });
const fromHere = [{ slug: 'server-verkaufen', title: 'Server', note: '' }];
const fromWorker = [{ slug: 'switches-verkaufen', title: 'Switches', note: '' }];

/** A worker by hand: the test says what it tells its page. */
function worker() {
  const heard: ((event: { readonly data: WorkerMessage }) => void)[] = [];
  const failed: (() => void)[] = [];
  const told: PageMessage[] = [];
  const life = { ended: false };
  const self: SearchWorker = {
    postMessage: (message) => void told.push(message),
    addEventListener(type: 'message' | 'error', listener: (event: { readonly data: WorkerMessage }) => void) {
      if (type === 'message') heard.push(listener);
      else failed.push(() => listener({ data: { is: 'failed' } }));
    },
    terminate: () => {
      life.ended = true;
    },
  };
  return {
    start: () => self,
    told,
    life,
    say(data: WorkerMessage) {
      for (const listener of heard) listener({ data });
    },
    break() {
      for (const listener of failed) listener();
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the search in its worker', () => {
  it('gives each question its own answer, in whatever order they come', async () => {
    const { start, say, told } = worker();
    const opening = openSearch(entries, start);
    say({ is: 'ready' });
    const ask = await opening;
    const first = ask('s', 7);
    const second = ask('sw', 7);
    await expect
      .poll(() => told)
      .toEqual([{ entries }, { number: 1, query: 's', limit: 7 }, { number: 2, query: 'sw', limit: 7 }]);
    say({ is: 'answer', number: 2, hits: fromWorker });
    say({ is: 'answer', number: 1, hits: [] });
    expect(await second).toEqual(fromWorker);
    expect(await first).toEqual([]);
  });
});

describe('without a worker the page searches by itself', () => {
  it('where the browser has none', async () => {
    const ask = await openSearch(entries, () => {
      throw new ReferenceError('Worker is not defined');
    });
    expect(await ask('server', 7)).toEqual(fromHere);
  });

  it('when the worker breaks while it starts', async () => {
    const broken = worker();
    const opening = openSearch(entries, broken.start);
    broken.break();
    expect(await (await opening)('server', 7)).toEqual(fromHere);
  });

  it('when the worker never says a word', async () => {
    const opening = openSearch(entries, worker().start);
    await vi.advanceTimersByTimeAsync(timeouts.start);
    expect(await (await opening)('server', 7)).toEqual(fromHere);
  });

  it('when the browser ends it later: the open question is answered too', async () => {
    const { start, say, life } = worker();
    const opening = openSearch(entries, start);
    say({ is: 'ready' });
    const answer = (await opening)('server', 7);
    await vi.advanceTimersByTimeAsync(timeouts.answer);
    expect(await answer).toEqual(fromHere);
    expect(life.ended).toBe(true);
    expect(await (await opening)('serv', 7)).toEqual(fromHere);
  });

  it('when the worker cannot read the entries, which the page cannot either when they are none', async () => {
    const { start, say, life } = worker();
    const opening = openSearch('{}', start);
    say({ is: 'failed' });
    await expect(opening).rejects.toThrow();
    expect(life.ended).toBe(true);
  });
});
