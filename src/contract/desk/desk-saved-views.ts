import { z } from 'zod';
import { lineSchema } from '#contract/fields.ts';
import { maxSearchLength } from '#contract/goods/max-search-length.ts';
import { queueFilterSchema } from './desk-queue.ts';

/** So many views a person may keep: more no row of tabs shows. */
export const maxSavedViews = 20;

const nameSchema = lineSchema(60);
const euros = z.int().min(0).max(100_000_000);

/** The filter of an address whose numbers are numbers. */
const filterSchema = queueFilterSchema.extend({
  search: lineSchema(maxSearchLength).optional(),
  from: euros.optional(),
  to: euros.optional(),
});

/** A filter of the work list with a name: one's own, or a colleague's who shares it. */
export const savedViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  filter: filterSchema,
  /** Everybody at the desk has it in their tabs. */
  isShared: z.boolean(),
  isMine: z.boolean(),
});
export type SavedView = z.infer<typeof savedViewSchema>;

/** Answer of the calls about them: all of one's own and those that colleagues share, oldest first. */
export const savedViewsSchema = z.object({ views: z.array(savedViewSchema) });

/** Body of POST /desk/api/saveView: a new view under an id of the caller's, or one's own by another name. */
export const saveViewSchema = z.strictObject({
  viewId: z.uuid(),
  name: nameSchema,
  filter: filterSchema,
  isShared: z.boolean().exactOptional(),
});

/** Body of POST /desk/api/removeView. */
export const removeViewSchema = z.strictObject({ viewId: z.uuid() });
