import { formatDay } from '#domain/values/day-text.ts';
import { amountText, formatMoney } from '#domain/values/money.ts';
import { present } from '#domain/values/present.ts';
import type { UnreadXml } from '#domain/xml/unread-xml.ts';
import type { InvoiceSyntax } from '../reading/invoice-syntax.ts';
import type { ReadInvoice } from '../reading/read-invoice.ts';
import { type InvoiceRule, rule } from '../rules/rule.ts';
import { brokenRules } from '../rules.ts';
import { contentFindings } from './check-content.ts';
import { owedFindings } from './check-owed.ts';
import { sumFindingsOf } from './check-sums.ts';
import { findingEffects, findingOf, type InvoiceFinding, type InvoiceFindingCode } from './findings.ts';
import type { InvoiceReport, InvoiceSays } from './invoice-report.ts';
import type { OwedInvoice } from './owed.ts';
import { toldText } from './told-text.ts';

/** What a file holds, as the worker read it. `text` is that of a PDF's pages; without letters it is empty. */
export type InvoiceFile =
  | { readonly kind: 'xml'; readonly read: ReadInvoice; readonly faults: SchemaFaults }
  | { readonly kind: 'pdf'; readonly text: string; readonly embedded?: EmbeddedInvoice }
  | { readonly kind: 'picture' }
  | { readonly kind: 'unread'; readonly why: UnreadXml | 'noEInvoice' | 'pdfDamaged' };

/** Where a document is not as the schema of its syntax has it: 'Amount (Zeile 12)'. */
export type SchemaFaults = readonly string[];

/** What lies in a PDF beside its pages. */
export type EmbeddedInvoice =
  | { readonly read: ReadInvoice; readonly faults: SchemaFaults }
  | { readonly unread: 'embeddedUnread' | 'embeddedTwice' }
  | { readonly old: true };

/** Profiles of Factur-X that hold sums but no invoice. */
const smallProfile = /:(minimum|basicwl)$/;

/** An own invoice of a seller, held against the rules, the law and what is owed; what weighs most is said first. */
export function checkInvoice(file: InvoiceFile, owed: OwedInvoice): InvoiceReport {
  const report = reportOn(file, owed);
  return {
    ...report,
    findings: findingEffects.flatMap((one) => report.findings.filter(({ effect }) => effect === one)),
  };
}

function reportOn(file: InvoiceFile, owed: OwedInvoice): InvoiceReport {
  const sums = owed.money && { net: owed.money.net, tax: owed.money.vat, gross: owed.money.gross };
  const base = { ...present({ owed: sums }), says: {}, right: [] };
  if (file.kind === 'unread') return { ...base, kind: 'unread', findings: [findingOf(file.why)] };
  if (file.kind === 'picture') return { ...base, kind: 'otherInvoice', findings: [findingOf('otherInvoice')] };
  if (file.kind === 'xml') return { ...base, kind: 'eInvoice', ...checkRead(file, owed) };
  const { embedded, text } = file;
  if (!embedded) return { ...base, kind: 'otherInvoice', ...checkText(text, owed, 'otherInvoice') };
  if ('unread' in embedded) return { ...base, kind: 'unread', findings: [findingOf(embedded.unread)] };
  if ('old' in embedded) return { ...base, kind: 'otherInvoice', ...checkText(text, owed, 'oldFormat') };
  const [, profile] = smallProfile.exec(embedded.read.invoice.specification ?? '') ?? [];
  if (profile !== undefined)
    return { ...base, kind: 'otherInvoice', ...checkText(text, owed, 'smallProfile', profile) };
  const checked = checkRead(embedded, owed);
  const { gross } = embedded.read.invoice.totals;
  const isShown = gross === undefined || text.trim() === '' || holdsAmount(text, gross);
  const differs = isShown ? [] : [findingOf('pdfDiffers', formatMoney(gross))];
  return { ...base, kind: 'hybrid', ...checked, findings: [...checked.findings, ...differs] };
}

type Checked = Pick<InvoiceReport, 'syntax' | 'specification' | 'says' | 'findings' | 'right'>;

function checkRead({ read, faults }: Extract<EmbeddedInvoice, { read: ReadInvoice }>, owed: OwedInvoice): Checked {
  const { syntax, invoice } = read;
  const { number, issueDate, typeCode, seller, buyer, delivery, totals } = invoice;
  const told = (text: string | undefined) => text && toldText(text);
  const says: InvoiceSays = present({
    ...{ number: told(number), issueDate, typeCode: told(typeCode), taxId: told(seller.vatId ?? seller.taxNumber) },
    ...{ seller: told(seller.name), buyer: told(buyer.name), supplied: delivery?.date },
    ...{ net: totals.net, tax: totals.tax, gross: totals.gross },
  });
  const findings = [
    ...shapeFindings(read, faults),
    ...contentFindings(read, owed.today),
    ...owedFindings(invoice, owed),
    ...sumFindingsOf(invoice),
  ];
  findings.push(...ruleFindings(read, findings));
  return {
    syntax,
    ...present({ specification: told(invoice.specification) }),
    says,
    findings,
    right: rightOf(says, findings, owed),
  };
}

/** How it is built, before what it says: where that is ambiguous nobody can say what counts. */
function shapeFindings({ syntax, doubled, misplaced, beyond }: ReadInvoice, faults: SchemaFaults): InvoiceFinding[] {
  const named: readonly (readonly [InvoiceFindingCode, readonly string[], string?])[] = [
    ['schemaBroken', faults, schemaNames[syntax]],
    ['doubled', doubled],
    ['misplacedParts', misplaced],
    ['moneyBeyond', beyond],
  ];
  return named.flatMap(([code, names, b]) => (names.length > 0 ? [findingOf(code, names.join(', '), b)] : []));
}

