import { z } from 'zod';
import { itemIdSchema, lineSchema, numberSchema } from '#contract/fields.ts';
import { mediaTypes } from '#domain/erasure/media-type.ts';
import { erasureStandards, verifications } from '#domain/erasure/medium.ts';
import { mediumResults } from '#domain/erasure/medium-result.ts';
import { sanitizationLevels, techniques } from '#domain/erasure/technique.ts';
import { withoutMediaReasons } from '#domain/offer/media/medium-record.ts';
import { destructionFields } from './destruction.ts';
import { plateSchema } from './units.ts';

const words = lineSchema(160).exactOptional();
const instant = z.iso.datetime().exactOptional();
const count = z.int().min(0).max(1_000_000_000).exactOptional();

/** How data carriers were destroyed, and which two people saw it. */
const destructionSchema = z.strictObject({ ...destructionFields, witness: lineSchema(120) });

/** A data carrier with what became of it, by the fields of a certificate; the first five are the short form. */
export const mediumRecordSchema = z.strictObject({
  serial: numberSchema(100).exactOptional(),
  model: words,
  method: words,
  result: z.enum(mediumResults),
  device: words,
  itemId: itemIdSchema.exactOptional(),
  plate: plateSchema.exactOptional(),
  mediaType: z.enum(mediaTypes).exactOptional(),
  manufacturer: words,
  firmware: lineSchema(60).exactOptional(),
  interface: lineSchema(60).exactOptional(),
  capacityBytes: z.int().min(0).exactOptional(),
  logicalSector: count,
  hpaDcoStatus: words,
  parentDevice: z.strictObject({ manufacturer: words, model: words, serial: words, assetTag: words }).exactOptional(),
  standard: z.enum(erasureStandards).exactOptional(),
  methodName: words,
  sanitizationLevel: z.enum(sanitizationLevels).exactOptional(),
  technique: z.enum(techniques).exactOptional(),
  passesRequested: count,
  passesCompleted: count,
  pattern: words,
  verification: z.enum(verifications).exactOptional(),
  verificationPercent: z.int().min(0).max(100).exactOptional(),
  verificationResult: z.enum(['passed', 'failed']).exactOptional(),
  ioErrors: count,
  reallocatedSectors: count,
  startedAt: instant,
  finishedAt: instant,
  durationS: count,
  toolName: words,
  toolVersion: lineSchema(60).exactOptional(),
  toolReportId: words,
  station: words,
  operator: lineSchema(120).exactOptional(),
  validator: lineSchema(120).exactOptional(),
  sharesDeviceSerial: z.literal(true).exactOptional(),
  destruction: destructionSchema.exactOptional(),
  followUp: lineSchema(300).exactOptional(),
});

/** Body of finishDeletion. */
export const finishDeletionSchema = z
  .strictObject({
    /** Of the data carriers as they are recorded one by one, in place of `media`. */
    fromUnits: z.literal(true).exactOptional(),
    media: z.array(mediumRecordSchema).max(20_000).exactOptional(),
    /** Destroyed together, without a serial number of each. */
    lots: z
      .array(
        z.strictObject({
          description: lineSchema(200),
          count: z.int().min(1).max(100_000),
          weightGrams: z.int().min(1).max(100_000_000).exactOptional(),
          container: lineSchema(60).exactOptional(),
          seal: numberSchema(60).exactOptional(),
          itemId: itemIdSchema.exactOptional(),
          destruction: destructionSchema,
        }),
      )
      .max(500)
      .exactOptional(),
    /** Arrived goods in which there were no data carriers: a device by its plate, as many of a line, or the whole line. */
    withoutMedia: z
      .array(
        z
          .strictObject({
            itemId: itemIdSchema,
            reason: z.enum(withoutMediaReasons),
            plate: plateSchema.exactOptional(),
            units: z.int().min(1).max(100_000).exactOptional(),
          })
          .refine(({ plate, units }) => plate === undefined || units === undefined, {
            error: 'Bitte entweder das Gerät nennen oder wie viele.',
            path: ['units'],
          }),
      )
      .max(20_000)
      .exactOptional(),
    seal: numberSchema(100).exactOptional(),
    signature: z.strictObject({ name: lineSchema(120), role: lineSchema(120) }).exactOptional(),
  })
  .refine(({ fromUnits, media }) => (fromUnits === undefined) === (media !== undefined), {
    error: 'Bitte entweder die Datenträger angeben oder fromUnits.',
    path: ['media'],
  });
