import type { UploadedFile } from '#contract/goods/basket.ts';
import { unreadListCodes } from '#contract/goods/unread-list.ts';
import { endingsText, fileRefusal } from '#web/lib/file-refusal.ts';
import { messageOf, ProblemError } from '#web/lib/problem-error.ts';
import { createStore, type Store } from '#web/lib/store.ts';
import type { OnProgress } from '#web/lib/xhr-fetch.ts';
import type { PickedFile } from '#web/ui/fields/picked-file.ts';
import type { UploadKind } from './upload-kind.ts';

/** How long 'hochgeladen' is shown, in milliseconds. */
const justCompleteFor = 1000;
/** With the waits between them a minute and a half. */
const maxAttempts = 6;
const atOnce = 2;

type Send = (
  file: File,
  sending: { key: string; onProgress: OnProgress; signal: AbortSignal; keepUnread: boolean },
) => Promise<UploadedFile>;

interface QueueOptions {
  readonly kind: UploadKind;
  readonly newKey: () => string;
  readonly send: Send;
  readonly onStored: (file: UploadedFile) => void;
  /** Waits until it is worth trying again after so many tries. */
  readonly whenOnline: (tries: number, signal: AbortSignal) => Promise<void>;
  /** Address under which the browser shows a picture that has not arrived, and the end of it. */
  readonly preview: { of(file: File): string | undefined; drop(address: string): void };
}

/** Files on their way, and those that did not make it. What has arrived belongs to the draft. */
export interface UploadQueue {
  readonly waiting: Store<readonly PickedFile[]>;
  /** Addresses of files that have arrived within the last second. */
  readonly justComplete: Store<ReadonlySet<string>>;
  /** `room` is how many more files the draft takes. */
  add(files: readonly File[], room: number): void;
  /** Gives up what is on its way, but keeps it in sight. */
  cancel(key: string): void;
  /** Sends what was given up or failed once more. */
  retry(key: string, room: number): void;
  remove(key: string): void;
  /** Gives up everything that has not arrived. */
  stop(): void;
}

