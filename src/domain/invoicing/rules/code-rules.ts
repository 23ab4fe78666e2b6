import type { EnInvoice, SchemedText } from '../en-invoice.ts';
import * as lists from './code-lists.ts';
import { all, type InvoiceRule, rule } from './rule.ts';

/** Files that may come with an invoice (BT-125). */
const mediaTypes: ReadonlySet<string> = new Set([
  ...['application/pdf', 'image/png', 'image/jpeg', 'text/csv'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
]);
/** The only one that is allowed of a party and of a payee, and in no list: a creditor's number for direct debits. */
const creditorId = 'SEPA';

type Codes = ReadonlySet<string>;
type Said = string | undefined;

/** Whether all codes that are said are of a list. */
function coded(id: string, says: string, list: Codes, of: (invoice: EnInvoice) => readonly Said[]): InvoiceRule {
  return rule(
    id,
    says,
    all(of, (code) => code === undefined || list.has(code)),
  );
}

const one =
  (of: (invoice: EnInvoice) => Said) =>
  (invoice: EnInvoice): readonly Said[] => [of(invoice)];
const schemes = (texts: readonly (SchemedText | undefined)[]) => texts.map((text) => text?.scheme);
const partyIds = ({ seller, buyer, payee }: EnInvoice) => [...(seller.ids ?? []), ...(buyer.ids ?? []), payee?.id];

/** Whether codes are of the lists that the standard names. */
export const codeRules: readonly InvoiceRule[] = [
  coded(
    'BR-CL-01',
    'Die Art der Rechnung gibt es nicht (BT-3).',
    lists.invoiceTypeCodes,
    one(({ typeCode }) => typeCode),
  ),
  coded(
    'BR-CL-04',
    'Die Währung gibt es nicht (BT-5).',
    lists.currencies,
    one(({ currency }) => currency),
  ),
  coded(
    'BR-CL-05',
    'Die Währung der Steuer gibt es nicht (BT-6).',
    lists.currencies,
    one(({ taxCurrency }) => taxCurrency),
  ),
  coded(
    'BR-CL-06',
    'Der Code für den Zeitpunkt der Steuer gibt es nicht (BT-8).',
    lists.taxPoints,
    one(({ taxPointCode }) => taxPointCode),
  ),
  coded(
    'BR-CL-07',
    'Die Art des abgerechneten Gegenstands gibt es nicht (BT-18).',
    lists.references,
    one(({ object }) => object?.scheme),
  ),
  coded('BR-CL-08', 'Das Thema einer Bemerkung gibt es nicht (BT-21).', lists.noteSubjects, ({ notes }) =>
    notes.map(({ subject }) => subject),
  ),
  coded(
    'BR-CL-10',
    'Die Art einer Kennung gibt es nicht (BT-29, BT-46, BT-60).',
    new Set([...lists.identifierSchemes, creditorId]),
    (invoice) => schemes(partyIds(invoice)),
  ),
  coded(
    'BR-CL-11',
    'Die Art einer Registernummer gibt es nicht (BT-30, BT-47, BT-61).',
    lists.identifierSchemes,
    ({ seller, buyer, payee }) => schemes([seller.registration, buyer.registration, payee?.registration]),
  ),
  coded('BR-CL-13', 'Die Art einer Warengruppe gibt es nicht (BT-158).', lists.classifications, ({ lines }) =>
    schemes(lines.flatMap(({ item }) => item.classes ?? [])),
  ),
  coded(
    'BR-CL-14',
    'Ein Land gibt es nicht (BT-40, BT-55, BT-69, BT-80).',
    lists.countries,
    ({ seller, buyer, delivery, taxRepresentative }) =>
      [seller.address, buyer.address, delivery?.address, taxRepresentative?.address].map((address) => address?.country),
  ),
  coded('BR-CL-15', 'Das Herkunftsland einer Ware gibt es nicht (BT-159).', lists.countries, ({ lines }) =>
    lines.map(({ item }) => item.origin),
  ),
  coded(
    'BR-CL-16',
    'Den Weg der Zahlung gibt es nicht (BT-81).',
    lists.paymentMeans,
    one(({ payment }) => payment?.meansCode),
  ),
  coded(
    'BR-CL-17',
    'Eine Steuerkategorie gibt es nicht (BT-118).',
    lists.taxCategories,
    ({ taxes, allowances, charges }) => [...taxes, ...allowances, ...charges].map(({ category }) => category),
  ),
  coded('BR-CL-18', 'Die Steuerkategorie einer Position gibt es nicht (BT-151).', lists.taxCategories, ({ lines }) =>
    lines.map(({ category }) => category),
  ),
  coded(
    'BR-CL-19',
    'Den Grund eines Abzugs gibt es nicht (BT-98, BT-140).',
    lists.allowanceReasons,
    ({ allowances, lines }) =>
      [...allowances, ...lines.flatMap((line) => line.allowances)].map(({ reasonCode }) => reasonCode),
  ),
  coded(
    'BR-CL-20',
    'Den Grund eines Zuschlags gibt es nicht (BT-105, BT-145).',
    lists.chargeReasons,
    ({ charges, lines }) => [...charges, ...lines.flatMap((line) => line.charges)].map(({ reasonCode }) => reasonCode),
  ),
  coded('BR-CL-21', 'Die Art einer Artikelnummer gibt es nicht (BT-157).', lists.identifierSchemes, ({ lines }) =>
    schemes(lines.map(({ item }) => item.standardId)),
  ),
  coded(
    'BR-CL-22',
    'Einen Code für den Grund der Befreiung gibt es nicht (BT-121).',
    lists.exemptionReasons,
    (invoice) => invoice.taxes.map(({ reasonCode }) => reasonCode?.toUpperCase()),
  ),
  coded('BR-CL-23', 'Eine Einheit gibt es nicht (BT-130, BT-150).', lists.unitCodes, ({ lines }) =>
    lines.flatMap(({ unit, price }) => [unit, price.baseUnit]),
  ),
  coded('BR-CL-24', 'Eine Anlage ist eine Datei, die nicht erlaubt ist (BT-125).', mediaTypes, (invoice) =>
    (invoice.attachments ?? []).map(({ mediaType }) => mediaType),
  ),
  coded(
    'BR-CL-25',
    'Die Art einer elektronischen Adresse gibt es nicht (BT-34, BT-49).',
    lists.addressSchemes,
    ({ seller, buyer }) => schemes([seller.electronicAddress, buyer.electronicAddress]),
  ),
  coded(
    'BR-CL-26',
    'Die Art der Kennung des Lieferorts gibt es nicht (BT-71).',
    lists.identifierSchemes,
    one(({ delivery }) => delivery?.placeId?.scheme),
  ),
];
