import { z } from 'zod';
import { emailSchema } from '#contract/account/accounts.ts';
import { newPasswordSchema, tokenSchema } from '#contract/account/auth.ts';
import { offerIdSchema } from '#contract/fields.ts';
import { phases } from '#domain/offer/phase.ts';

/** Calls of whoever comes by a mail about an offer; not in urls.ts, which every page loads. */
export const accessCalls = {
  /** Sets the password of an address that nobody has proved yet, and signs in: the mail's link proves it. */
  openByMail: '/auth/api/openByMail',
  /** Has a new link sent to the address of the offer. */
  sendAccessLink: '/selfservice/api/sendAccessLink',
  /** Asks another address whether an inquiry is its own, for the browser that sent it. */
  correctEmail: '/selfservice/api/correctEmail',
} as const;

const offer = z.object({
  offerId: z.string(),
  /** Address of the seller, as the mail itself names it. */
  email: z.string(),
  inquiryId: z.string().exactOptional(),
  orderId: z.string().exactOptional(),
  /** Goods by the catalogue's names; what somebody typed is not repeated. */
  goods: z.string(),
  phase: z.enum(phases),
  /** Whether the link asks another address than the offer's: it goes over to the account that says yes. */
  moves: z.boolean(),
  /** Opens the page of the offer's state, which needs no account. */
  statusToken: z.string().exactOptional(),
});

/**
 * The page data of a mail's way to its offer, by the state of the account: whoever has a proved one logs in, anybody else sets a password
 * while the link proves the address, and asks for a new link afterwards. Forged, run out and erased look alike: 'none'.
 */
export const offerAccessSchema = z.discriminatedUnion('way', [
  z.object({ way: z.literal('none') }),
  offer.extend({ way: z.enum(['logIn', 'setPassword', 'askAgain']) }),
]);
export type OfferAccess = z.infer<typeof offerAccessSchema>;
export type FoundAccess = Exclude<OfferAccess, { way: 'none' }>;

/** May name an address. */
const accessTokenSchema = z.string().min(1).max(600);

/** Body of openByMail; the password may be missing in the session that registered the address, and for an own account. */
export const openByMailSchema = z.strictObject({
  token: accessTokenSchema,
  password: newPasswordSchema.exactOptional(),
});

/** The form that sets it, typed once since it can be shown; empty in the session that registered. */
export const firstPasswordForm = (asksPassword: boolean) =>
  z.strictObject({ password: asksPassword ? newPasswordSchema : z.string() });

/** Body of sendAccessLink: the secret of any link in a mail about the offer. */
export const sendAccessLinkSchema = z.strictObject({ token: tokenSchema });

/** Body of correctEmail, and the form for it. */
export const correctEmailSchema = z.strictObject({ offerId: offerIdSchema, email: emailSchema });
export const correctEmailForm = z.strictObject({ email: emailSchema });

/** The answer of both, whatever becomes of the mail. */
export const accessLinkAnswerSchema = z.object({ sent: z.literal(true) });
