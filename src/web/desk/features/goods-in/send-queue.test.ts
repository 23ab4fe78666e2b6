import { describe, expect, it } from 'vitest';
import { networkProblem, ProblemError } from '#web/lib/problem-error.ts';
import type { RampEntry } from './ramp-entry.ts';
import { createSendQueue, type Taken } from './send-queue.ts';

type Batch = readonly RampEntry[];

/** A queue before a server that answers as a test says, call by call; then it takes everything. */
function queueBefore(answers: ((batch: Batch) => readonly Taken[])[] = [], initial: Batch = []) {
  const disk = new Map(initial.map((one) => [one.id, one]));
  const calls: string[][] = [];
  const waits: number[] = [];
  let member: string | undefined = 'anna';
  const queue = createSendQueue(initial, {
    kept: {
      all: async () => [...disk.values()],
      put: async (entry) => void disk.set(entry.id, entry),
      remove: async (id) => void disk.delete(id),
    },
    send: async (batch) => {
      calls.push(batch.map(({ id }) => id));
      return (answers.shift() ?? takeAll)(batch);
    },
    member: () => member,
    whenOnline: async (tries) => void waits.push(tries),
    now: () => 1_000,
    alone: (send) => send(),
  });
  const scan = (id: string, offerId = 'offer-1') =>
    queue.add({ id, offerId, kind: 'scan', scan: { id, at: '2026-11-23T08:00:00.000Z', code: id } });
  return { queue, disk, calls, waits, scan, signIn: (id: string | undefined) => (member = id) };
}

const takeAll = (batch: Batch): Taken[] =>
  batch.map(({ id, work }) =>
    work.kind === 'scan' ? { id, scanResult: { id, kind: 'arrived', plates: [`E-${id}`] } } : { id },
  );
const fail = (error: Error) => () => {
  throw error;
};
const refusal = new ProblemError(409, 'notAllowedInPhase', 'Geht gerade nicht.');

/** Everything that is under way without a clock has settled. */
const settled = async () => {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
};

describe('what was done at the ramp', () => {
  it('waits on the disk while there is no network, and is sent once and in order when it is back', async () => {
    const { queue, disk, calls, waits, scan } = queueBefore([fail(networkProblem())]);
    for (const id of ['a', 'b', 'c']) scan(id);
    expect(queue.entries.get().map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
    await settled();
    expect(waits).toEqual([1]);
    expect(calls.slice(1)).toEqual([['a', 'b', 'c']]);
    expect([...disk.values()].map(({ id, state }) => `${id} ${state}`)).toEqual(['a told', 'b told', 'c told']);
  });

  it('is handed to the disk at once, also while that is busy: a window may be closed at any time', () => {
    const { disk, scan } = queueBefore();
    for (const id of ['a', 'b', 'c']) scan(id);
    expect([...disk.keys()]).toEqual(['a', 'b', 'c']);
  });

  it('goes on after a reload with what was kept', async () => {
    const before = queueBefore([fail(new ProblemError(401, 'notSignedIn', ''))]);
    before.scan('a');
    await settled();
    const { queue, calls } = queueBefore([], [...before.disk.values()]);
    queue.start();
    await settled();
    expect(calls).toEqual([['a']]);
  });

  it('stays in sight when it is refused, and stops nothing else', async () => {
    const only = (batch: Batch) => (batch.some(({ id }) => id === 'b') ? fail(refusal)() : takeAll(batch));
    const { queue, calls, scan } = queueBefore([only, only, only, only]);
    for (const id of ['a', 'b', 'c']) scan(id);
    await settled();
    expect(queue.entries.get().map(({ id, state, refusal: why }) => [id, state, why])).toEqual([
      ['a', 'told', undefined],
      ['b', 'refused', 'Geht gerade nicht.'],
      ['c', 'told', undefined],
    ]);
    queue.retry();
    await settled();
    expect(calls.at(-1)).toEqual(['b']);
    expect(queue.entries.get().map(({ state }) => state)).toEqual(['told', 'told', 'told']);
  });

  it('is dropped only by hand, and with it what was about it', async () => {
    const { queue, disk, scan } = queueBefore([fail(refusal)]);
    scan('a');
    queue.add({ id: 'hold', offerId: 'offer-1', kind: 'change', of: { scanId: 'a' }, change: { hold: 'nass' } });
    await settled();
    expect(queue.entries.get().map(({ id, state }) => `${id} ${state}`)).toEqual(['a refused', 'hold waiting']);
    queue.drop('a');
    await settled();
    expect([...disk.keys()]).toEqual([]);
  });

  it('reaches the server after the scan that it is about', async () => {
    const { queue, calls, scan } = queueBefore([fail(networkProblem())]);
    scan('a');
    const file = new File(['x'], 'foto.jpg');
    queue.add({ id: 'photo', offerId: 'offer-1', kind: 'photo', of: { scanId: 'a' }, file });
    scan('b');
    await settled();
    expect(calls.slice(1)).toEqual([['a', 'b'], ['photo']]);
  });

  it('is sent sale by sale', async () => {
    const { calls, scan } = queueBefore([fail(networkProblem())]);
    scan('a');
    scan('b', 'offer-2');
    scan('c');
    await settled();
    expect(calls.slice(1)).toEqual([['a', 'c'], ['b']]);
  });

  it('is sent by nobody but whoever did it', async () => {
    const { queue, calls, scan, signIn } = queueBefore([fail(new ProblemError(401, 'notSignedIn', ''))]);
    scan('a');
    await settled();
    signIn('ben');
    queue.start();
    await settled();
    expect(calls).toHaveLength(1);
    signIn('anna');
    queue.start();
    await settled();
    expect(calls).toHaveLength(2);
  });
});
