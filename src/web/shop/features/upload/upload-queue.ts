import type { UploadedFile } from '#contract/basket.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { createStore, type Store } from '#web/lib/store.ts';
import type { OnProgress } from '#web/lib/xhr-fetch.ts';
import type { PickedFile } from '#web/ui/fields/file-row.tsx';
import { refusalOf, type UploadKind } from './upload-kind.ts';

/** How long 'hochgeladen' is shown, in milliseconds (spec.md section 9). */
const justCompleteFor = 1000;

type Send = (file: File, onProgress: OnProgress, signal: AbortSignal) => Promise<UploadedFile>;

interface QueueOptions {
  readonly kind: UploadKind;
  readonly newKey: () => string;
  readonly send: Send;
  readonly onStored: (file: UploadedFile) => void;
}

/** Files on their way, and those that did not make it. What has arrived belongs to the draft. */
export interface UploadQueue {
  readonly waiting: Store<readonly PickedFile[]>;
  /** Addresses of files that have arrived within the last second. */
  readonly justComplete: Store<ReadonlySet<string>>;
  /** `room` is how many more files the draft takes. */
  add(files: readonly File[], room: number): void;
  remove(key: string): void;
  /** Gives up what is still on its way. */
  stop(): void;
}

/** Sends one file after the other: the first answer says who the visitor is, and a phone's line is narrow. */
export function createUploadQueue({ kind, newKey, send, onStored }: QueueOptions): UploadQueue {
  const waiting = createStore<readonly PickedFile[]>([]);
  const justComplete = createStore<ReadonlySet<string>>(new Set());
  const underWay = new Map<string, AbortController>();
  let last: Promise<void> = Promise.resolve();

  const change = (key: string, change: Partial<PickedFile>) =>
    waiting.set(waiting.get().map((file) => (file.key === key ? { ...file, ...change } : file)));

  function celebrate(url: string): void {
    justComplete.set(new Set(justComplete.get()).add(url));
    setTimeout(() => {
      const rest = new Set(justComplete.get());
      rest.delete(url);
      justComplete.set(rest);
    }, justCompleteFor);
  }

  async function transfer(key: string, file: File, { signal }: AbortController): Promise<void> {
    if (signal.aborted) return;
    try {
      const stored = await send(file, (progress) => change(key, { progress }), signal);
      if (signal.aborted) return;
      drop(key);
      celebrate(stored.url);
      onStored(stored);
    } catch (error) {
      if (!signal.aborted) change(key, { state: 'failed', message: messageOf(error) });
    } finally {
      underWay.delete(key);
    }
  }

  const drop = (key: string) => waiting.set(waiting.get().filter((file) => file.key !== key));

  return {
    waiting,
    justComplete,
    add(files, room) {
      files.forEach((file, index) => {
        const key = newKey();
        const message =
          refusalOf(file, kind) ??
          (index >= room ? `Mehr als ${kind.limit} Dateien nimmt eine Anfrage nicht auf.` : undefined);
        const row = { key, name: file.name };
        waiting.set([
          ...waiting.get(),
          message === undefined ? { ...row, state: 'sending', progress: 0 } : { ...row, state: 'failed', message },
        ]);
        if (message !== undefined) return;
        const controller = new AbortController();
        underWay.set(key, controller);
        last = last.then(() => transfer(key, file, controller));
      });
    },
    remove(key) {
      underWay.get(key)?.abort();
      drop(key);
    },
    stop() {
      for (const controller of underWay.values()) controller.abort();
    },
  };
}
