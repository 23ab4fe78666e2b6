import { z } from 'zod';
import type { Tx } from '#server/db/client.ts';
import { bidBooks } from '#server/db/schema/bids.ts';
import { dropBidEntries } from './bid-entries.ts';
import type { DeskDeed } from './desk-deed.ts';
import { dropRefusedBid } from './held-bids.ts';

const named = z.object({ priceBook: z.int().optional() });

/** What stays of a bid beside its event: by which version of the price book it was made, and of which groups. What was typed for it has been sent. */
export async function keepBid(tx: Tx, { offerId, events, staffId, body }: DeskDeed): Promise<void> {
  const { priceBook } = named.parse(body);
  const { apart = [] } = (await dropBidEntries(tx, { offerId, staffId })) ?? {};
  await dropRefusedBid(tx, offerId);
  if (priceBook === undefined) return;
  const bids = events.filter(({ type }) => type === 'bidSubmitted');
  await tx.insert(bidBooks).values(bids.map(({ version }) => ({ offerId, version, priceBook, apart })));
}
