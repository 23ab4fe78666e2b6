import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { goodsInSchema } from '#contract/devices/units.ts';
import { useRead } from '../../../use-read.ts';
import { returnRows } from './return-goods.ts';

/** What of a sale goes back, line by line, with its devices once they are read. */
export function useReturnRows(offer: DeskOfferView) {
  const address = deskApi.goodsIn(offer.id);
  const { data, error, refetch } = useRead(address, goodsInSchema);
  return { rows: returnRows(offer, data?.units ?? []), error, refetch };
}
