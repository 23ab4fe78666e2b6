import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { MediumView, SaleMedia } from '#contract/devices/media.ts';
import { mediumEventText } from '#contract/devices/medium-words.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { isFinal, isProvedByReport, type Medium, resultOf } from '#domain/erasure/medium.ts';
import { isOnlyCleared } from '#domain/erasure/next-step.ts';
import { sideRecordActions } from '#domain/offer/commands/side-record-actions.ts';
import { missingMediumFields } from '#domain/offer/media/complete-media.ts';
import { wishedMedia } from '#domain/offer/media/media-wishes.ts';
import { isIn, type OfferState } from '#domain/offer/state.ts';
import { type Certified, composeMedia } from '#domain/units/compose-media.ts';
import { unaccountedDevices } from '#domain/units/unaccounted.ts';
import type { Unit } from '#domain/units/unit.ts';
import { staffNamesOf } from '#server/accounts/staff-names.ts';
import type { Queryable } from '#server/db/client.ts';
import { erasureReportRows, erasureReports, mediumEvents } from '#server/db/schema/media.ts';
import { stepOf } from '#server/media/apply-verdict.ts';
import { readCertified } from '#server/media/certified.ts';
import { type MediumRow, mediumOf, readMediumRows } from '#server/media/medium-rows.ts';
import { openRunsOf } from '#server/media/open-runs.ts';
import { readUnits } from '#server/units/unit-rows.ts';

interface Asked {
  readonly offerId: string;
  readonly state: OfferState;
  readonly now: string;
  readonly catalogue: Catalogue;
}

/** The units of a sale with their media, what is proved of each and what is to be done. */
export async function readSaleMedia(db: Queryable, { offerId, state, now, catalogue }: Asked): Promise<SaleMedia> {
  const rows = await readMediumRows(db, offerId);
  const units = await readUnits(db, offerId);
  const media = rows.map(mediumOf);
  const certified = await readCertified(db, offerId);
  const titles = new Map(state.items.map(({ id, title }) => [id, title]));
  const beside = await readBeside(
    db,
    rows.map(({ id }) => id),
  );
  return {
    offerId,
    isOpen: sideRecordActions.noteMedia.guard(state, { actor: 'provider', now }) === undefined,
    wishes: wishedMedia(state.items).map(({ wish, units: devices }) => ({ wish, units: devices })),
    units: units.map(({ plate, serial, inventoryNumber, place, model, itemId }) => ({
      plate,
      title: model ?? titles.get(itemId ?? '') ?? 'Nicht angekündigt',
      ...(serial !== undefined && { serial }),
      ...(inventoryNumber !== undefined && { inventoryNumber }),
      ...(place !== undefined && { place }),
    })),
    media: rows.map((row) => viewOf(row, beside, certified)),
    unaccounted: unaccountedIn({ state, catalogue }, media, units),
    openRuns: (await openRunsOf(db, { state, units, media })).map(({ id, row, verdict, report }) => ({
      ...{ id, report, verdict },
      ...(row.medium.serial !== undefined && { serial: row.medium.serial }),
      ...(row.medium.parentDevice?.serial !== undefined && { device: row.medium.parentDevice.serial }),
      ...(row.run.finishedAt !== undefined && { finishedAt: row.run.finishedAt }),
    })),
  };
}

/** Whom nobody accounts for, by what is recorded of single data carriers and stands on certificates; none once nothing is recorded any more. */
function unaccountedIn(
  { state, catalogue }: Pick<Asked, 'state' | 'catalogue'>,
  media: readonly Medium[],
  units: readonly Unit[],
) {
  if (!isIn(state, ['received', 'erased']) || state.deletion?.skipped !== undefined) return [];
  const { deletion } = state;
  const recorded = { ...deletion, media: [...(deletion?.media ?? []), ...composeMedia(state, media, units)] };
  return unaccountedDevices(state, recorded, units, catalogue);
}

/** What its certificate would lack; of what is not final yet nothing is asked. */
function missingOn(medium: Medium): MediumView['missing'] {
  if (!isFinal(medium)) return [];
  return composeMedia({ items: [] }, [medium], []).flatMap(missingMediumFields);
}

type Beside = Awaited<ReturnType<typeof readBeside>>;

async function readBeside(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return { events: [], runs: [], names: new Map<string, string>() };
  const events = await db
    .select()
    .from(mediumEvents)
    .where(inArray(mediumEvents.mediumId, [...ids]))
    .orderBy(asc(mediumEvents.id));
  const runs = await db
    .select({
      mediumId: erasureReportRows.mediumId,
      doubts: erasureReportRows.doubts,
      id: erasureReports.id,
      name: erasureReports.name,
    })
    .from(erasureReportRows)
    .innerJoin(erasureReports, eq(erasureReports.id, erasureReportRows.reportId))
    .where(and(isNotNull(erasureReportRows.mediumId), inArray(erasureReportRows.mediumId, [...ids])))
    .orderBy(desc(erasureReports.receivedAt), desc(erasureReportRows.id));
  return {
    events,
    runs,
    names: await staffNamesOf(
      db,
      events.map(({ by }) => by),
    ),
  };
}

function viewOf(row: MediumRow, { events, runs, names }: Beside, certified: Certified): MediumView {
  const medium = mediumOf(row);
  const { serial, mediaType, manufacturer, model, capacityBytes, erasure } = medium;
  const result = resultOf(medium);
  const step = stepOf(row);
  const run = runs.find(({ mediumId }) => mediumId === row.id);
  const certificate = certified.get(row.serialKey ?? '');
  const isToErase = row.nextAction === 'erase' || row.nextAction === 'eraseAgain';
  return {
    ...{ id: row.id, source: row.source, nextAction: row.nextAction, sharesDeviceSerial: row.sharesDeviceSerial },
    ...(row.plate !== null && { plate: row.plate }),
    ...(serial !== undefined && { serial }),
    ...(mediaType !== undefined && { mediaType }),
    ...(manufacturer !== undefined && { manufacturer }),
    ...(model !== undefined && { model }),
    ...(capacityBytes !== undefined && { capacityBytes }),
    ...(result !== undefined && { result }),
    ...(erasure?.sanitizationLevel !== undefined && { level: erasure.sanitizationLevel }),
    ...(erasure?.technique !== undefined && { technique: erasure.technique }),
    ...(erasure?.methodName !== undefined && { methodName: erasure.methodName }),
    ...(erasure?.finishedAt !== undefined && { finishedAt: erasure.finishedAt }),
    ...(erasure?.standard !== undefined && { standard: erasure.standard }),
    ...(certificate !== undefined && { certificate }),
    isProved: isProvedByReport(erasure),
    missing: missingOn(medium),
    ...(isToErase && step.technique !== undefined && { nextTechnique: step.technique }),
    isOnlyCleared: isOnlyCleared(medium),
    ...(run && { report: { id: run.id, name: run.name, doubts: run.doubts } }),
    history: events
      .filter(({ mediumId }) => mediumId === row.id)
      .map(({ at, by, what, data }) => ({
        ...{ at: new Date(at).toISOString(), by: names.get(by) ?? by },
        text: mediumEventText(what, data),
      })),
  };
}
