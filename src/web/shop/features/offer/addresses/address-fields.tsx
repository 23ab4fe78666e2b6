import type { AddressEntries } from '#contract/sale/address-form.ts';
import type { Address } from '#domain/offer/parties/addresses.ts';
import { classNames } from '#web/ui/class-names.ts';
import { PaperField } from '#web/ui/fields/paper-field.tsx';
import { PostcodeField } from '#web/ui/fields/postcode-field.tsx';
import { StreetField } from '#web/ui/fields/street-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import type { ShopForm } from '#web/ui/form/use-shop-form.ts';
import { addressFieldNames, addressQuestions } from './address-questions.ts';

/** Another address of the form, of the sale or of one of its places. */
export type OtherAddressPath = 'invoiceAddress' | PlaceAddressPath | `sites.${number}.${PlaceAddressPath}`;
type PlaceAddressPath = 'packagingAddress' | 'pickupAddress';

interface AddressFieldsProps {
  readonly form: ShopForm<AddressEntries>;
  /** Which address of the form. */
  readonly of: 'contractAddress' | OtherAddressPath;
  /** Whether a company is asked for. */
  readonly business: boolean;
}

/** The fields of one address, for a grid of six columns. */
export function AddressFields({ form, of, business }: AddressFieldsProps) {
  const asked = addressFieldNames.filter((name) => business || addressQuestions[name].ofBusiness !== true);
  return asked.map((name) => (
    <div key={name} className={name === 'name' && !business ? 'sm:col-span-6' : addressQuestions[name].columns}>
      <AddressField form={form} of={of} name={name} />
    </div>
  ));
}

function AddressField({ form, of, name }: Pick<AddressFieldsProps, 'form' | 'of'> & { readonly name: keyof Address }) {
  const city = form.hook.watch(`${of}.city`);
  const hasCountry = of === 'contractAddress' || of === 'invoiceAddress';
  const isAbroad = form.hook.watch(`${hasCountry ? of : 'contractAddress'}.country`) !== '' && hasCountry;
  // Browsers keep the place apart from the person's own address.
  const autoComplete = classNames(of !== 'contractAddress' && 'section-place', addressQuestions[name].autoComplete);
  if (name === 'street') {
    return (
      <Bound form={form} name={`${of}.street`}>
        {(field) => <StreetField {...field} autoComplete={autoComplete} />}
      </Bound>
    );
  }
  if (name !== 'zip' || isAbroad) {
    return (
      <Bound form={form} name={`${of}.${name}`}>
        {(field) => <PaperField {...field} autoComplete={autoComplete} />}
      </Bound>
    );
  }
  return (
    <Bound form={form} name={`${of}.zip`}>
      {(field) => (
        <PostcodeField
          {...field}
          autoComplete={autoComplete}
          place={city}
          onPlace={(place) => form.hook.setValue(`${of}.city`, place, { shouldDirty: true, shouldValidate: true })}
        />
      )}
    </Bound>
  );
}
