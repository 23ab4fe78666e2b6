import { useEffect, useRef, useState } from 'react';
import { deskApi } from '#contract/desk-urls.ts';
import { useDesk } from '../../desk-context.ts';
import { entriesToKeep, type SheetState } from './sheet-state.ts';

/** Whether what is typed is kept on the server by now. */
export type Keeping = 'kept' | 'pending' | 'failed';

const pause = 600;

/** Keeps what is typed on the server, a moment after the last key; `keepNow` does it at once and throws what stands in the way. */
export function useKeptEntries(offerId: string, state: SheetState) {
  const { api } = useDesk();
  const [keeping, setKeeping] = useState<Keeping>('kept');
  const kept = useRef(state);

  async function keepNow() {
    const current = state;
    if (kept.current === current) return;
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

  // Whoever leaves the page takes nothing along: what was typed last is kept as well.
  useEffect(() => () => void latest.current().catch(() => undefined), []);

  return {
    keeping,
    keepNow,
    /** What is there now was sent, or is not wanted: nothing of it is kept any more. */
    forget() {
      kept.current = state;
    },
  };
}
