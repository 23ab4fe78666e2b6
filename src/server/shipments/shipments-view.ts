import { inArray } from 'drizzle-orm';
import type { ParcelView, ShipmentProposal, ShipmentsView, ShipmentView } from '#contract/parcels/shipments.ts';
import { problemTexts } from '#contract/problem.ts';
import { mayAskAgain, mayCancel } from '#domain/logistics/parcel-steps.ts';
import {
  isWhole,
  type Parcel,
  type Shipment,
  type ShipmentDirection,
  shipmentState,
} from '#domain/logistics/shipment.ts';
import { actionsOf } from '#domain/offer/commands/actions.ts';
import type { CommandType } from '#domain/offer/commands/commands.ts';
import { type Carrier, carriers } from '#domain/offer/facts.ts';
import { addressLines } from '#domain/offer/parties/addresses.ts';
import { handoverOf, sitesOf } from '#domain/offer/parties/sites.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { numberText } from '#domain/values/number-text.ts';
import { staff } from '#server/db/schema/staff.ts';
import { staffName } from '#server/db/staff-name.ts';
import { readShipments } from '#server/offers/shipment-rows.ts';
import { loadState } from '#server/offers/store.ts';
import { hasHeldBatteries, packed, packedAt, readBatteryAnswers } from '#server/read-models/packing.ts';
import { nameIn, type UploadNames, uploadNamesOf } from '#server/read-models/upload-names.ts';
import { logisticsRules } from '#server/settings/rules-in-force.ts';
import { sellersPlace } from './places.ts';
import type { ShipmentDeps } from './shipment-deps.ts';

/** By which command the seller learns of a shipment. */
const commandOfDirection = {
  inbound: 'sendShippingLabel',
  packaging: 'dispatchPackaging',
  returns: 'dispatchReturns',
} as const satisfies Readonly<Record<ShipmentDirection, CommandType>>;

/** Whether something may be ordered for a sale as it stands. */
export function mayOrder(state: OfferState, direction: ShipmentDirection, now: string): boolean {
  return actionsOf(state, 'provider', now).includes(commandOfDirection[direction]);
}

/** The shipments of a sale with what may be done and ordered; undefined where there is no such sale. */
export async function shipmentsView(deps: ShipmentDeps, offerId: string): Promise<ShipmentsView | undefined> {
  const found = await loadState(deps.db, offerId);
  if (!found) return undefined;
  const all = await readShipments(deps.db, offerId);
  const names = await uploadNamesOf(deps.db, all.flatMap(filesOf));
  const people = await namesOfStaff(deps, [...new Set(all.map(({ by }) => by))]);
  return {
    shipments: all.toReversed().map((shipment) => shipmentView(shipment, names, people)),
    proposals: await proposalsFor(deps, offerId, found.state, all),
    carriers: carriers.map((carrier) => ({
      carrier,
      name: logisticsRules.carriers[carrier].name,
      isConnected: deps.carriers[carrier] !== undefined,
      weight: logisticsRules.carriers[carrier].weight,
    })),
  };
}

function filesOf({ parcels }: Shipment): string[] {
  return parcels.flatMap(({ label, qrCode, aside }) => [label, qrCode, aside].filter((url) => url !== undefined));
}

