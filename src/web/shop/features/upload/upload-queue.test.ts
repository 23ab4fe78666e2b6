import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UploadedFile } from '#contract/basket.ts';
import { ProblemError } from '#web/lib/problem-error.ts';
import { imageKind } from './upload-kind.ts';
import { createUploadQueue } from './upload-queue.ts';

const picture = (name: string) => new File(['x'], name);

/** A queue whose files are sent when the test says so. */
function queue() {
  const stored: UploadedFile[] = [];
  const started: { name: string; arrive(): void; fail(error: Error): void; signal: AbortSignal }[] = [];
  let keys = 0;
  const uploads = createUploadQueue({
    kind: imageKind,
    newKey: () => `k${++keys}`,
    onStored: (file) => stored.push(file),
    send: ({ name }, onProgress, signal) =>
      new Promise((resolve, reject) => {
        onProgress(0.5);
        started.push({ name, arrive: () => resolve({ url: `/u/${name}`, name }), fail: reject, signal });
      }),
  });
  return { uploads, stored, started, names: () => uploads.waiting.get().map(({ name, state }) => `${name} ${state}`) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('files that are uploaded', () => {
  it('travel one after the other, with their progress', async () => {
    const { uploads, started, names } = queue();
    uploads.add([picture('a.jpg'), picture('b.jpg')], 20);
    await vi.advanceTimersByTimeAsync(0);
    expect(names()).toEqual(['a.jpg sending', 'b.jpg sending']);
    expect(uploads.waiting.get().map(({ progress }) => progress)).toEqual([0.5, 0]);
    started[0]?.arrive();
    await vi.advanceTimersByTimeAsync(0);
    expect(started.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);
  });

  it('belong to the draft once they have arrived, and are just complete for 1000 ms', async () => {
    const { uploads, stored, started } = queue();
    uploads.add([picture('a.jpg')], 20);
    await vi.advanceTimersByTimeAsync(0);
    started[0]?.arrive();
    await vi.advanceTimersByTimeAsync(999);
    expect(stored).toEqual([{ url: '/u/a.jpg', name: 'a.jpg' }]);
    expect([...uploads.justComplete.get()]).toEqual(['/u/a.jpg']);
    await vi.advanceTimersByTimeAsync(1);
    expect([...uploads.justComplete.get()]).toEqual([]);
  });

  it('say why they were refused and leave the way to the next one', async () => {
    const { uploads, started } = queue();
    uploads.add([picture('a.jpg'), picture('b.jpg')], 20);
    await vi.advanceTimersByTimeAsync(0);
    started[0]?.fail(new ProblemError(415, 'uploadTypeRefused', 'Kein Bild.'));
    await vi.advanceTimersByTimeAsync(0);
    expect(uploads.waiting.get()[0]).toMatchObject({ state: 'failed', message: 'Kein Bild.' });
    expect(started).toHaveLength(2);
  });

  it('do not travel when the draft has no room left', async () => {
    const { uploads, started } = queue();
    uploads.add([picture('a.jpg'), picture('b.jpg')], 1);
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toHaveLength(1);
    expect(uploads.waiting.get()[1]?.message).toBe('Mehr als 20 Dateien nimmt eine Anfrage nicht auf.');
  });

  it('are given up when they are removed on their way', async () => {
    const { uploads, stored, started, names } = queue();
    uploads.add([picture('a.jpg')], 20);
    await vi.advanceTimersByTimeAsync(0);
    uploads.remove('k1');
    started[0]?.arrive();
    await vi.advanceTimersByTimeAsync(0);
    expect([started[0]?.signal.aborted, stored, names()]).toEqual([true, [], []]);
  });
});
