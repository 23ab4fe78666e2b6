import { deskPages } from '#contract/desk/desk-urls.ts';

/** Where what somebody described is added to the catalogue; a sale is the way back. */
export function newEntryAddress(text: string, offerId?: string): string {
  return `${deskPages.catalogueNew}?${new URLSearchParams({ text, ...(offerId !== undefined && { verkauf: offerId }) })}`;
}
