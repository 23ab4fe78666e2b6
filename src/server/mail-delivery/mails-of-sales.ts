import type { Tx } from '#server/db/client.ts';
import { lockSales } from '#server/offers/lock-sales.ts';
import { keepSaleRows } from '#server/offers/sale-row.ts';

/** A mail about a sale is named by it first. */
export const idLength = 42;

/** The sales that these mails may be about. */
export function salesOfMails(mails: readonly { readonly messageId: string }[]): string[] {
  return [...new Set(mails.map(({ messageId }) => messageId.slice(0, idLength)))];
}

/** Changes what is noted of refused mails: the sales are locked first, and their rows say it in the same transaction. */
export async function changingMails<T>(tx: Tx, offerIds: readonly string[], change: () => Promise<T>): Promise<T> {
  await lockSales(tx, offerIds);
  const changed = await change();
  await keepSaleRows(tx, offerIds);
  return changed;
}
