import { useEffect, useState } from 'react';
import type { BasketState } from '#contract/goods/basket.ts';
import { type SentInquiry, sentInquiry } from '#web/shop/features/inquiry/sent-inquiry.ts';

interface LeftToSend {
  readonly isEmpty: boolean;
  /** What this tab had sent before the page was opened, where nothing is left to be sent. */
  readonly sent: SentInquiry | undefined;
}

/** Who comes back to a page that sends an inquiry is told that it was sent. */
export function useSentAlready(state: BasketState | undefined): LeftToSend {
  const [sent] = useState(() => (typeof window === 'undefined' ? undefined : sentInquiry.read()));
  const isEmpty = state?.items.length === 0 && state.itemsListUpload === null && state.itemImageUploads.length === 0;
  // Who comes back after sending stood far below what is left.
  useEffect(() => {
    if (isEmpty) window.scrollTo({ top: 0 });
  }, [isEmpty]);
  return { isEmpty, sent: isEmpty ? sent : undefined };
}
