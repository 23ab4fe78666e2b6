import { otherAccountForm } from '#contract/money/payout-account.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { isOutsideEea } from '#domain/values/iban.ts';
import { useBankName } from '#web/lib/bank-name.ts';
import { emailMask } from '#web/ui/fields/email-mask.ts';
import { IbanField } from '#web/ui/fields/iban-field.tsx';
import { MaskedField } from '#web/ui/fields/masked-field.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { BicField, PayeeField } from '../addresses/payee-field.tsx';
import { payoutWays } from '../addresses/payout-ways.ts';
import type { OfferStore } from '../offer-store.ts';

interface OtherAccountFormProps {
  readonly view: OfferView;
  readonly give: OfferStore['giveAccount'];
  readonly onLeave: () => void;
}

/** Another account for a payment that came back, with the password (LEG-61). */
export function OtherAccountForm({ view, give, onLeave }: OtherAccountFormProps) {
  const { name = '', company = '' } = view.contractAddress ?? {};
  const { vatStatus } = view.contractDetails ?? {};
  const form = useShopForm({
    schema: otherAccountForm,
    labels: {
      way: 'Zahlungsweg',
      'payment.iban': 'IBAN',
      'payment.bic': 'BIC',
      'payment.paypal': 'E-Mail-Adresse bei PayPal',
      'payment.accountHolder': 'Kontoinhaber',
      password: 'Passwort',
    },
    defaultValues: {
      way: 'iban',
      payment: { iban: '', bic: '', paypal: '', accountHolder: view.contractDetails?.accountHolder ?? '' },
      password: '',
    },
    onSubmit: async (given) => {
      await give(given);
      onLeave();
    },
  });
  const iban = form.hook.watch('payment.iban');
  const bank = useBankName(iban);
  return (
    <div className="mt-6">
      <Form form={form}>
        <Bound form={form} name="way">
          {(field) => <RadioGroup {...field} options={payoutWays} />}
        </Bound>
        {form.hook.watch('way') === 'iban' ? (
          <>
            <Bound form={form} name="payment.iban">
              {(field) => <IbanField {...field} hint={<span role="status">{bank && `Bank: ${bank}`}</span>} />}
            </Bound>
            {isOutsideEea(iban) && (
              <Bound form={form} name="payment.bic">
                {(field) => <BicField {...field} />}
              </Bound>
            )}
          </>
        ) : (
          <Bound form={form} name="payment.paypal">
            {(field) => <MaskedField {...field} mask={emailMask} autoComplete="email" />}
          </Bound>
        )}
        <Bound form={form} name="payment.accountHolder">
          {(field) => <PayeeField {...field} partner={{ name, company, vatStatus }} />}
        </Bound>
        <Bound form={form} name="password">
          {(field) => (
            <PasswordField
              {...field}
              autoComplete="current-password"
              hint="Damit niemand an Ihrem entsperrten Gerät Ihr Geld umleitet. Auf ein neues Konto zahlen wir frühestens nach 24 Stunden."
            />
          )}
        </Bound>
        <FormFoot
          form={form}
          act="Konto angeben"
          busyText="Wird gesendet …"
          leaveText="Nichts ändern"
          onLeave={onLeave}
        />
      </Form>
    </div>
  );
}