const schemaNames: Readonly<Record<InvoiceSyntax, string>> = { ubl: 'UBL 2.1', cii: 'CII D16B' };

/** Sums, taxes and what the law wants have findings of their own, in words for this sale: beside one of them these rules say nothing new (INV-21). */
const saidOtherwise = /^BR-(?:CO|S|E|AE|AF|AG|G|O|Z|IC|DEC)-|^BR-(?:0[2-9]|1[0-9]|2[0-9]|3[1-9]|4[0-8])$/;

/** In the syntax of CII nobody can say which price a line goes by: there it is told alone. */
const lineNotReckoned = 'PEPPOL-EN16931-R120';

/** The rules that an invoice of somebody else breaks: those of the standard, and of the XRechnung where it calls itself one. */
export function brokenRulesOf({ invoice, syntax, empty }: ReadInvoice): readonly InvoiceRule[] {
  if (!invoice.specification?.includes(':xrechnung')) return brokenRules(invoice);
  const broken = brokenRules(invoice, 'xrechnung').map(
    (one): InvoiceRule => (syntax === 'ubl' && one.id === lineNotReckoned ? { ...one, level: 'error' } : one),
  );
  if (empty.length === 0) return broken;
  const says = `Elemente sind leer: ${empty.join(', ')}.`;
  return [...broken, rule('PEPPOL-EN16931-R008', says, () => false)];
}

/** An invoice that breaks a rule of the standard is never paid on by itself, whatever else is right with it (INV-30). */
function ruleFindings(read: ReadInvoice, others: readonly InvoiceFinding[]): InvoiceFinding[] {
  const isStopped = others.some(({ effect }) => effect !== 'note');
  const broken = brokenRulesOf(read).filter(({ id }) => !isStopped || !saidOtherwise.test(id));
  const [errors, warnings] = (['error', 'warning'] as const).map((of) => broken.filter(({ level }) => level === of));
  const told = (code: InvoiceFindingCode, rules: typeof broken = []) =>
    rules.length === 0 ? [] : [findingOf(code, rules.map(({ id }) => id).join(', '), rules[0]?.says)];
  return [...told('rule', errors), ...told('ruleWarning', warnings)];
}

/** What each green word stands for: none of these was found. */
const greens: readonly {
  readonly wrong: readonly InvoiceFindingCode[];
  readonly say: (says: InvoiceSays) => string[];
}[] = [
  { wrong: ['numberMissing', 'numberTwice'], say: ({ number }) => (number ? [`Rechnungsnummer ${number}`] : []) },
  { wrong: ['dateMissing', 'dateAhead'], say: ({ issueDate }) => (issueDate ? [`Datum ${formatDay(issueDate)}`] : []) },
  {
    wrong: ['sellerMissing', 'sellerOther', 'sellerPlaceOther'],
    say: ({ seller }) => (seller ? [`Aussteller ${seller}`] : []),
  },
  {
    wrong: ['buyerMissing', 'buyerOther', 'buyerPerson', 'buyerPlaceOther', 'buyerVatIdOther'],
    say: ({ buyer }) => (buyer ? [`Empfänger ${buyer}`] : []),
  },
  { wrong: ['taxIdMissing', 'taxIdOther'], say: ({ taxId }) => (taxId ? [`Steuernummer ${taxId}`] : []) },
  { wrong: ['suppliedMissing'], say: () => ['Leistungsdatum'] },
  { wrong: ['goodsMissing'], say: () => ['Menge und Bezeichnung'] },
];
const sumsWrong: ReadonlySet<InvoiceFindingCode> = new Set([
  ...([
    'netOther',
    'taxOther',
    'taxRounded',
    'grossOther',
    'payableOther',
    'sumsMissing',
    'taxUndecided',
    'treatmentOther',
  ] as const),
]);

function rightOf(says: InvoiceSays, findings: readonly InvoiceFinding[], { money }: OwedInvoice): string[] {
  const codes = new Set(findings.map(({ code }) => code));
  const facts = greens.flatMap(({ wrong, say }) => (wrong.some((code) => codes.has(code)) ? [] : say(says)));
  const areSumsRight = money && ![...sumsWrong].some((code) => codes.has(code));
  return areSumsRight ? [...facts, `Betrag ${formatMoney(money.gross)} und Umsatzsteuer wie vereinbart`] : facts;
}

function checkText(text: string, owed: OwedInvoice, code: InvoiceFindingCode, a?: string): Omit<Checked, 'syntax'> {
  const { money } = owed;
  const found: InvoiceFinding[] = [findingOf(code, a)];
  if (!money) found.push(findingOf('taxUndecided'));
  // A scan has no letters: nothing can be said of it.
  const isScan = text.trim() === '';
  if (money && !isScan && !holdsAmount(text, money.gross))
    found.push(findingOf('grossUnseen', formatMoney(money.gross)));
  const seen =
    money && !isScan && holdsAmount(text, money.gross) ? [`${formatMoney(money.gross)} steht in der PDF`] : [];
  return { says: {}, findings: found, right: seen };
}

/** Whether a text shows an amount, with points between thousands, without, or as in English: 2.314,55, 2314,55, 2314.55, 2,314.55. */
function holdsAmount(text: string, cents: number): boolean {
  const shown = amountText(cents);
  const blank = text.replace(/(?<=\d)[\s\u00a0\u202f](?=\d{3}\b)/g, '.');
  const wanted = [shown, shown.replaceAll('.', ''), (cents / 100).toFixed(2), inEnglish(shown)];
  return wanted.some((one) => new RegExp(`(?<![\\d.,])${one.replaceAll('.', '\\.')}(?![\\d])`).test(blank));
}

function inEnglish(shown: string): string {
  return shown.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));
}
