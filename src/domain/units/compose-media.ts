import { comparedSerial, isFinal, type Medium, type ParentDevice, resultOf } from '#domain/erasure/medium.ts';
import { sameContent } from '#domain/offer/commands/decision.ts';
import type { GivenMedium } from '#domain/offer/media/complete-media.ts';
import type { RefusalCode } from '#domain/offer/refusal.ts';
import type { OfferFacts } from '#domain/offer/state.ts';
import { deviceNumber } from '#domain/values/device-number.ts';
import type { Unit } from './unit.ts';

/** By compared serial number, each data carrier that stands on a paper: the number of the one that counts, none where all were taken back. */
export type Certified = ReadonlyMap<string, string | undefined>;

interface Sale extends Pick<OfferFacts, 'items' | 'receipt' | 'deletion'> {
  readonly certified?: Certified;
}

/** What was recorded of each data carrier and stands on no certificate yet, as the next one names it. */
export function composeMedia(sale: Sale, media: readonly Medium[], units: readonly Unit[]): GivenMedium[] {
  const unitOf = unitsByName(units);
  const arrived = new Set(sale.receipt?.lines.flatMap(({ itemId, received }) => (received > 0 ? itemId : [])));
  const titles = new Map(sale.items.map(({ id, title }) => [id, title]));
  return unrecorded(sale, media).map((medium): GivenMedium => {
    const { id: _id, offerId: _sale, source: _source, nextAction: _next, erasure, destruction, ...rest } = medium;
    const { parentDevice: reported, ...known } = rest;
    const unit = unitOf(medium);
    const itemId = unit?.itemId;
    const device = unit ? ownDevice(unit, titles.get(itemId ?? ''), reported) : announcedDevice(sale, reported);
    return {
      ...known,
      ...runOf(erasure),
      ...(device && { parentDevice: device }),
      ...stationOf(unit, reported),
      ...(itemId !== undefined && arrived.has(itemId) && { itemId }),
      ...(destruction && { destruction }),
      ...(destruction &&
        erasure &&
        erasure.result !== 'erased' && { followUp: 'Löschung misslungen, danach vernichtet' }),
      // What nobody has touched is as good as not found: it keeps the certificate back (DEL-01).
      result: resultOf(medium) ?? 'notDetected',
    };
  });
}

function runOf(erasure: Medium['erasure']) {
  if (!erasure) return {};
  const { result: _result, reportId: _report, reportHash: _hash, byHand: _byHand, ...run } = erasure;
  return run;
}

/** Finds the unit that a medium was in: where somebody put it, else the one whose own number its report names. */
function unitsByName(units: readonly Unit[]) {
  const byPlate = new Map(units.map((unit) => [unit.plate, unit]));
  const bySerial = new Map(units.map((unit) => [deviceNumber(unit.serial ?? ''), unit]));
  // What has no letter and no figure is no number.
  bySerial.delete('');
  return ({ plate, parentDevice }: Pick<Medium, 'plate' | 'parentDevice'>): Unit | undefined =>
    plate === undefined ? bySerial.get(deviceNumber(parentDevice?.serial ?? '')) : byPlate.get(plate);
}

/**
 * A unit by its own numbers. A report names the machine that its tool ran on, which is a wipe station as often as the device: what it says
 * adds to ours only where it names our number.
 */
function ownDevice(unit: Unit, title: string | undefined, reported: ParentDevice | undefined): ParentDevice {
  const { model, serial, inventoryNumber } = unit;
  const name = model ?? title;
  return {
    ...(isSameSerial(unit, reported) && reported),
    ...(name !== undefined && { model: name }),
    ...(serial !== undefined && { serial }),
    ...(inventoryNumber !== undefined && { assetTag: inventoryNumber }),
  };
}

/** The machine that a report names where it is another than the device: a disk was wiped in it, so it is a tool. */
function stationOf(unit: Unit | undefined, reported: ParentDevice | undefined): Pick<GivenMedium, 'station'> {
  if (!unit || !reported || isSameSerial(unit, reported)) return {};
  const { manufacturer, model, serial } = reported;
  const station = [manufacturer, model, serial].filter(Boolean).join(' ');
  return serial === undefined || station === '' ? {} : { station: station.slice(0, 160) };
}

/** Where no unit is known: the machine of the report, if its number is one that the seller announced. */
function announcedDevice({ items }: Sale, reported: ParentDevice | undefined): ParentDevice | undefined {
  const announced = items.flatMap(({ serialNumbers = [] }) => serialNumbers);
  return announced.some((serial) => isSameSerial({ serial }, reported)) ? reported : undefined;
}

