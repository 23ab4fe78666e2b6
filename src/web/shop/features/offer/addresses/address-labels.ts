import { tickLabels } from '#contract/sale/declaration-ticks.ts';
import type { Address, AddressForm } from '#domain/offer/parties/addresses.ts';
import { addressFieldNames, addressQuestions } from './address-questions.ts';

const address = Object.fromEntries(addressFieldNames.map((name) => [name, addressQuestions[name].label])) as Record<
  keyof Address,
  string
>;
const place = { differentFromContract: 'Andere Adresse', ...address, name: 'Name' };

const wishes = {
  timeFrom: 'Uhrzeit von',
  timeTo: 'Uhrzeit bis',
  dateFrom: 'Frühester Tag',
  dateTo: 'Letzter Tag',
  contactName: 'Ansprechpartner vor Ort',
  contactPhone: 'Telefon vor Ort',
  remarks: 'Hinweise',
};

const ofPlace = {
  ...under('packagingAddress', place),
  ...under('pickupAddress', place),
  ...under('pickupDetails', { preferredPickupWeekdays: 'Passende Wochentage', ...wishes }),
  ...under('deliveryDetails', { preferredDeliveryWeekdays: 'Passende Wochentage', ...wishes }),
};

/** Labels of the address form, in the order of its fields. */
export const addressLabels = {
  ...under('contractAddress', { ...address, country: 'Land', contactName: 'Ansprechpartner', contactPhone: 'Telefon' }),
  ...under('invoiceAddress', { ...place, country: 'Land' }),
  ...ofPlace,
  // Several places share them.
  ...Object.fromEntries(Object.entries(ofPlace).map(([path, label]) => [`sites.*.${path}`, label])),
  ...under('contractDetails', {
    selectedPayment: 'Zahlungsweg',
    iban: 'IBAN',
    bic: 'BIC',
    paypal: 'E-Mail-Adresse bei PayPal',
    accountHolder: 'Kontoinhaber',
    vatStatus: 'Umsatzsteuer',
    taxId: 'USt-IdNr., W-IdNr. oder Steuernummer',
    selfBilling: 'Wer schreibt die Rechnung?',
    orderNumber: 'Ihre Bestellnummer',
    costCentre: 'Kostenstelle',
  }),
  ...tickLabels,
  password: 'Passwort',
};

/** A label for each field of a group: one without does not compile. */
function under<Group extends keyof AddressForm>(
  group: Group,
  labels: Readonly<Record<string, string>> & Readonly<Record<keyof AddressForm[Group], string>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries<string>(labels).map(([name, label]) => [`${group}.${name}`, label]));
}
