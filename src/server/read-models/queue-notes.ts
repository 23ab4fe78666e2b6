import { and, ne, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { type QueueNote, queueNoteViews } from '#contract/desk/desk-queue.ts';
import { type DeskRight, mayAtDesk, type StaffRole } from '#contract/desk/desk-rights.ts';
import type { BindingObstacle } from '#domain/pricing/binding-bid.ts';
import { deskSides } from '#domain/sale/desk-tasks.ts';
import { type SaleNote, saleNotes } from '#domain/sale/sale-notes.ts';
import type { Instant } from '#domain/values/day.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { formatMoney } from '#domain/values/money.ts';
import { offers } from '#server/db/schema/offers.ts';

const over = deskSides.indexOf('over');
const held = 'payoutHeld' satisfies SaleNote;
const proposed = 'proposed' satisfies SaleNote;

/** Codes without a hold that is over by now: nobody writes the row when it ends. */
const standingAt = (
  codes: SQL | typeof offers.deskNotes | typeof offers.deskBlocks,
  now: Instant | Placeholder,
) => sql<string>`(case
  when ${codes} like ${`%${held}%`} and ${offers.state} ->> 'payoutHoldUntil' <= ${now}
  then trim(replace(${codes}, ${held}, '')) else ${codes} end)`;

/** What notes are made of, asked with the rows themselves: however many rows, it is one statement. */
export const notedColumns = (now: Instant | Placeholder) => ({
  notes: standingAt(offers.deskNotes, now),
  /** Cents that the seller has proposed in place of our bid. */
  proposed: sql<
    number | null
  >`case when ${offers.deskNotes} like ${`%${proposed}%`} then (${offers.state} #>> '{counterbid,amount}')::float8 end`,
  note: offers.deskNote,
  /** The first of what kept it from being answered at once. */
  obstacle: sql<BindingObstacle | null>`${offers.obstacles} ->> 0`,
});

export interface Noted {
  readonly notes: string;
  readonly proposed: number | null;
  readonly note: string | null;
  readonly obstacle: BindingObstacle | null;
}

/** Why an inquiry was not answered at once, in a word: all of it stands with the sale. */
const obstacleWords: Readonly<Record<BindingObstacle, string>> = {
  nothingListed: 'ohne Zeilen',
  linesUnclear: 'Zeilen unklar',
  comment: 'Kommentar',
  attachment: 'Anlage',
  sellerKind: 'Verkäuferart',
  tooMany: 'Menge',
  tooMuch: 'Summe',
  deviceTwice: 'Seriennummer doppelt',
  lookedAt: 'Gerät prüfen',
};

/** What has to be known of a sale, what blocks it first. */
export function queueNotes({ notes, ...row }: Noted): QueueNote[] {
  const codes = notes.split(' ');
  return keysOf(saleNotes).flatMap((code) => {
    const text = codes.includes(code) ? textOf(code, row) : undefined;
    if (text === undefined) return [];
    const { isBlocking, view } = saleNotes[code];
    const place = queueNoteViews.find((one) => one === view);
    return { isBlocking, text, ...(place !== undefined && { view: place }) };
  });
}

function textOf(code: SaleNote, { proposed: cents, note, obstacle }: Omit<Noted, 'notes'>): string | undefined {
  if (code === proposed) return cents === null ? undefined : `Kunde schlägt ${formatMoney(cents)} vor`;
  if (code !== 'notAtOnce') return saleNotes[code].text;
  return obstacle === null ? (note ?? undefined) : obstacleWords[obstacle];
}

/** A question of either side waits for an answer, of what is not over. */
export const isQuestionOpen = sql<boolean>`(${offers.deskSide} <> ${sql.raw(String(over))}
  and (${offers.sellerIsAsked} or ${offers.providerIsAsked}))`;

/** What goes on only once somebody has cleared it, of what is not over. */
export function isBlocked(now: Instant): SQL | undefined {
  // By itself too: an index holds what is blocked alone.
  return and(
    ne(offers.deskSide, over),
    sql`${offers.deskBlocks} <> ''`,
    sql`${standingAt(offers.deskBlocks, now)} <> ''`,
  );
}

/** Who clears what blocks a sale that is somebody else's work. */
const rightOfNote: Readonly<Partial<Record<SaleNote, DeskRight>>> = {
  otherPayee: 'complete',
  taxOpen: 'tax',
  returnsOpen: 'dispatchReturns',
  payoutHeld: 'payouts',
  mailRefused: 'undeliveredMails',
  batteriesHeld: 'handover',
  agreementWaits: 'judgeAgreement',
  labelFailed: 'shipments',
  invoiceWaits: 'judgeInvoice',
  invoiceGivenBack: 'judgeInvoice',
  bidRefused: 'submitBid',
  witnessMissing: 'noteMedia',
};

/** What of all that blocks sales somebody with these kinds of work clears. */
export function ownBlocks(roles: readonly StaffRole[]): SaleNote[] {
  return keysOf(saleNotes).filter((note) => {
    const right = rightOfNote[note];
    return right !== undefined && mayAtDesk(roles, right);
  });
}
