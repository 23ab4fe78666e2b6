import { z } from 'zod';
import { deskOfferViewSchema } from '#contract/desk/desk-offer-view.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { useRead } from '../../use-read.ts';

const answer = z.object({ data: deskOfferViewSchema });

/** A sale as the desk sees it; read again when it changes. */
export function useDeskOffer(offerId: string) {
  const address = deskApi.offer(offerId);
  return useRead(address, answer, { select: ({ data }) => data });
}
