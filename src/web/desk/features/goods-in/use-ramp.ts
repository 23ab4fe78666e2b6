import { useEffect, useMemo, useState } from 'react';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { type GoodsInView, goodsInSchema, type SentScan, type UnitChange } from '#contract/devices/units.ts';
import type { ScanOutcome } from '#domain/units/scan.ts';
import { randomUuid } from '#web/lib/random-uuid.ts';
import { useStore } from '#web/lib/store.ts';
import { useDesk } from '../../desk-context.ts';
import { useRead } from '../../use-read.ts';
import { countGoods, countScan, type StandingGoods } from './goods-in-counts.ts';
import { choiceAfter, type RampChoice } from './ramp-choice.ts';
import type { RampUnits } from './ramp-entry.ts';
import { openRampQueue, type RampQueue } from './ramp-queue.ts';
import type { ScanSound } from './scan-sound.ts';
import { codesIn, maxPasted } from './scan-text.ts';
import { scanWords } from './scan-words.ts';
import { type ShownScan, shownScans, wordOf } from './shown-scans.ts';

/** Goods of a sale as they stand in the house. */
export function useGoodsIn(offerId: string) {
  const address = deskApi.goodsIn(offerId);
  return useRead(address, goodsInSchema, {
    // A tablet without a network goes on with what it knows.
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** The queue of this window, once it is open. */
export function useRampQueue() {
  const desk = useDesk();
  const [queue, setQueue] = useState<RampQueue>();
  useEffect(() => {
    void openRampQueue(desk).then(setQueue);
  }, [desk]);
  return queue;
}

/** What a code has to be so that nobody needs to be asked about it. */
const isOfGoods: ReadonlySet<ScanOutcome['kind']> = new Set(['arrived', 'again', 'plate', 'article', 'parcel']);

const counts = ({ kind }: ShownScan) => kind === 'arrived' || kind === 'unannounced';

export type Ramp = ReturnType<typeof useRamp>;

/** What is done at the ramp with the goods of a sale: it counts at once, and reaches the server as soon as it can. */
export function useRamp(view: GoodsInView, queue: RampQueue, sound: ScanSound) {
  const { offerId } = view;
  const { queries } = useDesk();
  const entries = useStore(queue.entries);
  const isOffline = useStore(queue.isOffline);
  const [choice, setChoice] = useState<RampChoice>({});
  const member = useStore(useDesk().session.member);
  const open = entries.filter((one) => one.offerId === offerId && one.state === 'waiting');
  const goods = useMemo(() => countGoods(view, entries), [view, entries]);
  const shown = useMemo(() => shownScans(offerId, entries, goods), [offerId, entries, goods]);
  const isOpen = ({ kind, isUndone }: ShownScan) => kind !== 'undone' && !isUndone;
  const last = shown.findLast(isOpen);

  /** Counts codes one after the other, and sounds as the last of them does. */
  function countAll(scans: readonly Omit<SentScan, 'id' | 'at'>[], said: RampChoice) {
    // As they stand now, not as they were last drawn: a scanner may be faster, and while an answer is taken in the screen lacks what it counted.
    const known = queries.getQueryData<GoodsInView>([deskApi.goodsIn(offerId)]) ?? view;
    let standing: StandingGoods = countGoods(known, queue.entries.get());
    let now = said;
    let kind: ScanOutcome['kind'] | undefined;
    for (const one of scans) {
      const scan: SentScan = { id: randomUuid(), at: new Date().toISOString(), ...one, ...now };
      const counted = countScan(standing, scan);
      standing = counted.goods;
      kind = counted.outcome.kind;
      now = choiceAfter(now, wordOf(scan.id, counted.outcome));
      queue.add({ id: scan.id, offerId, kind: 'scan', scan }, kind);
    }
    const { unannounced: _once, asDevice: _neither, ...kept } = now;
    setChoice(kept);
    if (kind) sound.play(scanWords(kind).tone);
  }

  return {
    view,
    goods,
    shown,
    last,
    /** What is taken back next: the last that counted something. */
    undoable: shown.findLast((one) => isOpen(one) && counts(one)),
    /** The scan that counted a unit, where it was made here and stands. */
    scanOf: (plate: string) => shown.findLast((one) => isOpen(one) && counts(one) && one.plates.includes(plate)),
    /** What was last done here, also where it was taken back. */
    latest: shown.at(-1),
    choice,
    setChoice,
    isLasting: queue.isLasting,
    isOffline,
    waiting: open.filter(({ by }) => by === member?.id),
    /** Done here by somebody else, who has to sign in so that it is sent. */
    others: open.filter(({ by }) => by !== member?.id),
    refused: entries.filter((one) => one.offerId === offerId && one.state === 'refused'),
    /** Photos of how the goods came, on their way or stored. */
    proofs: entries.filter((one) => one.offerId === offerId && one.work.kind === 'proof' && one.state !== 'refused'),
    addProof: (file: File) => queue.add({ id: randomUuid(), offerId, kind: 'proof', file }),
    retry: () => queue.retry(),
    drop: (id: string) => queue.drop(id),
    /** Counts codes; the one by which the sale was found only where it belongs to the goods: it may be the number of an order. */
    scan(text: string, opening = '') {
      const codes = codesIn(text).slice(0, maxPasted);
      const first = isOfGoods.has(countScan(goods, { id: '', at: '', code: opening }).outcome.kind) ? [opening] : [];
      countAll(
        [...first, ...codes].map((code) => ({ code })),
        choice,
      );
    },
    /** Says what the code belongs to that nobody knew; the next ones do so too. */
    scanAs: (code: string, as: RampChoice) => countAll([code === '' ? {} : { code }], as),
    /** Units without a number. */
    count: (units: number, as: RampChoice) => countAll([{ units }], as),
    undo(scanId: string) {
      const id = randomUuid();
      queue.add({ id, offerId, kind: 'scan', scan: { id, at: new Date().toISOString(), undo: scanId } }, 'undone');
      sound.play('look');
    },
    change: (of: RampUnits, change: UnitChange) => queue.add({ id: randomUuid(), offerId, kind: 'change', of, change }),
    photo: (of: RampUnits, file: File) => queue.add({ id: randomUuid(), offerId, kind: 'photo', of, file }),
  };
}
