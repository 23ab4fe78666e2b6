import { z } from 'zod';
import { lineSchema } from '#contract/fields.ts';

/** Addresses of the calls about packaging that is sent to sellers. */
export const packagingCalls = { list: '/desk/api/packaging', record: '/desk/api/recordPackaging' } as const;

/** Why the stock changed: a delivery came, a sale was sent some, or somebody counted. */
const packagingReasons = ['delivered', 'sent', 'counted'] as const;
const pieces = z.int().min(0).max(100_000);
const kind = lineSchema(100);

/** What goes with a dispatch, by the names of the setting; a kind that is not named stays as it is. */
export const packagingUsedSchema = z
  .array(z.strictObject({ kind, pieces: z.int().min(0).max(1_000) }))
  .max(50)
  .exactOptional();
export type PackagingUsed = NonNullable<z.infer<typeof packagingUsedSchema>>;

const stock = z.object({ kind: z.string(), minimum: z.int(), stock: z.int() });
/** Kinds of which less is there than there should be. */
export const lowPackagingSchema = z.array(stock);

/** Answer of GET /desk/api/packaging and POST /desk/api/recordPackaging. */
export const packagingSchema = z.object({
  /** In the order of the setting. */
  kinds: z.array(stock),
  /** The newest first. */
  movements: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      /** How many more, or fewer, there are since. */
      pieces: z.int(),
      why: z.enum(packagingReasons),
      sale: z.object({ id: z.string(), number: z.string() }).exactOptional(),
      by: z.string(),
      at: z.iso.datetime(),
    }),
  ),
});
export type Packaging = z.infer<typeof packagingSchema>;

/** Body of POST /desk/api/recordPackaging: so many were delivered, or are there. The id is the caller's: the same call again books nothing more. */
export const recordPackagingSchema = z.strictObject({
  id: z.uuid(),
  kind,
  why: z.enum(['delivered', 'counted']),
  pieces,
});
