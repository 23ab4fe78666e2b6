import { expect, it } from 'vitest';
import { type PhotoWorker, shrinkPhoto } from './shrink-photo.ts';

const photo = (name: string, type: string, size = 3_000_000) => new File(['x'.repeat(size)], name, { type });

/** A worker that answers this to whatever it is sent; counts those that were started and not ended. */
function workers(answer: unknown) {
  const running = new Set<object>();
  const started = { count: 0 };
  const start = (): PhotoWorker => {
    started.count += 1;
    let tell: (event: { readonly data: unknown }) => void = () => {};
    const worker: PhotoWorker = {
      addEventListener(type: string, listener: (event: { readonly data: unknown }) => void) {
        if (type === 'message') tell = listener;
      },
      postMessage: () => tell({ data: answer }),
      terminate: () => void running.delete(worker),
    };
    running.add(worker);
    return worker;
  };
  return { start, started, running };
}

const small = new Blob(['y'.repeat(400_000)], { type: 'image/jpeg' });

it.each([
  ['IMG_1.JPG', 'image/jpeg', 'IMG_1.JPG'],
  ['IMG_2.HEIC', 'image/heic', 'IMG_2.jpg'],
  ['Bild.vom.Regal.png', 'image/png', 'Bild.vom.Regal.jpg'],
])('a photo %s is made smaller once, as a file whose name says what it is', async (name, type, sent) => {
  const { start, started, running } = workers(small);
  const file = photo(name, type);
  const [first, again] = [await shrinkPhoto(file, start), await shrinkPhoto(file, start)];
  expect([first.name, first.type, first.size]).toEqual([sent, 'image/jpeg', 400_000]);
  expect([again === first, started.count, running.size]).toEqual([true, 1, 0]);
});

it.each([
  ['klein.jpg', 'image/jpeg', 300_000, small],
  ['Liste.pdf', 'application/pdf', 3_000_000, small],
  ['bewegt.gif', 'image/gif', 3_000_000, small],
  ['unlesbar.heic', 'image/heic', 3_000_000, undefined],
  ['schon-klein.jpg', 'image/jpeg', 800_000, new Blob(['z'.repeat(900_000)])],
])('%s travels as it is', async (name, type, size, answer) => {
  const file = photo(name, type, size);
  expect(await shrinkPhoto(file, workers(answer).start)).toBe(file);
});

it('a browser without such workers sends what was chosen', async () => {
  const file = photo('a.jpg', 'image/jpeg');
  const start = () => {
    throw new Error('No workers here');
  };
  expect(await shrinkPhoto(file, start)).toBe(file);
});

it('photos are opened one after another, whatever became of the one before: a phone has not the memory for two', async () => {
  const { start, running } = workers(undefined);
  const most: number[] = [];
  const counted = () => {
    const worker = start();
    most.push(running.size);
    return worker;
  };
  const fails = () => {
    most.push(running.size + 1);
    throw new Error('No memory');
  };
  const [one, other, third] = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => photo(name, 'image/jpeg'));
  if (one && other && third)
    await Promise.all([shrinkPhoto(one, counted), shrinkPhoto(other, fails), shrinkPhoto(third, counted)]);
  expect(most).toEqual([1, 1, 1]);
});
