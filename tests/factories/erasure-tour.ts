import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { destructionCalls } from '#contract/devices/destruction.ts';
import { reportCalls, reportsSchema } from '#contract/devices/erasure-reports.ts';
import { mediaCalls, mediaSchema } from '#contract/devices/media.ts';
import { succeed } from '#tests/support/people.ts';
import { blanccoReport } from './erasure-reports.ts';
import { hostileText as text } from './hostile-text.ts';
import type { Tour } from './tour.ts';

const scannedSchema = z.object({ made: z.array(z.object({ plate: z.string() })) });

/** Everything that can be said of a drive but its number. */
const described = {
  mediaType: 'hdd',
  manufacturer: text,
  model: text,
  firmware: text,
  interface: text,
  capacityBytes: 4_000_787_030_016,
  logicalSector: 512,
  hpaDcoStatus: text,
  sharesDeviceSerial: true,
};

/** Media that are noted, corrected and taken back, runs that are linked and laid aside, while a unit of the sale is in the house. */
export async function mediaOfSale(
  { make, desk: by, otherDesk, now }: Tour,
  offerId: string,
  itemId = '',
): Promise<void> {
  const scan = { id: randomUUID(), at: new Date().toISOString(), itemId };
  const scanned = await succeed(by.post(`/desk/api/scan/${offerId}`, { scans: [scan] }));
  const plate = scannedSchema.parse(scanned).made[0]?.plate ?? '';
  const media = mediaSchema.parse(
    await make({
      by,
      route: mediaCalls.add(':offerId'),
      offerId,
      body: { mediumId: randomUUID(), plate, serial: text, ...described },
    }),
  ).media;
  const mediumId = media.at(-1)?.id;
  const seen = {
    ...{
      result: 'erased',
      standard: 'NIST_800_88_R2',
      methodName: text,
      technique: 'overwrite',
      verification: 'sample',
      verificationPercent: 10,
    },
    ...{ startedAt: now().toISOString(), finishedAt: now().toISOString() },
    ...{ toolName: text, toolVersion: text, operator: text, validator: text },
  };
  const completes = {
    ...{ technique: 'overwrite', verification: 'sample', verificationPercent: 10, validator: text, operator: text },
    finishedAt: now().toISOString(),
  };
  const change = { mediumId, reason: text, plate, serial: text, ...described, nextAction: 'destroy', erasure: seen };
  const route = mediaCalls.change(':offerId');
  await make({
    by,
    route,
    offerId,
    body: change,
    also: [
      { mediumId, reason: text, removed: true },
      { mediumId, reason: text, completes },
    ],
  });
  const destructionId = randomUUID();
  const destroyed = {
    ...{ securityLevel: 'H-4', protectionClass: 2, technique: text, particleSize: text, place: text, machine: text },
    ...{ at: now().toISOString(), operator: text, subcontractor: text, wasteCode: '16 02 14' },
  };
  const again = { destructionId: randomUUID(), mediumIds: [mediumId], ...destroyed };
  const { record, withdraw, witness } = destructionCalls;
  await succeed(by.post(record(offerId), again));
  await make({ by, route: withdraw(':offerId'), offerId, body: { destructionId: again.destructionId } });
  await make({ by, route: record(':offerId'), offerId, body: { ...again, destructionId } });
  const file = { name: 'bericht.xml', content: blanccoReport([{ serial: 'UNBEKANNT01' }, { serial: 'UNBEKANNT02' }]) };
  await succeed(by.upload(reportCalls.upload, [file, { name: 'leer.txt', content: 'kein Bericht' }]));
  const { reports } = reportsSchema.parse(await succeed(by.get(reportCalls.list)));
  const [linked, dismissed] = reports.flatMap(({ rows }) => rows).filter(({ waitsFor }) => waitsFor);
  const link = { rowIds: [linked?.id], device: plate, reason: text };
  const byMedium = { rowIds: [linked?.id], mediumId, reason: text };
  await make({ by, route: reportCalls.link, body: link, also: [byMedium] });
  await make({ by, route: reportCalls.dismissRows, body: { rowIds: [dismissed?.id], reason: text } });
  const reportId = reports.find(({ unread }) => unread)?.id;
  await make({ by, route: reportCalls.dismiss, body: { reportId, reason: text } });
  for (const { id } of mediaSchema.parse(await succeed(by.get(mediaCalls.media(offerId)))).media)
    await succeed(by.post(mediaCalls.change(offerId), { mediumId: id, reason: text, removed: true }));
  // The media are taken back by now: the word changes nothing, and the sale goes on without them.
  await make({ by: otherDesk, route: witness(':offerId'), offerId, body: { destructionId, witness: text } });
  await succeed(by.post(`/desk/api/scan/${offerId}`, { scans: [{ id: randomUUID(), at: scan.at, undo: scan.id }] }));
}
