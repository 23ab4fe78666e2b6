import { z } from 'zod';
import { eurosSchema, lineSchema } from '#contract/fields.ts';
import { firstPasswordForm } from '#contract/sale/offer-access.ts';
import { type FirmRight, firmRights } from '#domain/firm/firm-rights.ts';
import { emailSchema } from './accounts.ts';
import { newPasswordSchema, tokenSchema } from './auth.ts';

/** Calls about the firm somebody sells for; not in urls.ts, which every page loads. */
export const firmCalls = {
  read: '/selfservice/api/firm',
  found: '/selfservice/api/foundFirm',
  change: '/selfservice/api/changeFirm',
  setLimit: '/selfservice/api/setSecondPersonFrom',
  invite: '/selfservice/api/inviteColleague',
  withdraw: '/selfservice/api/withdrawInvitation',
  setRights: '/selfservice/api/setColleagueRights',
  remove: '/selfservice/api/removeColleague',
  join: '/selfservice/api/joinFirm',
} as const;

/** What the rights are called. */
export const firmRightNames: Readonly<Record<FirmRight, string>> = {
  sendInquiries: 'Anfragen senden',
  decide: 'Entscheiden',
  seeMoney: 'Preise und Unterlagen sehen',
  managePeople: 'Personen verwalten',
};

const rightsSchema = z.array(z.enum(firmRights)).max(firmRights.length);
const firmName = lineSchema(120);

const colleagueSchema = z.object({
  accountId: z.string(),
  email: z.string(),
  name: z.string().exactOptional(),
  rights: z.array(z.enum(firmRights)),
  isSelf: z.boolean(),
});
export type Colleague = z.infer<typeof colleagueSchema>;

const invitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  rights: z.array(z.enum(firmRights)),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** A firm as its people see it; open invitations only for those who manage people. */
export const firmSchema = z.object({
  name: z.string(),
  /** Euros from which on a decision needs a second person. */
  secondPersonFrom: z.number().exactOptional(),
  rights: z.array(z.enum(firmRights)),
  colleagues: z.array(colleagueSchema),
  invitations: z.array(invitationSchema),
});
export type Firm = z.infer<typeof firmSchema>;

/** Answer of the calls about the own firm: null for whoever sells alone. */
export const firmAnswerSchema = z.object({
  firm: firmSchema.nullable(),
  /** Sales of whoever is alone: they would go over to a firm. */
  ownSales: z.int(),
});

/** Body of foundFirm. */
export const foundFirmSchema = z.strictObject({ name: firmName });

/** Body of changeFirm. */
export const changeFirmSchema = z.strictObject({ name: firmName });

/** Body of setSecondPersonFrom: euros, or null where one person is enough. */
export const setSecondPersonFromSchema = z.strictObject({ from: eurosSchema.nullable() });

/** The form of it: what is left blank takes the rule away. */
export const secondPersonForm = z.object({ from: eurosSchema.nullish().transform((from) => from ?? null) });

/** Body of inviteColleague. */
export const inviteColleagueSchema = z.strictObject({ email: emailSchema, rights: rightsSchema });

/** Body of withdrawInvitation. */
export const withdrawInvitationSchema = z.strictObject({ id: z.uuid() });

/** Body of setColleagueRights. */
export const setColleagueRightsSchema = z.strictObject({ accountId: z.uuid(), rights: rightsSchema });

/** Body of removeColleague; one's own account leaves. */
export const removeColleagueSchema = z.strictObject({ accountId: z.uuid() });

/** Body of joinFirm: a password only where the address has none yet, and the word that own sales come along. */
export const joinFirmSchema = z.strictObject({
  token: tokenSchema,
  password: newPasswordSchema.exactOptional(),
  bringSales: z.boolean().exactOptional(),
});

/** The form that accepts an invitation: a password where the address has no account, and the word that own sales come along where there are any. */
export const invitationForm = (asksPassword: boolean, hasSales: boolean) =>
  firstPasswordForm(asksPassword).extend({
    bringSales: hasSales
      ? z.literal(true, 'Bitte bestätigen Sie das: Sonst kann Ihr Konto nicht zur Firma gehören.')
      : z.boolean(),
  });

/** The page data of an invitation's link, by the state of the account that its address has. */
export const firmInvitationSchema = z.discriminatedUnion('way', [
  z.object({ way: z.literal('none') }),
  z.object({
    way: z.enum(['logIn', 'setPassword']),
    firm: z.string(),
    invitedBy: z.string(),
    email: z.string(),
    rights: z.array(z.enum(firmRights)),
    /** How many sales the address has, which would go over to the firm. */
    ownSales: z.int(),
  }),
]);
export type FirmInvitation = z.infer<typeof firmInvitationSchema>;
