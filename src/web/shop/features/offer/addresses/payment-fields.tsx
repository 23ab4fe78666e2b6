import type { AddressEntries } from '#contract/sale/address-form.ts';
import { isOutsideEea } from '#domain/values/iban.ts';
import { useBankName } from '#web/lib/bank-name.ts';
import { emailMask } from '#web/ui/fields/email-mask.ts';
import { IbanField } from '#web/ui/fields/iban-field.tsx';
import { MaskedField } from '#web/ui/fields/masked-field.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import type { ShopForm } from '#web/ui/form/use-shop-form.ts';
import { BicField, PayeeField } from './payee-field.tsx';
import { payoutWays } from './payout-ways.ts';

/** How the customer is paid; only the chosen way is asked. */
export function PaymentFields({ form }: { readonly form: ShopForm<AddressEntries> }) {
  const byIban = form.hook.watch('contractDetails.selectedPayment') === 'iban';
  const [name, company, vatStatus] = form.hook.watch([
    'contractAddress.name',
    'contractAddress.company',
    'contractDetails.vatStatus',
  ]);
  const iban = form.hook.watch('contractDetails.iban');
  const bank = useBankName(iban);
  return (
    <>
      <Bound form={form} name="contractDetails.selectedPayment">
        {(field) => <RadioGroup {...field} options={payoutWays} />}
      </Bound>
      {byIban ? (
        <>
          <Bound form={form} name="contractDetails.iban">
            {(field) => (
              <IbanField
                {...field}
                hint={
                  <span role="status">
                    {bank === undefined ? 'zum Beispiel DE02 1203 0000 0000 2020 51' : `Bank: ${bank}`}
                  </span>
                }
              />
            )}
          </Bound>
          {isOutsideEea(iban) && (
            <Bound form={form} name="contractDetails.bic">
              {(field) => <BicField {...field} />}
            </Bound>
          )}
        </>
      ) : (
        <Bound form={form} name="contractDetails.paypal">
          {(field) => <MaskedField {...field} mask={emailMask} autoComplete="email" />}
        </Bound>
      )}
      <Bound form={form} name="contractDetails.accountHolder">
        {(field) => <PayeeField {...field} partner={{ name, company, vatStatus }} />}
      </Bound>
    </>
  );
}
