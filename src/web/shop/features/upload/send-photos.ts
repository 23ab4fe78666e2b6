import type { UploadedFile } from '#contract/goods/basket.ts';
import { randomUuid } from '#web/lib/random-uuid.ts';
import { createStore, type Store } from '#web/lib/store.ts';
import { whenOnline } from '#web/lib/when-online.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import { uploadFile } from './upload-file.ts';
import { imageKind } from './upload-kind.ts';
import { createUploadQueue } from './upload-queue.ts';

/** How far photos are that were chosen earlier and are sent together. */
export interface PhotoSending {
  readonly all: number;
  readonly sent: number;
  /** What the server or the line says of those that did not arrive. */
  readonly failed: readonly string[];
}

/** Sends photos that somebody has looked through; what has arrived is not sent again. */
export function createPhotoSender(uploadUrl: string) {
  const state: Store<PhotoSending | undefined> = createStore<PhotoSending | undefined>(undefined);
  const arrived = new Map<File, UploadedFile>();
  let stop = () => {};

  /** Resolves once each has arrived or failed; tells where those lie that have. */
  async function send(files: readonly File[]): Promise<ReadonlyMap<File, UploadedFile>> {
    const open = files.filter((file) => !arrived.has(file));
    const over = Promise.withResolvers<void>();
    const queue = createUploadQueue({
      kind: imageKind,
      newKey: randomUuid,
      async send(file, sending) {
        const stored = await uploadFile(await shrinkPhoto(file), { uploadUrl, ...sending });
        arrived.set(file, stored);
        return stored;
      },
      onStored: () => {},
      whenOnline,
      preview: { of: () => undefined, drop: () => {} },
    });
    const unwatch = queue.waiting.subscribe(() => {
      const failed = queue.waiting
        .get()
        .flatMap((one) => (one.state === 'failed' ? `${one.name}: ${one.message}` : []));
      state.set({ all: files.length, sent: files.filter((file) => arrived.has(file)).length, failed });
      if (queue.waiting.get().length === failed.length) over.resolve();
    });
    stop = () => {
      unwatch();
      queue.stop();
    };
    if (open.length === 0) return arrived;
    queue.add(open, open.length);
    await over.promise;
    stop();
    return arrived;
  }

  return { state, send, stop: () => stop() };
}
