import { describe, expect, it } from 'vitest';
import { runTask } from './run-task.ts';

const noPicture = { content: new Uint8Array(20), mostPixels: 1 };
const bounds = { milliseconds: 60_000, megabytes: 300 };

describe('a task in a thread of its own', () => {
  it('answers', async () => {
    expect(await runTask('decodeHeic', noPicture, bounds)).toEqual({ refused: 'broken' });
  });

  it('is ended when it takes too long', async () => {
    const late = runTask('decodeHeic', noPicture, { ...bounds, milliseconds: 0 });
    await expect(late).rejects.toMatchObject({ name: 'TaskEnded', reason: 'time' });
  });

  it('is ended when it takes too much memory', async () => {
    const large = runTask('decodeHeic', noPicture, { ...bounds, megabytes: 1 });
    await expect(large).rejects.toMatchObject({ name: 'TaskEnded', reason: 'memory' });
  });

  it('is ended when nobody waits for it any more', async () => {
    const leaving = new AbortController();
    const left = runTask('decodeHeic', noPicture, { ...bounds, signal: leaving.signal });
    leaving.abort();
    await expect(left).rejects.toMatchObject({ name: 'TaskEnded', reason: 'aborted' });
    const tooLate = runTask('decodeHeic', noPicture, { ...bounds, signal: leaving.signal });
    await expect(tooLate).rejects.toMatchObject({ reason: 'aborted' });
  });
});
