import { type UnreadXml, unreadXmlTexts } from '#domain/xml/unread-xml.ts';
import { toldText } from './told-text.ts';

/**
 * What a finding is by the letter of the BMF of 15 Oct 2025 (INV-21): the file is no e-invoice, it breaks a rule of EN 16931, or what
 * the law wants said is missing or wrong.
 */
export const findingKinds = {
  format: 'Formatfehler',
  rule: 'Geschäftsregelfehler',
  content: 'Inhaltsfehler',
} as const satisfies Readonly<Record<string, string>>;
export type FindingKind = keyof typeof findingKinds;

/** What follows: nothing is paid on it, a person has to look first, or it is only said. */
export const findingEffects = ['refuse', 'wait', 'note'] as const;
export type FindingEffect = (typeof findingEffects)[number];

/** A finding as it is kept: in the words of the day it was made. */
export interface InvoiceFinding {
  readonly code: InvoiceFindingCode;
  readonly kind: FindingKind;
  readonly effect: FindingEffect;
  /** What is the case, for both sides. */
  readonly text: string;
  /** What the seller does about it; absent where there is nothing to do. */
  readonly advice?: string;
}

interface FindingRecord {
  readonly kind: FindingKind;
  readonly effect: FindingEffect;
  readonly text: string;
  readonly advice?: string;
}

const missing = (what: string, advice: string) =>
  ({ kind: 'content', effect: 'refuse', text: `In der Rechnung fehlt ${what.replace(/\.$/, '')}.`, advice }) as const;
const unread = (reason: UnreadXml) =>
  ({
    kind: 'format',
    effect: 'refuse',
    text: unreadXmlTexts[reason],
    advice: 'Geben Sie die Rechnung in Ihrem Programm noch einmal aus, und reichen Sie die neue Datei ein.',
  }) as const;
const writtenAnew = 'Geben Sie die Rechnung in Ihrem Programm noch einmal aus, oder reichen Sie sie als PDF ein.';
const asXml = 'Reichen Sie eine XRechnung, eine ZUGFeRD-Rechnung oder eine PDF ein.';
const agreedSum = 'Berichtigen Sie die Rechnung auf den vereinbarten Betrag. Die Aufstellung auf dieser Seite hat ihn.';
const agreedTax = 'Berichtigen Sie den Steuersatz oder den Hinweis. Die Aufstellung auf dieser Seite sagt, was gilt.';

