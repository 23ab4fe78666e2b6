import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { offerIdSchema } from '#contract/fields.ts';
import { payeeHoldHours } from '#domain/offer/parties/payee.ts';
import { addHours, type Instant } from '#domain/values/day.ts';
import { OfferLayout } from '#mail/offer-layout.tsx';
import type { SaleMailFacts } from '#mail/offer-mail.ts';
import { PayeeWarning } from '#mail/payee-warning.tsx';
import { type MailContent, renderMail } from '#mail/render-mail.ts';
import { sampleFacts } from '#mail/sample-offer.ts';
import { reference } from '#mail/wording.ts';
import { accountChecks } from '#server/db/schema/bank.ts';
import { readSale } from './read-sale.ts';
import { sideMail } from './side-mail.ts';

interface OtherAccount {
  facts: SaleMailFacts;
  /** Absent where it is PayPal. */
  iban: string | undefined;
  /** When it was given. */
  at: Instant;
}

/** The warning of LEG-61 after a payment had come back: another account was given for the next. */
function otherAccountWords({ facts, iban, at }: OtherAccount): MailContent {
  return {
    subject: `Auszahlungskonto geändert, ${reference(facts.state)}`,
    body: (
      <OfferLayout
        facts={facts}
        preview="Waren Sie das nicht, melden Sie sich bitte sofort."
        headline="Das Konto für Ihre Auszahlung wurde geändert"
        action={{ label: 'Angaben prüfen', to: 'state' }}
      >
        <PayeeWarning sale={reference(facts.state)} at={at} iban={iban} heldUntil={addHours(at, payeeHoldHours)} />
      </OfferLayout>
    ),
  };
}

const sampleOf = (iban: string | undefined) => () =>
  otherAccountWords({ facts: sampleFacts('completed'), iban, at: '2026-11-24T09:00:00.000Z' });

/** Warns the seller that another account was given for a payment that came back (LEG-61); nothing where another word was later. */
export const otherAccountMail = sideMail({
  data: z.strictObject({ offerId: offerIdSchema, checkId: z.string().max(100), at: z.iso.datetime() }),
  async send(deps, { offerId, checkId, at }) {
    const sale = await readSale(deps, offerId);
    const [check] = await deps.db
      .select({ payee: accountChecks.payee })
      .from(accountChecks)
      .where(and(eq(accountChecks.offerId, offerId), eq(accountChecks.id, checkId)));
    if (!sale || !check?.payee) return;
    const { to, facts } = sale.letterTo(sale.readsPrices);
    const mail = renderMail(otherAccountWords({ facts, iban: check.payee.iban, at }));
    await deps.mailer.send({ messageId: `${offerId}.other-account-${Date.parse(at)}`, to, ...mail });
  },
  samples: { 'other-account': sampleOf('DE02120300000000202051'), 'other-account-paypal': sampleOf(undefined) },
});
