import { bankReasonOf } from '#domain/bank/bank-reasons.ts';
import { maskedAccount } from '#domain/payout/payee-now.ts';
import type { Payee } from '#domain/payout/payout.ts';
import { formatMoney } from '#domain/values/money.ts';
import { OfferLayout } from './offer-layout.tsx';
import type { OfferMailFacts } from './offer-mail.ts';
import { Paragraph, Strong } from './paragraph.tsx';
import type { MailContent } from './render-mail.ts';
import { reference } from './wording.ts';

interface PayoutBack {
  facts: Omit<OfferMailFacts, 'event' | 'before'>;
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
export function payoutBackMail({ facts, amount, payee, reasonCode, isOurs, isAsked }: PayoutBack): MailContent {
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
