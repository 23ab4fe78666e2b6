import { describe, expect, it } from 'vitest';
import { keepWarm } from './warm-workers.ts';
import type { WorkerProcess } from './worker-process.ts';

/** Workers that do nothing, and who is told what. */
function workers({ count = 2 } = {}) {
  const ended: number[] = [];
  let made = 0;
  const prepare = async (): Promise<WorkerProcess & { number: number }> => {
    made += 1;
    const number = made;
    return {
      number,
      isGone: false,
      perform: () => Promise.reject(new Error('Not asked here')),
      rest: () => {},
      end: async () => void ended.push(number),
    };
  };
  const held = { count: 2, milliseconds: 60_000 };
  const warm = keepWarm(prepare, { count, idleMilliseconds: 60_000, held });
  return { warm, ended, made: () => made };
}

const waiting = () => new AbortController().signal;

describe('workers kept ready', () => {
  it('are there before anybody asks, and only when a task is on its way', async () => {
    const { warm, made } = workers();
    expect(made()).toBe(0);
    await warm.expect();
    expect(made()).toBe(2);
  });

  it('do one task each and are replaced', async () => {
    const { warm, ended, made } = workers();
    await warm.expect();
    await warm.lend(waiting(), async () => expect(ended).toEqual([]));
    expect(ended).toEqual([1]);
    await warm.lend(waiting(), async () => {});
    expect(ended).toEqual([1, 2]);
    await warm.expect();
    expect(made()).toBe(4);
  });

  it('do the next step of what they have seen, and no other', async () => {
    const { warm, ended, made } = workers({ count: 0 });
    const seen: unknown[] = [];
    const note = async (worker: WorkerProcess) => void seen.push('number' in worker && worker.number);
    await warm.lend(waiting(), note, { of: 'list', next: () => 'list, cleaned' });
    await warm.lend(waiting(), note, { of: 'another list' });
    expect([ended, made()]).toEqual([[2], 2]);
    await warm.lend(waiting(), note, { of: 'list, cleaned' });
    await warm.lend(waiting(), note, { of: 'list, cleaned' });
    expect([seen, ended]).toEqual([
      [1, 2, 1, 3],
      [2, 1, 3],
    ]);
  });

  it('wait for a next step only as long as few do', async () => {
    const { warm, ended } = workers({ count: 0 });
    for (const list of ['one', 'two', 'three'])
      await warm.lend(waiting(), async () => {}, { of: list, next: () => list });
    expect(ended).toEqual([1]);
    await warm.close();
    expect(ended.toSorted()).toEqual([1, 2, 3]);
  });

  it('end with their task when it fails', async () => {
    const { warm, ended } = workers();
    await expect(warm.lend(waiting(), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(ended).toEqual([1]);
  });

  it('are not spent on what nobody waits for', async () => {
    const { warm, ended, made } = workers();
    await expect(warm.lend(AbortSignal.abort(new Error('gone')), async () => {})).rejects.toThrow('gone');
    expect(made()).toBe(0);
    const leaving = new AbortController();
    const late = warm.lend(leaving.signal, async () => {});
    leaving.abort(new Error('gone'));
    await expect(late).rejects.toThrow('gone');
    await warm.expect();
    expect([made(), ended]).toEqual([2, []]);
  });

  it('are gone when the server ends', async () => {
    const { warm, ended, made } = workers();
    await warm.expect();
    await warm.close();
    expect(ended.toSorted()).toEqual([1, 2]);
    await warm.expect();
    expect(made()).toBe(2);
  });
});
