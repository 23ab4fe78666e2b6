import { taxIdTypeWords } from '#contract/money/tax.ts';
import { exemptionNotes, reverseChargeNote } from '#domain/invoicing/legal-notes.ts';
import { moneyOfPaper, paidUnits } from '#domain/invoicing/paper-money.ts';
import type { PaidLine, PaymentSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import { ownNumbers } from '#domain/offer/parties/own-books.ts';
import { unitPriceOf } from '#domain/offer/price/sheet.ts';
import { requireFact } from '#domain/offer/state.ts';
import { taxTreatmentOf } from '#domain/offer/tax/tax.ts';
import { formatIban } from '#domain/values/iban.ts';
import { type Cents, formatMoney } from '#domain/values/money.ts';
import { declaredTexts } from './declared.ts';
import { plainNote } from './goods-notes.ts';
import { countCell, type GoodsLine, goodsTable } from './goods-table.ts';
import type { LetterFact, SumLine } from './letter.ts';
import { dayText, facts, onOneLine } from './letter-frame.ts';
import { type DocumentSource, documentHeadOf, goodsReader, receivedById } from './source.ts';

/** Which wordings a document repeats: what the seller said about the goods, and about the way of paying. */
const repeated: Record<PaymentSnapshot['kind'], readonly string[]> = {
  purchaseReceipt: ['ownership'],
  selfBilledInvoice: ['selfBilling'],
};

/** What is paid for each line: as adjusted and accepted, else as agreed (INV-14: to the cent). */
export function paymentSnapshot(kind: PaymentSnapshot['kind'], source: DocumentSource): PaymentSnapshot {
  const { state } = source;
  const { selfBilling } = state;
  const [agreement, receipt] = [requireFact(state, 'agreement'), requireFact(state, 'receipt')];
  const payoutTotal = requireFact(state, 'payoutTotal');
  const tax = taxTreatmentOf(state);
  if (tax === undefined) throw new Error('How this is taxed is not decided');
  const reverseCharge = state.document?.type === 'creditNote' ? state.document.reverseCharge : undefined;
  const taxedAtBuyer = new Set(reverseCharge?.itemIds);
  const lines = paidLines(source, taxedAtBuyer);
  if (lines.reduce((sum, line) => sum + line.total, 0) !== payoutTotal) throw new Error('The lines miss the total');
  const { accountHolder, iban, paypal, taxId, taxIdType } = requireFact(state, 'addresses').contractDetails;
  return {
    kind,
    ...documentHeadOf(source),
    lines,
    total: payoutTotal,
    agreedTotal: agreement.total,
    tax,
    ...(reverseCharge && { reverseCharge }),
    agreedAt: agreement.at,
    ...(state.goodsDispatchedAt !== undefined && { dispatchedAt: state.goodsDispatchedAt }),
    receivedAt: receipt.at,
    payee: { accountHolder, ...(iban !== undefined && { iban }), ...(paypal !== undefined && { paypal }) },
    ...(taxId !== undefined && { taxId }),
    ...(taxIdType !== undefined && { taxIdType }),
    ...(kind === 'selfBilledInvoice' && { sellerEmail: state.email }),
    declarations: declaredTexts(state.declarations.filter(({ name }) => repeated[kind].includes(name))),
    ...(kind === 'selfBilledInvoice' && selfBilling && { selfBillingAgreedAt: selfBilling.agreedAt }),
  };
}

function paidLines({ state, devices = [] }: DocumentSource, taxedAtBuyer: ReadonlySet<string>): PaidLine[] {
  const goodsOf = goodsReader(state);
  const split = new Map(devices.map((line) => [line.itemId, line.devices]));
  const devicesOf = (itemId: string) => {
    const found = split.get(itemId);
    return found && { devices: found };
  };
  const lineOf = (itemId: string) => ({
    ...goodsOf(itemId),
    ...(taxedAtBuyer.has(itemId) && { reverseCharge: true }),
    ...devicesOf(itemId),
  });
  const received = receivedById(requireFact(state, 'receipt'));
  const { adjustment } = state;
  const adjusted = adjustment?.answer === 'accepted' ? adjustment.lines : undefined;
  if (adjusted)
    return adjusted.map(({ itemId, quantity, received: arrived, returned, agreed, total, deductions }) => ({
      ...lineOf(itemId),
      quantity,
      received: arrived,
      ...(returned !== undefined && { returned }),
      agreed,
      total,
      deductions: deductions.map(({ name, units, amount }) => ({ name, units, amount })),
    }));
  return requireFact(state, 'agreement').lines.map(({ itemId, quantity, total }) => ({
    ...lineOf(itemId),
    quantity,
    received: received.get(itemId) ?? quantity,
    agreed: total,
    total,
    deductions: [],
  }));
}

export const paidColumns = [
  { title: 'Pos.', width: 11 },
  { title: 'Gerät' },
  { title: 'Menge', width: 16, figures: true },
  { title: 'Einzelpreis', width: 26, figures: true },
  { title: 'Betrag', width: 28, figures: true },
];

/** The price sheet: what it is, what was taken off and why, what is paid; with -1 as it is taken back. */
export function paidTable(lines: readonly PaidLine[], sums: readonly SumLine[], sign: 1 | -1 = 1) {
  return goodsTable({ columns: paidColumns, lines: lines.map((line) => goodsLine(line, sign)), sums });
}

function goodsLine(line: PaidLine, sign: 1 | -1): GoodsLine {
  const { quantity, agreed, total } = line;
  const unitPrice = unitPriceOf({ quantity, total: agreed });
  const tax = line.reverseCharge ? [reverseChargeNote] : [];
  return {
    goods: line,
    more: (times) => [...findings(line, times), ...tax].map(plainNote),
    cells: [
      countCell(sign * paidUnits(line)),
      unitPrice === undefined ? '' : formatMoney(unitPrice),
      { figure: sign * total, as: formatMoney },
    ],
  };
}

function findings({ quantity, received, returned = 0, agreed, total, deductions }: PaidLine, times: number): string[] {
  const kept = total === agreed ? ', Preis wie vereinbart' : '';
  const missing = received < quantity ? [`${received * times} von ${quantity * times} angekommen${kept}`] : [];
  const back = returned === 0 ? [] : [`${returned * times} auf Ihren Wunsch zurück, nicht bezahlt`];
  const off = deductions.map(
    ({ name, units, amount }) =>
      `${name}: ${units * times} × ${formatMoney(amount)} = ${formatMoney(units * times * amount)} Abzug`,
  );
  return [...missing, ...back, ...off];
}

/** Sum, tax and what is paid out (INV-31); a private seller's document has no line on taxes at all. With -1 as they are taken back. */
export function paymentSums(snapshot: PaymentSnapshot, sign: 1 | -1 = 1): SumLine[] {
  const { tax, reverseCharge, provider } = snapshot;
  const { net, untaxed, vat, gross } = moneyOfPaper(snapshot);
  const signed = (amount: Cents) => formatMoney(sign * amount);
  const payable = signed(gross);
  if (tax !== 'standard') return [{ name: 'Auszahlungsbetrag', amount: payable, strong: true }];
  const onTop = { name: `zuzüglich ${provider.vatPercent} % USt.`, amount: signed(vat) };
  const paid = { name: 'Auszahlungsbetrag brutto', amount: payable, strong: true };
  if (!reverseCharge) return [{ name: 'Summe netto', amount: signed(net) }, onTop, paid];
  const taxed = net - untaxed;
  return [
    { name: 'Summe netto, Steuer schuldet der Leistungsempfänger (0 %)', amount: signed(untaxed) },
    ...(taxed === 0 ? [] : [{ name: `Summe netto mit ${provider.vatPercent} % USt.`, amount: signed(taxed) }, onTop]),
    { ...paid, name: 'Auszahlungsbetrag' },
  ];
}

/** The sentences that the law wants on a document without tax (INV-10, INV-15, § 14a Abs. 6 UStG). */
export function taxSentences({ tax, reverseCharge }: PaymentSnapshot): readonly string[] {
  return reverseCharge ? [reverseChargeNote] : exemptionNotes[tax];
}

/** The number under which the seller is taxed. */
function taxFacts({ taxId, taxIdType }: PaymentSnapshot): LetterFact[] {
  return facts([taxIdTypeWords[taxIdType ?? 'taxNumber'], taxId]);
}

/** Supplier and recipient with their numbers for taxes (§ 14 Abs. 4 Nr. 1 and 2 UStG, INV-04). */
export function partyFacts(snapshot: PaymentSnapshot): LetterFact[] {
  const { seller, provider, tax } = snapshot;
  return [
    ...facts(['Leistender', seller && onOneLine(seller)]),
    ...taxFacts(snapshot),
    ...facts(
      ['Leistungsempfänger', onOneLine({ ...provider, name: provider.owner, company: provider.name })],
      // A supply from another country of the EU names both (§ 14a Abs. 3 UStG).
      ['USt-IdNr. des Leistungsempfängers', tax === 'euAcquisition' ? provider.vatId : undefined],
    ),
  ];
}

/** When it was agreed, handed over (the time of the supply, § 14 Abs. 4 Nr. 6 UStG) and received. */
export function dayFacts({ kind, agreedAt, dispatchedAt, receivedAt }: PaymentSnapshot): LetterFact[] {
  return facts(
    ['Vereinbart am', dayText(agreedAt)],
    [kind === 'selfBilledInvoice' ? 'Leistungsdatum (Übergabe)' : 'Übergeben am', dayText(dispatchedAt ?? receivedAt)],
    ['Angekommen am', dayText(receivedAt)],
  );
}

/** How it is paid: never in cash (LEG-60). */
export function paymentFacts({ payee, number, orderId, ownBooks }: PaymentSnapshot): LetterFact[] {
  const way =
    payee.iban === undefined ? `PayPal an ${payee.paypal ?? ''}` : `Überweisung auf ${formatIban(payee.iban)}`;
  const purpose = [number, orderId, ...ownNumbers(ownBooks ?? {}).map(({ value }) => value)].filter(Boolean).join(', ');
  return facts(
    ['Zahlung', way],
    ['Kontoinhaber', payee.iban === undefined ? undefined : payee.accountHolder],
    ['Verwendungszweck', ownBooks && purpose],
  );
}
