import { z } from 'zod';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { type GoodsInView, scansAnswerSchema } from '#contract/devices/units.ts';
import { uploadedFileSchema } from '#contract/fields.ts';
import { whenOnline } from '#web/lib/when-online.ts';
import type { Desk } from '../../desk-context.ts';
import { type KeptEntries, openKeptEntries } from './kept-entries.ts';
import { platesOf, type RampEntry, readRampEntry } from './ramp-entry.ts';
import { createSendQueue, type SendQueue, type Taken } from './send-queue.ts';

export interface RampQueue extends SendQueue {
  /** Whether what waits outlives this window. */
  readonly isLasting: boolean;
}

let opening: Promise<RampQueue> | undefined;

/** The one queue of this window; it goes on sending after the ramp's pages were left. */
export function openRampQueue(desk: Desk): Promise<RampQueue> {
  opening ??= open(desk);
  return opening;
}

async function open({ api, queries, session }: Desk): Promise<RampQueue> {
  const lasting = await openKeptEntries(readRampEntry).catch(() => undefined);
  const kept = lasting ?? noDisk;
  const queue = createSendQueue(await kept.all(), {
    kept,
    send: (batch, all) => sendWork({ api, queries }, batch, all),
    member: () => session.member.get()?.id,
    whenOnline,
    now: Date.now,
    // Where the page came without encryption there are no locks, and it is a test or a development machine.
    alone: (send) => navigator.locks?.request('ankaufwerk-wareneingang', send) ?? send(),
  });
  window.addEventListener('online', queue.start);
  session.member.subscribe(queue.start);
  queue.start();
  return { ...queue, isLasting: lasting !== undefined };
}

const noDisk: KeptEntries<RampEntry> = { all: async () => [], put: async () => {}, remove: async () => {} };

type Means = Pick<Desk, 'api' | 'queries'>;

async function sendWork(
  means: Means,
  batch: readonly RampEntry[],
  all: readonly RampEntry[],
): Promise<readonly Taken[]> {
  const [first] = batch;
  if (first === undefined) return [];
  const { id, offerId, work } = first;
  if (work.kind === 'scan') return sendScans(means, offerId, batch);
  if (work.kind === 'proof') return work.file ? [{ id, stored: await upload(means, id, work.file) }] : [{ id }];
  const plates = platesOf(work.of, all) ?? [];
  const change = work.kind === 'change' ? work.change : { photos: [await upload(means, id, work.file)] };
  for (const plate of plates) await means.api.post(deskApi.changeUnit(offerId), { plate, ...change });
  await means.queries.invalidateQueries({ queryKey: [deskApi.goodsIn(offerId)] });
  return [{ id }];
}

async function sendScans(
  { api, queries }: Means,
  offerId: string,
  batch: readonly RampEntry[],
): Promise<readonly Taken[]> {
  const scans = batch.flatMap(({ work }) => (work.kind === 'scan' ? [work.scan] : []));
  const {
    scans: scanResults,
    made,
    removed,
  } = scansAnswerSchema.parse(await api.post(deskApi.scan(offerId), { scans }));
  const address = deskApi.goodsIn(offerId);
  // What was read before these were counted would take them off the screen again.
  await queries.cancelQueries({ queryKey: [address] });
  queries.setQueryData<GoodsInView>([address], (view) => {
    if (view === undefined) return view;
    const gone = new Set([...removed, ...made.map(({ plate }) => plate)]);
    return { ...view, units: [...view.units.filter(({ plate }) => !gone.has(plate)), ...made] };
  });
  if (scanResults.some(({ kind }) => kind === 'parcel')) void queries.invalidateQueries({ queryKey: [address] });
  return scanResults.map((one) => ({ id: one.id, scanResult: one }));
}

const uploaded = z.tuple([uploadedFileSchema]);

/** Under the entry's id: a photo whose answer was lost is not kept twice. */
async function upload({ api }: Means, id: string, file: File): Promise<string> {
  const form = new FormData();
  form.append('file', file);
  const [{ url }] = uploaded.parse(await api.upload(deskApi.uploads, form, { 'idempotency-key': id }));
  return url;
}
