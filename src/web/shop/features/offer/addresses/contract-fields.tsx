import type { AddressEntries } from '#contract/sale/address-form.ts';
import { PaperField } from '#web/ui/fields/paper-field.tsx';
import { PhoneField } from '#web/ui/fields/phone-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import type { ShopForm } from '#web/ui/form/use-shop-form.ts';
import { AddressFields } from './address-fields.tsx';
import { CountryField } from './country-field.tsx';

interface ContractFieldsProps {
  readonly form: ShopForm<AddressEntries>;
  readonly business: boolean;
}

/** Who the contract partner is and how to reach them. */
export function ContractFields({ form, business }: ContractFieldsProps) {
  return (
    <div className="grid gap-6 sm:grid-cols-6">
      <AddressFields form={form} of="contractAddress" business={business} />
      {business && <CountryField form={form} of="contractAddress" />}
      <div className="sm:col-span-3">
        <Bound form={form} name="contractAddress.contactName">
          {(field) => <PaperField {...field} {...(business ? {} : { hint: 'falls jemand anderes' })} />}
        </Bound>
      </div>
      <div className="sm:col-span-3">
        <Bound form={form} name="contractAddress.contactPhone">
          {(field) => <PhoneField {...field} {...(business ? {} : { hint: 'für Rückfragen' })} />}
        </Bound>
      </div>
    </div>
  );
}
