import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import type { ShopForm } from '#web/ui/form/use-shop-form.ts';
import type { AddressValues } from './address-values.ts';
import { ZipField } from './zip-field.tsx';

interface PlaceFieldsProps {
  readonly form: ShopForm<AddressValues>;
  /** 'Das Verpackungsmaterial soll an eine andere Adresse' */
  readonly question: string;
}

/** Another address than the contract's, asked only when there is one. */
export function PlaceFields({ form, question }: PlaceFieldsProps) {
  const isDifferent = form.hook.watch('place.differentFromContract');
  return (
    <>
      <Bound form={form} name="place.differentFromContract">
        {(field) => <Checkbox {...field}>{question}</Checkbox>}
      </Bound>
      {isDifferent && (
        <div className="grid gap-6 border-l border-line pl-5 sm:grid-cols-6">
          <div className="sm:col-span-3">
            <Bound form={form} name="place.name">
              {(field) => <TextField {...field} autoComplete="section-place name" />}
            </Bound>
          </div>
          <div className="sm:col-span-3">
            <Bound form={form} name="place.company">
              {(field) => <TextField {...field} autoComplete="section-place organization" />}
            </Bound>
          </div>
          <div className="sm:col-span-6">
            <Bound form={form} name="place.street">
              {(field) => <TextField {...field} autoComplete="section-place address-line1" />}
            </Bound>
          </div>
          <div className="sm:col-span-2">
            <ZipField form={form} of="place" />
          </div>
          <div className="sm:col-span-4">
            <Bound form={form} name="place.city">
              {(field) => <TextField {...field} autoComplete="section-place address-level2" />}
            </Bound>
          </div>
        </div>
      )}
    </>
  );
}