function isSameSerial(one: Pick<ParentDevice, 'serial'>, other: Pick<ParentDevice, 'serial'> | undefined): boolean {
  if (one.serial === undefined || other?.serial === undefined) return false;
  return comparedSerial(one.serial) === comparedSerial(other.serial);
}

/** Records that were written by hand: a device under its plate has the number that it has here, whatever its record calls it. */
export function withOwnNumbers(given: readonly GivenMedium[], units: readonly Unit[]): GivenMedium[] {
  const byPlate = new Map(units.map((unit) => [unit.plate, unit]));
  return given.map((medium) => {
    const { parentDevice } = medium;
    const unit = byPlate.get(medium.plate ?? '');
    if (!parentDevice || unit?.serial === undefined || isSameSerial(unit, parentDevice)) return medium;
    const device = ownDevice(unit, undefined, parentDevice);
    return { ...medium, parentDevice: device, ...stationOf(unit, parentDevice) };
  });
}

/** What a hand may say of a run beside its evidence, and not otherwise. */
const runFields = [
  'standard',
  'technique',
  'verification',
  'finishedAt',
  'operator',
  'toolName',
  'destruction',
] as const;

/**
 * Records that were written by hand, of carriers that are recorded one by one: what is proved of them stands, also where the short form says
 * less. Undefined where a record says of a run what its evidence says otherwise.
 */
export function withOwnProofs(
  given: readonly GivenMedium[],
  composed: readonly GivenMedium[],
): GivenMedium[] | undefined {
  const proved = new Map(composed.map((medium) => [comparedSerial(medium.serial ?? ''), medium]));
  proved.delete('');
  const differs = (said: unknown, known: unknown) =>
    said !== undefined && known !== undefined && !sameContent(said, known);
  const records = given.map((medium) => {
    const own = proved.get(comparedSerial(medium.serial ?? ''));
    if (!own) return medium;
    if (runFields.some((field) => differs(medium[field], own[field]))) return undefined;
    const { method, ...said } = medium;
    const isNamed = (own.technique ?? own.methodName ?? own.destruction) !== undefined;
    return { ...said, ...(method !== undefined && !isNamed && { method }), ...own };
  });
  return records.some((record) => record === undefined) ? undefined : records.flatMap((record) => record ?? []);
}

type MediaRefusal = Extract<RefusalCode, 'mediumNotErased' | 'mediaDiffer' | 'certificateLapsed'>;

/**
 * Why records that were written by hand cannot stand beside what is known of single data carriers, or undefined: one has no final
 * result, also one that was found by a hardware audit and declared nowhere (DEL-01), is not named at all, or ended in another way.
 */
export function refuseBeside(
  sale: Sale,
  media: readonly Medium[],
  given: readonly GivenMedium[],
): MediaRefusal | undefined {
  const open = unrecorded(sale, media);
  if (!open.every(isFinal)) return 'mediumNotErased';
  const said = new Map(given.map(({ serial = '', result }) => [comparedSerial(serial), result]));
  const isSaid = (medium: Medium) =>
    medium.serial !== undefined && said.get(comparedSerial(medium.serial)) === resultOf(medium);
  return open.every(isSaid) ? undefined : 'mediaDiffer';
}

/**
 * Why the test cannot end, or undefined: afterwards nothing is recorded of data carriers any more, and one that is here stands on no
 * certificate (DEL-01). Where the seller waived the deletion none is asked for.
 */
export function refuseUnrecorded(sale: Sale, media: readonly Medium[]): MediaRefusal | undefined {
  if (sale.deletion?.skipped === 'customerWaived') return undefined;
  const hasLapsed = (key: string) => sale.certified?.has(key) === true && sale.certified.get(key) === undefined;
  const isLapsed = ({ serial }: Medium) => serial !== undefined && hasLapsed(comparedSerial(serial));
  return media.some(isLapsed) ? 'certificateLapsed' : refuseBeside(sale, media, []);
}

/** The media that were recorded for no certificate yet. */
function unrecorded({ deletion, certified = new Map() }: Sale, media: readonly Medium[]): Medium[] {
  const recorded = new Set([
    ...certified.keys(),
    ...(deletion?.media ?? []).map(({ serial }) => comparedSerial(serial)),
  ]);
  return media.filter(({ serial }) => serial === undefined || !recorded.has(comparedSerial(serial)));
}
