import { declarationTexts } from '#contract/declarations.ts';
import type { VatStatus } from '#domain/offer/addresses.ts';
import { readTaxId, type TaxIdType } from '#domain/values/vat-id.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import type { Option } from '#web/ui/fields/option.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import type { ShopForm } from '#web/ui/form/use-shop-form.ts';
import type { AddressValues } from './address-values.ts';

const vatStatuses: readonly Option<VatStatus>[] = [
  { value: 'regular', label: 'Wir weisen Umsatzsteuer aus' },
  { value: 'smallBusiness', label: 'Kleinunternehmer, § 19 UStG' },
  { value: 'marginScheme', label: 'Differenzbesteuerung, § 25a UStG' },
  { value: 'publicBody', label: 'Öffentliche Einrichtung' },
  { value: 'euBusiness', label: 'Unternehmen in einem anderen EU-Land' },
  { value: 'thirdCountry', label: 'Unternehmen außerhalb der EU' },
];

const kinds: Record<TaxIdType, string> = {
  vatId: 'erkannt als USt-IdNr.',
  businessId: 'erkannt als W-IdNr.',
  taxNumber: 'erkannt als Steuernummer',
};

/** What the document needs to know of a business (domain.md 1.1 and 1.2). */
export function TaxFields({ form }: { readonly form: ShopForm<AddressValues> }) {
  const read = readTaxId(form.hook.watch('contractDetails.taxId'));
  const selfBilling = form.hook.watch('contractDetails.selfBilling');
  const kind = read && read.type !== 'personal' ? kinds[read.type] : undefined;
  return (
    <>
      <Bound form={form} name="contractDetails.vatStatus">
        {(field) => <Select {...field} options={vatStatuses} required />}
      </Bound>
      <Bound form={form} name="contractDetails.taxId">
        {(field) => (
          <TextField {...field} required={selfBilling} hint={kind ?? 'zum Beispiel DE123456788 oder 181/815/08155'} />
        )}
      </Bound>
      <Bound form={form} name="contractDetails.selfBilling">
        {(field) => (
          <Checkbox
            {...field}
            hint="Freiwillig. Wir stellen den Beleg aus und schicken ihn Ihnen. Ohne Haken reichen Sie nach der Prüfung Ihre eigene Rechnung ein."
          >
            {declarationTexts.selfBilling}
          </Checkbox>
        )}
      </Bound>
    </>
  );
}
