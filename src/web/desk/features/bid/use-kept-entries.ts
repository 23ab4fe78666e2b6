import { useEffect, useRef, useState } from 'react';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { useDesk } from '../../desk-context.ts';
import { type BidSheetState, entriesToKeep } from './sheet-state.ts';

/** Whether what is typed is kept on the server by now. */
export type Keeping = 'kept' | 'pending' | 'failed';

const pause = 600;

/** Keeps what is typed on the server, a moment after the last key; `keepNow` does it at once and throws what stands in the way. */
export function useKeptEntries(offerId: string, state: BidSheetState) {
  const { api } = useDesk();
  const [keeping, setKeeping] = useState<Keeping>('kept');
  const kept = useRef(state);

  /** One after the other: of two at once the older could arrive last, and stand. */
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  const isHeld = useRef(false);

  function keepNow(): Promise<void> {
    const turn = underWay.current.then(keep);
    underWay.current = turn.catch(() => undefined);
    return turn;
  }

  async function keep() {
    const current = state;
    if (isHeld.current || kept.current === current) return;
    try {
      await api.post(deskApi.saveBidEntries(offerId), { entries: entriesToKeep(current) });
      kept.current = current;
      setKeeping('kept');
    } catch (error) {
      setKeeping('failed');
      throw error;
    }
  }

  const latest = useRef(keepNow);
  latest.current = keepNow;

  useEffect(() => {
    if (kept.current === state) return undefined;
    setKeeping('pending');
    // What could not be kept says so; the next change tries again.
    const timer = setTimeout(() => void latest.current().catch(() => undefined), pause);
    return () => clearTimeout(timer);
  }, [state]);

  // Whoever leaves the page, or closes the window, takes nothing along: what was typed last is kept as well.
  useEffect(() => {
    const leave = () => void latest.current().catch(() => undefined);
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, []);

  return {
    keeping,
    keepNow,
    /** Does something after which nothing of this is wanted, if it succeeds: nothing is kept meanwhile that would outlive it. */
    async holdFor(work: () => Promise<void>) {
      await underWay.current;
      isHeld.current = true;
      try {
        await work();
      } finally {
        isHeld.current = false;
        await latest.current().catch(() => undefined);
      }
    },
    /** What is there now was sent, or is not wanted: nothing of it is kept any more. */
    forget() {
      kept.current = state;
    },
  };
}
