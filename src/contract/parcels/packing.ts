import { z } from 'zod';
import { itemIdSchema } from '#contract/fields.ts';
import { packingPictures } from '#contract/site/content.ts';
import { batteryKinds } from '#domain/catalogue/goods-kind.ts';
import { batteryAnswerValues } from '#domain/logistics/battery-answer.ts';
import { accessoryKeys, loadTasks, loadTypes } from '#domain/logistics/load-tasks.ts';
import { holdReasons, palletReasons } from '#domain/logistics/packing-plan.ts';

const kilograms = z.number();
const packed = { itemId: z.string(), units: z.int() };

/** How an offer's goods travel, in numbers; all weights are estimates. */
export const transportSchema = z.object({
  cartons: z.int(),
  pallets: z.int(),
  /** Units that we send packing material for; the seller has their own for the others. */
  material: z.int(),
  /** Of everything whose weight can be told. */
  weight: kilograms,
  /** Items whose weight nobody can tell. */
  unweighed: z.int(),
  /** Items that are not sent (LOG-01, LOG-11, LOG-12). */
  held: z.int(),
  /** What speaks for pallets (LOG-30). */
  reasons: z.array(z.enum(palletReasons)),
});
export type TransportView = z.infer<typeof transportSchema>;

/** What is known about the battery of an item; without `answer` it has to be asked. */
export const batterySchema = z.object({
  itemId: z.string(),
  kind: z.enum(batteryKinds),
  answer: z.enum(batteryAnswerValues).optional(),
});
export type BatteryView = z.infer<typeof batterySchema>;

const loadSchema = z.object({
  key: z.string(),
  type: z.enum(loadTypes),
  from: z.int(),
  to: z.int(),
  contents: z.array(z.object(packed)),
  weight: kilograms.optional(),
  batteries: z.int(),
  marked: z.boolean(),
  refused: z.boolean(),
  guides: z.array(z.string()),
  accessories: z.array(z.enum(accessoryKeys)),
  tasks: z.array(z.object({ task: z.enum(loadTasks), done: z.boolean() })),
  site: z.string().optional(),
});
export type LoadView = z.infer<typeof loadSchema>;

const carrierSchema = z.object({ name: z.string(), weight: kilograms });

const guideSchema = z.object({
  id: z.string(),
  title: z.string(),
  method: z.string(),
  intro: z.string(),
  steps: z.array(z.object({ picture: z.enum(packingPictures), html: z.string() })).readonly(),
  notes: z.string(),
});

/** What readPacking answers under `data`: how exactly these goods are packed, and how far the seller is. */
export const packingViewSchema = transportSchema.omit({ held: true }).extend({
  carrier: carrierSchema,
  /** Of several places each by itself; the loads name theirs. */
  sites: z.array(transportSchema.extend({ site: z.string(), carrier: carrierSchema })).exactOptional(),
  loads: z.array(loadSchema),
  held: z.array(z.object({ ...packed, reason: z.enum(holdReasons) })),
  batteries: z.array(batterySchema),
  guides: z.array(guideSchema).readonly(),
});
export type PackingView = z.infer<typeof packingViewSchema>;

/** Body of answerBatteries. */
export const answerBatteriesSchema = z.strictObject({
  answers: z
    .array(z.strictObject({ itemId: itemIdSchema, answer: z.enum(batteryAnswerValues) }))
    .min(1)
    .max(5_000)
    .refine((answers) => new Set(answers.map(({ itemId }) => itemId)).size === answers.length, {
      error: 'Bitte jedes Gerät nur einmal nennen.',
    }),
});

/** Body of tickPacking: one task of one load, done or not. */
export const tickPackingSchema = z.strictObject({
  load: z.string().regex(/^[a-z]+(\.\d{1,12}){4}\.[0-9a-f]{0,8}$/),
  task: z.enum(loadTasks),
  done: z.boolean(),
});
