import type { Stay } from '#domain/erasure/stay.ts';
import type { GivenMedium } from '#domain/offer/media/complete-media.ts';
import type { DestroyedLot, RecordedMedia } from '#domain/offer/media/medium-record.ts';
import { isIn } from '#domain/offer/state.ts';
import {
  composeMedia,
  refuseBeside,
  refuseUnrecorded,
  withOwnNumbers,
  withOwnProofs,
} from '#domain/units/compose-media.ts';
import { type UnaccountedDevice, unaccountedDevices } from '#domain/units/unaccounted.ts';
import type { Unit } from '#domain/units/unit.ts';
import { checkRecords } from '#server/media/check-records.ts';
import { Problem } from '#server/problem.ts';
import type { RecordedUnits } from './from-units.ts';

/** The media of a certificate as they are recorded one by one. Throws where there is no such sale. */
export function mediaOfRows(recorded: RecordedUnits | undefined): GivenMedium[] {
  if (!recorded) throw new Problem(409, 'notAllowedInPhase');
  const { state, certified, media, units } = recorded;
  return composeMedia({ ...state, certified }, media, units);
}

/**
 * Records that were written by hand; throws where single data carriers are known that say otherwise, and where they say what cannot be
 * (DEL-01).
 */
export function checkedMedia(
  given: GivenMedium[],
  lots: GivenLots,
  recorded: RecordedUnits | undefined,
): GivenMedium[] {
  if (!recorded) return given;
  checkRecords({ media: given, lots }, stayOf(recorded));
  const { certified } = recorded;
  const refusal = refuseBeside({ ...recorded.state, certified }, recorded.media, given);
  if (refusal) throw new Problem(409, refusal);
  const { deletion: _certified, ...sale } = recorded.state;
  // Also of those that stand on a certificate: the same call again says the same.
  const records = withOwnProofs(given, composeMedia(sale, recorded.media, recorded.units));
  if (!records) throw new Problem(409, 'mediaDiffer');
  return withOwnNumbers(records, recorded.units);
}

/**
 * What a deletion ends with, as it is recorded: devices without data carriers with the number that they have here. Throws while a run waits
 * that may be about them, and while nobody accounts for a device that should have a data carrier (DEL-01).
 */
export function accountedMedia<Given extends GivenRecords>(given: Given, recorded: RecordedUnits | undefined): Given {
  if (!recorded) return given;
  const { state, units, catalogue } = recorded;
  const numbered = { ...given, ...withNumbers(given, units) };
  if (!isIn(state, ['received', 'erased'])) return numbered;
  const { deletion } = state;
  if (!deletion) return numbered;
  checkRuns(recorded);
  // What was left out for a reason, the reason accounts for.
  if (deletion.skipped !== undefined) return numbered;
  const all = {
    media: [...deletion.media, ...numbered.media],
    lots: [...(deletion.lots ?? []), ...(numbered.lots ?? [])],
    withoutMedia: [...(deletion.withoutMedia ?? []), ...(numbered.withoutMedia ?? [])],
  };
  refuseUnaccounted(unaccountedDevices(state, all, units, catalogue));
  return numbered;
}

/** Devices without data carriers with the serial numbers that they have here. Throws where a plate is none of its line. */
function withNumbers({ withoutMedia }: GivenRecords, units: readonly Unit[]): Pick<GivenRecords, 'withoutMedia'> {
  if (!withoutMedia) return {};
  const byPlate = new Map(units.map((unit) => [unit.plate, unit]));
  return {
    withoutMedia: withoutMedia.map((one) => {
      if (one.plate === undefined) return one;
      const unit = byPlate.get(one.plate);
      if (unit?.itemId !== one.itemId) throw new Problem(409, 'mediumUnitUnknown');
      return unit?.serial === undefined ? one : { ...one, serial: unit.serial };
    }),
  };
}

type GivenLots = readonly DestroyedLot[] | undefined;

/** Since when the goods can be here, as far as anybody noted it: since they left their seller, were counted, or stand in the receipt. */
function stayOf({ state, units, now }: RecordedUnits): Stay {
  const known = [state.goodsDispatchedAt, state.receipt?.at, ...units.map(({ arrivedAt }) => arrivedAt)];
  const [since] = known.filter((at) => at !== undefined).toSorted();
  return { now, ...(since !== undefined && { since }) };
}

type GivenRecords = Omit<RecordedMedia, 'media'> & { readonly media: readonly GivenMedium[] };

/** Names of at most so many devices stand in a refusal. */
const maxNamed = 200;

function refuseUnaccounted(open: readonly UnaccountedDevice[]): void {
  if (open.length === 0) return;
  const fields = open.slice(0, maxNamed).map(({ itemId, title, plate, serial, units }) => {
    const count = units > 1 ? `${units} × ` : '';
    const number = serial === undefined ? '' : `, Seriennummer ${serial}`;
    return [plate ?? itemId, `${count}${title}${number}: kein Datenträger erfasst und kein Grund genannt`];
  });
  throw new Problem(409, 'devicesUnaccounted', Object.fromEntries(fields));
}

/** Throws while a run waits in the inbox that names a number of this sale: it is linked or laid aside first. */
function checkRuns(recorded: RecordedUnits | undefined): void {
  if (!recorded || recorded.openRuns.length === 0) return;
  const fields = recorded.openRuns.slice(0, maxNamed).map(({ id, row, report }) => {
    const { serial = 'ohne Seriennummer', parentDevice } = row.medium;
    const device = parentDevice?.serial === undefined ? '' : ` in ${parentDevice.serial}`;
    return [`run.${id}`, `Lauf über ${serial}${device}, aus ${report}`];
  });
  throw new Problem(409, 'runsWaiting', Object.fromEntries(fields));
}

/** Throws where nothing shall be erased although data carriers are here, or a run of one may be (DEL-01, DEL-02). */
export function checkSkipped(recorded: RecordedUnits | undefined): void {
  if (recorded && recorded.media.length > 0) throw new Problem(409, 'mediaDiffer');
  checkRuns(recorded);
}

/**
 * Throws while a data carrier is here that stands on no certificate, also one that was found in the test and declared nowhere, while a run that
 * may be about one waits, and while nobody accounts for a device that came after the deletion was finished (DEL-01).
 */
export function checkAllErased(recorded: RecordedUnits | undefined): void {
  if (!recorded) return;
  const { state, certified, media, units, catalogue } = recorded;
  const refusal = refuseUnrecorded({ ...state, certified }, media);
  if (refusal) throw new Problem(409, refusal);
  if (!isIn(state, ['erased']) || state.deletion.skipped !== undefined) return;
  checkRuns(recorded);
  refuseUnaccounted(unaccountedDevices(state, state.deletion, units, catalogue));
}
