import { z } from 'zod';
import { taxIdTypeSchema, vatStatusSchema } from '#contract/money/tax.ts';
import { accountSchema } from './accounts.ts';

/** All that a holder has told about themselves; forms of the shop are filled in from it. */
export const profileSchema = accountSchema.extend({
  payment: z
    .object({
      iban: z.string().exactOptional(),
      paypal: z.string().exactOptional(),
      accountHolder: z.string(),
    })
    .exactOptional(),
  taxId: z.string().exactOptional(),
  taxIdType: taxIdTypeSchema.exactOptional(),
  vatStatus: vatStatusSchema.exactOptional(),
  vatStatusAt: z.iso.datetime().exactOptional(),
  /** The statement is from a former year: it may be shown, but has to be made again before it counts (INV-11). */
  vatStatusDue: z.boolean(),
});
export type Profile = z.infer<typeof profileSchema>;

/** Answer of GET /accounts/profile. */
export const profileAnswerSchema = z.object({ account: profileSchema });

/** An open sign-in as its account's holder sees it. */
export const sessionSchema = z.object({
  id: z.string(),
  /** 'Firefox unter Windows', told by what the browser says of itself. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  /** The one that asks. */
  current: z.boolean(),
});
export type AccountSession = z.infer<typeof sessionSchema>;

/** Body of POST /accounts/endSession. */
export const endSessionSchema = z.strictObject({ sessionId: z.string().min(1).max(100) });

/** Answer of GET /accounts/sessions and of the calls that end sessions: those that are open now, newest use first. */
export const sessionsAnswerSchema = z.object({ sessions: z.array(sessionSchema) });

/** Answer of GET /accounts/export: all that is kept about the holder (Art. 15 and 20 DSGVO). */
export const accountExportSchema = z.object({
  exportedAt: z.iso.datetime(),
  account: profileSchema,
  sessions: z.array(
    sessionSchema
      .omit({ current: true })
      .extend({ expiresAt: z.iso.datetime(), userAgent: z.string().exactOptional() }),
  ),
  /** What the other parts of the shop keep, each under its own name, such as offers. */
  kept: z.record(z.string(), z.unknown()),
});
export type AccountExport = z.infer<typeof accountExportSchema>;
