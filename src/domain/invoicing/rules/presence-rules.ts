import type { EnInvoice } from '../en-invoice.ts';
import { all, type InvoiceRule, isSaid, rule } from './rule.ts';

const lines = ({ lines: of }: EnInvoice) => of;
const taxes = ({ taxes: of }: EnInvoice) => of;

/** What has to be there at all. */
export const presenceRules: readonly InvoiceRule[] = [
  rule('BR-01', 'Die Angabe fehlt, nach welcher Norm die Rechnung erstellt ist (BT-24).', ({ specification }) =>
    isSaid(specification),
  ),
  rule('BR-02', 'Die Rechnungsnummer fehlt (BT-1).', ({ number }) => isSaid(number)),
  rule('BR-03', 'Das Rechnungsdatum fehlt (BT-2).', ({ issueDate }) => isSaid(issueDate)),
  rule('BR-04', 'Die Art der Rechnung fehlt (BT-3).', ({ typeCode }) => isSaid(typeCode)),
  rule('BR-05', 'Die Währung fehlt (BT-5).', ({ currency }) => isSaid(currency)),
  rule('BR-06', 'Der Name des Verkäufers fehlt (BT-27).', ({ seller }) => isSaid(seller.name)),
  rule('BR-07', 'Der Name des Käufers fehlt (BT-44).', ({ buyer }) => isSaid(buyer.name)),
  rule('BR-08', 'Die Anschrift des Verkäufers fehlt (BG-5).', ({ seller }) => seller.address !== undefined),
  rule('BR-09', 'Das Land des Verkäufers fehlt (BT-40).', ({ seller }) => isSaid(seller.address?.country)),
  rule('BR-10', 'Die Anschrift des Käufers fehlt (BG-8).', ({ buyer }) => buyer.address !== undefined),
  rule('BR-11', 'Das Land des Käufers fehlt (BT-55).', ({ buyer }) => isSaid(buyer.address?.country)),
  rule('BR-12', 'Die Summe der Positionen fehlt (BT-106).', ({ totals }) => totals.lines !== undefined),
  rule('BR-13', 'Die Nettosumme fehlt (BT-109).', ({ totals }) => totals.net !== undefined),
  rule('BR-14', 'Die Bruttosumme fehlt (BT-112).', ({ totals }) => totals.gross !== undefined),
  rule('BR-15', 'Der zu zahlende Betrag fehlt (BT-115).', ({ totals }) => totals.payable !== undefined),
  rule('BR-16', 'Die Rechnung hat keine Position (BG-25).', ({ lines: { length } }) => length > 0),
  rule(
    'BR-21',
    'Eine Position hat keine Nummer (BT-126).',
    all(lines, ({ id }) => isSaid(id)),
  ),
  rule(
    'BR-22',
    'Eine Position hat keine Menge (BT-129).',
    all(lines, ({ quantity }) => quantity !== undefined),
  ),
  rule(
    'BR-23',
    'Einer Menge fehlt die Einheit (BT-130).',
    all(lines, ({ unit }) => isSaid(unit)),
  ),
  rule(
    'BR-24',
    'Eine Position hat keinen Betrag (BT-131).',
    all(lines, ({ net }) => net !== undefined),
  ),
  rule(
    'BR-25',
    'Eine Position sagt nicht, was geliefert wurde (BT-153).',
    all(lines, ({ item }) => isSaid(item.name)),
  ),
  rule(
    'BR-26',
    'Eine Position hat keinen Einzelpreis (BT-146).',
    all(lines, ({ price }) => price.net !== undefined),
  ),
  rule(
    'BR-27',
    'Ein Einzelpreis ist negativ (BT-146).',
    all(lines, ({ price: { net = 0 } }) => net >= 0),
  ),
  rule(
    'BR-28',
    'Ein Bruttopreis ist negativ (BT-148).',
    all(lines, ({ price: { gross = 0 } }) => gross >= 0),
  ),
  rule(
    'BR-45',
    'Einer Steuersumme fehlt der Nettobetrag (BT-116).',
    all(taxes, ({ taxable }) => taxable !== undefined),
  ),
  rule(
    'BR-46',
    'Einer Steuersumme fehlt der Steuerbetrag (BT-117).',
    all(taxes, ({ tax }) => tax !== undefined),
  ),
  rule(
    'BR-47',
    'Einer Steuersumme fehlt die Steuerkategorie (BT-118).',
    all(taxes, ({ category }) => isSaid(category)),
  ),
  rule(
    'BR-48',
    'Einer Steuersumme fehlt der Steuersatz (BT-119).',
    all(taxes, ({ rate, category }) => rate !== undefined || category === 'O'),
  ),
  rule(
    'BR-49',
    'Zur Zahlung fehlt, auf welchem Weg (BT-81).',
    ({ payment }) => payment === undefined || isSaid(payment.meansCode),
  ),
  rule(
    'BR-50',
    'Einer Überweisung fehlt das Konto (BT-84).',
    all(
      ({ payment }) => payment?.transfers ?? [],
      ({ account }) => isSaid(account),
    ),
  ),
  rule(
    'BR-55',
    'Einem Verweis auf eine frühere Rechnung fehlt deren Nummer (BT-25).',
    all(
      ({ preceding }) => preceding,
      ({ number }) => isSaid(number),
    ),
  ),
  rule(
    'BR-61',
    'Für die Überweisung fehlt das Konto (BT-84).',
    ({ payment }) =>
      !['30', '58'].includes(payment?.meansCode ?? '') ||
      (payment?.transfers ?? []).some(({ account }) => isSaid(account)),
  ),
  rule(
    'BR-62',
    'Der elektronischen Adresse des Verkäufers fehlt ihre Art (BT-34).',
    ({ seller: { electronicAddress } }) => electronicAddress === undefined || isSaid(electronicAddress.scheme),
  ),
  rule(
    'BR-63',
    'Der elektronischen Adresse des Käufers fehlt ihre Art (BT-49).',
    ({ buyer: { electronicAddress } }) => electronicAddress === undefined || isSaid(electronicAddress.scheme),
  ),
  rule(
    'BR-CO-04',
    'Eine Position hat keine Steuerkategorie (BT-151).',
    all(lines, ({ category }) => isSaid(category)),
  ),
  rule('BR-CO-18', 'Die Steuersummen fehlen (BG-23).', ({ taxes: { length } }) => length > 0),
  rule(
    'BR-CO-26',
    'Der Verkäufer hat keine Kennung: USt-IdNr., Registernummer oder eine andere (BT-29, BT-30, BT-31).',
    ({ seller: { ids = [], registration, vatId } }) =>
      ids.some(({ value }) => isSaid(value)) || isSaid(registration?.value) || isSaid(vatId),
  ),
];
