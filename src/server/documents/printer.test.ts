import { describe, expect, it } from 'vitest';
import { takeSnapshot } from '#documents/documents.ts';
import { startWorker, type WorkerProcess } from '#server/workers/worker-process.ts';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { processing, providerNow } from './issue-documents.ts';
import { openPrinter } from './printer.ts';
import { termsOf } from './terms-of.ts';

const story = offerIn('received');
const medium = { serial: 'S4EM000001', model: 'Samsung PM883', method: 'Clear', result: 'erased' } as const;
story.given('provider', { type: 'startDeletion' }).given('provider', { type: 'finishDeletion', media: [medium] });
const source = {
  number: 'LZ-2026-000001',
  issuedAt: story.now,
  state: story.state,
  provider: providerNow(),
  termsOf,
  processing: processing(),
};
const snapshot = takeSnapshot('deletionCertificate', source);

/** A printer with how many of its processes were started and ended. */
function printer(open: () => WorkerProcess) {
  const count = { started: 0, ended: 0 };
  const start = (): WorkerProcess => {
    count.started += 1;
    const worker = open();
    const end = () => {
      count.ended += 1;
      return worker.end();
    };
    return { ...worker, end };
  };
  return { ...openPrinter(start), count };
}

const failing: WorkerProcess = {
  isGone: false,
  perform: () => Promise.reject(new Error('No')),
  rest: () => {},
  end: async () => {},
};

describe('the printer', () => {
  it('has the next paper printed by the process that printed the last, and the same, until it closes', async () => {
    const { print, close, count } = printer(() => startWorker({ megabytes: 900 }));
    const first = await print(snapshot);
    expect(await print(snapshot)).toEqual(first);
    expect(count).toEqual({ started: 1, ended: 0 });
    await close();
    expect(count).toEqual({ started: 1, ended: 1 });
  });

  it('lets no process print again that failed', async () => {
    const { print, count } = printer(() => failing);
    await expect(print(snapshot)).rejects.toThrow('No');
    expect(count).toEqual({ started: 1, ended: 1 });
  });
});
