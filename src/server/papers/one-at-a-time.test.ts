import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

const refused = expect.objectContaining({ message: 'papersRunning' });
const file = () => Readable.from([Buffer.from('a'), Buffer.from('b')]);

describe('an archive', () => {
  it('is one at a time for each person, and the next may begin as soon as it was read', async () => {
    const take = oneAtATime();
    const first = take('Ada', file);
    expect(() => take('Ada', file)).toThrow(refused);
    expect((await buffer(take('Kim', file))).toString()).toBe('ab');
    await buffer(first);
    expect((await buffer(take('Ada', file))).toString()).toBe('ab');
  });

  it('keeps nobody from the next one when it fails, or its reader leaves', async () => {
    const take = oneAtATime();
    expect(() =>
      take('Ada', () => {
        throw new Error('No');
      }),
    ).toThrow('No');
    for (const error of [undefined, new Error('gone')]) {
      const left = take('Ada', file);
      const closed = new Promise((resolve) => left.once('close', resolve).on('error', () => {}));
      left.destroy(error);
      await closed;
    }
    expect((await buffer(take('Ada', file))).toString()).toBe('ab');
  });
});
