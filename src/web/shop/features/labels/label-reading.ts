import type { AskCatalogue } from '#contract/catalogue-search/search-index.ts';
import type { PrintedLabel } from '#domain/asset-list/label-text.ts';
import { deviceNumber } from '#domain/values/device-number.ts';
import type { PhotoReader, SeenPhoto } from '#web/lib/codes/photo-reader.ts';
import type { TextReader } from '#web/lib/codes/text-reader.ts';
import { createStore, type Store } from '#web/lib/store.ts';
import { type NamedDevice, nameDevices } from './name-devices.ts';
import { modelOfPrint } from './name-print.ts';

/** Print on a photo, once somebody wants it read; `model` is what the field of the model begins with. */
export type PrintOnPhoto =
  | { readonly state: 'waiting' }
  | {
      readonly state: 'read';
      readonly printed: PrintedLabel;
      readonly model: string;
      readonly picture: string | undefined;
    }
  | { readonly state: 'failed'; readonly lost: boolean };

/** A photo of labels: it waits, was read on this device, or could not be. */
export type LabelPhoto = {
  readonly key: string;
  readonly file: File;
} & (
  | { readonly state: 'waiting' }
  | {
      readonly state: 'read';
      readonly seen: SeenPhoto;
      readonly picture: string;
      readonly devices: readonly NamedDevice[];
      readonly print?: PrintOnPhoto;
    }
  /** `lost`: it is not about the photo, and worth another try. */
  | { readonly state: 'failed'; readonly lost: boolean }
);

interface Dependencies {
  readonly open: () => PhotoReader;
  readonly openText: () => TextReader;
  /** The catalogue of this window; undefined where it cannot be had. */
  readonly catalogue: () => Promise<AskCatalogue | undefined>;
  readonly newKey: () => string;
  /** Address under which the browser shows a picture, and the end of it. */
  readonly preview: { of(picture: Blob): string; drop(address: string): void };
}

/** Photos that are read in the browser; nothing of them is sent. */
export interface LabelReading {
  readonly photos: Store<readonly LabelPhoto[]>;
  /** Answers how many were there already. */
  add(files: readonly File[]): number;
  remove(key: string): void;
  /** What a photo says is wrong: it stays a photo. */
  withoutDevice(key: string, place: number): void;
  retry(): void;
  /** Reads the print of every photo that no code has made a device of. */
  readPrint(): void;
  /** What somebody compared with the photo is its device. */
  confirm(key: string, said: { readonly serial: string; readonly model: string }): void;
  stop(): void;
}

/** Two files with all of this in common are one that was chosen twice. */
const traitsOf = ({ name, size, lastModified }: File) => `${name}/${size}/${lastModified}`;

