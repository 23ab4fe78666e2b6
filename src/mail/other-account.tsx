import { payeeHoldHours } from '#domain/offer/parties/payee.ts';
import { addHours, type Instant } from '#domain/values/day.ts';
import { OfferLayout } from './offer-layout.tsx';
import type { OfferMailFacts } from './offer-mail.ts';
import { PayeeWarning } from './payee-warning.tsx';
import type { MailContent } from './render-mail.ts';
import { reference } from './wording.ts';

interface OtherAccount {
  facts: Omit<OfferMailFacts, 'event' | 'before'>;
  /** Absent where it is PayPal. */
  iban: string | undefined;
  /** When it was given. */
  at: Instant;
}

/** The warning of LEG-61 after a payment had come back: another account was given for the next. */
export function otherAccountMail({ facts, iban, at }: OtherAccount): MailContent {
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
