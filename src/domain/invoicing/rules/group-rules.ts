import type { AllowanceOrCharge, EnInvoice, InvoicePeriod } from '../en-invoice.ts';
import { countries } from './code-lists.ts';
import { all, type InvoiceRule, isSaid, rule } from './rule.ts';

const hasReason = ({ reason, reasonCode }: AllowanceOrCharge) => isSaid(reason) || isSaid(reasonCode);
const hasAmount = ({ amount }: AllowanceOrCharge) => amount !== undefined;
const hasCategory = ({ category }: AllowanceOrCharge) => isSaid(category);
const allowances = (invoice: EnInvoice) => invoice.allowances;
const charges = (invoice: EnInvoice) => invoice.charges;
const lineAllowances = (invoice: EnInvoice) => invoice.lines.flatMap((line) => line.allowances);
const lineCharges = (invoice: EnInvoice) => invoice.lines.flatMap((line) => line.charges);

/** A period whose end is before its start is none. */
const isInOrder = ({ from, to }: InvoicePeriod) => from === undefined || to === undefined || from <= to;
const isFilled = ({ from, to }: InvoicePeriod) => from !== undefined || to !== undefined;
const linePeriods = ({ lines }: EnInvoice) => lines.flatMap(({ period }) => period ?? []);
const items = ({ lines }: EnInvoice) => lines.map(({ item }) => item);

/** The same rule about each of some parts. */
const each = <T>(id: string, says: string, of: (invoice: EnInvoice) => readonly T[], isKept: (part: T) => boolean) =>
  rule(id, says, all(of, isKept));

/** Greece writes its numbers for taxes by its own name. */
const isVatIdOfCountry = (vatId: string) => countries.has(vatId.slice(0, 2)) || vatId.startsWith('EL');

