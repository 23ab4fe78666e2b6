import { ProblemError } from '#web/lib/problem-error.ts';
import { createStore, type Store } from '#web/lib/store.ts';
import type { KeptEntries } from './kept-entries.ts';
import { isAboutScan, platesOf, type RampEntry, type RampWork, unitsOfWork } from './ramp-entry.ts';

/** What an entry turned into. */
export interface Taken {
  readonly id: string;
  readonly scanResult?: RampEntry['scanResult'];
  /** Address under which a photo is kept that the receipt will name. */
  readonly stored?: string;
}

interface Dependencies {
  readonly kept: KeptEntries<RampEntry>;
  /** Sends entries of one sale in one call; a ProblemError refuses all of them, or says that nothing came back. */
  readonly send: (batch: readonly RampEntry[], all: readonly RampEntry[]) => Promise<readonly Taken[]>;
  /** Id of whoever is signed in. */
  readonly member: () => string | undefined;
  readonly whenOnline: (tries: number) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** One window of this browser sends at a time. */
  readonly alone: (send: () => Promise<boolean>) => Promise<boolean>;
}

/** What was done at the ramp, until the server has it. */
export interface SendQueue {
  readonly entries: Store<readonly RampEntry[]>;
  /** The last try did not reach the server. */
  readonly isOffline: Store<boolean>;
  add(work: RampWork & { readonly id: string; readonly offerId: string }, expected?: string): void;
  /** Refused entries are sent once more. */
  retry(): void;
  /** Somebody has seen that it was refused, and lets it be. */
  drop(id: string): void;
  /** Sends what waits, unless it is being sent. */
  start(): void;
}

const maxScans = 100;
/** So many are kept after they were told, to be looked at and taken back. */
const maxTold = 40;

/**
 * Sends in order, scans before what is only about them, in batches of one sale. What does not come back waits for the network; what is
 * refused stays, with its reason.
 */
export function createSendQueue(initial: readonly RampEntry[], dependencies: Dependencies): SendQueue {
  const { kept, send, member, whenOnline, now, alone } = dependencies;
  const entries = createStore(initial);
  const isOffline = createStore(false);
  let isSending = false;
  let batchSize = maxScans;
  let keeping: Promise<void> = Promise.resolve();

  /** Handed over at once, in the order in which the disk takes them: a window that is closed now has kept all that it shows. */
  function keep(written: Promise<void>): void {
    keeping = Promise.allSettled([keeping, written]).then(() => undefined);
  }

  function put(changed: readonly RampEntry[]): void {
    const byId = new Map(changed.map((one) => [one.id, one]));
    entries.set(entries.get().map((one) => byId.get(one.id) ?? one));
    for (const one of changed) keep(kept.put(one));
  }

  function leave(ids: ReadonlySet<string>): void {
    entries.set(entries.get().filter(({ id }) => !ids.has(id)));
    for (const id of ids) keep(kept.remove(id));
  }

  /** What is about units that no plate is known of yet waits for their scan. */
  function nextBatch(): readonly RampEntry[] {
    const all = entries.get();
    const waiting = all.filter(({ state, by }) => state === 'waiting' && by === member());
    const scans = waiting.filter(({ work }) => work.kind === 'scan');
    const [first] = scans;
    if (first) return scans.filter(({ offerId }) => offerId === first.offerId).slice(0, batchSize);
    return waiting
      .filter(({ work }) => work.kind !== 'scan' && platesOf(unitsOfWork(work), all) !== undefined)
      .slice(0, 1);
  }

  function took(batch: readonly RampEntry[], taken: readonly Taken[]): void {
    const answers = new Map(taken.map((one) => [one.id, one]));
    const next = batch.flatMap((one): RampEntry[] => {
      const { scanResult, stored } = answers.get(one.id) ?? {};
      if (scanResult) return [{ ...one, state: 'told', scanResult }];
      return stored === undefined ? [] : [{ ...one, state: 'stored', stored, work: { kind: 'proof' } }];
    });
    const goesOn = new Set(next.map(({ id }) => id));
    leave(new Set(batch.map(({ id }) => id).filter((id) => !goesOn.has(id))));
    put(next);
    const all = entries.get();
    const old = all.filter(({ state }) => state === 'told').slice(0, -maxTold);
    leave(new Set(old.filter(({ id }) => !all.some((one) => isAboutScan(one, id))).map(({ id }) => id)));
  }

  /** Resolves to false where it has to be started again by somebody. */
  async function sendAll(): Promise<boolean> {
    for (let tries = 1; ; ) {
      const batch = nextBatch();
      if (batch.length === 0) return true;
      try {
        await keeping;
        took(batch, await send(batch, entries.get()));
        tries = 1;
        isOffline.set(false);
        batchSize = Math.min(maxScans, batchSize * 2);
      } catch (error) {
        if (isSignedOut(error)) return false;
        isOffline.set(!isRefusal(error));
        if (!isRefusal(error)) await whenOnline(Math.min(tries++, 5));
        // Of several only some may be at fault: they go one by one.
        else if (batch.length > 1) batchSize = 1;
        else put(batch.map((one) => ({ ...one, state: 'refused', refusal: error.message })));
      }
    }
  }

  async function start(): Promise<void> {
    if (isSending) return;
    isSending = true;
    let goesOn = true;
    // What was added while the window waited for its turn, or the last answer was on its way.
    while (goesOn && nextBatch().length > 0) goesOn = await alone(sendAll);
    isSending = false;
  }

  return {
    entries,
    isOffline,
    add({ id, offerId, ...work }, expected) {
      const by = member();
      if (by === undefined) return;
      const order = Math.max(now(), (entries.get().at(-1)?.order ?? 0) + 1);
      const entry: RampEntry = { id, order, offerId, by, state: 'waiting', work, ...(expected && { expected }) };
      entries.set([...entries.get(), entry]);
      keep(kept.put(entry));
      void start();
    },
    retry() {
      put(
        entries
          .get()
          .flatMap(({ refusal: _refusal, ...one }) => (one.state === 'refused' ? [{ ...one, state: 'waiting' }] : [])),
      );
      void start();
    },
    drop(id) {
      const about = entries.get().filter((one) => isAboutScan(one, id));
      leave(new Set([id, ...about.map((one) => one.id)]));
    },
    start: () => void start(),
  };
}

const isRefusal = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && error.status >= 400 && error.status < 500 && !retryableStatuses.has(error.status);
/** Nobody is signed in, too much at once, taken too long: the same call may be taken later. */
const retryableStatuses = new Set([401, 408, 425, 429]);
const isSignedOut = (error: unknown) => error instanceof ProblemError && error.status === 401;
