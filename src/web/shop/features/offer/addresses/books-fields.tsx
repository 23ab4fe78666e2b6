import type { AddressEntries } from '#contract/sale/address-form.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import type { ShopForm } from '#web/ui/form/use-shop-form.ts';
import { OtherAddressFields } from './other-address-fields.tsx';

/** What a business's own books go by; nobody has to say it. */
export function BooksFields({ form }: { readonly form: ShopForm<AddressEntries> }) {
  return (
    <>
      <p>Freiwillig. Was Sie hier angeben, steht auf jedem weiteren Beleg und bei der Zahlung.</p>
      <div className="grid gap-6 sm:grid-cols-2">
        <Bound form={form} name="contractDetails.orderNumber">
          {(field) => <TextField {...field} autoComplete="off" />}
        </Bound>
        <Bound form={form} name="contractDetails.costCentre">
          {(field) => <TextField {...field} autoComplete="off" />}
        </Bound>
      </div>
      <OtherAddressFields form={form} of="invoiceAddress" question="Der Beleg soll an eine andere Anschrift" />
    </>
  );
}