/** What groups that may be left out ask for where they are there: payee, representative, periods, allowances, charges, attachments. */
export const groupRules: readonly InvoiceRule[] = [
  rule(
    'BR-17',
    'Der Zahlungsempfänger hat keinen Namen, oder den des Verkäufers (BT-59).',
    ({ payee, seller }) =>
      payee === undefined ||
      (isSaid(payee.name) &&
        payee.name !== (seller.tradingName ?? seller.name) &&
        !(payee.id && seller.ids?.some(({ value }) => value === payee.id?.value))),
  ),
  rule(
    'BR-18',
    'Der Name des Steuervertreters fehlt (BT-62).',
    ({ taxRepresentative: of }) => of === undefined || isSaid(of.tradingName ?? of.name),
  ),
  rule(
    'BR-19',
    'Die Anschrift des Steuervertreters fehlt (BG-12).',
    ({ taxRepresentative: of }) => of === undefined || of.address !== undefined,
  ),
  rule(
    'BR-20',
    'Das Land des Steuervertreters fehlt (BT-69).',
    ({ taxRepresentative: of }) => of?.address === undefined || isSaid(of.address.country),
  ),
  rule(
    'BR-56',
    'Die USt-IdNr. des Steuervertreters fehlt (BT-63).',
    ({ taxRepresentative: of }) => of === undefined || isSaid(of.vatId),
  ),
  rule('BR-29', 'Der Abrechnungszeitraum endet vor seinem Beginn (BT-74).', ({ delivery }) =>
    isInOrder(delivery?.period ?? {}),
  ),
  each('BR-30', 'Der Zeitraum einer Position endet vor seinem Beginn (BT-135).', linePeriods, isInOrder),
  rule(
    'BR-CO-19',
    'Der Abrechnungszeitraum hat weder Beginn noch Ende (BG-14).',
    ({ delivery, taxPointCode }) =>
      delivery?.period === undefined || isFilled(delivery.period) || taxPointCode !== undefined,
  ),
  each('BR-CO-20', 'Der Zeitraum einer Position hat weder Beginn noch Ende (BG-26).', linePeriods, isFilled),
  rule(
    'BR-CO-03',
    'Der Zeitpunkt der Steuer ist als Tag und als Code angegeben (BT-7, BT-8).',
    ({ taxPointDate, taxPointCode }) => taxPointDate === undefined || taxPointCode === undefined,
  ),
  each('BR-31', 'Ein Abzug hat keinen Betrag (BT-92).', allowances, hasAmount),
  each('BR-32', 'Ein Abzug hat keine Steuerkategorie (BT-95).', allowances, hasCategory),
  each('BR-33', 'Einem Abzug fehlt der Grund (BT-97).', allowances, hasReason),
  each('BR-36', 'Ein Zuschlag hat keinen Betrag (BT-99).', charges, hasAmount),
  each('BR-37', 'Ein Zuschlag hat keine Steuerkategorie (BT-102).', charges, hasCategory),
  each('BR-38', 'Einem Zuschlag fehlt der Grund (BT-104).', charges, hasReason),
  each('BR-41', 'Der Abzug einer Position hat keinen Betrag (BT-136).', lineAllowances, hasAmount),
  each('BR-42', 'Dem Abzug einer Position fehlt der Grund (BT-139).', lineAllowances, hasReason),
  each('BR-43', 'Der Zuschlag einer Position hat keinen Betrag (BT-141).', lineCharges, hasAmount),
  each('BR-44', 'Dem Zuschlag einer Position fehlt der Grund (BT-144).', lineCharges, hasReason),
  each('BR-CO-21', 'Einem Abzug fehlt der Grund (BT-97).', allowances, hasReason),
  each('BR-CO-22', 'Einem Zuschlag fehlt der Grund (BT-104).', charges, hasReason),
  each('BR-CO-23', 'Dem Abzug einer Position fehlt der Grund (BT-139).', lineAllowances, hasReason),
  each('BR-CO-24', 'Dem Zuschlag einer Position fehlt der Grund (BT-144).', lineCharges, hasReason),
  {
    ...rule(
      'BR-51',
      'Die Rechnung nennt mehr als zehn Ziffern einer Kartennummer (BT-87).',
      ({ payment }) => (payment?.card?.number ?? '').length <= 10,
    ),
    level: 'warning',
  },
  each(
    'BR-52',
    'Einer Anlage fehlt ihre Kennung (BT-122).',
    ({ attachments = [] }) => attachments,
    ({ id }) => isSaid(id),
  ),
  rule(
    'BR-53',
    'Der Steuerbetrag in der Währung der Steuer fehlt (BT-111).',
    ({ taxCurrency, currency, totals }) =>
      taxCurrency === undefined || (taxCurrency === currency ? totals.tax : totals.taxInTaxCurrency) !== undefined,
  ),
  each(
    'BR-54',
    'Einer Eigenschaft der Ware fehlt Name oder Wert (BT-160, BT-161).',
    (invoice) => items(invoice).flatMap(({ attributes = [] }) => attributes),
    ({ name, value }) => isSaid(name) && isSaid(value),
  ),
  rule(
    'BR-57',
    'Das Land der Lieferung fehlt (BT-80).',
    ({ delivery }) => delivery?.address === undefined || isSaid(delivery.address.country),
  ),
  each(
    'BR-64',
    'Einer Artikelnummer fehlt ihre Art (BT-157).',
    (invoice) => items(invoice).flatMap(({ standardId }) => standardId ?? []),
    ({ scheme }) => isSaid(scheme),
  ),
  each(
    'BR-65',
    'Einer Warengruppe fehlt ihre Art (BT-158).',
    (invoice) => items(invoice).flatMap(({ classes = [] }) => classes),
    ({ scheme }) => isSaid(scheme),
  ),
  each(
    'BR-CO-09',
    'Eine USt-IdNr. beginnt nicht mit dem Kürzel ihres Landes (BT-31, BT-48, BT-63).',
    ({ seller, buyer, taxRepresentative }) => [seller, buyer, taxRepresentative].flatMap((party) => party?.vatId ?? []),
    isVatIdOfCountry,
  ),
];