/** Every finding by its stable code; `{a}` and `{b}` stand for what was found and what is owed. */
export const invoiceFindingRecords = {
  damaged: unread('damaged'),
  wrongEncoding: unread('wrongEncoding'),
  hasEntities: unread('hasEntities'),
  tooDeep: unread('tooDeep'),
  tooLarge: unread('tooLarge'),
  noEInvoice: {
    ...{ kind: 'format', effect: 'refuse' },
    text: 'Die XML-Datei ist keine Rechnung nach EN 16931 (UBL oder CII).',
    advice: asXml,
  },
  pdfDamaged: {
    ...{ kind: 'format', effect: 'refuse' },
    text: 'Die PDF ist beschädigt oder geschützt und lässt sich nicht lesen.',
    advice: 'Öffnen Sie die PDF, speichern Sie sie ohne Kennwort neu, und reichen Sie die neue Datei ein.',
  },
  embeddedUnread: {
    ...{ kind: 'format', effect: 'refuse' },
    text: 'Die in der PDF eingebettete E-Rechnung lässt sich nicht lesen. Sie geht der sichtbaren Seite vor.',
    advice: 'Geben Sie die Rechnung noch einmal aus, oder reichen Sie eine PDF ohne eingebettete E-Rechnung ein.',
  },
  embeddedTwice: {
    ...{ kind: 'format', effect: 'refuse' },
    text: 'In der PDF stecken mehrere E-Rechnungen. Welche gilt, lässt sich nicht sagen.',
    advice: 'Reichen Sie eine Datei mit einer E-Rechnung ein.',
  },
  doubled: {
    ...{ kind: 'format', effect: 'refuse' },
    text: 'In der E-Rechnung steht mehrfach, was nur einmal stehen darf: {a}.',
    advice: writtenAnew,
  },
  schemaBroken: {
    ...{ kind: 'format', effect: 'refuse' },
    text: 'Die E-Rechnung ist nicht so aufgebaut, wie ihr Format ({b}) es verlangt. Zu berichtigen: {a}.',
    advice: writtenAnew,
  },
  misplacedParts: {
    ...{ kind: 'format', effect: 'wait' },
    text: 'Die E-Rechnung enthält Angaben, die an ihrer Stelle nicht vorgesehen sind: {a}. Wir sehen nach.',
  },
  otherInvoice: {
    ...{ kind: 'format', effect: 'wait' },
    text: 'Die Datei ist keine E-Rechnung, sondern eine sonstige Rechnung. Wir vergleichen sie von Hand.',
  },
  smallProfile: {
    ...{ kind: 'format', effect: 'wait' },
    text: 'Die eingebetteten Daten (Profil {a}) sind keine vollständige Rechnung. Wir vergleichen die PDF von Hand.',
  },
  oldFormat: {
    ...{ kind: 'format', effect: 'wait' },
    text: 'Die eingebetteten Daten folgen ZUGFeRD 1 und sind keine E-Rechnung mehr. Wir vergleichen die PDF von Hand.',
  },
  grossUnseen: {
    ...{ kind: 'content', effect: 'wait' },
    text: 'In der PDF finden wir den vereinbarten Betrag {a} nicht. Wir sehen nach, bevor wir zahlen.',
    advice: 'Steht ein anderer Betrag darin, reichen Sie eine berichtigte Rechnung ein.',
  },
  pdfDiffers: {
    ...{ kind: 'content', effect: 'wait' },
    text: 'Auf der sichtbaren Seite der PDF finden wir den Betrag {a} der E-Rechnung nicht. Wir sehen nach.',
  },
  arithmetic: {
    ...{ kind: 'rule', effect: 'refuse' },
    text: 'Die Summen der E-Rechnung gehen nicht auf. {a}',
    advice: 'Geben Sie die Rechnung in Ihrem Programm noch einmal aus.',
  },
  splitOther: {
    ...{ kind: 'rule', effect: 'wait' },
    text: 'Die Nettobeträge der Steuersätze ergeben nicht die Nettosumme (BT-116). Wir sehen nach.',
  },
  rule: {
    ...{ kind: 'rule', effect: 'wait' },
    text: 'Die E-Rechnung hält die Norm EN 16931 nicht ganz ein ({a}): {b} Wir sehen nach.',
    advice: 'Berichtigt Ihr Programm das, reichen Sie die neue Datei ein, sonst vergleichen wir von Hand.',
  },
  ruleWarning: { kind: 'rule', effect: 'note', text: 'Regel {a}: {b}' },
  selfBilledBySeller: {
    ...{ kind: 'content', effect: 'refuse' },
    text: 'Die Datei nennt sich Gutschrift des Leistungsempfängers (Art {a}). Die kann nur der Käufer ausstellen, hier also wir.',
    advice: 'Stellen Sie eine Rechnung aus (Art 380).',
  },
  creditNote: {
    ...{ kind: 'content', effect: 'refuse' },
    text: 'Die Datei ist keine Rechnung, sondern eine Gutschrift oder Stornorechnung (Art {a}).',
    advice: 'Stellen Sie eine Rechnung aus (Art 380).',
  },
  otherType: {
    ...{ kind: 'content', effect: 'wait' },
    text: 'Die Rechnung hat eine ungewöhnliche Art ({a}). Wir sehen nach.',
  },
  numberMissing: missing('die Rechnungsnummer', 'Ergänzen Sie Ihre fortlaufende Rechnungsnummer.'),
  dateMissing: missing('das Rechnungsdatum', 'Ergänzen Sie das Datum, an dem Sie die Rechnung ausstellen.'),
  dateAhead: {
    ...{ kind: 'content', effect: 'refuse' },
    text: 'Das Rechnungsdatum {a} liegt in der Zukunft.',
    advice: 'Berichtigen Sie das Rechnungsdatum.',
  },
  sellerMissing: missing(
    'Ihr vollständiger Name oder Ihre Anschrift',
    'Ergänzen Sie Name, Straße, Postleitzahl und Ort.',
  ),
  buyerMissing: missing(
    'unser vollständiger Name oder unsere Anschrift',
    'Übernehmen Sie die Anschrift aus der Aufstellung.',
  ),
  taxIdMissing: missing('Ihre Steuernummer oder USt-IdNr.', 'Ergänzen Sie eine von beiden.'),
  suppliedMissing: missing('das Leistungsdatum', 'Ergänzen Sie den Tag, an dem die Geräte übergeben wurden.'),
  goodsMissing: missing('Menge und Bezeichnung der Geräte', 'Ergänzen Sie die Positionen aus der Aufstellung.'),
  exemptionMissing: missing('der Grund, aus dem keine Umsatzsteuer anfällt', agreedTax),
  currencyMissing: missing('die Währung', 'Stellen Sie die Rechnung in Euro aus.'),
  currencyOther: {
    ...{ kind: 'content', effect: 'refuse' },
    text: 'Die Rechnung lautet auf {a}, vereinbart sind Euro.',
    advice: 'Stellen Sie die Rechnung in Euro aus.',
  },
  buyerOther: {
    ...{ kind: 'content', effect: 'refuse' },
    text: 'Die Rechnung ist an {a} gerichtet, nicht an uns.',
    advice: 'Richten Sie die Rechnung an {b}.',
  },
  buyerPerson: {
    ...{ kind: 'content', effect: 'wait' },
    text: 'Die Rechnung ist an {a} als Person gerichtet, nicht an {b} als Firma. Wir sehen nach.',
    advice: 'Nennen Sie {b} als Empfänger, sonst vergleichen wir von Hand.',
  },
  buyerPlaceOther: {
    ...{ kind: 'content', effect: 'wait' },
    text: 'Die Rechnung nennt beim Empfänger die Postleitzahl {a}, unsere ist {b}. Wir sehen nach.',
    advice: 'Übernehmen Sie die Anschrift aus der Aufstellung, sonst vergleichen wir von Hand.',
  },
  buyerVatIdOther: {
    ...{ kind: 'content', effect: 'refuse' },
    text: 'Die Rechnung nennt als unsere USt-IdNr. {a}.',
    advice: 'Unsere USt-IdNr. ist {b}.',
  },
  sellerOther: {
    ...{ kind: 'content', effect: 'wait' },
    text: 'Die Rechnung stellt {a} aus, verkauft hat {b}. Wir sehen nach.',
  },
  sellerPlaceOther: {
    ...{ kind: 'content', effect: 'wait' },
    text: 'Die Rechnung nennt beim Aussteller die Postleitzahl {a}, am Verkauf steht {b}. Wir sehen nach.',
    advice: 'Ist die Anschrift in der Rechnung falsch, reichen Sie eine berichtigte ein.',
  },
  taxIdOther: {
    ...{ kind: 'content', effect: 'refuse' },
    text: 'Die Rechnung nennt eine andere Steuernummer oder USt-IdNr. ({a}) als der Verkauf ({b}).',
    advice: 'Berichtigen Sie die Nummer in der Rechnung, oder schreiben Sie uns, wenn die am Verkauf falsch ist.',
  },
  netOther: {
    ...{ kind: 'content', effect: 'refuse' },
    text: 'Der Nettobetrag der Rechnung ist {a}, vereinbart sind {b}.',
    advice: agreedSum,
  },
  taxOther: {
    ...{ kind: 'content', effect: 'refuse' },
    text: 'Die Umsatzsteuer der Rechnung ist {a}, richtig sind {b}.',
    advice: agreedTax,
  },
  taxRounded: {
    ...{ kind: 'content', effect: 'wait' },
    text: 'Die Umsatzsteuer der Rechnung ist {a}, nach unserer Aufstellung {b}: ein Cent, der vom Runden kommt. Wir sehen nach.',
  },
  grossOther: {
    ...{ kind: 'content', effect: 'refuse' },
    text: 'Der Bruttobetrag der Rechnung ist {a}, zu zahlen sind {b}.',
    advice: agreedSum,
  },
  payableOther: {
    ...{ kind: 'content', effect: 'refuse' },
    text: 'Als Zahlbetrag nennt die Rechnung {a}, zu zahlen sind {b}.',
    advice: 'Ziehen Sie keine Anzahlung ab, und schlagen Sie nichts auf.',
  },
  sumsMissing: missing('eine der Summen: netto, Umsatzsteuer oder brutto', agreedSum),
  treatmentOther: {
    ...{ kind: 'content', effect: 'refuse' },
    text: 'Die Rechnung versteuert die Geräte anders, als für diesen Verkauf gilt: {a} statt {b}.',
    advice: agreedTax,
  },
  taxUndecided: {
    ...{ kind: 'content', effect: 'wait' },
    text: 'Welche Umsatzsteuer für diesen Verkauf gilt, entscheiden wir von Hand.',
  },
  orderOther: {
    ...{ kind: 'content', effect: 'refuse' },
    text: 'Die Rechnung nennt den Auftrag {a}, dieser Verkauf ist {b}.',
    advice: 'Reichen Sie die Rechnung bei dem Verkauf ein, zu dem sie gehört, oder berichtigen Sie die Nummer.',
  },
  orderMissing: {
    ...{ kind: 'content', effect: 'wait' },
    text: 'Die Rechnung nennt unsere Auftragsnummer {a} nicht.',
    advice: 'Tragen Sie sie ein, sonst vergleichen wir von Hand.',
  },
  numberTwice: {
    ...{ kind: 'content', effect: 'refuse' },
    text: 'Die Rechnungsnummer {a} haben Sie schon für einen anderen Verkauf verwendet.',
    advice: 'Geben Sie jeder Rechnung eine eigene Nummer.',
  },
  moneyBeyond: {
    ...{ kind: 'content', effect: 'wait' },
    text: 'Die E-Rechnung nennt Beträge, die wir nicht verrechnen können: {a}. Wir sehen nach.',
    advice: 'Rechnen Sie in der Rechnung nur ab, was vereinbart ist.',
  },
  payeeOther: {
    ...{ kind: 'content', effect: 'wait' },
    text: 'Nach der Rechnung soll {a} das Geld bekommen, verkauft hat {b}. Wir sehen nach.',
    advice: 'Wir zahlen nur an Sie. Ist der Empfänger falsch, reichen Sie eine berichtigte Rechnung ein.',
  },
  debited: {
    ...{ kind: 'content', effect: 'wait' },
    text: 'Nach der Rechnung wird der Betrag bei uns abgebucht. Wir überweisen ihn und sehen nach.',
    advice: 'Buchen Sie nichts ab. Nennen Sie in der Rechnung eine Überweisung.',
  },
  accountOther: {
    ...{ kind: 'content', effect: 'note' },
    text: 'Die Rechnung nennt ein anderes Konto. Wir zahlen auf das Konto, das am Verkauf steht.',
  },
} as const satisfies Readonly<Record<string, FindingRecord>>;

export type InvoiceFindingCode = keyof typeof invoiceFindingRecords;

/** Rules that are broken stand there by their ids. */
const maxTold = 1_000;

/** A finding in its words, with what was found and what is owed. */
export function findingOf(code: InvoiceFindingCode, a = '', b = ''): InvoiceFinding {
  const { kind, effect, text, advice }: FindingRecord = invoiceFindingRecords[code];
  const fill = (sentence: string) =>
    sentence.replace(/\{([ab])\}/g, (_, which) => toldText(which === 'a' ? a : b, maxTold));
  return { code, kind, effect, text: fill(text), ...(advice !== undefined && { advice: fill(advice) }) };
}
