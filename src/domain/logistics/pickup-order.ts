import { describeConfiguration } from '#domain/catalogue/describe-configuration.ts';
import type { Appointment } from '#domain/offer/facts.ts';
import type { OfferItem } from '#domain/offer/item.ts';
import { type Address, pickupPlace } from '#domain/offer/parties/addresses.ts';
import { sellerNameOf } from '#domain/offer/parties/seller-name.ts';
import { addressesAt, handoverOf } from '#domain/offer/parties/sites.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { GoodsToPack } from './goods.ts';
import type { HoldReason, PackingPlan } from './packing-plan.ts';

interface Fact {
  readonly name: string;
  readonly value: string;
}

/** What our driver has to know to fetch goods at one place; no price and no account is among it. */
export interface PickupOrder {
  readonly number: string;
  readonly seller: string;
  readonly site?: string;
  readonly place: Address;
  /** Who is there, and how to reach them; '' where nobody said. */
  readonly contact: readonly string[];
  readonly appointment?: Appointment;
  /** What the seller wished and wrote about the way in. */
  readonly wishes: readonly Fact[];
  /** '2 Paletten, ca. 340 kg' */
  readonly load: string;
  /** What stays where it is, and what has to be secured (LOG-10, LOG-11). */
  readonly hints: readonly string[];
  readonly goods: readonly {
    /** Its number in the sale, from 1. */
    readonly position: number;
    readonly title: string;
    readonly notes: readonly string[];
    readonly units: number;
  }[];
  /** When it was made. */
  readonly at: string;
}

interface Fetched {
  readonly state: OfferState;
  /** One of several places. */
  readonly site: string | undefined;
  readonly goods: readonly GoodsToPack[];
  readonly plan: PackingPlan;
  readonly load: string;
  readonly wishes: readonly Fact[];
  readonly at: string;
}

/** The order to fetch the goods of one place; undefined where nothing is fetched, or nobody knows yet where. */
export function pickupOrderOf(fetched: Fetched): PickupOrder | undefined {
  const { state, site, goods, plan, load, wishes, at } = fetched;
  const { addresses, shippingMethod, orderId } = state;
  if (addresses === undefined || shippingMethod !== 'pickup' || orderId === undefined) return undefined;
  const there = addressesAt(addresses, site);
  const { appointment } = handoverOf(state, site);
  const { contactName, contactPhone } = { ...addresses.contractAddress, ...there.pickupDetails };
  const stays = new Set(plan.held.map(({ itemId }) => itemId));
  const here = new Set(goods.map(({ itemId }) => itemId));
  return {
    number: orderId,
    seller: sellerNameOf(state),
    ...(site !== undefined && { site }),
    place: pickupPlace(there),
    contact: [contactName ?? '', contactPhone ?? ''],
    ...(appointment && { appointment }),
    wishes,
    load,
    hints: hintsOf(state.items, goods, plan),
    goods: state.items.flatMap((item, index) =>
      here.has(item.id) && !stays.has(item.id)
        ? [{ position: index + 1, title: item.title, notes: notesOf(item), units: item.quantity }]
        : [],
    ),
    at,
  };
}

function notesOf({ configuration, serialNumbers = [], inventoryNumbers = [] }: OfferItem): string[] {
  const description = configuration ? describeConfiguration(configuration) : '';
  return [
    ...(description === '' ? [] : [description]),
    ...(serialNumbers.length === 0 ? [] : [`Seriennummern: ${serialNumbers.join(', ')}`]),
    ...(inventoryNumbers.length === 0 ? [] : [`Inventarnummern: ${inventoryNumbers.join(', ')}`]),
  ];
}

/** Why goods stay where they are, for whoever stands before them. */
const stayReasons: Readonly<Record<HoldReason, string>> = {
  defective: 'Akku aufgebläht, ausgelaufen oder beschädigt: nicht berühren, nicht laden, anrufen',
  loose: 'Akku liegt lose dabei: erst nach Rücksprache',
  large: 'Akku über 100 Wh: erst nach Rücksprache',
  unchecked: 'Akku noch nicht geprüft: erst nach Rücksprache',
  leftOut: 'bleibt wie vereinbart beim Kunden',
  looseLithium: 'Lithium-Akkus ohne Gerät: erst nach Rücksprache',
  unpaid: 'wird nicht angekauft und bleibt beim Kunden',
};

/** What has to be minded before anything is loaded, what stays first (LOG-10, LOG-11). */
function hintsOf(
  items: readonly OfferItem[],
  goods: readonly GoodsToPack[],
  { held, loads, unasked }: PackingPlan,
): string[] {
  const titles = new Map(items.map(({ id, title }) => [id, title]));
  const marked = loads.filter((load) => load.marked).reduce((sum, { from, to }) => sum + to - from + 1, 0);
  const lead = goods.filter(({ battery }) => battery === 'lead').reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    ...held.map(
      ({ itemId, units, reason }) => `Nicht mitnehmen: ${units} × ${titles.get(itemId)}, ${stayReasons[reason]}.`,
    ),
    ...(unasked.length > 0
      ? ['Nach Akkus wurde nicht bei allen Geräten gefragt. Beschädigte oder aufgeblähte bleiben stehen.']
      : []),
    ...(marked > 0 ? [`Batteriezeichen (UN 3481) auf ${marked === 1 ? '1 Karton' : `${marked} Kartons`}.`] : []),
    ...(lead > 0
      ? [`${lead} × Bleiakku (UN 2800): aufrecht, gegen Rutschen und Kurzschluss gesichert, nur auf der Palette.`]
      : []),
  ];
}