async function namesOfStaff({ db }: ShipmentDeps, ids: string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select({ id: staff.id, name: staffName }).from(staff).where(inArray(staff.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function shipmentView(shipment: Shipment, names: UploadNames, people: ReadonlyMap<string, string>): ShipmentView {
  const { offerId: _offer, parcels, refusal, by, ...rest } = shipment;
  return {
    ...rest,
    by: people.get(by) ?? 'nicht mehr am Schreibtisch',
    ...(refusal !== undefined && { refusal: refusalText(refusal) }),
    state: shipmentState(shipment),
    parcels: parcels.map((parcel) => parcelView(parcel, names)),
    mayRetry: mayAskAgain(shipment) && shipment.byHand !== true,
    mayCancel: mayCancel(shipment),
    mayAnnounce: shipment.announcedAt === undefined && isWhole(shipment),
  };
}

const texts: Readonly<Record<string, string>> = problemTexts;
const refusalText = (code: string) => texts[code] ?? code;

function parcelView(
  { label, qrCode, aside, calledAt: _at, trackedAt: _on, tracking = [], ...parcel }: Parcel,
  names: UploadNames,
): ParcelView {
  const file = (url: string) => ({ url, name: nameIn(names, url) });
  return {
    ...parcel,
    tracking: tracking.toReversed(),
    ...(label !== undefined && { label: file(label) }),
    ...(qrCode !== undefined && { qrCode: file(qrCode) }),
    ...(aside !== undefined && { aside: file(aside) }),
  };
}

/** What a carton of packing material and a parcel of returned devices weigh until somebody weighs them. */
const usualWeight = 5;

/** What may be ordered now for each place, with the cartons of the packing plan. */
async function proposalsFor(
  deps: ShipmentDeps,
  offerId: string,
  state: OfferState,
  ordered: readonly Shipment[],
): Promise<ShipmentProposal[]> {
  const now = deps.clock.now().toISOString();
  const all = packed(state, deps.catalogue.catalogue, await readBatteryAnswers(deps.db, offerId));
  const open = sitesOf(state).filter((site) => handoverOf(state, site).goodsDispatchedAt === undefined);
  const sites = sitesOf(state).length === 0 ? [undefined] : open;
  const at = (direction: ShipmentDirection, site: string | undefined): ShipmentProposal[] => {
    const place = sellersPlace(state, site);
    if (!place || !mayOrder(state, direction, now)) return [];
    const there = packedAt(all, site);
    const isInbound = direction === 'inbound';
    const cartons = there.plan.loads.filter(({ type }) => type === 'carton');
    const weights = isInbound
      ? cartons.flatMap(({ from, to, weight = usualWeight }) => Array.from({ length: to - from + 1 }, () => weight))
      : [usualWeight];
    const warnings = [...orderedAlready(ordered, direction, site), ...(isInbound ? warningsOf(there) : [])];
    const lines = addressLines(place);
    const against = isInbound ? batteriesAgainst(there) : {};
    return [
      {
        direction,
        ...(site !== undefined && { site }),
        place: lines,
        weights: weights.slice(0, maxParcels),
        warnings,
        against,
      },
    ];
  };
  return [
    ...sites.flatMap((site) => at('inbound', site)),
    ...sites.flatMap((site) => at('packaging', site)),
    ...at('returns', undefined),
  ];
}

/** Nobody should order twice what is only unclear. */
function orderedAlready(
  ordered: readonly Shipment[],
  direction: ShipmentDirection,
  site: string | undefined,
): string[] {
  const there = ordered.filter((one) => one.direction === direction && one.site === site);
  const used = there.filter((one) => shipmentState(one) !== 'cancelled').map(({ reference }) => reference);
  return used.length === 0 ? [] : [`Dafür gibt es schon ${used.join(', ')}: Hier entsteht eine weitere Sendung.`];
}

/** More are ordered in a second shipment. */
const maxParcels = 30;

function warningsOf(there: ReturnType<typeof packedAt>): string[] {
  const { loads, pallets } = there.plan;
  return [
    ...(hasHeldBatteries(there) ? ['Ein Akku darf so nicht reisen: erst mit dem Kunden klären.'] : []),
    ...(pallets > 0 ? ['Ein Teil der Ware ist für Pakete zu schwer oder zu groß und braucht eine Palette.'] : []),
    ...(loads.some(({ type }) => type === 'unweighed')
      ? ['Das Gewicht eines Teils der Ware kennt niemand: bitte schätzen.']
      : []),
    ...(loads.some(({ marked }) => marked)
      ? ['Auf Pakete mit drei oder mehr Akku-Geräten gehört das Batterie-Kennzeichen.']
      : []),
  ];
}

/** What the carrier's contract rules out, before it is asked (LOG-10, LOG-12). */
export function rulesOut(carrier: Carrier, weight: number): string[] {
  const { name, weight: most } = logisticsRules.carriers[carrier];
  return weight > most ? [`${name} nimmt Pakete bis ${numberText(most, 3)} kg.`] : [];
}

/** Of goods on their way to us with built-in batteries: the carriers whose contract excludes them (LOG-12). */
function batteriesAgainst({ plan }: ReturnType<typeof packedAt>): Partial<Record<Carrier, string>> {
  if (!plan.loads.some(({ batteries }) => batteries > 0)) return {};
  const excluding = carriers.filter((carrier) => !logisticsRules.carriers[carrier].takesBuiltInLithium);
  const text = (carrier: Carrier) =>
    `${logisticsRules.carriers[carrier].name} nimmt nach unserem Vertrag keine Geräte mit eingebautem Akku.`;
  return Object.fromEntries(excluding.map((carrier) => [carrier, text(carrier)]));
}

/** The same of one carrier and place, as reasons against it. */
export async function batteryRefusal(
  deps: ShipmentDeps,
  offerId: string,
  state: OfferState,
  { carrier, site }: { readonly carrier: Carrier; readonly site?: string | undefined },
): Promise<string[]> {
  const all = packed(state, deps.catalogue.catalogue, await readBatteryAnswers(deps.db, offerId));
  const against = batteriesAgainst(packedAt(all, site))[carrier];
  return against === undefined ? [] : [against];
}
