import { countryName, type OtherCountry } from '#domain/values/country.ts';
import type { Day } from '#domain/values/day.ts';
import { electronicIban, isOutsideEea } from '#domain/values/iban.ts';
import { isVisitable } from '#domain/values/street.ts';
import type { TaxIdType } from '#domain/values/vat-id.ts';
import { readTaxId } from '#domain/values/vat-id.ts';
import type { Weekday } from '#domain/values/weekday.ts';
import type { RefusalCode } from '../refusal.ts';

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

export interface Address {
  name: string;
  company?: string;
  street: string;
  zip: string;
  city: string;
}

/** An address, be it in Germany or, of the contract partner and their books alone, in another country; where there are no postcodes its own is empty. */
export interface Place extends Address {
  /** Absent in Germany. */
  country?: OtherCountry;
}

/** The lines under which a place is found: 'Hafenstraße 1', '04109 Leipzig'; abroad the country follows. */
export function placeLines({
  street,
  zip,
  city,
  country,
}: Pick<Place, 'street' | 'zip' | 'city' | 'country'>): string[] {
  return [street, [zip, city].filter(Boolean).join(' '), ...(country === undefined ? [] : [countryName(country)])];
}

/** The lines of a letter to somebody, the company first. */
export function addressLines(address: Place): string[] {
  return [address.company ?? '', address.name, ...placeLines(address)].filter((line) => line !== '');
}

export interface ContractAddress extends Place {
  contactName?: string;
  contactPhone?: string;
}
/** Where packaging goes or goods are fetched; the contract address counts unless it is different. */
export type OtherAddress = { differentFromContract: false } | ({ differentFromContract: true } & Address);

/** Where a business wants its papers, in whatever country it is. */
export type InvoiceAddress = { differentFromContract: false } | ({ differentFromContract: true } & Place);

