import { deskPages } from '#contract/desk/desk-urls.ts';

/** The views of the page from which money leaves, in the order of their tabs. */
export const payoutViews = ['faellig', 'im-lauf', 'gesperrt', 'bezahlt', 'laeufe'] as const;
export type PayoutView = (typeof payoutViews)[number];

/** Address of a view, or of one run. */
export function payoutAddress(place: { readonly view: PayoutView } | { readonly run: string }): string {
  if ('run' in place) return `${deskPages.payouts}?lauf=${encodeURIComponent(place.run)}`;
  return place.view === 'faellig' ? deskPages.payouts : `${deskPages.payouts}?ansicht=${place.view}`;
}

/** What an address shows. */
export function payoutPlaceOf(search: string): { readonly view: PayoutView } | { readonly run: string } {
  const asked = new URLSearchParams(search);
  const run = asked.get('lauf');
  if (run !== null) return { run };
  return { view: payoutViews.find((view) => view === asked.get('ansicht')) ?? 'faellig' };
}
