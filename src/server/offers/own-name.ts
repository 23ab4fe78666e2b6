import { eq } from 'drizzle-orm';
import { foundText } from '#domain/values/spelling.ts';
import type { Tx } from '#server/db/client.ts';
import { offers } from '#server/db/schema/offers.ts';

/** What a sale is called, as its row holds it; without a name it is called by its goods. */
export function ownNameColumns(ownName: string | undefined) {
  return { ownName: ownName ?? null, ownNameText: ownName === undefined ? '' : foundText(ownName) };
}

/** Gives a sale the seller's own name, or takes it away. */
export async function keepOwnName(tx: Tx, offerId: string, ownName: string | undefined): Promise<void> {
  await tx.update(offers).set(ownNameColumns(ownName)).where(eq(offers.id, offerId));
}