export function createLabelReading({ open, openText, catalogue, newKey, preview }: Dependencies): LabelReading {
  const photos = createStore<readonly LabelPhoto[]>([]);
  let reader: PhotoReader | undefined;
  let textReader: TextReader | undefined;
  let isStopped = false;

  const put = (next: LabelPhoto) => photos.set(photos.get().map((one) => (one.key === next.key ? next : one)));
  const isThere = (key: string) => !isStopped && photos.get().some((one) => one.key === key);

  async function read({ key, file }: LabelPhoto): Promise<void> {
    try {
      reader ??= open();
      const seen = await reader.read(file);
      const ask = seen.codes.length === 0 ? undefined : await catalogue();
      if (seen.codes.length > 0 && ask === undefined) throw new Unanswered();
      const devices = ask === undefined ? [] : await nameDevices(seen.codes, ask);
      if (isThere(key)) put({ key, file, state: 'read', seen, picture: preview.of(seen.view), devices });
    } catch (error) {
      const lost = isLoss(error);
      if (lost) close();
      if (isThere(key)) put({ key, file, state: 'failed', lost });
    }
  }

  /** With what print says, if the photo still waits for it. */
  function putPrint(key: string, print: PrintOnPhoto): void {
    const photo = photos.get().find((one) => one.key === key);
    if (!isStopped && photo?.state === 'read' && photo.devices.length === 0) put({ ...photo, print });
  }

  async function readPrintOn({ key, file }: LabelPhoto): Promise<void> {
    putPrint(key, { state: 'waiting' });
    try {
      textReader ??= openText();
      const { printed, view } = await textReader.read(file);
      const ask = await catalogue();
      if (ask === undefined) throw new Unanswered();
      const model = await modelOfPrint(printed, ask);
      if (isThere(key))
        putPrint(key, { state: 'read', printed, model, picture: view === undefined ? undefined : preview.of(view) });
    } catch (error) {
      const lost = isLoss(error);
      if (lost) closeText();
      putPrint(key, { state: 'failed', lost });
    }
  }

  function close(): void {
    reader?.close();
    reader = undefined;
  }
  function closeText(): void {
    textReader?.close();
    textReader = undefined;
  }

  function drop(photo: LabelPhoto): void {
    if (photo.state !== 'read') return;
    preview.drop(photo.picture);
    if (photo.print?.state === 'read' && photo.print.picture !== undefined) preview.drop(photo.print.picture);
  }

  return {
    photos,
    add(files) {
      const known = new Set(photos.get().map(({ file }) => traitsOf(file)));
      const fresh = files.filter((file) => {
        const traits = traitsOf(file);
        return !known.has(traits) && known.add(traits);
      });
      const added = fresh.map((file): LabelPhoto => ({ key: newKey(), file, state: 'waiting' }));
      photos.set([...photos.get(), ...added]);
      for (const photo of added) void read(photo);
      return files.length - fresh.length;
    },
    remove(key) {
      for (const photo of photos.get()) if (photo.key === key) drop(photo);
      photos.set(photos.get().filter((one) => one.key !== key));
    },
    withoutDevice(key, place) {
      const photo = photos.get().find((one) => one.key === key);
      if (photo?.state === 'read') put({ ...photo, devices: photo.devices.toSpliced(place, 1) });
    },
    retry() {
      const failed = photos.get().filter((one) => one.state === 'failed' && one.lost);
      for (const { key, file } of failed) {
        const again: LabelPhoto = { key, file, state: 'waiting' };
        put(again);
        void read(again);
      }
    },
    readPrint() {
      for (const photo of photos.get()) if (canReadPrint(photo)) void readPrintOn(photo);
    },
    confirm(key, { serial, model }) {
      const photo = photos.get().find((one) => one.key === key);
      if (photo?.state !== 'read' || photo.print?.state !== 'read') return;
      const { kind, maker } = photo.print.printed;
      const device: NamedDevice = {
        ...(serial !== '' && { serial, kind: kind ?? 'Seriennummer' }),
        ...(maker !== undefined && { maker }),
        ...{ titles: model === '' ? [] : [model], codes: [], box: photo.seen.box },
      };
      put({ ...photo, devices: [device] });
    },
    stop() {
      isStopped = true;
      close();
      closeText();
      for (const photo of photos.get()) drop(photo);
    },
  };
}

class Unanswered extends Error {}
const isLoss = (error: unknown) =>
  error instanceof Unanswered || (error instanceof Error && error.name === 'ReaderLost');

/** Whether print may say what no code of a photo does, and was not read yet. */
export const canReadPrint = (photo: LabelPhoto): boolean =>
  photo.state === 'read' &&
  photo.devices.length === 0 &&
  (photo.print === undefined || (photo.print.state === 'failed' && photo.print.lost));

/** A line that photos become. */
export interface LabelLine {
  readonly device: NamedDevice;
  /** Keys of the photos that show it, the first that found it first. */
  readonly photos: readonly string[];
}

/** One line a device, in the order of the photos: the same number once more is the same device. */
export function linesOf(photos: readonly LabelPhoto[]): LabelLine[] {
  const lines = new Map<string, LabelLine>();
  for (const photo of photos) {
    if (photo.state !== 'read') continue;
    for (const [place, device] of photo.devices.entries()) {
      const key = device.serial === undefined ? `${photo.key} ${place}` : deviceNumber(device.serial);
      const known = lines.get(key);
      const better = known === undefined || (known.device.titles.length === 0 && device.titles.length > 0);
      lines.set(key, {
        device: better ? device : known.device,
        photos: [...new Set([...(known?.photos ?? []), photo.key])],
      });
    }
  }
  return [...lines.values()];
}

/** The lines as cells of a list, its header first: they are looked through as any list is. */
export function cellsOf(lines: readonly LabelLine[]): string {
  const rows = lines.map(({ device: { titles, maker = '', model = '', serial = '' } }) => {
    const [title] = titles;
    if (title !== undefined && titles.length === 1) return ['', title, '', serial];
    if (model !== '') return [maker, '', model, serial];
    return ['', maker === '' ? 'Gerät ohne Modellangabe' : `Gerät von ${maker} ohne Modellangabe`, '', serial];
  });
  return [['Hersteller', 'Modell', 'Artikelnummer', 'Seriennummer'], ...rows].map((row) => row.join('\t')).join('\n');
}
