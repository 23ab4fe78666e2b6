import { PostcodeField } from '#web/ui/fields/postcode-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import type { ShopForm } from '#web/ui/form/use-shop-form.ts';
import type { AddressValues } from './address-values.ts';

interface ZipFieldProps {
  readonly form: ShopForm<AddressValues>;
  /** Which of the two addresses of the form. */
  readonly of: 'contractAddress' | 'place';
}

const autoComplete = { contractAddress: 'postal-code', place: 'section-place postal-code' } as const;

/** The postcode of an address, which knows the place beside it. */
export function ZipField({ form, of }: ZipFieldProps) {
  const city = form.hook.watch(`${of}.city`);
  return (
    <Bound form={form} name={`${of}.zip`}>
      {(field) => (
        <PostcodeField
          {...field}
          autoComplete={autoComplete[of]}
          place={city}
          onPlace={(place) => form.hook.setValue(`${of}.city`, place, { shouldDirty: true, shouldValidate: true })}
        />
      )}
    </Bound>
  );
}
