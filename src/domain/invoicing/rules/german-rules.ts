import { isIban } from '#domain/values/iban.ts';
import type { EnInvoice } from '../en-invoice.ts';
import { all, type InvoiceRule, isSaid, rule } from './rule.ts';

/** BR-DE-17: anything else is unusual and no error. */
const usualTypes = ['326', '380', '381', '384', '389', '875', '876', '877'];
/** Categories for which the seller has to be known to a tax office. */
const namedCategories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'L', 'M'];

const means = ({ payment }: EnInvoice) => payment?.meansCode ?? '';
const accounts = ({ payment }: EnInvoice) => (payment?.transfers ?? []).map(({ account = '' }) => account);

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
  rule('BR-DE-18', 'Skonto ist nicht in der Form der XRechnung angegeben (BT-20).', ({ paymentTerms = '' }) =>
    paymentTerms
      .split(/\r?\n/)
      .filter((line) => line.includes('#'))
      .every((line) =>
        /^#(SKONTO|VERZUG)#TAGE=\d{1,3}#PROZENT=\d{1,2}\.\d{2}(#BASISBETRAG=-?\d+\.\d{2})?#$/.test(line.trim()),
      ),
  ),
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
    (invoice) => !['48', '54', '55'].includes(means(invoice)) || invoice.payment?.card !== undefined,
  ),
  rule(
    'BR-DE-25-a',
    'Für die Lastschrift fehlen deren Angaben (BG-19).',
    (invoice) => means(invoice) !== '59' || invoice.payment?.directDebit !== undefined,
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
  rule('PEPPOL-EN16931-R010', 'Die elektronische Adresse des Käufers fehlt (BT-49).', ({ buyer }) =>
    isSaid(buyer.electronicAddress?.value),
  ),
  rule('PEPPOL-EN16931-R020', 'Die elektronische Adresse des Verkäufers fehlt (BT-34).', ({ seller }) =>
    isSaid(seller.electronicAddress?.value),
  ),
  warning(
    'BR-DE-TMP-32',
    'Das Datum der Lieferung fehlt (BT-72).',
    ({ delivery }) => isSaid(delivery?.date) || delivery?.period !== undefined,
  ),
];
