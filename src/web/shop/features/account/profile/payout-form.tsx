import { payoutForm } from '#contract/account/profile-forms.ts';
import { Button } from '#web/ui/button.tsx';
import { emailMask } from '#web/ui/fields/email-mask.ts';
import { IbanField } from '#web/ui/fields/iban-field.tsx';
import { MaskedField } from '#web/ui/fields/masked-field.tsx';
import type { Option } from '#web/ui/fields/option.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SectionFooter } from './section-footer.tsx';
import type { SectionProps } from './section-props.ts';
import { useSectionForm } from './use-section-form.ts';

type Way = 'iban' | 'paypal' | 'none';

const ways: readonly Option<Way>[] = [
  { value: 'iban', label: 'Überweisung auf ein Bankkonto' },
  { value: 'paypal', label: 'PayPal' },
];
const noWay: Option<Way> = {
  value: 'none',
  label: 'Nichts hinterlegen',
  hint: 'Der jetzige Zahlungsweg wird gelöscht.',
};

interface PayoutFormProps extends SectionProps {
  readonly onClose: (saved: boolean) => void;
}

/** Asks for the way of payment anew; what is on record is not shown in it, since the screen may be in company. */
export function PayoutForm({ onClose, ...props }: PayoutFormProps) {
  const { payment, name = '', company } = props.profile;
  const section = useSectionForm({
    ...props,
    name: 'payout',
    schema: payoutForm,
    labels: {
      way: 'Zahlungsweg',
      'payment.iban': 'IBAN',
      'payment.paypal': 'E-Mail-Adresse bei PayPal',
      'payment.accountHolder': 'Kontoinhaber',
      payoutPassword: 'Ihr Passwort',
    },
    values: {
      way: payment?.paypal === undefined ? 'iban' : 'paypal',
      payment: { iban: '', paypal: '', accountHolder: payment?.accountHolder ?? company ?? name },
      payoutPassword: '',
    },
    secret: 'payoutPassword',
    onSaved: async () => {
      await props.onSaved();
      onClose(true);
    },
  });
  const { form, forget } = section;
  const way = form.hook.watch('way');
  return (
    <Form form={form}>
      <Bound form={form} name="way">
        {(field) => <RadioGroup {...field} options={payment === undefined ? ways : [...ways, noWay]} />}
      </Bound>
      {way === 'iban' && (
        <Bound form={form} name="payment.iban">
          {(field) => <IbanField {...field} />}
        </Bound>
      )}
      {way === 'paypal' && (
        <Bound form={form} name="payment.paypal">
          {(field) => <MaskedField {...field} mask={emailMask} autoComplete="email" />}
        </Bound>
      )}
      {way !== 'none' && (
        <Bound form={form} name="payment.accountHolder">
          {(field) => (
            <TextField {...field} hint="Wir zahlen nur auf ein Konto aus, das auf den Namen des Verkäufers lautet." />
          )}
        </Bound>
      )}
      <Bound form={form} name="payoutPassword">
        {(field) => (
          <PasswordField
            {...field}
            autoComplete="current-password"
            hint="Damit niemand an Ihrem entsperrten Gerät Ihr Geld umleitet."
          />
        )}
      </Bound>
      <SectionFooter section={section} submitText="Zahlungsweg speichern" savedText="Ihr Zahlungsweg ist gespeichert">
        <Button
          kind="quiet"
          className="max-sm:w-full"
          onClick={() => {
            forget();
            onClose(false);
          }}
        >
          Nichts ändern
        </Button>
      </SectionFooter>
    </Form>
  );
}
