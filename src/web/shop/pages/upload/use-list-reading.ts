import { useEffect, useState } from 'react';
import { useStore } from '#web/lib/store.ts';
import { draftReview } from '#web/shop/features/asset-list/draft-review.ts';
import { createListReading, type ListReading, type ListState } from '#web/shop/features/asset-list/list-reading.ts';
import type { ListToRead } from '#web/shop/features/asset-list/list-source.ts';
import { readListAtServer } from '#web/shop/features/asset-list/read-list.ts';
import type { useBasket } from '#web/shop/features/basket/use-basket.ts';

const none: ListState = { step: 'none' };

/** The list of this page; what was chosen before the page was left or reloaded is read again. */
export function useListReading(open: ReturnType<typeof useBasket>): {
  reading: ListReading;
  state: ListState;
  known: ListToRead | undefined;
} {
  const [reading] = useState(() => createListReading({ read: readListAtServer, kept: draftReview }));
  const state = useStore(reading.state, none);
  const isOpen = open !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the basket is known; later the customer decides
  useEffect(() => {
    if (open === undefined || reading.state.get().step !== 'none') return;
    const kept = draftReview.read()?.question.source;
    const file = open.state.itemsListUpload;
    if (kept?.kind === 'cells') reading.open(kept);
    else if (file !== null) reading.open({ kind: 'file', file });
  }, [isOpen, reading]);
  useEffect(() => reading.stop, [reading]);
  // What was looked through before 'Andere Liste' was pressed.
  const known = isOpen && state.step === 'none' ? draftReview.read()?.question.source : undefined;
  return { reading, state, known };
}
