import { z } from 'zod';
import { lineSchema, numberSchema, requiredTextSchema } from '#contract/fields.ts';
import { mediaWishes } from '#domain/catalogue/questions/media-wish.ts';
import { doubtTexts } from '#domain/erasure/doubts.ts';
import { mediaTypes } from '#domain/erasure/media-type.ts';
import { erasureStandards, mediumSources, nextActions, verifications } from '#domain/erasure/medium.ts';
import { mediumResults } from '#domain/erasure/medium-result.ts';
import { sanitizationLevels, techniques } from '#domain/erasure/technique.ts';
import { certifiedFields } from '#domain/offer/media/complete-media.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { verdictWords } from './medium-words.ts';
import { plateSchema, unitView } from './units.ts';

/** The calls about the data carriers of a sale. */
export const mediaCalls = {
  media: (offerId: string) => `/desk/api/media/${offerId}`,
  add: (offerId: string) => `/desk/api/addMedium/${offerId}`,
  change: (offerId: string) => `/desk/api/changeMedium/${offerId}`,
} as const;

const instant = z.string();

/** A medium as the desk shows it. */
export const mediumSchema = z.object({
  id: z.string(),
  plate: z.string().exactOptional(),
  serial: z.string().exactOptional(),
  mediaType: z.enum(mediaTypes).exactOptional(),
  manufacturer: z.string().exactOptional(),
  model: z.string().exactOptional(),
  capacityBytes: z.number().exactOptional(),
  source: z.enum(mediumSources),
  result: z.enum(mediumResults).exactOptional(),
  level: z.enum(sanitizationLevels).exactOptional(),
  /** Flash cells that were only overwritten. */
  isOnlyCleared: z.boolean(),
  nextAction: z.enum(nextActions),
  /** With what it is to be erased again. */
  nextTechnique: z.enum(techniques).exactOptional(),
  technique: z.enum(techniques).exactOptional(),
  methodName: z.string().exactOptional(),
  finishedAt: instant.exactOptional(),
  standard: z.enum(erasureStandards).exactOptional(),
  /** Number of the paper that it stands on and that counts: until it is taken back nothing is changed. */
  certificate: z.string().exactOptional(),
  /** A report proves it erased: nobody's word takes its place. */
  isProved: z.boolean(),
  /** What its certificate names and nobody has said yet. */
  missing: z.array(z.enum(certifiedFields)),
  sharesDeviceSerial: z.boolean(),
  /** Of the newest report about it. */
  report: z.object({ id: z.string(), name: z.string(), doubts: z.array(z.enum(keysOf(doubtTexts))) }).exactOptional(),
  history: z.array(z.object({ at: instant, by: z.string(), text: z.string() })),
});
export type MediumView = z.infer<typeof mediumSchema>;

/** The units of a sale with their media, and the media of which nobody knows in what they were. */
export const mediaSchema = z.object({
  offerId: z.string(),
  /** Whether media may be noted and changed now. */
  isOpen: z.boolean(),
  /** What the seller wishes for the data, by number of devices. */
  wishes: z.array(z.object({ wish: z.enum(mediaWishes), units: z.int() })),
  units: z.array(
    unitView.pick({ plate: true, serial: true, inventoryNumber: true, place: true }).extend({ title: z.string() }),
  ),
  media: z.array(mediumSchema),
  /** Devices that should have a data carrier and of which none is recorded; several where nothing tells them apart. */
  unaccounted: z.array(
    z.object({
      itemId: z.string(),
      title: z.string(),
      units: z.int(),
      plate: z.string().exactOptional(),
      serial: z.string().exactOptional(),
      inventoryNumber: z.string().exactOptional(),
    }),
  ),
  /** Runs of erasure that wait for somebody and may be about this sale. */
  openRuns: z.array(
    z.object({
      id: z.int(),
      report: z.string(),
      serial: z.string().exactOptional(),
      device: z.string().exactOptional(),
      finishedAt: instant.exactOptional(),
      verdict: z.enum(keysOf(verdictWords)),
    }),
  ),
});
export type SaleMedia = z.infer<typeof mediaSchema>;

const described = {
  serial: numberSchema(120).exactOptional(),
  mediaType: z.enum(mediaTypes).exactOptional(),
  manufacturer: lineSchema(120).exactOptional(),
  model: lineSchema(120).exactOptional(),
  firmware: lineSchema(120).exactOptional(),
  interface: lineSchema(60).exactOptional(),
  capacityBytes: z
    .int()
    .min(1)
    .max(10 ** 16)
    .exactOptional(),
  logicalSector: z.int().min(1).max(1_000_000).exactOptional(),
  hpaDcoStatus: lineSchema(120).exactOptional(),
};

/** Body of POST /desk/api/addMedium: a drive that somebody has in the hand. */
export const addMediumSchema = z.strictObject({
  /** Given by the screen, so that the same call again notes nothing more. */
  mediumId: z.uuid(),
  plate: plateSchema.exactOptional(),
  ...described,
  /** Its number is that of the device, and somebody looked at it (DEL-03). */
  sharesDeviceSerial: z.boolean().exactOptional(),
});

/** Body of POST /desk/api/changeMedium: what was wrong or is known better, always with a reason. */
export const changeMediumSchema = z.strictObject({
  mediumId: z.uuid(),
  reason: requiredTextSchema(500),
  plate: plateSchema.exactOptional(),
  ...described,
  sharesDeviceSerial: z.boolean().exactOptional(),
  nextAction: z.enum(['eraseAgain', 'check', 'destroy']).exactOptional(),
  /** What somebody saw for themselves, where there is no report. */
  erasure: z
    .strictObject({
      result: z.enum(['erased', 'failed', 'notDetected']),
      standard: z.enum(erasureStandards).exactOptional(),
      methodName: lineSchema(120).exactOptional(),
      technique: z.enum(techniques).exactOptional(),
      verification: z.enum(verifications).exactOptional(),
      verificationPercent: z.int().min(1).max(100).exactOptional(),
      validator: lineSchema(120).exactOptional(),
      startedAt: z.iso.datetime().exactOptional(),
      finishedAt: z.iso.datetime().exactOptional(),
      toolName: lineSchema(120).exactOptional(),
      toolVersion: lineSchema(60).exactOptional(),
      operator: lineSchema(120).exactOptional(),
    })
    .exactOptional(),
  /** What the proof of its erasure does not say: nothing that it says is changed. */
  completes: z
    .strictObject({
      technique: z.enum(techniques).exactOptional(),
      verification: z.enum(['full', 'sample']).exactOptional(),
      verificationPercent: z.int().min(1).max(100).exactOptional(),
      validator: lineSchema(120).exactOptional(),
      finishedAt: z.iso.datetime().exactOptional(),
      operator: lineSchema(120).exactOptional(),
    })
    .exactOptional(),
  /** It was noted in error. */
  removed: z.literal(true).exactOptional(),
});
export type ChangeMedium = z.infer<typeof changeMediumSchema>;
