import { z } from 'zod';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { bidSheetSchema } from '#contract/sale/bid-sheet.ts';
import { useRead } from '../../use-read.ts';

const answer = z.object({ data: bidSheetSchema });

/** The sheet of an inquiry as the server makes it. */
export function useBidSheet(offerId: string) {
  const address = deskApi.bidSheet(offerId);
  return useRead(address, answer, {
    select: ({ data }) => data,
    // Somebody types on it: it is read again when it was changed, not when the window gets the focus.
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
}
