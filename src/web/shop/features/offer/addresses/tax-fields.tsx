import type { Profile } from '#contract/account/profile.ts';
import { taxIdHint, vatStatusOptions } from '#contract/money/tax.ts';
import type { AddressEntries } from '#contract/sale/address-form.ts';
import { declarationTexts } from '#contract/sale/declarations.ts';
import { undecidedText } from '#contract/sale/price-tax-words.ts';
import { selfBillingHindrance } from '#domain/offer/tax/tax.ts';
import type { Option } from '#web/ui/fields/option.ts';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import type { ShopForm } from '#web/ui/form/use-shop-form.ts';
import { formerStatusHint } from './profile-entries.ts';

const billings: readonly Option<'creditNote' | 'invoice'>[] = [
  {
    value: 'creditNote',
    label: `Wir, als Gutschrift. ${declarationTexts.selfBilling}`,
    hint: 'Nach der Prüfung stellen wir die Abrechnung mit dem endgültigen Betrag aus und schicken sie Ihnen. Sie prüfen sie, können ihr widersprechen und schreiben keine Rechnung. Freiwillig, und bis dahin jederzeit änderbar.',
  },
  {
    value: 'invoice',
    label: 'Sie, als eigene Rechnung',
    hint: 'Nach der Prüfung nennen wir Ihnen den endgültigen Betrag. Sie schreiben darüber eine Rechnung an uns und laden sie hier hoch. Erst danach zahlen wir.',
  },
];

interface TaxFieldsProps {
  readonly form: ShopForm<AddressEntries>;
  /** Nobody can say yet who owes the tax of these goods (INV-15). */
  readonly isGoodsTaxOpen: boolean;
  /** Of the account, where the form was filled from one. */
  readonly profile?: Profile;
}

/** What the document needs to know of a business. */
export function TaxFields({ form, isGoodsTaxOpen, profile }: TaxFieldsProps) {
  // Who writes the document decides whether the number for taxes is asked for.
  form.hook.watch('contractDetails.selfBilling');
  const vatStatus = form.hook.watch('contractDetails.vatStatus');
  const hindrance = selfBillingHindrance(vatStatus || undefined, isGoodsTaxOpen ? 'review' : undefined);
  const hint = profile && formerStatusHint(profile, vatStatus);
  return (
    <>
      <Bound form={form} name="contractDetails.vatStatus">
        {(field) => (
          <Select
            {...field}
            {...(hint !== undefined && { hint })}
            onChange={(value) => field.onChange(value ?? '')}
            options={vatStatusOptions}
          />
        )}
      </Bound>
      <Bound form={form} name="contractDetails.taxId">
        {(field) => <TextField {...field} hint={taxIdHint(field.value)} />}
      </Bound>
      {hindrance !== undefined && (
        <div className="rounded-sm bg-steel p-5" role="status">
          <p className="font-emphasis">Die Umsatzsteuer klären wir</p>
          <p className="mt-1.5">{undecidedText(hindrance)}</p>
        </div>
      )}
      <Billing form={form} />
    </>
  );
}

/** Who writes the document, as far as the tax lets both. */
function Billing({ form }: Pick<TaxFieldsProps, 'form'>) {
  return (
    <Bound form={form} name="contractDetails.selfBilling">
      {({ value, ...field }) => (
        <RadioGroup
          {...field}
          value={value === undefined ? undefined : value ? 'creditNote' : 'invoice'}
          onChange={(billing) => field.onChange(billing === 'creditNote')}
          options={billings}
        />
      )}
    </Bound>
  );
}
