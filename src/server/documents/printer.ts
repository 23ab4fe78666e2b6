import type { AddressLabel } from '#documents/address-label.ts';
import type { Letter } from '#documents/letter.ts';
import type { DocumentSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import type { PlateSheet } from '#domain/units/plate-labels.ts';
import { createBudget } from '#server/workers/budget.ts';
import { holdWorkers } from '#server/workers/held-workers.ts';
import { startWorker, type WorkerProcess } from '#server/workers/worker-process.ts';

/** Makes documents beside the server, one at a time. */
export interface Printer {
  print(snapshot: DocumentSnapshot): Promise<Uint8Array>;
  /** What is no document, such as a list of goods: a copy of what stands elsewhere. */
  printLetter(letter: Letter): Promise<Uint8Array>;
  printLabels(labels: readonly AddressLabel[]): Promise<Uint8Array>;
  printPlates(sheet: PlateSheet): Promise<Uint8Array>;
  /** One file of the pages of several. */
  joinPages(files: readonly Uint8Array[]): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A list of 5,000 media takes about ten seconds and 500 MB. */
const bounds = { milliseconds: 110_000, megabytes: 900 };
/** Whoever comes later is tried again by the queue. */
const maxWaiting = 1_000;
/** A sale's papers come close to each other, and a process that knows the fonts prints the next in a tenth of the time. */
const holding = { count: 1, milliseconds: 20_000 };
/** Whoever printed more gives the memory back at once. */
const maxHeldBytes = 200_000;
const ready = 'ready';

export function openPrinter(start: () => WorkerProcess = () => startWorker(bounds)): Printer {
  const budget = createBudget({ total: 1, maxWaiting, refusal: () => new Error('Too many documents are waiting') });
  const held = holdWorkers(holding);

  async function printBy(perform: (worker: WorkerProcess) => Promise<Uint8Array>): Promise<Uint8Array> {
    const worker = held.take(ready) ?? start();
    let isSound = false;
    try {
      const bytes = await perform(worker);
      isSound = bytes.length < maxHeldBytes;
      return bytes;
    } finally {
      // What a document says was checked when it was written, and it is no stranger's file: the next may meet its process.
      await (isSound ? held.hold(ready, worker) : worker.end());
    }
  }

  return {
    print: (snapshot) =>
      budget.spend(snapshot.number, 1, () => printBy((worker) => worker.perform('printDocument', snapshot, bounds))),
    printLetter: (letter) =>
      budget.spend(letter.title, 1, () => printBy((worker) => worker.perform('printLetter', letter, bounds))),
    printLabels: (labels) =>
      budget.spend(labels[0]?.reference ?? '', 1, () =>
        printBy((worker) => worker.perform('printLabels', labels, bounds)),
      ),
    printPlates: (sheet) =>
      budget.spend(sheet.title, 1, () => printBy((worker) => worker.perform('printPlates', sheet, bounds))),
    joinPages: (files) =>
      budget.spend('joinPages', 1, () => printBy((worker) => worker.perform('joinPages', files, bounds))),
    close: held.close,
  };
}
