import { maxSearchLength } from '#contract/goods/max-search-length.ts';
import { type OfferFilter, type OfferStep, offerFilters, offerSteps } from '#contract/sale/offer-list.ts';
import { pages } from '#contract/site/urls.ts';

/** What the list shows, as the address says it, so that back and a bookmark lead to the same rows. */
export interface CockpitChoice {
  readonly search: string;
  readonly show?: OfferFilter | undefined;
  readonly stage?: OfferStep | undefined;
  /** From 1. */
  readonly page: number;
}

/** So many rows are on the screen at once. */
export const rowsOnPage = 25;

const showWords: Record<OfferFilter, string> = {
  yourTurn: 'am-zug',
  running: 'laufend',
  finished: 'ausgezahlt',
  ended: 'beendet',
};
const stepWords: Record<OfferStep, string> = {
  negotiation: 'kaufpreis',
  logistics: 'versand',
  deletion: 'datenloeschung',
  testing: 'pruefung',
  payout: 'auszahlung',
};

/** Reads the choice out of an address; whatever it does not know counts as not said. */
export function listChoiceOf(searchPart: string): CockpitChoice {
  const said = new URLSearchParams(searchPart);
  const page = Number(said.get('seite'));
  return {
    search: (said.get('suche') ?? '').slice(0, maxSearchLength),
    show: offerFilters.find((show) => showWords[show] === said.get('zeige')),
    stage: offerSteps.find((step) => stepWords[step] === said.get('stufe')),
    page: Number.isInteger(page) && page > 0 ? Math.min(page, 100_000) : 1,
  };
}

/** The address of the list with a choice. */
export function listAddress({ search, show, stage, page }: CockpitChoice): string {
  const said = new URLSearchParams();
  if (search.trim() !== '') said.set('suche', search.trim());
  if (show !== undefined) said.set('zeige', showWords[show]);
  if (stage !== undefined) said.set('stufe', stepWords[stage]);
  if (page > 1) said.set('seite', String(page));
  return said.size === 0 ? pages.cockpit.list : `${pages.cockpit.list}?${said}`;
}

/** What the server is asked for: the rows of the page, and the counts. */
export function askedBy({ search, show, stage, page }: CockpitChoice): {
  readonly rows: string;
  readonly counts: string;
} {
  const counts = new URLSearchParams();
  if (search.trim() !== '') counts.set('search', search.trim());
  if (stage !== undefined) counts.set('stage', stage);
  const rows = new URLSearchParams(counts);
  if (show !== undefined) rows.set('show', show);
  rows.set('limit', String(rowsOnPage));
  rows.set('offset', String((page - 1) * rowsOnPage));
  return { rows: String(rows), counts: String(counts) };
}

/** Whether anything is left out by the choice. */
export function isNarrowed({ search, show, stage }: CockpitChoice): boolean {
  return search.trim() !== '' || show !== undefined || stage !== undefined;
}
