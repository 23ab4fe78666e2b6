import { z } from 'zod';
import { emailSchema } from '#contract/account/accounts.ts';
import { lineSchema, requiredTextSchema } from '#contract/fields.ts';
import { formOf } from '#contract/rules/form-of.ts';
import { signOffAnswers, signOffLimits, signOffStandings, signOffWays } from '#domain/offer/papers/sign-off.ts';

/** The call of whoever has a link; those of the seller are actions on the offer. Not in urls.ts, which every page loads. */
export const answerSignOffCall = '/selfservice/api/answerSignOff';

/** What was answered, in whose name and when. */
export const signOffAnswerView = z.object({
  answer: z.enum(signOffAnswers),
  name: z.string(),
  remark: z.string().exactOptional(),
  at: z.string(),
});

/** A word on a bid that was asked for, as the seller sees it. */
export const signOffView = z.object({
  id: z.string(),
  /** Whom the seller asked, and where. */
  name: z.string(),
  email: z.string(),
  askedBy: z.string(),
  askedAt: z.string(),
  lastDay: z.string(),
  /** The price that was shown, in euros. */
  amount: z.number(),
  /** Whoever reads has given it, or was asked for it. */
  isOwn: z.literal(true).exactOptional(),
  /** It is about the price that stands now. */
  isCurrent: z.boolean(),
  standing: z.enum(signOffStandings),
  answered: signOffAnswerView.extend({ way: z.enum(signOffWays) }).exactOptional(),
  withdrawnAt: z.string().exactOptional(),
  /** The mail was refused for good: the link has to reach them otherwise. */
  isUndeliverable: z.literal(true).exactOptional(),
  /** Path of the page to copy, while it can be answered. */
  link: z.string().exactOptional(),
});
export type SignOffView = z.infer<typeof signOffView>;

/** Answer of the seller's calls: all that were asked, oldest first. */
export const signOffsAnswer = z.object({ data: z.array(signOffView) });

/** Body of askSignOff; whoever is asked already about this price is not asked twice. */
export const askSignOffSchema = z.strictObject({ name: lineSchema(signOffLimits.name), email: emailSchema });
export type AskSignOff = z.infer<typeof askSignOffSchema>;

/** The form of it. */
export const askSignOffForm = formOf<Record<'name' | 'email', string>>()(askSignOffSchema);

/** Body of giveSignOff, of a colleague who may decide as well, and the form of it. */
export const giveSignOffSchema = z.strictObject({
  answer: z.enum(signOffAnswers, 'Bitte wählen Sie eine Antwort.'),
  remark: requiredTextSchema(signOffLimits.remark).exactOptional(),
});
export type GiveSignOff = z.infer<typeof giveSignOffSchema>;
export const giveSignOffForm = formOf<{ answer: string | undefined; remark: string }>()(giveSignOffSchema);

/** Body of withdrawSignOff. */
export const withdrawSignOffSchema = z.strictObject({ id: z.uuid() });

const answer = { ...giveSignOffSchema.shape, name: lineSchema(signOffLimits.name) };

/** Body of answerSignOff, with the secret of the link. */
export const answerSignOffSchema = z.strictObject({ token: z.string().min(1).max(200), ...answer });

/** Its answer. */
export const answerSignOffAnswer = z.object({ data: signOffAnswerView });

/** The form of it: what is left blank is not sent. */
export const answerSignOffForm = formOf<{ answer: string | undefined; name: string; remark: string }>()(
  z.strictObject(answer),
);
