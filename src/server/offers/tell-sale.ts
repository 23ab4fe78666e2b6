import { type SideNotice, sideNotices } from '#contract/sale/live.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { Tx } from '#server/db/client.ts';
import { isOneOf } from '#server/db/one-of.ts';
import { offers } from '#server/db/schema/offers.ts';
import type { Notice, Notices } from '#server/notices.ts';
import { ownerKeyOf } from '#server/owner-key.ts';
import type { StoredOffer } from './store.ts';

type Teller = { readonly notices: Pick<Notices, 'publish'> };

interface KnownSale extends Pick<StoredOffer, 'holder' | 'ownerless'> {
  readonly state: Pick<OfferState, 'version'>;
}

interface ToldSale extends Pick<StoredOffer, 'holder' | 'ownerless'> {
  readonly offerId: string;
  readonly version: number;
}

/** Sales that one statement reads. */
const batchSize = 500;

/** Tells whoever looks at a sale, with the commit, that something outside its event log is new. */
export async function tellSale(
  { notices }: Teller,
  tx: Tx,
  type: SideNotice,
  at: string,
  { offerId, found }: { readonly offerId: string; readonly found: KnownSale },
): Promise<void> {
  await notices.publish(tx, noticesOf(type, at, [{ ...found, offerId, version: found.state.version }]));
}

/** The same of several sales, of which nothing was read. */
export async function tellSales(
  { notices }: Teller,
  tx: Tx,
  type: SideNotice,
  at: string,
  offerIds: readonly string[],
): Promise<void> {
  const columns = { offerId: offers.id, holder: offers.holder, version: offers.version, lockedAt: offers.lockedAt };
  for (let start = 0; start < offerIds.length; start += batchSize) {
    const part = offerIds.slice(start, start + batchSize);
    const rows = await tx.select(columns).from(offers).where(isOneOf(offers.id, part));
    const sales = rows.map((row) => ({ ...row, ownerless: row.lockedAt !== null }));
    await notices.publish(tx, noticesOf(type, at, sales));
  }
}

function noticesOf(type: SideNotice, at: string, sales: readonly ToldSale[]): Notice[] {
  const whose = sideNotices[type] === 'seller' ? { isSellersAlone: true as const } : {};
  return sales.map(({ offerId, version, ...sale }) => ({
    ...{ ownerKey: ownerKeyOf(sale), type, aggregateId: offerId, version, at, ...whose },
  }));
}