/** Sends the first file alone, for its answer says who the visitor is; then two at once, so that one is prepared while another travels. */
export function createUploadQueue(options: QueueOptions): UploadQueue {
  const { kind, newKey, send, onStored, whenOnline, preview } = options;
  const waiting = createStore<readonly PickedFile[]>([]);
  const justComplete = createStore<ReadonlySet<string>>(new Set());
  const files = new Map<string, File>();
  const underWay = new Map<string, AbortController>();
  /** What has arrived while a file that was picked before it is still on its way. */
  const arrived = new Map<string, UploadedFile>();
  const sent = new Set<string>();
  /** Tables that could not be read, and whose customer was asked whether they are kept all the same. */
  const unread = new Set<string>();
  const lining: (() => Promise<void>)[] = [];
  let running = 0;
  let isKnown = false;

  const change = (key: string, change: Partial<PickedFile>) =>
    waiting.set(waiting.get().map((file) => (file.key === key ? { ...file, ...change } : file)));
  function fail(key: string, message: string, again?: string): void {
    arrived.delete(key);
    waiting.set(waiting.get().map((file) => (file.key === key ? failed(file, message, again) : file)));
    handOn();
  }

  /** Hands on what has arrived in the order in which it was picked: pictures of goods tell in it what belongs together. */
  function handOn(): void {
    for (const { key, state } of waiting.get()) {
      const stored = arrived.get(key);
      if (stored === undefined && state !== 'failed') return;
      if (stored !== undefined) give(key, stored);
    }
  }

  function give(key: string, stored: UploadedFile): void {
    const file = files.get(key);
    if (file !== undefined) sent.add(traitsOf(file));
    drop(key);
    celebrate(stored.url);
    onStored(stored);
  }

  function celebrate(url: string): void {
    justComplete.set(new Set(justComplete.get()).add(url));
    setTimeout(() => {
      const rest = new Set(justComplete.get());
      rest.delete(url);
      justComplete.set(rest);
    }, justCompleteFor);
  }

  /** Over a connection that breaks it starts again, while the others keep their places behind it. */
  async function transfer(key: string, file: File, { signal }: AbortController): Promise<void> {
    for (let tries = 1; !signal.aborted; tries++) {
      try {
        change(key, { state: 'sending', progress: 0 });
        const onProgress = (progress: number) => change(key, { progress });
        const stored = await send(file, { key, onProgress, signal, keepUnread: unread.has(key) });
        isKnown = true;
        if (signal.aborted) return;
        arrived.set(key, stored);
        return handOn();
      } catch (error) {
        if (signal.aborted) return;
        if (!isTransient(error) || tries >= maxAttempts) {
          const byHand = isForReadingByHand(error);
          if (byHand) unread.add(key);
          return fail(key, said(error, kind), byHand ? readByHand : again(error));
        }
        change(key, { state: 'paused' });
        await whenOnline(tries, signal);
      }
    }
  }

  function start(key: string, file: File): void {
    const controller = new AbortController();
    underWay.set(key, controller);
    change(key, { state: 'waiting' });
    lining.push(() =>
      transfer(key, file, controller).finally(() => {
        if (underWay.get(key) === controller) underWay.delete(key);
      }),
    );
    goOn();
  }

  function goOn(): void {
    while (running < (isKnown ? atOnce : 1)) {
      const next = lining.shift();
      if (next === undefined) return;
      running += 1;
      void next().finally(() => {
        running -= 1;
        goOn();
      });
    }
  }

  function drop(key: string): void {
    const address = waiting.get().find((file) => file.key === key)?.picture;
    if (address !== undefined) preview.drop(address);
    files.delete(key);
    arrived.delete(key);
    waiting.set(waiting.get().filter((file) => file.key !== key));
  }

  const isThere = (file: File) =>
    sent.has(traitsOf(file)) || [...files.values()].some((other) => traitsOf(other) === traitsOf(file));

  /** Shows the file, and sends it unless something speaks against it. Tells whether it took a place. */
  function take(file: File, hasRoom: boolean): boolean {
    const key = newKey();
    const refusal = fileRefusal(file, kind);
    const known = isThere(file);
    const picture = refusal === undefined ? preview.of(file) : undefined;
    const row: PickedFile = { key, name: file.name, state: 'waiting', ...(picture !== undefined && { picture }) };
    waiting.set([...waiting.get(), row]);
    if (refusal !== undefined) fail(key, refusal);
    else files.set(key, file);
    if (refusal !== undefined) return false;
    if (!hasRoom) fail(key, full(kind), 'Noch einmal versuchen');
    else if (known) fail(key, 'Diese Datei haben Sie schon ausgewählt.', 'Trotzdem hochladen');
    else start(key, file);
    return hasRoom && !known;
  }

  return {
    waiting,
    justComplete,
    add(chosen, room) {
      let taken = 0;
      for (const file of chosen) if (take(file, taken < room)) taken += 1;
    },
    cancel(key) {
      underWay.get(key)?.abort();
      fail(key, 'Abgebrochen.', 'Noch einmal versuchen');
    },
    retry(key, room) {
      const file = files.get(key);
      if (file === undefined) return;
      if (room > 0) start(key, file);
      else fail(key, full(kind), 'Noch einmal versuchen');
    },
    remove(key) {
      underWay.get(key)?.abort();
      drop(key);
      handOn();
    },
    stop() {
      for (const controller of underWay.values()) controller.abort();
      for (const { key } of waiting.get()) {
        const stored = arrived.get(key);
        if (stored === undefined) drop(key);
        else give(key, stored);
      }
    },
  };
}

function failed({ key, name, picture }: PickedFile, message: string, again: string | undefined): PickedFile {
  return {
    key,
    name,
    state: 'failed',
    message,
    ...(picture !== undefined && { picture }),
    ...(again !== undefined && { again }),
  };
}

/** The server names every file that any page takes; here only those of this page are of use. */
function said(error: unknown, { endings }: UploadKind): string {
  if (isForReadingByHand(error))
    return `${messageOf(error)} Wir haben sie nicht gespeichert, weil wir Namen darin nicht entfernen könnten. Auf Wunsch lesen wir sie von Hand.`;
  if (!(error instanceof ProblemError) || error.code !== 'uploadTypeRefused') return messageOf(error);
  return `Diese Datei ist beschädigt oder hat die falsche Endung. Möglich sind ${endingsText(endings)}.`;
}

/** Two files with all of this in common are one that was chosen twice; a name alone is not, cameras repeat theirs. */
function traitsOf({ name, size, lastModified }: File): string {
  return `${name}/${size}/${lastModified}`;
}

function full({ limit, taker }: UploadKind): string {
  return `Mehr als ${limit} Dateien sind für ${taker} nicht möglich.`;
}

/** Whether a failure passes by itself: the line broke, the server starts, or many files arrive at this moment. */
function isTransient(error: unknown): boolean {
  return error instanceof ProblemError && (error.status === 0 || error.status === 503 || error.code === 'uploadsBusy');
}

/** The word for another try; none for what the server says about the file itself, which stays true. */
function again(error: unknown): string | undefined {
  const isAboutTheFile = error instanceof ProblemError && [400, 413, 415, 422].includes(error.status);
  return isAboutTheFile ? undefined : 'Noch einmal versuchen';
}

const readByHand = 'Trotzdem senden';

/** A table that cannot be read may hold names that nobody can take out: it is kept only if the customer wants that (IMP-01). */
const isForReadingByHand = (error: unknown) =>
  error instanceof ProblemError && error.status === 422 && unreadListCodes.has(error.code);
