import { useQuery } from '@tanstack/react-query';
import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { goodsInSchema } from '#contract/devices/units.ts';
import { useDesk } from '../../../desk-context.ts';
import { type ReturnRow, returnRows } from './return-goods.ts';

/** What of a sale goes back, line by line, with its devices once they are read. */
export function useReturnRows(offer: DeskOfferView): readonly ReturnRow[] {
  const { api } = useDesk();
  const address = deskApi.goodsIn(offer.id);
  const { data } = useQuery({
    queryKey: [address],
    queryFn: async () => goodsInSchema.parse(await api.get(address)),
  });
  return returnRows(offer, data?.units ?? []);
}
