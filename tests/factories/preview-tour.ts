import type { Tour } from './tour.ts';

/** Looks at the seller's page as a bid would make it, or at a paper, before it is sent. */
export async function preview(
  { make, desk: by }: Tour,
  call: 'previewBid' | 'previewAdjustment' | 'documentPreview',
  offerId: string,
  body: Record<string, unknown>,
  also: Record<string, unknown>[] = [],
): Promise<void> {
  await make({ by, route: `/desk/api/${call}/:offerId`, offerId, body, also });
}
