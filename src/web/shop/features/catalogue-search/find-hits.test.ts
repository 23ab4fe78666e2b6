import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SearchHit, searchHitsUrl } from '#contract/catalogue-search/search-hits.ts';
import { askServer, typingPause } from './ask-server.ts';
import { findHits, lineIsServers } from './find-hits.ts';
import { createWizardMatrix } from './wizard-matrix.ts';

const answer = JSON.stringify({
  groups: [{ selectType: 'category', kind: '', maker: '', words: '', kindWords: 'Rackserver', items: [['Server']] }],
});

describe('while the entries are on their way', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const own = [{ slug: 'server-verkaufen', title: 'Server', note: '' }];
  const byServer = [{ slug: 'switches-verkaufen', title: 'Switches', note: '' }];

  /** A window whose entries and whose server answer when the test says so. */
  function window() {
    const entries = Promise.withResolvers<string>();
    const asked: { readonly url: string; readonly signal: AbortSignal | null | undefined }[] = [];
    const answers: PromiseWithResolvers<Response>[] = [];
    const server = askServer(async (url, init) => {
      init?.signal?.throwIfAborted();
      const answer = Promise.withResolvers<Response>();
      asked.push({ url: String(url), signal: init?.signal });
      answers.push(answer);
      return answer.promise;
    });
    const read = vi.fn(() => entries.promise);
    const matrix = createWizardMatrix(read);
    function type(query: string) {
      const told: (readonly SearchHit[] | undefined)[] = [];
      const leaving = new AbortController();
      const done = findHits(
        { matrix, askServer: server },
        { query, limit: 7, tell: (hits) => told.push(hits), signal: leaving.signal },
      );
      return { told, done, leave: () => leaving.abort() };
    }
    const serverSays = (hits: unknown) => {
      for (const answer of answers) answer.resolve(Response.json(hits));
    };
    const serverFails = () => answers.at(-1)?.reject(new TypeError('no network'));
    return { type, asked, serverSays, serverFails, entries, read };
  }

  it('the server answers, then the index, and from then on the index alone', async () => {
    const { type, asked, serverSays, entries } = window();
    const { told, done } = type('server');
    await vi.advanceTimersByTimeAsync(typingPause);
    expect(asked.map(({ url }) => url)).toEqual([searchHitsUrl('server', 7)]);
    serverSays({ hits: byServer });
    await vi.advanceTimersByTimeAsync(lineIsServers.afterAnswer);
    expect(told).toEqual([byServer]);
    entries.resolve(answer);
    await done;
    expect(told).toEqual([byServer, own]);
    await type('serv').done;
    await vi.advanceTimersByTimeAsync(typingPause);
    expect(asked).toHaveLength(1);
  });

  it('the entries come after the server’s answer, once nobody types any more: they take a slow line for seconds', async () => {
    const { type, serverSays, read, entries } = window();
    const first = type('serv');
    await vi.advanceTimersByTimeAsync(typingPause);
    expect(read).not.toHaveBeenCalled();
    serverSays({ hits: byServer });
    await vi.advanceTimersByTimeAsync(lineIsServers.afterAnswer - 1);
    first.leave();
    const second = type('server');
    await vi.advanceTimersByTimeAsync(typingPause);
    serverSays({ hits: byServer });
    await vi.advanceTimersByTimeAsync(lineIsServers.afterAnswer - 1);
    expect([first.told, second.told, read.mock.calls]).toEqual([[byServer], [byServer], []]);
    await vi.advanceTimersByTimeAsync(1);
    expect(read).toHaveBeenCalled();
    entries.resolve(answer);
    await second.done;
    expect(second.told).toEqual([byServer, own]);
  });

  it('who types on asks once the typing pauses, and what is on its way is given up', async () => {
    const { type, asked, serverSays } = window();
    for (const query of ['s', 'se', 'ser']) {
      const { leave } = type(query);
      await vi.advanceTimersByTimeAsync(typingPause - 1);
      leave();
    }
    expect(asked).toEqual([]);
    const late = type('serv');
    await vi.advanceTimersByTimeAsync(typingPause);
    late.leave();
    const newest = type('server');
    await vi.advanceTimersByTimeAsync(typingPause);
    expect(asked.map(({ url, signal }) => [url, signal?.aborted])).toEqual([
      [searchHitsUrl('serv', 7), true],
      [searchHitsUrl('server', 7), false],
    ]);
    serverSays({ hits: byServer });
    await expect.poll(() => newest.told).toEqual([byServer]);
    expect(late.told).toEqual([]);
  });

  it('the index tells nobody what is no longer typed, however late it answers', async () => {
    const { type, entries } = window();
    const late = type('server');
    late.leave();
    const newest = type('serv');
    entries.resolve(answer);
    await vi.advanceTimersByTimeAsync(lineIsServers.waiting);
    await Promise.all([late.done, newest.done]);
    expect([late.told, newest.told]).toEqual([[], [own]]);
  });

  it('a long question waits for the index', async () => {
    const { type, asked, entries } = window();
    const { told, done } = type('ein Satz aus sehr vielen Wörtern, die niemand so sucht');
    await vi.advanceTimersByTimeAsync(typingPause);
    expect(asked).toEqual([]);
    entries.resolve(answer);
    await done;
    expect(told).toEqual([[]]);
  });

  it('a question is given up when the index comes first', async () => {
    const { type, asked, entries, serverSays } = window();
    const { told, done } = type('server');
    await vi.advanceTimersByTimeAsync(lineIsServers.waiting);
    entries.resolve(answer);
    await done;
    expect(asked[0]?.signal?.aborted).toBe(true);
    serverSays({ hits: byServer });
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual([own]);
  });

  it('a server that fails or answers nonsense says nothing: the index is waited for', async () => {
    const { type, entries, serverFails, serverSays } = window();
    const failed = type('server');
    await vi.advanceTimersByTimeAsync(typingPause);
    serverFails();
    const odd = type('serve');
    await vi.advanceTimersByTimeAsync(typingPause);
    serverSays({ hits: [{ slug: 1 }] });
    await vi.advanceTimersByTimeAsync(0);
    expect([failed.told, odd.told]).toEqual([[], []]);
    entries.resolve(answer);
    await Promise.all([failed.done, odd.done]);
    expect([failed.told, odd.told]).toEqual([[own], [own]]);
  });

  it('the server goes on answering when the entries cannot be read; without both there are no hits at all', async () => {
    const { type, entries, serverSays, serverFails } = window();
    const answered = type('server');
    await vi.advanceTimersByTimeAsync(typingPause);
    serverSays({ hits: byServer });
    await vi.advanceTimersByTimeAsync(lineIsServers.afterAnswer);
    entries.reject(new TypeError('no network'));
    await answered.done;
    expect(answered.told).toEqual([byServer]);
    const lost = type('serve');
    await vi.advanceTimersByTimeAsync(typingPause);
    serverFails();
    await lost.done;
    expect(lost.told).toEqual([undefined]);
  });
});
