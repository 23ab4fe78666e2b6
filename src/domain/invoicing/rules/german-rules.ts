import { isIban } from '#domain/values/iban.ts';
import type { AllowanceOrCharge, EnInvoice } from '../en-invoice.ts';
import { all, type InvoiceRule, isSaid, rule } from './rule.ts';

/** BR-DE-17: anything else is unusual and no error. */
const usualTypes = ['326', '380', '381', '384', '389', '875', '876', '877'];
/** Categories for which the seller has to be known to a tax office. */
const namedCategories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'L', 'M'];

const cashDiscount = /^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d{2}(#BASISBETRAG=-?\d+\.\d{2})?#$/;
const cards = ['48', '54', '55'];

const means = ({ payment }: EnInvoice) => payment?.meansCode ?? '';
const accounts = ({ payment }: EnInvoice) => (payment?.transfers ?? []).map(({ account = '' }) => account);

const everyAllowance = ({ allowances, charges, lines }: EnInvoice): readonly AllowanceOrCharge[] => [
  ...[...allowances, ...charges],
  ...lines.flatMap((line) => [...line.allowances, ...line.charges]),
];
/** Cents by which a share may be beside its rate. */
const slack = 2;
const [earliest, latest] = ['0000-01-01', '9999-12-31'];

/** Prices have fractions of cents, which floating numbers add only nearly. */
function sameCents(one: number, other: number): boolean {
  return Math.abs(one - other) < 1e-6;
}

function warning(id: string, says: string, isKept: InvoiceRule['isKept']): InvoiceRule {
  return { ...rule(id, says, isKept), level: 'warning' };
}

/** What the XRechnung 3.0 asks beyond the standard. */
export const germanRules: readonly InvoiceRule[] = [
  rule('BR-DE-1', 'Die Angaben zur Zahlung fehlen (BG-16).', ({ payment }) => payment !== undefined),
  rule('BR-DE-2', 'Der Ansprechpartner des Verkäufers fehlt (BG-6).', ({ seller }) => seller.contact !== undefined),
  rule('BR-DE-3', 'Der Ort des Verkäufers fehlt (BT-37).', ({ seller }) => isSaid(seller.address?.city)),
  rule('BR-DE-4', 'Die Postleitzahl des Verkäufers fehlt (BT-38).', ({ seller }) => isSaid(seller.address?.zip)),
  rule('BR-DE-5', 'Der Name des Ansprechpartners fehlt (BT-41).', ({ seller }) => isSaid(seller.contact?.name)),
  rule('BR-DE-6', 'Die Telefonnummer des Ansprechpartners fehlt (BT-42).', ({ seller }) =>
    isSaid(seller.contact?.phone),
  ),
  rule('BR-DE-7', 'Die E-Mail-Adresse des Ansprechpartners fehlt (BT-43).', ({ seller }) =>
    isSaid(seller.contact?.email),
  ),
  rule('BR-DE-8', 'Der Ort des Käufers fehlt (BT-52).', ({ buyer }) => isSaid(buyer.address?.city)),
  rule('BR-DE-9', 'Die Postleitzahl des Käufers fehlt (BT-53).', ({ buyer }) => isSaid(buyer.address?.zip)),
  rule(
    'BR-DE-10',
    'Der Ort der Lieferung fehlt (BT-77).',
    ({ delivery }) => delivery?.address === undefined || isSaid(delivery.address.city),
  ),
  rule(
    'BR-DE-11',
    'Die Postleitzahl der Lieferung fehlt (BT-78).',
    ({ delivery }) => delivery?.address === undefined || isSaid(delivery.address.zip),
  ),
  rule(
    'BR-DE-14',
    'Einer Steuersumme fehlt der Steuersatz (BT-119).',
    all(
      ({ taxes }) => taxes,
      ({ rate }) => rate !== undefined,
    ),
  ),
  rule('BR-DE-15', 'Die Referenz des Käufers fehlt (BT-10).', ({ buyerReference }) => isSaid(buyerReference)),
  rule(
    'BR-DE-16',
    'USt-IdNr. oder Steuernummer des Verkäufers fehlt (BT-31, BT-32).',
    ({ taxes, seller, taxRepresentative }) =>
      !taxes.some(({ category = '' }) => namedCategories.includes(category)) ||
      [seller.vatId, seller.taxNumber, taxRepresentative?.vatId].some(isSaid),
  ),
  warning('BR-DE-17', 'Die Art der Rechnung ist in Deutschland unüblich (BT-3).', ({ typeCode }) =>
    usualTypes.includes(typeCode ?? ''),
  ),
  rule('BR-DE-18', 'Skonto ist nicht in der Form der XRechnung angegeben (BT-20).', ({ paymentTerms = '' }) => {
    const lines = paymentTerms.split(/\r?\n/).filter((line) => line.trim().startsWith('#'));
    // Behind the last of them a line has to end.
    const isEnded = lines.length === 0 || /^\s*\n/.test(paymentTerms.split(/#.+#/).at(-1) ?? '');
    return isEnded && lines.every((line) => cashDiscount.test(line.trim().replace(/\s+/g, ' ')));
  }),
  warning(
    'BR-DE-19',
    'Die IBAN stimmt nicht (BT-84).',
    (invoice) => means(invoice) !== '58' || accounts(invoice).every(isIban),
  ),
  warning(
    'BR-DE-20',
    'Die IBAN der Lastschrift stimmt nicht (BT-91).',
    ({ payment }) => payment?.meansCode !== '59' || isIban(payment.directDebit?.account ?? ''),
  ),
  warning('BR-DE-21', 'Die Rechnung nennt nicht die XRechnung als ihre Norm (BT-24).', ({ specification = '' }) =>
    /^urn:cen\.eu:en16931:2017#(compliant|conformant)#urn:(xeinkauf\.de|xoev-de):kosit:/.test(specification),
  ),
  rule('BR-DE-22', 'Zwei Anlagen haben denselben Dateinamen (BG-24).', ({ attachments = [] }) => {
    const names = attachments.flatMap(({ fileName }) => fileName?.toLowerCase() ?? []);
    return new Set(names).size === names.length;
  }),
  rule(
    'BR-DE-23-a',
    'Für die Überweisung fehlen die Kontodaten (BG-17).',
    (invoice) => !['30', '58'].includes(means(invoice)) || accounts(invoice).length > 0,
  ),
  rule(
    'BR-DE-23-b',
    'Neben der Überweisung stehen Karte oder Lastschrift (BG-18, BG-19).',
    (invoice) =>
      !['30', '58'].includes(means(invoice)) ||
      (invoice.payment?.card === undefined && invoice.payment?.directDebit === undefined),
  ),
  rule(
    'BR-DE-24-a',
    'Für die Kartenzahlung fehlen die Kartendaten (BG-18).',
    (invoice) => !cards.includes(means(invoice)) || invoice.payment?.card !== undefined,
  ),
  rule(
    'BR-DE-24-b',
    'Neben der Kartenzahlung stehen Überweisung oder Lastschrift (BG-17, BG-19).',
    (invoice) =>
      !cards.includes(means(invoice)) || (accounts(invoice).length === 0 && invoice.payment?.directDebit === undefined),
  ),
  rule(
    'BR-DE-25-a',
    'Für die Lastschrift fehlen deren Angaben (BG-19).',
    (invoice) => means(invoice) !== '59' || invoice.payment?.directDebit !== undefined,
  ),
  rule(
    'BR-DE-25-b',
    'Neben der Lastschrift stehen Überweisung oder Karte (BG-17, BG-18).',
    (invoice) => means(invoice) !== '59' || (accounts(invoice).length === 0 && invoice.payment?.card === undefined),
  ),
  rule(
    'BR-DE-30',
    'Der Lastschrift fehlt die Gläubiger-ID (BT-90).',
    ({ payment, seller, payee }) =>
      payment?.directDebit === undefined ||
      isSaid(payment.directDebit.creditorId) ||
      [...(seller.ids ?? []), payee?.id].some((id) => id?.scheme === 'SEPA'),
  ),
  rule(
    'BR-DE-31',
    'Der Lastschrift fehlt das belastete Konto (BT-91).',
    ({ payment }) => payment?.directDebit === undefined || isSaid(payment.directDebit.account),
  ),
  warning(
    'BR-DE-26',
    'Eine Korrektur nennt nicht, welche Rechnung sie korrigiert (BG-3).',
    ({ typeCode, preceding }) => typeCode !== '384' || preceding.length > 0,
  ),
  warning(
    'BR-DE-27',
    'Die Telefonnummer hat weniger als drei Ziffern (BT-42).',
    ({ seller: { contact } }) => !isSaid(contact?.phone) || (contact?.phone?.match(/\d/g) ?? []).length >= 3,
  ),
  warning(
    'BR-DE-28',
    'Die E-Mail-Adresse ist keine (BT-43).',
    ({ seller: { contact } }) =>
      !isSaid(contact?.email) || /^[^@\s.][^@\s]*[^@\s.]?@[^@\s.][^@\s]*[^@\s.]$/.test(contact?.email ?? ''),
  ),
  rule('PEPPOL-EN16931-R001', 'Der Geschäftsprozess fehlt (BT-23).', ({ process }) => isSaid(process)),
  rule(
    'PEPPOL-EN16931-R005',
    'Die Währung der Umsatzsteuer ist die der Rechnung (BT-6).',
    ({ currency, taxCurrency }) => taxCurrency === undefined || taxCurrency !== currency,
  ),
  rule('PEPPOL-EN16931-R010', 'Die elektronische Adresse des Käufers fehlt (BT-49).', ({ buyer }) =>
    isSaid(buyer.electronicAddress?.value),
  ),
  rule('PEPPOL-EN16931-R020', 'Die elektronische Adresse des Verkäufers fehlt (BT-34).', ({ seller }) =>
    isSaid(seller.electronicAddress?.value),
  ),
  rule(
    'PEPPOL-EN16931-R040',
    'Ein Zu- oder Abschlag ist nicht Prozentsatz mal Grundbetrag (BT-92, BT-99, BT-136, BT-141).',
    all(
      everyAllowance,
      ({ amount = 0, baseAmount, percent }) =>
        baseAmount === undefined || percent === undefined || Math.abs(amount - (baseAmount * percent) / 100) <= slack,
    ),
  ),
  rule(
    'PEPPOL-EN16931-R041',
    'Einem Zu- oder Abschlag mit Prozentsatz fehlt der Grundbetrag (BT-93, BT-100, BT-137, BT-142).',
    all(everyAllowance, ({ baseAmount, percent }) => percent === undefined || baseAmount !== undefined),
  ),
  rule(
    'PEPPOL-EN16931-R042',
    'Einem Zu- oder Abschlag mit Grundbetrag fehlt der Prozentsatz (BT-94, BT-101, BT-138, BT-143).',
    all(everyAllowance, ({ baseAmount, percent }) => baseAmount === undefined || percent !== undefined),
  ),
  rule(
    'PEPPOL-EN16931-R046',
    'Ein Nettopreis ist nicht Bruttopreis weniger Nachlass (BT-146).',
    all(
      ({ lines }) => lines,
      ({ price: { net, gross, discount = 0 } }) => gross === undefined || sameCents(net ?? 0, gross - discount),
    ),
  ),
  rule(
    'PEPPOL-EN16931-R055',
    'Die Umsatzsteuer hat in beiden Währungen verschiedene Vorzeichen (BT-110, BT-111).',
    ({ totals: { tax = 0, taxInTaxCurrency = 0 } }) => tax * taxInTaxCurrency >= 0,
  ),
  rule(
    'PEPPOL-EN16931-R061',
    'Der Lastschrift fehlt das Mandat (BT-89).',
    (invoice) => !['49', '59'].includes(means(invoice)) || isSaid(invoice.payment?.directDebit?.mandate),
  ),
  rule(
    'PEPPOL-EN16931-R110',
    'Der Zeitraum einer Position beginnt vor dem der Rechnung (BT-134).',
    ({ delivery, lines }) =>
      lines.every(({ period }) => (period?.from ?? latest) >= (delivery?.period?.from ?? earliest)),
  ),
  rule(
    'PEPPOL-EN16931-R111',
    'Der Zeitraum einer Position endet nach dem der Rechnung (BT-135).',
    ({ delivery, lines }) => lines.every(({ period }) => (period?.to ?? earliest) <= (delivery?.period?.to ?? latest)),
  ),
  rule(
    'PEPPOL-EN16931-R121',
    'Die Menge, für die ein Preis gilt, ist nicht größer als null (BT-149).',
    all(
      ({ lines }) => lines,
      ({ price: { baseQuantity = 1 } }) => baseQuantity > 0,
    ),
  ),
  rule(
    'PEPPOL-EN16931-R130',
    'Der Preis gilt für eine andere Einheit als die der Menge (BT-150).',
    all(
      ({ lines }) => lines,
      ({ unit, price: { baseUnit } }) => baseUnit === undefined || unit === undefined || baseUnit === unit,
    ),
  ),
  warning(
    'BR-DE-TMP-32',
    'Das Datum der Lieferung fehlt (BT-72).',
    ({ delivery }) => isSaid(delivery?.date) || delivery?.period !== undefined,
  ),
];
