import { z } from 'zod';
import {
  inventoryNumberSchema,
  itemIdSchema,
  lineSchema,
  numberSchema,
  requiredTextSchema,
  serialNumberSchema,
  textSchema,
  trackingNumberSchema,
  uploadUrlSchema,
} from '#contract/fields.ts';
import { nextActions } from '#domain/erasure/medium.ts';
import { mediumResults } from '#domain/erasure/medium-result.ts';
import { phases } from '#domain/offer/phase.ts';
import { platePattern } from '#domain/units/plate.ts';
import { maxUnitsTogether } from '#domain/units/scan.ts';
import { grades } from '#domain/values/grade.ts';

const instant = z.string();

/** A licence plate in an address or a body. */
export const plateSchema = z.string().regex(platePattern);

/** A unit as the desk shows it. */
export const unitView = z.object({
  plate: z.string(),
  itemId: z.string().exactOptional(),
  serial: z.string().exactOptional(),
  inventoryNumber: z.string().exactOptional(),
  model: z.string().exactOptional(),
  arrivedAt: instant,
  parcel: z.string().exactOptional(),
  place: z.string().exactOptional(),
  hold: z.object({ reason: z.string(), at: instant }).exactOptional(),
  batteryDamaged: z.literal(true).exactOptional(),
  note: z.string().exactOptional(),
  photos: z.array(z.string()),
});
export type UnitView = z.infer<typeof unitView>;

/** What the ramp has to know of a sale: what was announced, and what is here. */
export const goodsInSchema = z.object({
  offerId: z.string(),
  orderId: z.string().exactOptional(),
  seller: z.string(),
  phase: z.enum(phases),
  /** Whether units may be counted now. */
  isOpen: z.boolean(),
  lines: z.array(
    z.object({
      itemId: z.string(),
      title: z.string(),
      description: z.string(),
      quantity: z.int(),
      serialNumbers: z.array(z.string()),
      inventoryNumbers: z.array(z.string()),
      articleCodes: z.array(z.string()),
      site: z.string().exactOptional(),
    }),
  ),
  /** In the order in which they came. */
  units: z.array(unitView),
  /** Tracking numbers under which the goods travel or came, and when each was scanned. */
  parcels: z.array(z.object({ number: z.string(), arrivedAt: instant.exactOptional() })),
  /** Where devices may be put. */
  places: z.array(z.string()),
  /** The newest receipt that was closed, and whether it says what stands here now. */
  receipt: z.object({ at: instant, isCurrent: z.boolean() }).exactOptional(),
});
export type GoodsInView = z.infer<typeof goodsInSchema>;

const scanId = z.uuid();

/** Something that was scanned, or a scan that is taken back. */
const scanSchema = z
  .strictObject({
    id: scanId,
    /** By the clock of the tablet. */
    at: z.iso.datetime(),
    /** Absent for units without a number. */
    code: lineSchema(200).exactOptional(),
    itemId: itemIdSchema.exactOptional(),
    units: z.int().min(1).max(maxUnitsTogether).exactOptional(),
    unannounced: z.literal(true).exactOptional(),
    /** What looks like a number of goods or papers is a device all the same. */
    asDevice: z.literal(true).exactOptional(),
    parcel: trackingNumberSchema.exactOptional(),
  })
  .refine(({ code, itemId, unannounced }) => code !== undefined || itemId !== undefined || unannounced, {
    error: 'Bitte eine Nummer oder eine Position angeben.',
    path: ['code'],
  });
export type SentScan = z.infer<typeof scanSchema>;
const undoSchema = z.strictObject({ id: scanId, at: z.iso.datetime(), undo: scanId });
export type SentUndo = z.infer<typeof undoSchema>;

const maxUnitsAtOnce = 1_000;

/** Body of scan: in the order in which they were made. */
export const sendScansSchema = z.strictObject({
  scans: z
    .array(z.union([scanSchema, undoSchema]))
    .min(1)
    .max(200)
    .refine((scans) => scans.reduce((sum, one) => sum + ('undo' in one ? 0 : (one.units ?? 1)), 0) <= maxUnitsAtOnce, {
      error: `Bitte höchstens ${maxUnitsAtOnce} Geräte auf einmal senden.`,
    }),
});

const scanOutcomes = [
  'arrived',
  'unannounced',
  'again',
  'plate',
  'whichLine',
  'article',
  'full',
  'parcel',
  'strangePlate',
  'unreadable',
  'undone',
] as const;
/** What a scan was. */
export const scanResultSchema = z.object({
  id: z.string(),
  kind: z.enum(scanOutcomes),
  /** Of the units that it made, or named. */
  plates: z.array(z.string()),
  itemIds: z.array(z.string()).exactOptional(),
  parcel: z.string().exactOptional(),
  isAnnounced: z.boolean().exactOptional(),
  /** Other sales that are not over and have a device of this serial number, each with its number. */
  alsoIn: z.array(z.object({ offerId: z.string(), sale: z.string().exactOptional() })).exactOptional(),
});
export type ScanResult = z.infer<typeof scanResultSchema>;

/** Answer of scan: what each was, and what changed by them. */
export const scansAnswerSchema = z.object({
  scans: z.array(scanResultSchema),
  made: z.array(unitView),
  removed: z.array(z.string()),
});

/** Body of changeUnit: only what changes; `null` takes away what stood there. */
export const changeUnitSchema = z.strictObject({
  plate: plateSchema,
  /** The line it belongs to; `null`: it belongs to none. */
  itemId: itemIdSchema.nullable().exactOptional(),
  serial: serialNumberSchema.nullable().exactOptional(),
  inventoryNumber: inventoryNumberSchema.nullable().exactOptional(),
  model: lineSchema(300).nullable().exactOptional(),
  place: lineSchema(100).nullable().exactOptional(),
  /** It waits, for this reason. */
  hold: requiredTextSchema(500).nullable().exactOptional(),
  batteryDamaged: z.boolean().exactOptional(),
  note: textSchema(2_000).nullable().exactOptional(),
  /** Beside those that it has. */
  photos: z.array(uploadUrlSchema).max(20).exactOptional(),
});
export type UnitChange = Omit<z.infer<typeof changeUnitSchema>, 'plate'>;

/** A unit's page: what it is, and everything that was done with it. */
export const unitPageSchema = z.object({
  unit: unitView,
  offerId: z.string(),
  orderId: z.string().exactOptional(),
  seller: z.string(),
  /** What the line says that it is; absent where nobody announced it. */
  title: z.string().exactOptional(),
  /** It was counted in error. */
  removed: z.literal(true).exactOptional(),
  /** Data carriers that were in it, and what became of each. */
  media: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      result: z.enum(mediumResults).exactOptional(),
      next: z.enum(nextActions),
    }),
  ),
  /** What its test told; absent while nobody has tested it. */
  test: z
    .object({
      functional: z.enum(grades),
      cosmetic: z.enum(grades),
      findings: z.array(z.object({ text: z.string(), deduction: z.string().exactOptional() })),
    })
    .exactOptional(),
  /** Where devices may be put. */
  places: z.array(z.string()),
  history: z.array(z.object({ at: instant, by: z.string(), text: z.string() })),
});

/** Query and answer of findUnits: by plate, serial or inventory number. */
export const findUnitsQuery = z.strictObject({ number: numberSchema(100) });
export const foundUnitsSchema = z.object({
  units: z.array(
    z.object({ plate: z.string(), offerId: z.string(), title: z.string(), serial: z.string().exactOptional() }),
  ),
});
