import { expect, it } from 'vitest';
import type { PrintedLabel } from '#domain/asset-list/label-text.ts';
import type { SeenPhoto } from '#web/lib/codes/photo-reader.ts';
import { cellsOf, createLabelReading, linesOf } from './label-reading.ts';

const box = { left: 0, top: 0, width: 1, height: 1 };
const seen = (...texts: string[]): SeenPhoto => ({
  ...{ box, across: 1, down: 1, view: new Blob() },
  codes: texts.map((text) => ({ text, box, isSure: true })),
});

/** A reading whose photos say what their name does. */
function readingOf(
  catalogue: () => Promise<undefined | (() => Promise<never[]>)>,
  print: PrintedLabel = { products: [] },
) {
  let keys = 0;
  return createLabelReading({
    open: () => ({ read: async (photo) => seen(...(photo instanceof File ? photo.name.split(' ') : [])), close() {} }),
    openText: () => ({ read: async () => ({ printed: print, view: undefined }), close() {} }),
    catalogue,
    newKey: () => `${++keys}`,
    preview: { of: () => 'blob:', drop() {} },
  });
}
const file = (name: string) => new File(['x'], name, { lastModified: 1 });
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('photos become one line a device, with every photo that shows it; one chosen twice is there once', async () => {
  const reading = readingOf(async () => async () => []);
  expect(reading.add([file('7XK2M53'), file('PF2ABC01 S/N:7XK2M53'), file('INV-1'), file('INV-1')])).toBe(1);
  await settled();
  const lines = linesOf(reading.photos.get());
  expect(lines.map(({ device, photos }) => [device.serial, photos])).toEqual([
    ['7XK2M53', ['1', '2']],
    ['PF2ABC01', ['2']],
  ]);
  expect(cellsOf(lines).split('\n')[1]).toBe('\tGerät von Dell ohne Modellangabe\t\t7XK2M53');
});

it('without the catalogue nothing is told, and it is tried again', async () => {
  let isThere = false;
  const reading = readingOf(async () => (isThere ? async () => [] : undefined));
  reading.add([file('7XK2M53')]);
  await settled();
  expect(reading.photos.get()).toMatchObject([{ state: 'failed', lost: true }]);
  isThere = true;
  reading.retry();
  await settled();
  expect(reading.photos.get()).toMatchObject([{ state: 'read', devices: [{ serial: '7XK2M53' }] }]);
});

it('print is a proposal: no line comes of it before somebody has compared it, and only where no code named a device', async () => {
  const reading = readingOf(async () => async () => [], { serial: 'PF0DVHG9', kind: 'Seriennummer', products: [] });
  reading.add([file('INV-1'), file('7XK2M53')]);
  await settled();
  reading.readPrint();
  await settled();
  expect(reading.photos.get()).toMatchObject([{ print: { state: 'read', model: '' } }, { devices: [{}] }]);
  expect(linesOf(reading.photos.get()).map(({ device }) => device.serial)).toEqual(['7XK2M53']);
  reading.confirm('1', { serial: 'PF0DVHG8', model: 'Lenovo ThinkPad T14' });
  expect(cellsOf(linesOf(reading.photos.get())).split('\n')[1]).toBe('\tLenovo ThinkPad T14\t\tPF0DVHG8');
});
