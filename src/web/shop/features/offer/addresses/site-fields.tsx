import { useState } from 'react';
import type { AddressEntries } from '#contract/sale/address-form.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import type { ShippingMethod } from '#domain/offer/parties/addresses.ts';
import { counted } from '#domain/values/number-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import type { ShopForm } from '#web/ui/form/use-shop-form.ts';
import { AddressFields } from './address-fields.tsx';
import { Group } from './group.tsx';
import { WishFields } from './wish-fields.tsx';

type Site = NonNullable<OfferView['sites']>[number];

interface SiteFieldsProps {
  readonly form: ShopForm<AddressEntries>;
  readonly method: ShippingMethod;
  readonly sites: readonly Site[];
}

/** Where each of several places is and when it suits there; what has left a place fixes it. */
export function SiteFields({ form, method, sites }: SiteFieldsProps) {
  return sites.map((one, index) => (
    <Group key={one.site} title={`Standort ${one.site}, ${counted(one.units, 'Gerät', 'Geräte')}`}>
      {one.goodsDispatchedAt === undefined ? (
        <>
          {index > 0 && <CopyPlace form={form} index={index} names={sites.slice(0, index).map(({ site }) => site)} />}
          {method !== 'delivery' && (
            <PlaceAddress
              form={form}
              of={`sites.${index}.${method === 'pickup' ? 'pickupAddress' : 'packagingAddress'}`}
            />
          )}
          {method === 'pickup' && (
            <WishFields
              form={form}
              of={`sites.${index}.pickupDetails`}
              days={`sites.${index}.pickupDetails.preferredPickupWeekdays`}
              remarksHint="Was die Abholer sonst wissen müssen."
              pallets={one.transport?.pallets ?? 0}
            />
          )}
          {method === 'delivery' && (
            <WishFields
              form={form}
              of={`sites.${index}.deliveryDetails`}
              days={`sites.${index}.deliveryDetails.preferredDeliveryWeekdays`}
              remarksHint="Zum Beispiel Zahl der Pakete oder Paletten."
            />
          )}
        </>
      ) : (
        <p>Die Geräte dieses Standorts sind schon unterwegs.</p>
      )}
    </Group>
  ));
}

interface PlaceAddressProps {
  readonly form: ShopForm<AddressEntries>;
  readonly of: `sites.${number}.${'pickupAddress' | 'packagingAddress'}`;
}

/** The address of a place, unless it is the contract partner's. */
function PlaceAddress({ form, of }: PlaceAddressProps) {
  const isDifferent = form.hook.watch(`${of}.differentFromContract`);
  return (
    <>
      <Bound form={form} name={`${of}.differentFromContract`}>
        {({ value, onChange, ...field }) => (
          <Checkbox {...field} value={!value} onChange={(isSame) => onChange(!isSame)}>
            Gleiche Adresse wie der Vertragspartner
          </Checkbox>
        )}
      </Bound>
      {isDifferent && (
        <div className="grid gap-6 sm:grid-cols-6">
          <AddressFields form={form} of={of} business />
        </div>
      )}
    </>
  );
}

interface CopyPlaceProps {
  readonly form: ShopForm<AddressEntries>;
  /** Of the place that takes over what another says. */
  readonly index: number;
  readonly names: readonly string[];
}

/** Takes over what was typed for a place above. */
function CopyPlace({ form, index, names }: CopyPlaceProps) {
  const [from, setFrom] = useState('0');
  const { getValues, setValue } = form.hook;
  const copy = () => {
    const { site: _name, ...place } = getValues(`sites.${Number(from)}`);
    const options = { shouldDirty: true, shouldValidate: form.hook.formState.isSubmitted };
    setValue(`sites.${index}.packagingAddress`, place.packagingAddress, options);
    setValue(`sites.${index}.pickupAddress`, place.pickupAddress, options);
    setValue(`sites.${index}.pickupDetails`, place.pickupDetails, options);
    setValue(`sites.${index}.deliveryDetails`, place.deliveryDetails, options);
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 grow">
        <Select
          name={`copy-${index}`}
          label="Angaben übernehmen von"
          value={from}
          options={names.map((label, place) => ({ value: String(place), label }))}
          emptyText={false}
          onChange={(place) => setFrom(place || '0')}
        />
      </div>
      <Button className="max-sm:w-full" onClick={copy}>
        Übernehmen
      </Button>
    </div>
  );
}
