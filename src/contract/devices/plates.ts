import { z } from 'zod';
import { maxPlatesOfPage, plateFormats } from '#domain/units/plate-labels.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { plateSchema } from './units.ts';

/** Query of plates: those of one unit, of the last ones that came, or of all. */
export const platesQuery = z.strictObject({
  format: z.enum(keysOf(plateFormats)),
  /** The first label of a sheet that is still there; 1 is a whole sheet. */
  start: z.coerce.number().int().min(1).max(maxPlatesOfPage).default(1),
  plate: plateSchema.exactOptional(),
  last: z.coerce.number().int().min(1).max(5_000).exactOptional(),
});
export type PlatesQuery = z.input<typeof platesQuery>;
