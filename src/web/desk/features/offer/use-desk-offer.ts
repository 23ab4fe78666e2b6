import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { deskOfferViewSchema } from '#contract/desk/desk-offer-view.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { useDesk } from '../../desk-context.ts';

const answer = z.object({ data: deskOfferViewSchema });

/** A sale as the desk sees it; read again when it changes. */
export function useDeskOffer(offerId: string) {
  const { api } = useDesk();
  const address = deskApi.offer(offerId);
  return useQuery({
    queryKey: [address],
    queryFn: async () => answer.parse(await api.get(address)).data,
  });
}
