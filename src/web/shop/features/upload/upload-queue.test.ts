import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UploadedFile } from '#contract/goods/basket.ts';
import { problemDocument } from '#contract/problem.ts';
import { networkProblem, ProblemError } from '#web/lib/problem-error.ts';
import { imageKind } from './upload-kind.ts';
import { createUploadQueue } from './upload-queue.ts';

const picture = (name: string, content = 'x') => new File([content], name, { type: 'image/jpeg', lastModified: 1 });

/** A queue whose files are sent when the test says so. */
function queue() {
  const stored: UploadedFile[] = [];
  const started: {
    name: string;
    key: string;
    arrive(): void;
    fail(error: Error): void;
    signal: AbortSignal;
    keepUnread: boolean;
  }[] = [];
  const shown = new Set<string>();
  let back = Promise.withResolvers<void>();
  let keys = 0;
  const uploads = createUploadQueue({
    kind: imageKind,
    newKey: () => `k${++keys}`,
    onStored: (file) => stored.push(file),
    whenOnline: () => back.promise,
    preview: {
      of({ name }) {
        shown.add(`blob:${name}`);
        return `blob:${name}`;
      },
      drop: (address) => shown.delete(address),
    },
    send: ({ name }, { key, onProgress, signal, keepUnread }) =>
      new Promise((resolve, reject) => {
        onProgress(0.5);
        const arrive = () => resolve({ url: `/u/${name}`, name });
        started.push({ name, key, arrive, fail: reject, signal, keepUnread });
      }),
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    uploads,
    stored,
    started,
    shown,
    settle,
    names: () => uploads.waiting.get().map(({ name, state }) => `${name} ${state}`),
    async lineComesBack() {
      back.resolve();
      back = Promise.withResolvers();
      await settle();
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('files that are uploaded', () => {
  it('travel with their progress, the first alone and then two at once', async () => {
    const { uploads, started, names, settle } = queue();
    uploads.add([picture('a.jpg'), picture('b.jpg'), picture('c.jpg'), picture('d.jpg')], 20);
    await settle();
    expect(names()).toEqual(['a.jpg sending', 'b.jpg waiting', 'c.jpg waiting', 'd.jpg waiting']);
    expect(uploads.waiting.get()[0]?.progress).toBe(0.5);
    started[0]?.arrive();
    await settle();
    expect(names()).toEqual(['b.jpg sending', 'c.jpg sending', 'd.jpg waiting']);
    started[2]?.arrive();
    await settle();
    expect(started.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']);
  });

  it('belong to the draft in the order in which they were picked, past those that failed', async () => {
    const { uploads, stored, started, names, settle } = queue();
    uploads.add(
      ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'].map((name) => picture(name)),
      20,
    );
    await settle();
    started[0]?.arrive();
    await settle();
    started[2]?.arrive();
    await settle();
    expect([stored.map(({ name }) => name), names()[1]]).toEqual([['a.jpg'], 'c.jpg sending']);
    started[1]?.fail(new ProblemError(415, 'uploadTypeRefused', 'Kein Bild.'));
    await settle();
    expect(stored.map(({ name }) => name)).toEqual(['a.jpg', 'c.jpg']);
    started[4]?.arrive();
    await settle();
    uploads.cancel('k4');
    await settle();
    expect(stored.map(({ name }) => name)).toEqual(['a.jpg', 'c.jpg', 'e.jpg']);
  });

  it('that have arrived are not lost with the page while one before them is on its way', async () => {
    const { uploads, stored, started, names, settle } = queue();
    uploads.add(
      ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) => picture(name)),
      20,
    );
    await settle();
    started[0]?.arrive();
    await settle();
    started[2]?.arrive();
    await settle();
    uploads.stop();
    expect([stored.map(({ name }) => name), names()]).toEqual([['a.jpg', 'c.jpg'], []]);
  });

  it('belong to the draft once they have arrived, and are just complete for 1000 ms', async () => {
    const { uploads, stored, started, shown, settle } = queue();
    uploads.add([picture('a.jpg')], 20);
    await settle();
    expect([...shown]).toEqual(['blob:a.jpg']);
    started[0]?.arrive();
    await vi.advanceTimersByTimeAsync(999);
    expect(stored).toEqual([{ url: '/u/a.jpg', name: 'a.jpg' }]);
    expect([...uploads.justComplete.get()]).toEqual(['/u/a.jpg']);
    expect([...shown]).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect([...uploads.justComplete.get()]).toEqual([]);
  });

  it('say why they were refused and leave the way to the next one', async () => {
    const { uploads, started, settle } = queue();
    uploads.add([picture('a.jpg'), picture('b.jpg')], 20);
    await settle();
    started[0]?.fail(new ProblemError(415, 'uploadTypeRefused', 'Kein Bild.'));
    await settle();
    const [refused] = uploads.waiting.get();
    expect(refused).toMatchObject({ state: 'failed', message: expect.stringContaining('Möglich sind JPG') });
    expect(refused).not.toHaveProperty('again');
    expect(started).toHaveLength(2);
  });

  it('that cannot be read are kept only when the customer wants them read by hand', async () => {
    const { uploads, started, settle } = queue();
    uploads.add([picture('a.jpg')], 20);
    await settle();
    started[0]?.fail(new ProblemError(422, 'listDamaged', 'Beschädigt.'));
    await settle();
    expect(uploads.waiting.get()[0]).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('Beschädigt. Wir haben sie nicht gespeichert'),
      again: 'Trotzdem senden',
    });
    uploads.retry('k1', 1);
    await settle();
    expect(started.map(({ keepUnread }) => keepUnread)).toEqual([false, true]);
  });

  it('in which nothing stands are refused in those words, and nobody is asked to read them by hand', async () => {
    const { uploads, stored, started, settle } = queue();
    uploads.add([picture('a.jpg')], 20);
    await settle();
    const { detail } = problemDocument(422, 'listBlank');
    started[0]?.fail(new ProblemError(422, 'listBlank', detail));
    await settle();
    const [refused] = uploads.waiting.get();
    expect(refused).toMatchObject({ state: 'failed', message: 'In dieser Liste steht nichts: Alle Zellen sind leer.' });
    expect(refused).not.toHaveProperty('again');
    expect(stored).toEqual([]);
  });

  it('do not travel when the draft has no room left, until there is some', async () => {
    const { uploads, started, settle } = queue();
    uploads.add([picture('a.jpg'), picture('b.jpg')], 1);
    await settle();
    expect(started).toHaveLength(1);
    expect(uploads.waiting.get()[1]?.message).toBe('Mehr als 20 Dateien sind für eine Anfrage nicht möglich.');
    uploads.retry('k2', 0);
    expect(uploads.waiting.get()[1]?.state).toBe('failed');
    uploads.retry('k2', 1);
    started[0]?.arrive();
    await settle();
    expect(started[1]?.name).toBe('b.jpg');
  });

  it('are asked about when they were chosen before', async () => {
    const { uploads, started, names, settle } = queue();
    uploads.add([picture('a.jpg'), picture('a.jpg'), picture('a.jpg', 'another')], 20);
    expect(names()).toEqual(['a.jpg sending', 'a.jpg failed', 'a.jpg waiting']);
    expect(uploads.waiting.get()[1]).toMatchObject({
      message: 'Diese Datei haben Sie schon ausgewählt.',
      again: 'Trotzdem hochladen',
    });
    await settle();
    started[0]?.arrive();
    await settle();
    uploads.add([picture('a.jpg')], 20);
    expect(uploads.waiting.get().at(-1)?.again).toBe('Trotzdem hochladen');
  });
});

describe('a file on its way', () => {
  it('is given up when it is removed', async () => {
    const { uploads, stored, started, names, settle } = queue();
    uploads.add([picture('a.jpg')], 20);
    await settle();
    uploads.remove('k1');
    started[0]?.arrive();
    await settle();
    expect([started[0]?.signal.aborted, stored, names()]).toEqual([true, [], []]);
  });

  it('stays in sight when it is cancelled, lets the next one go, and can be sent after all', async () => {
    const { uploads, stored, started, names, settle } = queue();
    uploads.add([picture('a.jpg'), picture('b.jpg')], 20);
    await settle();
    uploads.cancel('k1');
    started[0]?.fail(new Error('aborted'));
    await settle();
    expect(names()).toEqual(['a.jpg failed', 'b.jpg sending']);
    expect(uploads.waiting.get()[0]).toMatchObject({ message: 'Abgebrochen.', again: 'Noch einmal versuchen' });
    uploads.retry('k1', 18);
    started[1]?.arrive();
    await settle();
    started[2]?.arrive();
    await settle();
    expect(stored.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);
  });

  it('that waits for its turn can be cancelled and sent again without being sent twice', async () => {
    const { uploads, started, settle } = queue();
    uploads.add([picture('a.jpg'), picture('b.jpg')], 20);
    uploads.cancel('k2');
    uploads.retry('k2', 19);
    await settle();
    for (const n of [0, 1]) {
      started[n]?.arrive();
      await settle();
    }
    expect(started.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);
  });
});

describe('when the line breaks', () => {
  it('the file starts again as soon as it is back, and none of the others is lost', async () => {
    const { uploads, stored, started, names, settle, lineComesBack } = queue();
    uploads.add([picture('a.jpg'), picture('b.jpg'), picture('c.jpg')], 20);
    await settle();
    started[0]?.arrive();
    await settle();
    started[1]?.fail(networkProblem());
    await settle();
    expect(names()).toEqual(['b.jpg paused', 'c.jpg sending']);
    await lineComesBack();
    expect(names()).toEqual(['b.jpg sending', 'c.jpg sending']);
    for (const n of [3, 2]) {
      started[n]?.arrive();
      await settle();
    }
    expect(stored.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  });

  it('six tries under one key are enough; then the person decides', async () => {
    const { uploads, started, settle, lineComesBack } = queue();
    uploads.add([picture('a.jpg')], 20);
    await settle();
    for (let n = 0; n < 6; n++) {
      started[n]?.fail(networkProblem());
      await settle();
      await lineComesBack();
    }
    expect(started.map(({ key }) => key)).toEqual(Array(6).fill('k1'));
    expect(uploads.waiting.get()[0]).toMatchObject({ state: 'failed', again: 'Noch einmal versuchen' });
  });

  it('a file that is cancelled meanwhile does not start again', async () => {
    const { uploads, started, names, settle, lineComesBack } = queue();
    uploads.add([picture('a.jpg')], 20);
    await settle();
    started[0]?.fail(networkProblem());
    await settle();
    uploads.cancel('k1');
    await lineComesBack();
    expect([started.length, names()]).toEqual([1, ['a.jpg failed']]);
  });

  it('a server that has too much to do is asked again, one that has had too much from here is not', async () => {
    const { uploads, started, names, settle } = queue();
    uploads.add([picture('a.jpg'), picture('b.jpg')], 20);
    await settle();
    started[0]?.fail(new ProblemError(429, 'uploadsTooOften', 'Später.'));
    await settle();
    started[1]?.fail(new ProblemError(429, 'uploadsBusy', 'Gleich.'));
    await settle();
    expect(names()).toEqual(['a.jpg failed', 'b.jpg paused']);
    expect(uploads.waiting.get()[0]).toMatchObject({ message: 'Später.', again: 'Noch einmal versuchen' });
  });

  it('a store that is full is told, and asked again when the person says so', async () => {
    const { uploads, started, names, settle } = queue();
    uploads.add([picture('a.jpg')], 20);
    await settle();
    started[0]?.fail(new ProblemError(507, 'storageFull', 'Voll.'));
    await settle();
    expect(names()).toEqual(['a.jpg failed']);
    expect(uploads.waiting.get()[0]).toMatchObject({ message: 'Voll.', again: 'Noch einmal versuchen' });
  });
});
