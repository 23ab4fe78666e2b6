import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { goodsInSchema } from '#contract/devices/units.ts';
import { useRead } from '../../../use-read.ts';
import { type ReturnRow, returnRows } from './return-goods.ts';

/** What of a sale goes back, line by line, with its devices once they are read. */
export function useReturnRows(offer: DeskOfferView): readonly ReturnRow[] {
  const address = deskApi.goodsIn(offer.id);
  const { data } = useRead(address, goodsInSchema);
  return returnRows(offer, data?.units ?? []);
}
