import { z } from 'zod';

/** Body of a page view, in the words of the Matomo HTTP tracking protocol; the server adds site, time and address. */
export const pageViewSchema = z.strictObject({
  /** Path of the page, without query and without what belongs to one person. */
  url: z
    .string()
    .max(500)
    .regex(/^\/(?!\/)/),
  action_name: z.string().max(300),
  /** Address of the other host from which the visit began. */
  urlref: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .exactOptional(),
  /** Random id of the browser, made after the consent. */
  _id: z.string().regex(/^[0-9a-f]{16}$/),
  /** Random id of the page view. */
  pv_id: z.string().regex(/^[0-9A-Za-z]{6}$/),
  res: z.string().regex(/^\d{1,5}x\d{1,5}$/),
});
export type PageView = z.infer<typeof pageViewSchema>;
