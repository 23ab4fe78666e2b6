import { moneyLines, untaxedNote } from '#contract/sale/price-tax-words.ts';
import { saidAbout } from '#domain/catalogue/said-answers.ts';
import type { AgreedLine, ContractSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import type { ShippingMethod } from '#domain/offer/parties/addresses.ts';
import { countedInLine } from '#domain/offer/price/lost-drives.ts';
import { openLine, openLines } from '#domain/offer/price/open-deductions.ts';
import { guaranteedMinimum, unitPriceOf } from '#domain/offer/price/sheet.ts';
import { requireFact } from '#domain/offer/state.ts';
import { basisOf } from '#domain/offer/summary.ts';
import { moneyOfOffer, otherTaxOf } from '#domain/offer/tax/price-tax.ts';
import { judgedGoodsOf } from '#domain/offer/tax/reverse-charge.ts';
import { formatEdition } from '#domain/values/day-text.ts';
import { formatMoney } from '#domain/values/money.ts';
import { declaredBlocks, declaredTexts } from './declared.ts';
import { countedInNotes, deductionNote, plainNote, remarkNotes } from './goods-notes.ts';
import { countCell, type GoodsLine, goodsTable } from './goods-table.ts';
import type { Block, Letter } from './letter.ts';
import { dayText, facts, letterFrame, onOneLine } from './letter-frame.ts';
import { paidColumns } from './payment-document.ts';
import { type DocumentSource, documentHeadOf, goodsReader } from './source.ts';

/** The contract as it was concluded: goods, the frozen sheet, and what the seller said and declared. */
export function contractSnapshot(source: DocumentSource): ContractSnapshot {
  const { state } = source;
  const { lines, total, by } = requireFact(state, 'agreement');
  const minimum = guaranteedMinimum(openLines(lines, state.items));
  const comments = state.draft?.comments?.trim();
  const money = moneyOfOffer(state, source.provider.vatPercent);
  const isStatusKnown = state.addresses?.contractDetails.vatStatus !== undefined;
  const agreedTo = state.declarations.findLast(({ name }) => name === 'terms');
  const terms = agreedTo && source.termsOf(agreedTo.textVersion);
  return {
    kind: 'purchaseContract',
    ...documentHeadOf(source),
    lines: agreedLines(source),
    total,
    minimum,
    basis: basisOf(state),
    ...(money && { money: moneyLines(otherTaxOf(state), money, isStatusKnown) }),
    agreedBy: by,
    email: state.email,
    ...(source.account && { account: source.account }),
    shippingMethod: requireFact(state, 'shippingMethod'),
    ...(comments && { comments }),
    declarations: declaredTexts(state.declarations),
    ...(terms && { terms }),
  };
}

function agreedLines({ state }: DocumentSource): AgreedLine[] {
  const goodsOf = goodsReader(state);
  const items = new Map(state.items.map((item) => [item.id, item]));
  const goods = judgedGoodsOf(state);
  const untaxed = new Set(typeof goods === 'object' ? goods.itemIds : []);
  return requireFact(state, 'agreement').lines.map((line) => {
    const { itemId, quantity, total } = line;
    const item = items.get(itemId);
    const configuration = item?.configuration;
    const remarks = configuration?.remarks;
    return {
      ...goodsOf(itemId),
      quantity,
      total,
      ...(remarks && { remarks }),
      ...(untaxed.has(itemId) && { taxNote: untaxedNote }),
      countedIn: countedInLine(line, item),
      deductions: openLine(line, item).deductions.map((deduction) => {
        const { name, amount } = deduction;
        const said = saidAbout(deduction, configuration);
        return { name, amount, ...(said !== undefined && { said }) };
      }),
    };
  });
}

/** Kaufvertrag, whole and to be kept (LEG-02). Its sentences are those of the terms, in short. */
export function purchaseContract(snapshot: ContractSnapshot): Letter {
  const { lines, total, minimum, comments, declarations, shippingMethod, money = [] } = snapshot;
  return letterFrame(snapshot, [
    { type: 'paragraph', text: concluded(snapshot) },
    {
      type: 'amount',
      caption: 'Kaufpreis',
      amount: formatMoney(total),
      notes: [
        ...(snapshot.basis === 'net'
          ? ['netto, Umsatzsteuer zahlen wir zusätzlich, soweit sie gesetzlich anfällt']
          : []),
        `mindestens ${formatMoney(minimum)}${snapshot.basis === 'net' ? ' netto' : ''}, wenn alle Geräte ankommen`,
      ],
    },
    { type: 'facts', facts: partyFacts(snapshot) },
    { type: 'heading', text: 'Geräte und Preise' },
    ...goodsTable({
      columns: paidColumns,
      lines: lines.map(goodsLine),
      sums: [
        { name: 'Kaufpreis', amount: formatMoney(total), strong: true },
        ...money.map(({ name, amount }) => ({ name, amount: formatMoney(amount) })),
        {
          name: `garantiert${snapshot.basis === 'net' ? ' netto' : ''}, wenn alle Geräte ankommen`,
          amount: formatMoney(minimum),
        },
      ],
    }),
    ...(comments === undefined ? [] : section('Ihre Anmerkungen', ...comments.split(/\n+/))),
    ...section('Was den Preis senken kann', ...priceTerms),
    ...section('Übergabe', handoverTerms[shippingMethod]),
    ...section('Zahlung', ...paymentTerms),
    ...section('Stornieren', cancelTerms),
    { type: 'heading', text: 'Ihre Erklärungen' },
    ...declaredBlocks(declarations),
    { type: 'paragraph', text: furtherTerms(snapshot) },
    ...termsBlocks(snapshot),
  ]);
}

function concluded({ agreedBy, provider, issuedAt }: ContractSnapshot): string {
  const how = agreedBy === 'counterbid' ? 'wir Ihren Gegenvorschlag' : 'Sie unser Kaufpreisgebot';
  return `Sie verkaufen der ${provider.name} die folgenden Geräte. Der Vertrag ist am ${dayText(issuedAt)} geschlossen worden: An diesem Tag haben ${how} angenommen.`;
}

/** Name and address of the seller are asked after the contract; until then their account says who it is, at least by its address. */
function partyFacts({ seller, account, email, basis, provider }: ContractSnapshot) {
  const { company, name, street, zip, city } = account ?? {};
  const known = [company, name, street, [zip, city].filter(Boolean).join(' '), email].filter(Boolean).join(', ');
  return facts(
    ['Verkäufer', seller ? onOneLine(seller) : known],
    ['Der Verkäufer handelt', basis === 'net' ? 'für ein Unternehmen' : 'als Privatperson'],
    ['Käufer', onOneLine({ ...provider, name: provider.owner, company: provider.name })],
  );
}

function goodsLine(line: AgreedLine): GoodsLine {
  const { quantity, total, deductions, remarks, taxNote, countedIn } = line;
  const unitPrice = unitPriceOf(line);
  return {
    goods: line,
    more: () => [
      ...remarkNotes(remarks),
      ...(taxNote === undefined ? [] : [plainNote(taxNote)]),
      ...countedInNotes(countedIn),
      ...deductions.map((deduction) => deductionNote(deduction, line)),
    ],
    cells: [
      countCell(quantity),
      unitPrice === undefined ? '' : formatMoney(unitPrice),
      { figure: total, as: formatMoney },
    ],
  };
}

function furtherTerms({ terms }: ContractSnapshot): string {
  return terms
    ? `Im Übrigen gelten unsere ${terms.title} in der Fassung vom ${formatEdition(terms.version)}. Sie stehen hier im Anschluss.`
    : 'Im Übrigen gelten unsere Ankaufbedingungen in der Fassung, der Sie zugestimmt haben.';
}

/** The terms themselves: a page that can change is nothing to be kept (LEG-02). */
function termsBlocks({ terms }: ContractSnapshot): Block[] {
  if (!terms) return [];
  const { title, version, parts } = terms;
  return [
    { type: 'heading', text: `${title}, Fassung vom ${formatEdition(version)}` },
    { type: 'columns', parts },
  ];
}

function section(heading: string, ...texts: readonly string[]): Block[] {
  return [{ type: 'heading', text: heading }, ...texts.map((text): Block => ({ type: 'paragraph', text }))];
}

const priceTerms = [
  'Der Preis kann nur um die Abzüge sinken, die oben bei der Position stehen, je Gerät höchstens einmal, und um Geräte, die nicht ankommen. Andere Abzüge gibt es nicht.',
  'Einen angepassten Preis schlagen wir Ihnen vor. Er gilt nur, wenn Sie ihn ausdrücklich annehmen. Lehnen Sie ab, senden wir die Geräte kostenlos zurück.',
];

const handoverTerms: Record<ShippingMethod, string> = {
  shipment:
    'Versand: Das Versandetikett und, soweit nötig, Verpackungsmaterial stellen wir kostenlos. Die Gefahr geht auf uns über, wenn die Geräte bei uns eingehen.',
  pickup: 'Abholung: Wir holen die Geräte zum bestätigten Termin kostenlos ab.',
  delivery:
    'Anlieferung: Sie bringen die Geräte zum bestätigten Termin auf eigene Kosten zu uns. Die Gefahr geht auf uns über, wenn die Geräte bei uns eingehen.',
};

const paymentTerms = [
  'Wir zahlen per Überweisung oder PayPal, nie bar, und nur auf ein Konto, das auf den Namen des Verkäufers lautet. Die Auszahlung ist fällig, wenn der Preis nach der Prüfung feststeht, der Beleg vorliegt und der Verkauf abgeschlossen ist.',
  'Das Eigentum geht mit der Zahlung des Kaufpreises auf uns über.',
];

const cancelTerms =
  'Bis die Geräte als versendet, abgeholt oder übergeben markiert sind, können Sie den Verkauf im Verkaufscockpit ohne Angabe von Gründen stornieren. Das kostet nichts. Ihre gesetzlichen Rechte bleiben unberührt.';
