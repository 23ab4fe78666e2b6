import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '#contract/urls.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { noopClient } from '#web/lib/noop-client.ts';
import { patience } from './ask-worker.ts';
import { openSearch } from './open-search.ts';
import type { SearchQuestion, SearchWorker, WorkerMessage } from './search-messages.ts';

const group = { selectType: 'category', kind: '', maker: '', words: '', kindWords: '' };
const online: ApiClient = {
  ...noopClient,
  get: async (path) => (path === api.selfservice.wizardSearch ? { groups: [{ ...group, items: [['Server']] }] } : {}),
};
const fromHere = [{ slug: 'server-verkaufen', title: 'Server', note: '' }];
const fromWorker = [{ slug: 'switches-verkaufen', title: 'Switches', note: '' }];

/** A worker by hand: the test says what it tells its page. */
function worker() {
  const heard: ((event: { readonly data: WorkerMessage }) => void)[] = [];
  const failed: (() => void)[] = [];
  const questions: SearchQuestion[] = [];
  const life = { ended: false };
  const self: SearchWorker = {
    postMessage: (question) => void questions.push(question),
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
    questions,
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
    const { start, say, questions } = worker();
    const opening = openSearch(noopClient, start);
    say({ is: 'ready' });
    const ask = await opening;
    const first = ask('s', 7);
    const second = ask('sw', 7);
    await vi.waitFor(() => expect(questions).toHaveLength(2));
    say({ is: 'answer', number: 2, hits: fromWorker });
    say({ is: 'answer', number: 1, hits: [] });
    expect(await second).toEqual(fromWorker);
    expect(await first).toEqual([]);
  });

  it('is missing when the worker cannot fetch the catalogue, so that the next navigation tries again', async () => {
    const { start, say, life } = worker();
    const opening = openSearch(online, start);
    say({ is: 'failed' });
    await expect(opening).rejects.toThrow('could not be fetched');
    expect(life.ended).toBe(true);
  });
});

describe('without a worker the page searches by itself', () => {
  it('where the browser has none', async () => {
    const ask = await openSearch(online, () => {
      throw new ReferenceError('Worker is not defined');
    });
    expect(await ask('server', 7)).toEqual(fromHere);
  });

  it('when the worker breaks while it starts', async () => {
    const broken = worker();
    const opening = openSearch(online, broken.start);
    broken.break();
    expect(await (await opening)('server', 7)).toEqual(fromHere);
  });

  it('when the worker never says a word', async () => {
    const opening = openSearch(online, worker().start);
    await vi.advanceTimersByTimeAsync(patience.start);
    expect(await (await opening)('server', 7)).toEqual(fromHere);
  });

  it('when the browser ends it later: the open question is answered too', async () => {
    const { start, say, life } = worker();
    const opening = openSearch(online, start);
    say({ is: 'ready' });
    const answer = (await opening)('server', 7);
    await vi.advanceTimersByTimeAsync(patience.answer);
    expect(await answer).toEqual(fromHere);
    expect(life.ended).toBe(true);
    expect(await (await opening)('serv', 7)).toEqual(fromHere);
  });

  it('and tries again when the catalogue was out of reach just then', async () => {
    const { start, say, break: breakDown } = worker();
    let reachable = false;
    const client = { ...online, get: async (path: string) => (reachable ? online.get(path) : noopClient.get(path)) };
    const opening = openSearch(client, start);
    say({ is: 'ready' });
    const ask = await opening;
    breakDown();
    await expect(ask('server', 7)).rejects.toThrow();
    reachable = true;
    expect(await ask('server', 7)).toEqual(fromHere);
  });
});
