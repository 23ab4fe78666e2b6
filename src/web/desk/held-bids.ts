import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import { deskApi } from '#contract/desk/desk-urls.ts';
import type { HeldBid } from '#contract/sale/bid-sheet.ts';

/** A sale whose bid is held, and what people call it. */
export interface HeldBidOf {
  readonly offerId: string;
  readonly number: string;
}

const key = ['heldBids'];
const none: readonly HeldBidOf[] = [];

/** Whose bids are watched in this window, the newest first. */
export function useHeldBids(): readonly HeldBidOf[] {
  const { data } = useQuery<readonly HeldBidOf[]>({ queryKey: key, queryFn: skipToken });
  return data ?? none;
}

/** Shows the bid of a sale on every page until it has left the house. */
export function watchHeldBid(queries: QueryClient, one: HeldBidOf, held: HeldBid): void {
  // What is known of an earlier bid of this sale says nothing of this one.
  queries.setQueryData([deskApi.heldBid(one.offerId)], held);
  forgetHeldBid(queries, one.offerId);
  queries.setQueryData<readonly HeldBidOf[]>(key, (before = []) => [one, ...before]);
}

/** It has left, or was taken back. */
export function forgetHeldBid(queries: QueryClient, offerId: string): void {
  queries.setQueryData<readonly HeldBidOf[]>(key, (before = []) => before.filter((one) => one.offerId !== offerId));
}
