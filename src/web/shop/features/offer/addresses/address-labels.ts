import { tickLabels } from '#contract/declaration-ticks.ts';
import { addressFieldNames, addressQuestions } from './address-questions.ts';

const address = Object.fromEntries(addressFieldNames.map((name) => [name, addressQuestions[name].label]));
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

/** Labels of the address form, in the order of its fields. */
export const addressLabels = {
  ...under('contractAddress', { ...address, contactName: 'Ansprechpartner', contactPhone: 'Telefon' }),
  ...under('packagingAddress', place),
  ...under('pickupAddress', place),
  ...under('pickupDetails', { preferredPickupWeekdays: 'Passende Wochentage', ...wishes }),
  ...under('deliveryDetails', { preferredDeliveryWeekdays: 'Passende Wochentage', ...wishes }),
  ...under('contractDetails', {
    selectedPayment: 'Zahlungsweg',
    iban: 'IBAN',
    paypal: 'E-Mail-Adresse bei PayPal',
    accountHolder: 'Kontoinhaber',
    vatStatus: 'Umsatzsteuer',
    taxId: 'USt-IdNr., W-IdNr. oder Steuernummer',
    selfBilling: 'Wer schreibt die Rechnung?',
  }),
  ...tickLabels,
  password: 'Passwort',
};

function under(group: string, labels: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(labels).map(([name, label]) => [`${group}.${name}`, label]));
}