/** How the customer is paid and who they are for taxes; exactly one of iban and paypal. */
export interface ContractDetails {
  business: boolean;
  iban?: string;
  /** Of an account outside of the EEA. */
  bic?: string;
  paypal?: string;
  accountHolder: string;
  taxId?: string;
  taxIdType?: TaxIdType;
  vatStatus?: VatStatus;
  /** Agreement to be paid by Gutschrift instead of an own invoice; INV-01. */
  selfBilling?: boolean;
  /** The business's own number of the sale, and where its books put it: on every later paper. */
  orderNumber?: string;
  costCentre?: string;
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

/** Where and when goods are handed over; what of it is present follows the shipping method. */
export interface HandoverPlace {
  packagingAddress?: OtherAddress;
  pickupAddress?: OtherAddress;
  pickupDetails?: PickupDetails;
  deliveryDetails?: DeliveryDetails;
}

/** The same of one of several places. */
export interface SitePlace extends HandoverPlace {
  /** As the items name it. */
  site: string;
}

/** What submitAddresses carries. An offer of several places has one entry for each in `sites`, and no place beside them. */
export interface Addresses extends HandoverPlace {
  contractAddress: ContractAddress;
  contractDetails: ContractDetails;
  /** Where a business wants what it is paid by. */
  invoiceAddress?: InvoiceAddress;
  sites?: SitePlace[];
}

/** The code of the first rule that the addresses break, or undefined; `siteNames` are those of several places. */
export function checkAddresses(
  addresses: Addresses,
  method: ShippingMethod,
  offeredAsBusiness: boolean,
  siteNames: readonly string[],
): RefusalCode | undefined {
  const {
    iban,
    bic: _bic,
    paypal,
    accountHolder: _holder,
    business: _business,
    ...ofBusiness
  } = addresses.contractDetails;
  if (iban === undefined && paypal === undefined) return 'paymentMissing';
  if (iban !== undefined && paypal !== undefined) return 'paymentAmbiguous';
  const { invoiceAddress, contractAddress } = addresses;
  const isBusiness = [...Object.values(ofBusiness), invoiceAddress, contractAddress.country].some(
    (value) => value !== undefined,
  );
  if (isBusiness && !offeredAsBusiness) return 'addressesInvalid';
  return siteNames.length === 0
    ? checkPlace(addresses, addresses, method)
    : checkPlaces(addresses, method, new Set(siteNames));
}

function checkPlaces(addresses: Addresses, method: ShippingMethod, names: ReadonlySet<string>) {
  const { sites = [], contractAddress, ...beside } = addresses;
  if (partsOf(beside).length > 0) return 'addressesInvalid';
  const given = new Set(sites.map(({ site }) => site));
  if (given.size < sites.length) return 'siteTwice';
  if (sites.some(({ site }) => !names.has(site))) return 'siteUnknown';
  if (given.size < names.size) return 'siteAddressMissing';
  return sites.map((place) => checkPlace(place, { contractAddress }, method)).find((code) => code !== undefined);
}

const parts = ['packagingAddress', 'pickupAddress', 'pickupDetails', 'deliveryDetails'] as const;
const partsOf = (place: HandoverPlace) => parts.filter((part) => place[part] !== undefined);
const asked: Readonly<Record<ShippingMethod, readonly (typeof parts)[number][]>> = {
  shipment: ['packagingAddress'],
  pickup: ['pickupAddress', 'pickupDetails'],
  delivery: ['deliveryDetails'],
};

function checkPlace(
  place: HandoverPlace & Pick<Addresses, 'sites'>,
  { contractAddress }: Pick<Addresses, 'contractAddress'>,
  method: ShippingMethod,
): RefusalCode | undefined {
  if (place.sites !== undefined || partsOf(place).join() !== asked[method].join()) return 'addressesInvalid';
  const { pickupAddress } = place;
  const isReached =
    method !== 'pickup' || isVisitable(pickupPlace({ contractAddress, ...(pickupAddress && { pickupAddress }) }));
  return isReached ? undefined : 'pickupPlaceInvalid';
}

/** Where goods are fetched: the contract address unless another is named. */
export function pickupPlace({
  contractAddress,
  pickupAddress,
}: Pick<Addresses, 'contractAddress' | 'pickupAddress'>): Place {
  return pickupAddress?.differentFromContract ? pickupAddress : contractAddress;
}

/** Where the goods stand at the beginning, and go back to: the contract address unless another is named for packaging or pickup. */
export function goodsPlace({
  contractAddress,
  pickupAddress,
  packagingAddress,
}: {
  readonly contractAddress: Place;
  readonly pickupAddress?: OtherAddress | undefined;
  readonly packagingAddress?: OtherAddress | undefined;
}): Place {
  const other = pickupAddress ?? packagingAddress;
  return other?.differentFromContract ? other : contractAddress;
}

/** The same fields while they are typed: '' where nothing was said. */
type Typed<Fields> = { [Name in keyof Fields]-?: string };

/** Another place while it is typed: what was typed stays also while the contract address counts. */
export interface TypedAddress extends Typed<Address> {
  differentFromContract: boolean;
}

/** A place of handover while it is typed, for every shipping method. */
export interface PlaceForm {
  packagingAddress: TypedAddress;
  pickupAddress: TypedAddress;
  pickupDetails: Typed<HandoverWishes> & Pick<PickupDetails, 'preferredPickupWeekdays'>;
  deliveryDetails: Typed<HandoverWishes> & Pick<DeliveryDetails, 'preferredDeliveryWeekdays'>;
}

/** One of several places while it is typed. */
export interface SiteForm extends PlaceForm {
  site: string;
}

/**
 * What the address form holds: the addresses as they are sent, in every field an entry. It keeps both ways to be paid, and the
 * places of every shipping method.
 */
export interface AddressForm extends PlaceForm {
  contractAddress: Typed<Omit<ContractAddress, 'country'>> & {
    /** Nothing where it is Germany. */
    country: OtherCountry | '';
  };
  contractDetails: Typed<
    Pick<ContractDetails, 'iban' | 'bic' | 'paypal' | 'accountHolder' | 'taxId' | 'orderNumber' | 'costCentre'>
  > & {
    selectedPayment: 'iban' | 'paypal';
    vatStatus: VatStatus | '';
    /** Who writes the document of a business; nothing is chosen beforehand. */
    selfBilling: boolean | undefined;
  };
  invoiceAddress: TypedAddress & { country: OtherCountry | '' };
  /** Several places, in their order; none where there is one. */
  sites: SiteForm[];
}

const noAddress: Typed<Address> = { name: '', company: '', street: '', zip: '', city: '' };
const noContact = { contactName: '', contactPhone: '' };
const noWishes = { timeFrom: '', timeTo: '', dateFrom: '', dateTo: '', ...noContact, remarks: '' };

/** The address form before anything is typed; a transfer is the usual way to be paid. */
export const emptyAddressForm: AddressForm = {
  contractAddress: { ...noAddress, ...noContact, country: '' },
  contractDetails: {
    selectedPayment: 'iban',
    iban: '',
    bic: '',
    paypal: '',
    accountHolder: '',
    taxId: '',
    vatStatus: '',
    selfBilling: undefined,
    orderNumber: '',
    costCentre: '',
  },
  invoiceAddress: { differentFromContract: false, ...noAddress, country: '' },
  packagingAddress: { differentFromContract: false, ...noAddress },
  pickupAddress: { differentFromContract: false, ...noAddress },
  pickupDetails: { preferredPickupWeekdays: [], ...noWishes },
  deliveryDetails: { preferredDeliveryWeekdays: [], ...noWishes },
  sites: [],
};

/** One of several places before anything is typed: where it is has to be said. */
export const emptyPlaceForm: PlaceForm = {
  packagingAddress: { differentFromContract: true, ...noAddress },
  pickupAddress: { differentFromContract: true, ...noAddress },
  pickupDetails: emptyAddressForm.pickupDetails,
  deliveryDetails: emptyAddressForm.deliveryDetails,
};

/**
 * What of the form is sent for this shipping method: the chosen way to be paid, what is asked of a business only, the places of that
 * method only. What was left blank is still in it.
 */
export function addressesToSend(form: AddressForm, method: ShippingMethod, offeredAsBusiness: boolean) {
  const { selectedPayment, iban, bic, paypal: _paypal, accountHolder, ...ofBusiness } = form.contractDetails;
  return {
    contractAddress: form.contractAddress,
    contractDetails: {
      business: offeredAsBusiness,
      [selectedPayment]: form.contractDetails[selectedPayment],
      ...(selectedPayment === 'iban' && isOutsideEea(iban) && { bic }),
      accountHolder,
      ...(offeredAsBusiness && ofBusiness),
    },
    ...(offeredAsBusiness && form.invoiceAddress.differentFromContract && { invoiceAddress: form.invoiceAddress }),
    ...(form.sites.length === 0
      ? placeToSend(form, method)
      : { sites: form.sites.map((place) => ({ site: place.site, ...placeToSend(place, method) })) }),
  };
}

function placeToSend(place: PlaceForm, method: ShippingMethod) {
  return {
    ...(method === 'shipment' && { packagingAddress: otherAddress(place.packagingAddress) }),
    ...(method === 'pickup' && {
      pickupAddress: otherAddress(place.pickupAddress),
      pickupDetails: place.pickupDetails,
    }),
    ...(method === 'delivery' && { deliveryDetails: place.deliveryDetails }),
  };
}

function otherAddress(place: TypedAddress): TypedAddress | { differentFromContract: false } {
  return place.differentFromContract ? place : { differentFromContract: false };
}

/** Payment and tax data as they are stored: IBAN and number for taxes without blanks, the kind of the number named. */
export function storedDetails({ iban, bic, taxId, ...details }: ContractDetails): ContractDetails {
  const read = taxId === undefined ? undefined : readTaxId(taxId);
  return {
    ...details,
    ...(iban !== undefined && { iban: electronicIban(iban) }),
    ...(iban !== undefined && bic !== undefined && isOutsideEea(iban) && { bic: electronicIban(bic) }),
    ...(taxId !== undefined && { taxId }),
    ...(read && read.type !== 'personal' && { taxId: read.value, taxIdType: read.type }),
  };
}
