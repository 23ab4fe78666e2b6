import type { Address, AddressForm, HandoverWishes, OtherAddress, ShippingMethod } from '#domain/offer/addresses.ts';
import { readTaxId } from '#domain/values/vat-id.ts';
import type { AddressValues } from './address-values.ts';

/** The typed values as the specification's client state: trimmed, blank options left out. */
export function addressFormOf(
  { contractAddress, contractDetails, place, wishes }: AddressValues,
  method: ShippingMethod,
  offeredAsBusiness: boolean,
): AddressForm {
  const { selectedPayment, iban, paypal, accountHolder, taxId, vatStatus, billing } = contractDetails;
  return {
    contractAddress: { ...addressOf(contractAddress), ...contactOf(contractAddress) },
    contractDetails: {
      selectedPayment,
      business: offeredAsBusiness,
      ...option('iban', selectedPayment === 'iban' ? iban : ''),
      ...option('paypal', selectedPayment === 'paypal' ? paypal : ''),
      accountHolder: accountHolder.trim(),
      ...taxOf(taxId),
      ...(vatStatus !== '' && { vatStatus }),
      ...(billing !== undefined && { selfBilling: billing === 'creditNote' }),
    },
    ...(method === 'shipment' && { packagingAddress: otherAddressOf(place) }),
    ...(method === 'pickup' && {
      pickupAddress: otherAddressOf(place),
      pickupDetails: { preferredPickupWeekdays: wishes.weekdays, ...wishesOf(wishes) },
    }),
    ...(method === 'delivery' && {
      deliveryDetails: { preferredDeliveryWeekdays: wishes.weekdays, ...wishesOf(wishes) },
    }),
  };
}

function addressOf({ name, company, street, zip, city }: Required<Address>): Address {
  return {
    name: name.trim(),
    ...option('company', company),
    street: street.trim(),
    zip: zip.trim(),
    city: city.trim(),
  };
}

function otherAddressOf(place: AddressValues['place']): OtherAddress {
  return place.differentFromContract
    ? { differentFromContract: true, ...addressOf(place) }
    : { differentFromContract: false };
}

function contactOf({ contactName, contactPhone }: { contactName: string; contactPhone: string }) {
  return { ...option('contactName', contactName), ...option('contactPhone', contactPhone) };
}

function wishesOf(wishes: AddressValues['wishes']): HandoverWishes {
  return {
    ...option('timeFrom', wishes.timeFrom),
    ...option('timeTo', wishes.timeTo),
    ...option('dateFrom', wishes.dateFrom ?? ''),
    ...option('dateTo', wishes.dateTo ?? ''),
    ...contactOf(wishes),
    ...option('remarks', wishes.remarks),
  };
}

/** The kind of a number for taxes is told by its form. */
function taxOf(entry: string) {
  const read = readTaxId(entry);
  if (read === undefined || read.type === 'personal') return option('taxId', entry);
  return { taxId: read.value, taxIdType: read.type };
}

function option<K extends string>(key: K, value: string): Partial<Record<K, string>> {
  const trimmed = value.trim();
  const present: Partial<Record<K, string>> = {};
  if (trimmed !== '') present[key] = trimmed;
  return present;
}
