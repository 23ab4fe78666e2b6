import { eq } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { offers } from '#server/db/schema/offers.ts';
import type { Deps } from '#server/deps.ts';
import { ownerKey } from '#server/owner-key.ts';

/** The type of the live notice: media of a sale came, went or changed. */
const mediaChanged = 'mediaChanged';

/** Tells whoever looks at a sale, with the commit, that its media are others now. */
export async function tellOfMedia(
  { notices }: Pick<Deps, 'notices'>,
  tx: Tx,
  offerId: string,
  at: string,
): Promise<void> {
  const columns = { holder: offers.holder, version: offers.version };
  const [sale] = await tx.select(columns).from(offers).where(eq(offers.id, offerId));
  if (!sale) return;
  const told = { ownerKey: ownerKey(sale.holder), type: mediaChanged, aggregateId: offerId };
  await notices.publish(tx, [{ ...told, version: sale.version, at }]);
}
