import type { IssuedKind } from '#domain/offer/papers/documents.ts';
import { type Day, dayOf, type Instant } from '#domain/values/day.ts';

/** How long something is kept: so many years after the end of the calendar year, or so many months after the last that happened. */
export interface RetentionRule {
  /** What it is, as the desk names it. */
  readonly name: string;
  readonly years?: number;
  readonly months?: number;
  /** What makes us keep it so long. */
  readonly because: string;
}

/** Everything that is deleted when its time is over; the years are those of the law since 2025 (BEG IV). */
export const retentionRules = {
  inquiry: {
    name: 'Anfragen ohne Vertrag',
    months: 12,
    because: 'Nichts verlangt sie (Art. 5 DSGVO); ein Jahr lang fragen Kunden noch danach.',
  },
  letter: {
    name: 'Ankaufverträge und Verträge zur Auftragsverarbeitung',
    years: 6,
    because: 'Handelsbriefe, § 147 Abs. 1 Nr. 2 und 3 AO, § 257 HGB.',
  },
  booking: {
    name: 'Gutschriften, Ankaufbelege und Stornobelege',
    years: 8,
    because: 'Buchungsbelege, § 147 Abs. 3 AO, § 14b UStG.',
  },
  proof: {
    name: 'Löschzertifikate, Vernichtungsnachweise und Prüfprotokolle',
    years: 10,
    because: 'Nachweise gegenüber den Verkäufern, auf die sie sich berufen können.',
  },
  sale: {
    name: 'Verkäufe mit allem, was zu ihnen gehört',
    years: 8,
    because: 'Buchungsbelege, § 147 Abs. 3 AO; solange ein Nachweis besteht, bleibt auch sein Verkauf.',
  },
  payoutFile: { name: 'Zahlungsdateien', years: 8, because: 'Buchungsbelege, § 147 Abs. 3 AO.' },
  bankFile: { name: 'Kontoauszüge', years: 8, because: 'Buchungsbelege, § 147 Abs. 3 AO.' },
  booksFile: {
    name: 'Buchungen für die Steuerberatung',
    years: 10,
    because: 'Bücher, § 147 Abs. 1 Nr. 1 und Abs. 3 AO, § 257 Abs. 4 HGB.',
  },
} as const satisfies Readonly<Record<string, RetentionRule>>;

export type RetentionName = keyof typeof retentionRules;

/** By which rule a document is kept. */
export const ruleOfPaper: Readonly<Record<IssuedKind, 'letter' | 'booking' | 'proof'>> = {
  purchaseContract: 'letter',
  processingAgreement: 'letter',
  deletionCertificate: 'proof',
  destructionProof: 'proof',
  testProtocol: 'proof',
  purchaseReceipt: 'booking',
  selfBilledInvoice: 'booking',
  cancellation: 'booking',
};

/** The first day in Germany on which something of this instant may be deleted. */
export function firstDayAfter(name: RetentionName, at: Instant): Day {
  const { years, months = 0 }: RetentionRule = retentionRules[name];
  const day = dayOf(at);
  return years === undefined ? monthsLater(day, months) : `${Number(day.slice(0, 4)) + years + 1}-01-01`;
}

/** Whether something of this instant may be deleted on a day: never before its time is over. */
export function isDue(name: RetentionName, at: Instant, today: Day): boolean {
  return firstDayAfter(name, at) <= today;
}

/** Begin of the newest instant that is due: what happened before it may go. Of whole years the first instant of the oldest one that is kept. */
export function dueBefore(name: RetentionName, today: Day): Day {
  const { years, months = 0 }: RetentionRule = retentionRules[name];
  if (years !== undefined) return `${Number(today.slice(0, 4)) - years}-01-01`;
  const before = monthsLater(today, -months);
  return before;
}

/** The same day so many months on; where that month has none, the first of the one after it, so that nothing goes too early. */
function monthsLater(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const moved =
    date > last ? new Date(Date.UTC(year, month + months, 1)) : new Date(Date.UTC(year, month - 1 + months, date));
  return moved.toISOString().slice(0, 10);
}
