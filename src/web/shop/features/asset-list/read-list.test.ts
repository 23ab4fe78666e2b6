import { describe, expect, it } from 'vitest';
import { problemDocument } from '#contract/problem.ts';
import { assetList } from '#tests/factories/asset-list.ts';
import { listReader } from './read-list.ts';

const list = assetList([{ text: 'R640' }]);

/** Reads what a server answers line by line. */
async function heard(...lines: readonly object[]) {
  const shares: number[] = [];
  const read = listReader(() => ({
    postLines: async (_path, _body, onLine) => {
      for (const line of lines) onLine(line);
    },
  }));
  const onProgress = (done: number) => void shares.push(done);
  return { list: await read({ text: 'R640' }, { onProgress, signal: new AbortController().signal }), shares };
}

describe('what the server says while it reads', () => {
  it('is how far it is, then the list', async () => {
    const answer = await heard(
      { type: 'progress', done: 0.2 },
      { type: 'progress', done: 0.9 },
      { type: 'list', list },
    );
    expect(answer).toEqual({ list, shares: [0.2, 0.9] });
  });

  it('is a German sentence where there is no list', async () => {
    const problem = problemDocument(422, 'listProtected');
    await expect(heard({ type: 'problem', problem })).rejects.toMatchObject({
      code: 'listProtected',
      message: problem.detail,
    });
  });

  it('is not believed when it ends without a list', async () => {
    await expect(heard({ type: 'progress', done: 0.5 })).rejects.toMatchObject({ code: 'networkUnreachable' });
  });
});
