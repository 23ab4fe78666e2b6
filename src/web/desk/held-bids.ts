import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import { deskApi } from '#contract/desk/desk-urls.ts';
import type { HeldBid } from '#contract/sale/bid-sheet.ts';

/** A sale whose bid is held, and what people call it. */
export interface HeldBidOf {
  readonly offerId: string;
  readonly number: string;
  /** Why it could not be taken back or sent any more; stays until somebody has read it. */
  readonly tooLate?: string;
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
  queries.setQueryData([deskApi.heldBid(one.offerId)], { held });
  show(queries, one);
}

/** It had left, or somebody else had taken it back, as this was wanted: said also where nothing is held any more. */
export function tellTooLate(queries: QueryClient, { offerId, number }: HeldBidOf, tooLate: string): void {
  show(queries, { offerId, number, tooLate });
}

/** It has left, or was taken back. */
export function forgetHeldBid(queries: QueryClient, offerId: string): void {
  change(queries, (before) => before.filter((one) => one.offerId !== offerId || one.tooLate !== undefined));
}

/** Somebody has read why it was too late. */
export function dismissTooLate(queries: QueryClient, offerId: string): void {
  change(queries, (before) => before.filter((one) => one.offerId !== offerId));
}

function show(queries: QueryClient, one: HeldBidOf): void {
  change(queries, (before) => [one, ...before.filter(({ offerId }) => offerId !== one.offerId)]);
}

function change(queries: QueryClient, to: (before: readonly HeldBidOf[]) => readonly HeldBidOf[]): void {
  queries.setQueryData<readonly HeldBidOf[]>(key, (before = []) => to(before));
}
