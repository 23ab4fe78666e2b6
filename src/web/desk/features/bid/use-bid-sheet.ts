import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { bidSheetSchema } from '#contract/sale/bid-sheet.ts';
import { useDesk } from '../../desk-context.ts';

const answer = z.object({ data: bidSheetSchema });

/** The sheet of an inquiry as the server makes it. */
export function useBidSheet(offerId: string) {
  const { api } = useDesk();
  const address = deskApi.bidSheet(offerId);
  return useQuery({
    queryKey: [address],
    queryFn: async () => answer.parse(await api.get(address)).data,
    // Somebody types on it: it is read again when it was changed, not when the window gets the focus.
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
}
