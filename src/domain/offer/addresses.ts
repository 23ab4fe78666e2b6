import type { Day } from '#domain/values/day.ts';
import { electronicIban } from '#domain/values/iban.ts';
import { isVisitable } from '#domain/values/street.ts';
import type { Weekday } from '#domain/values/weekday.ts';
import type { RefusalCode } from './refusal.ts';

/** How the goods get to the provider: sent, fetched or brought. */
export const shippingMethods = ['shipment', 'pickup', 'delivery'] as const;
export type ShippingMethod = (typeof shippingMethods)[number];

/** What a business is for the Umsatzsteuer. */
export const vatStatuses = [
  'regular',
  'smallBusiness',
  'marginScheme',
  'publicBody',
  'euBusiness',
  'thirdCountry',
] as const;
export type VatStatus = (typeof vatStatuses)[number];

/** The kinds of numbers for taxes. */
export const taxIdTypes = ['vatId', 'businessId', 'taxNumber'] as const;
export type TaxIdType = (typeof taxIdTypes)[number];

export interface Address {
  name: string;
  company?: string;
  street: string;
  zip: string;
  city: string;
}
export interface ContractAddress extends Address {
  contactName?: string;
  contactPhone?: string;
}
/** Where packaging goes or goods are fetched; the contract address counts unless it is different. */
export type OtherAddress = { differentFromContract: false } | ({ differentFromContract: true } & Address);

/** How the customer is paid and who they are for taxes; exactly one of iban and paypal. */
export interface ContractDetails {
  business: boolean;
  iban?: string;
  paypal?: string;
  accountHolder: string;
  taxId?: string;
  taxIdType?: TaxIdType;
  vatStatus?: VatStatus;
  /** Agreement to be paid by Gutschrift instead of an own invoice; INV-01. */
  selfBilling?: boolean;
}

export interface HandoverWishes {
  timeFrom?: string;
  timeTo?: string;
  dateFrom?: Day;
  dateTo?: Day;
  contactName?: string;
  contactPhone?: string;
  remarks?: string;
}
export interface PickupDetails extends HandoverWishes {
  preferredPickupWeekdays: Weekday[];
}
export interface DeliveryDetails extends HandoverWishes {
  preferredDeliveryWeekdays: Weekday[];
}

/** What submitAddresses carries; which of the places is present follows the shipping method. */
export interface Addresses {
  contractAddress: ContractAddress;
  contractDetails: ContractDetails;
  packagingAddress?: OtherAddress;
  pickupAddress?: OtherAddress;
  pickupDetails?: PickupDetails;
  deliveryDetails?: DeliveryDetails;
}

/** The code of the first rule that the addresses break, or undefined. */
export function checkAddresses(
  addresses: Addresses,
  method: ShippingMethod,
  offeredAsBusiness: boolean,
): RefusalCode | undefined {
  const { iban, paypal, taxId, taxIdType, vatStatus, selfBilling } = addresses.contractDetails;
  if (iban === undefined && paypal === undefined) return 'paymentMissing';
  if (iban !== undefined && paypal !== undefined) return 'paymentAmbiguous';
  const taxData = [taxId, taxIdType, vatStatus, selfBilling].some((value) => value !== undefined);
  if (taxData && !offeredAsBusiness) return 'addressesInvalid';
  const present = {
    packagingAddress: addresses.packagingAddress !== undefined,
    pickupAddress: addresses.pickupAddress !== undefined,
    pickupDetails: addresses.pickupDetails !== undefined,
    deliveryDetails: addresses.deliveryDetails !== undefined,
  };
  const fitting =
    present.packagingAddress === (method === 'shipment') &&
    present.pickupAddress === (method === 'pickup') &&
    present.pickupDetails === (method === 'pickup') &&
    present.deliveryDetails === (method === 'delivery');
  if (!fitting) return 'addressesInvalid';
  return method === 'pickup' && !isVisitable(pickupPlace(addresses)) ? 'pickupPlaceInvalid' : undefined;
}

/** Where goods are fetched: the contract address unless another is named. */
function pickupPlace({ contractAddress, pickupAddress }: Addresses): Address {
  return pickupAddress?.differentFromContract ? pickupAddress : contractAddress;
}

/** What the address form holds before it is sent. */
export interface AddressForm extends Omit<Addresses, 'contractDetails'> {
  contractDetails: ContractDetails & { selectedPayment: string };
}

/** What of the form is sent for this shipping method, or why it cannot be. */
export function addressesToSend(
  form: AddressForm,
  method: ShippingMethod,
  offeredAsBusiness: boolean,
): { addresses: Addresses } | { refusal: RefusalCode } {
  const { selectedPayment, iban, paypal } = form.contractDetails;
  if (!iban && !paypal) return { refusal: 'paymentMissing' };
  if (selectedPayment !== 'iban' && selectedPayment !== 'paypal') return { refusal: 'paymentAmbiguous' };
  const usesIban = iban && paypal ? selectedPayment === 'iban' : Boolean(iban);
  const payment = usesIban ? { ...(iban && { iban: electronicIban(iban) }) } : { ...(paypal && { paypal }) };
  const others = addressesBesidePayment(form, method, offeredAsBusiness);
  return { addresses: { ...others, contractDetails: { ...others.contractDetails, ...payment } } };
}

/** What of the form is sent besides the way of payment, so that it can be judged while that is still missing. */
export function addressesBesidePayment(
  form: AddressForm,
  method: ShippingMethod,
  offeredAsBusiness: boolean,
): Addresses {
  const { business, accountHolder, taxId, taxIdType, vatStatus, selfBilling } = form.contractDetails;
  const tax = { ...(taxId && { taxId }), ...(taxIdType && { taxIdType }), ...(vatStatus && { vatStatus }) };
  return {
    contractAddress: form.contractAddress,
    contractDetails: {
      business,
      accountHolder,
      ...(offeredAsBusiness && { ...tax, ...(selfBilling !== undefined && { selfBilling }) }),
    },
    ...(method === 'shipment' && form.packagingAddress && { packagingAddress: form.packagingAddress }),
    ...(method === 'pickup' && form.pickupAddress && { pickupAddress: form.pickupAddress }),
    ...(method === 'pickup' && form.pickupDetails && { pickupDetails: form.pickupDetails }),
    ...(method === 'delivery' && form.deliveryDetails && { deliveryDetails: form.deliveryDetails }),
  };
}
