import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useActions } from '../../actions/use-actions.ts';
import { useDesk } from '../../desk-context.ts';
import { lastQueueAddress } from '../../queue-place.ts';
import { isFocusFree } from '../../ui/is-focus-free.ts';

/**
 * The focus on the page of a sale: it begins on the page itself, so that its letters are keys; Escape leads out of a field to the page,
 * and from there back to the list.
 */
export function useOfferFocus(offerId: string, isShown: boolean) {
  const { queries } = useDesk();
  const router = useRouter();
  const page = useRef<HTMLDivElement>(null);
  useActions({ toList: () => void router.navigate({ href: lastQueueAddress(queries) }) });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each sale
  useEffect(() => {
    if (isShown && isFocusFree()) page.current?.focus({ preventScroll: true });
  }, [offerId, isShown]);

  function onKeyDown(event: KeyboardEvent) {
    const isField = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
    if (event.key !== 'Escape' || event.defaultPrevented || !isField || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    page.current?.focus({ preventScroll: true });
  }
  return { ref: page, onKeyDown };
}
