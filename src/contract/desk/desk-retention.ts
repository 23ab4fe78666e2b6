import { z } from 'zod';
import { lineSchema, requiredTextSchema } from '#contract/fields.ts';
import { retentionRules } from '#domain/books/retention.ts';
import { keysOf } from '#domain/values/keys-of.ts';

export const retentionCalls = {
  view: '/desk/api/retention',
  lock: '/desk/api/lockSale',
  unlock: '/desk/api/unlockSale',
} as const;

/** Body of POST /desk/api/lockSale: the number of an inquiry or order, and why it has to stay. */
export const lockSaleSchema = z.strictObject({ number: lineSchema(60).min(1), reason: requiredTextSchema(500) });

/** Body of POST /desk/api/unlockSale. */
export const unlockSaleSchema = z.strictObject({ offerId: z.string().regex(/^offer-[0-9a-f-]{36}$/) });

const ruleName = z.enum(keysOf(retentionRules));

/** Answer of GET /desk/api/retention and of both changes. */
export const retentionSchema = z.object({
  /** What is kept how long, and how much of it goes today and within ninety days. */
  rules: z.array(
    z.object({
      rule: ruleName,
      name: z.string(),
      kept: z.string(),
      because: z.string(),
      due: z.int(),
      soon: z.int(),
    }),
  ),
  /** The days on which something was deleted, the newest first. */
  runs: z.array(
    z.object({
      day: z.string(),
      count: z.int(),
      deleted: z.array(z.object({ rule: ruleName, numbers: z.array(z.string()) })),
    }),
  ),
  /** The last day on which it was looked for what is due. */
  lastRun: z.string().exactOptional(),
  locks: z.array(
    z.object({ offerId: z.string(), number: z.string(), reason: z.string(), at: z.string(), by: z.string() }),
  ),
});
export type Retention = z.infer<typeof retentionSchema>;
