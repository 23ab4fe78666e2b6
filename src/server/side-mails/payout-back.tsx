import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { offerIdSchema } from '#contract/fields.ts';
import { bankReasonOf } from '#domain/bank/bank-reasons.ts';
import { isAccountDoubtful } from '#domain/bank/match-entry.ts';
import { maskedAccount } from '#domain/payout/payee-now.ts';
import type { Payee } from '#domain/payout/payout.ts';
import { formatMoney } from '#domain/values/money.ts';
import { OfferLayout } from '#mail/offer-layout.tsx';
import type { SaleMailFacts } from '#mail/offer-mail.ts';
import { Paragraph, Strong } from '#mail/paragraph.tsx';
import { type MailContent, renderMail } from '#mail/render-mail.ts';
import { sampleFacts } from '#mail/sample-offer.ts';
import { reference } from '#mail/wording.ts';
import { accountChecks } from '#server/db/schema/bank.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import { readSale } from './read-sale.ts';
import { sideMail } from './side-mail.ts';

interface PayoutBack {
  facts: SaleMailFacts;
  /** Cents. */
  amount: number;
  payee: Payee;
  reasonCode: string | undefined;
  /** The reason lies with us or the banks. */
  isOurs: boolean;
  /** Nothing is paid until the seller has looked at the account. */
  isAsked: boolean;
}

/** Sent to the seller when the bank gave a payment back or refused it. */
function payoutBackWords({ facts, amount, payee, reasonCode, isOurs, isAsked }: PayoutBack): MailContent {
  const { text, forSeller = text } = bankReasonOf(reasonCode);
  const account = payee.iban === undefined ? `PayPal ${maskedAccount(payee)}` : maskedAccount(payee);
  return {
    subject: `Ihre Auszahlung kam nicht an, ${reference(facts.state)}`,
    body: (
      <OfferLayout
        facts={facts}
        preview={isAsked ? 'Bitte sagen Sie uns, ob das Konto stimmt.' : 'Wir zahlen noch einmal.'}
        headline="Ihre Auszahlung kam nicht an"
        action={{ label: isAsked ? 'Konto prüfen' : 'Verkauf ansehen', to: 'state' }}
      >
        <Paragraph>
          die Zahlung über <Strong>{formatMoney(amount)}</Strong> auf {account} wurde nicht ausgeführt.{' '}
          {isOurs ? 'Der Grund liegt nicht bei Ihnen.' : forSeller}
        </Paragraph>
        <Paragraph>
          {isAsked
            ? 'Sie sind am Zug: Bitte sagen Sie uns im Verkauf, ob das Konto stimmt, oder geben Sie dort ein anderes an. Bis dahin zahlen wir nicht noch einmal.'
            : 'Sie müssen nichts tun. Wir zahlen noch einmal auf dasselbe Konto.'}
        </Paragraph>
      </OfferLayout>
    ),
  };
}

const sampleOf = (reasonCode: string) => () =>
  payoutBackWords({
    facts: sampleFacts('completed'),
    amount: 311_780,
    payee: { holder: 'Kim Beispiel', iban: 'DE02120300000000202051' },
    reasonCode,
    isOurs: !isAccountDoubtful(reasonCode),
    isAsked: isAccountDoubtful(reasonCode),
  });

/** Tells the seller that a payment did not arrive. */
export const payoutBackMail = sideMail({
  data: z.strictObject({ offerId: offerIdSchema, payoutId: z.string().max(100) }),
  async send(deps, { offerId, payoutId }) {
    const sale = await readSale(deps, offerId);
    const [back] = await deps.db
      .select({ amount: payouts.amount, payee: payouts.payee, check: accountChecks })
      .from(payouts)
      .leftJoin(accountChecks, eq(accountChecks.payoutId, payouts.id))
      .where(eq(payouts.id, payoutId));
    if (!sale || !back) return;
    const { to, facts } = sale.letterTo(sale.readsPrices);
    const { amount, payee, check } = back;
    const words = payoutBackWords({
      ...{ facts, amount, payee, isAsked: check !== null && check.settledAt === null },
      reasonCode: check?.reasonCode ?? undefined,
      isOurs: check === null,
    });
    await deps.mailer.send({ messageId: `${offerId}.payout-back-${payoutId}`, to, ...renderMail(words) });
  },
  samples: { 'payout-back-ac04': sampleOf('AC04'), 'payout-back-am04': sampleOf('AM04') },
});
