import type { Handover, ReceivedLine, SiteHandover } from '../facts.ts';
import type { RefusalCode } from '../refusal.ts';
import type { OfferFacts } from '../state.ts';
import type { Addresses, HandoverPlace } from './addresses.ts';
import { siteNamesOf } from './site-names.ts';

type Placed = Pick<OfferFacts, 'items' | 'draft' | 'addresses'>;

/** The names of the places where the goods are handed over, in the order of the items; empty where there is one place for all. */
export function sitesOf({ items, draft, addresses }: Placed): string[] {
  if (draft?.bySite !== true && addresses?.sites === undefined) return [];
  const names = siteNamesOf(items);
  return names.length > 1 ? names : [];
}

/** The code of what is wrong with the place that a step of the handover names, or undefined: an offer of several places has one step for each. */
export function refuseSite(state: OfferFacts, site: string | undefined): RefusalCode | undefined {
  const sites = sitesOf(state);
  if (site === undefined) return sites.length > 0 ? 'siteMissing' : undefined;
  if (!sites.includes(site)) return 'siteUnknown';
  return handoverOf(state, site).goodsDispatchedAt === undefined ? undefined : 'siteHandedOver';
}

/** How far a place is with handing over its goods; without a name the offer, which has one place. */
export function handoverOf(state: OfferFacts, site: string | undefined): Handover {
  if (site === undefined) return state;
  const { site: _name, ...handover } = state.siteHandovers?.find((one) => one.site === site) ?? { site };
  return handover;
}

/** When the appointment of a place fell through: the sale or the order ended before its goods had left. */
export function appointmentOffAt(state: OfferFacts, site: string | undefined): string | undefined {
  if (handoverOf(state, site).goodsDispatchedAt !== undefined) return undefined;
  return (state.cancellation ?? state.orderRejection)?.at;
}

/** How far those places are that still have their goods; without several places the offer as a whole. */
export function openHandovers(state: OfferFacts): Handover[] {
  const sites = sitesOf(state);
  const all = sites.length === 0 ? [state] : sites.map((site) => handoverOf(state, site));
  return all.filter((one) => one.goodsDispatchedAt === undefined);
}

/** Whether some places have handed over their goods and others not. */
export function isPartlyHandedOver(state: OfferFacts): boolean {
  return state.goodsDispatchedAt === undefined && handedOver(state).length > 0;
}

/** Whether one of several places still has its goods, and nothing of them is among what arrived. */
export function isWithoutPlace(state: OfferFacts, arrived: readonly ReceivedLine[]): boolean {
  const here = new Set(arrived.flatMap(({ itemId, received }) => (received > 0 ? itemId : [])));
  const came = new Set(state.items.flatMap(({ id, site }) => (here.has(id) ? site : [])));
  return sitesOf(state).some((site) => !came.has(site) && handoverOf(state, site).goodsDispatchedAt === undefined);
}

/** The places whose goods have left. */
export function handedOver({ siteHandovers = [] }: Pick<OfferFacts, 'siteHandovers'>): SiteHandover[] {
  return siteHandovers.filter((one) => one.goodsDispatchedAt !== undefined);
}

/** What a step changes: for the named place, or for the offer as a whole. */
export function handoverWith(
  { siteHandovers = [] }: OfferFacts,
  site: string | undefined,
  changed: Handover,
): Pick<OfferFacts, keyof Handover | 'siteHandovers'> {
  if (site === undefined) return changed;
  const before = siteHandovers.find((one) => one.site === site) ?? { site };
  return { siteHandovers: [...siteHandovers.filter((one) => one.site !== site), { ...before, ...changed }] };
}

/** Whether the goods of all places have left once this one's have; without a name, those of the offer have. */
export function isLastHandover(state: OfferFacts, site: string | undefined): boolean {
  const gone = new Set([...handedOver(state).map((one) => one.site), site]);
  return site === undefined || sitesOf(state).every((one) => gone.has(one));
}

/** The addresses as one of several places has them: those of the contract with where and when its own goods are handed over. */
export function addressesAt({ sites, ...contract }: Addresses, site: string | undefined): Addresses {
  const { site: _name, ...place }: HandoverPlace & { site?: string } = sites?.find((one) => one.site === site) ?? {};
  return { ...contract, ...place };
}
