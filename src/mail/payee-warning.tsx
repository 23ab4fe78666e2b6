import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { dayOf, type Instant } from '#domain/values/day.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { maskIban } from '#domain/values/iban.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { Paragraph, Strong } from './paragraph.tsx';

interface PayeeWarningProps {
  /** Which sale it is about. */
  readonly sale: string;
  readonly at: Instant;
  /** Absent where it is PayPal. */
  readonly iban: string | undefined;
  readonly heldUntil: Instant | undefined;
}

/** What is said to whom it may not have been: another account, since when, and that nothing is paid there for a day (LEG-61). */
export function PayeeWarning({ sale, at, iban, heldUntil }: PayeeWarningProps) {
  return (
    <>
      <Paragraph>
        am {formatDayInFull(dayOf(at))} wurde für {sale} ein neuer Auszahlungsweg angegeben:{' '}
        <Strong>{iban === undefined ? 'PayPal' : `IBAN ${maskIban(iban)}`}</Strong>. Zur Sicherheit zahlen wir
        frühestens 24 Stunden nach der Änderung aus
        {heldUntil !== undefined && <>, also ab {formatInstant(heldUntil)}</>}.
      </Paragraph>
      <Paragraph>
        Waren Sie das nicht, ändern Sie Ihr Passwort und rufen Sie uns an: {shopConfig.company.phone}.
      </Paragraph>
    </>
  );
}
