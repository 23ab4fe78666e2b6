import { useState } from 'react';
import { maskIban } from '#domain/values/iban.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { useFocusWhenNew } from '#web/ui/use-focus-when-new.ts';
import { PayoutForm } from './payout-form.tsx';
import type { SectionProps } from './section-props.ts';
import { hasUnsaved } from './use-section-form.ts';

/** Where the money goes: masked until it is to be changed. */
export function PayoutSection(props: SectionProps) {
  const { payment, emailConfirmed } = props.profile;
  const [changes, setChanges] = useState(() => hasUnsaved('payout'));
  const [saved, setSaved] = useState(false);
  const place = useFocusWhenNew<HTMLDivElement>(changes);
  return (
    <Section
      title="Auszahlung"
      intro="Wohin wir Ihnen das Geld schicken. Bei jedem Verkauf sehen Sie den Zahlungsweg noch einmal und können ihn ändern."
    >
      <div ref={place} tabIndex={-1} className="outline-none">
        {!emailConfirmed ? (
          <p>Bestätigen Sie zuerst Ihre E-Mail-Adresse. Dann hinterlegen Sie hier Ihren Zahlungsweg.</p>
        ) : changes ? (
          <PayoutForm
            {...props}
            onClose={(isSaved) => {
              setChanges(false);
              setSaved(isSaved);
            }}
          />
        ) : (
          <div className="grid gap-5">
            {payment === undefined ? (
              <p>Sie haben noch keinen Zahlungsweg hinterlegt.</p>
            ) : (
              <Facts facts={factsOf(payment)} />
            )}
            {saved && <Notice kind="ok" title="Ihr Zahlungsweg ist gespeichert" />}
            <div>
              <Button
                className="max-sm:w-full"
                onClick={() => {
                  setChanges(true);
                  setSaved(false);
                }}
              >
                {payment === undefined ? 'Zahlungsweg hinterlegen' : 'Zahlungsweg ändern'}
              </Button>
            </div>
          </div>
        )}
      </div>
    </Section>
  );
}

function factsOf({ iban, paypal, accountHolder }: NonNullable<SectionProps['profile']['payment']>) {
  const account = iban === undefined ? { name: 'PayPal', value: paypal } : { name: 'IBAN', value: maskIban(iban) };
  return [account, { name: 'Kontoinhaber', value: accountHolder }];
}
