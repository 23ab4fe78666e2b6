import { PhoneField } from '#web/ui/fields/phone-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import type { ShopForm } from '#web/ui/form/use-shop-form.ts';
import type { AddressValues } from './address-values.ts';
import { ZipField } from './zip-field.tsx';

interface ContractFieldsProps {
  readonly form: ShopForm<AddressValues>;
  readonly business: boolean;
}

/** Who the contract partner is and how to reach them. */
export function ContractFields({ form, business }: ContractFieldsProps) {
  return (
    <div className="grid gap-6 sm:grid-cols-6">
      <div className={business ? 'sm:col-span-3' : 'sm:col-span-6'}>
        <Bound form={form} name="contractAddress.name">
          {(field) => <TextField {...field} autoComplete="name" />}
        </Bound>
      </div>
      {business && (
        <div className="sm:col-span-3">
          <Bound form={form} name="contractAddress.company">
            {(field) => <TextField {...field} autoComplete="organization" />}
          </Bound>
        </div>
      )}
      <div className="sm:col-span-6">
        <Bound form={form} name="contractAddress.street">
          {(field) => <TextField {...field} autoComplete="address-line1" />}
        </Bound>
      </div>
      <div className="sm:col-span-2">
        <ZipField form={form} of="contractAddress" />
      </div>
      <div className="sm:col-span-4">
        <Bound form={form} name="contractAddress.city">
          {(field) => <TextField {...field} autoComplete="address-level2" />}
        </Bound>
      </div>
      <div className="sm:col-span-3">
        <Bound form={form} name="contractAddress.contactName">
          {(field) => <TextField {...field} {...(business ? {} : { hint: 'falls jemand anderes' })} />}
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
