import { z } from 'zod';
import { itemIdSchema } from '#contract/fields.ts';
import { draftLimits } from '#domain/offer/draft.ts';
import type { Fate } from '#domain/reuse/device-fate.ts';
import { footprints } from '#domain/reuse/footprints.ts';
import type { FateOrOpen } from '#domain/reuse/reuse-report.ts';
import { keysOf } from '#domain/values/keys-of.ts';

const sum = z.object({ units: z.int(), kilograms: z.number(), unweighed: z.int() });

/** What became of the devices of a sale, in all; position by position it is a file. */
export const reuseView = z.object({
  recordedAt: z.string().exactOptional(),
  sums: z.object({
    resold: sum,
    parts: sum,
    recycled: sum,
    destroyed: sum,
    open: sum,
  } satisfies Record<FateOrOpen, typeof sum>),
  total: sum,
  /** What selling on has avoided at most, of kinds of devices whose making is published; kilograms of CO₂e. */
  avoided: z.object({
    kilograms: z.number().exactOptional(),
    kinds: z.array(z.object({ kind: z.enum(keysOf(footprints)), units: z.int() })),
    without: z.int(),
  }),
});
export type ReuseView = z.infer<typeof reuseView>;

/** The kinds of files that the report is given out as. */
export const reuseFormats = ['pdf', 'xlsx'] as const;
export type ReuseFormat = (typeof reuseFormats)[number];

/** Address of the report as a file, for its owner. */
export const reuseFile = (offerId: string, format: ReuseFormat): string =>
  `/selfservice/api/reuseReport/${encodeURIComponent(offerId)}?format=${format}`;

const units = z.int().min(0).max(draftLimits.quantity);
const fateUnits = {
  resold: units,
  parts: units,
  recycled: units,
  destroyed: units,
} satisfies Record<Fate, typeof units>;

/** What the desk reads to record what became of devices: every bought position with what is recorded so far. */
export const fatesSchema = z.object({
  /** When it was last recorded; null while nothing is. */
  recordedAt: z.string().nullable(),
  lines: z.array(
    z.object({ itemId: z.string(), position: z.int(), title: z.string(), quantity: z.int(), ...fateUnits }),
  ),
});
export type Fates = z.infer<typeof fatesSchema>;

/** Body of recordFates: what became of the units of some positions, in place of what was recorded of them. */
export const recordFatesSchema = z.strictObject({
  /** `recordedAt` of what was on the screen. */
  basedOn: z.string().max(30).nullable(),
  lines: z
    .array(z.strictObject({ itemId: itemIdSchema, ...fateUnits }))
    .min(1)
    .max(draftLimits.items),
});
export type RecordFates = z.infer<typeof recordFatesSchema>;
