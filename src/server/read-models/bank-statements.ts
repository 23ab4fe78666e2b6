import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type {
  BankCandidate,
  BankFileView,
  BankStatementsView,
  WaitingEntryView,
} from '#contract/money/bank-statements.ts';
import type { BankEntry, StatusEntry } from '#domain/bank/bank-message.ts';
import { bankReasonIn } from '#domain/bank/bank-word.ts';
import type { WaitingReason } from '#domain/bank/match-entry.ts';
import { isOfTheRest } from '#domain/bank/stands-out.ts';
import type { PayoutState } from '#domain/payout/payout.ts';
import { formatIban, maskIban } from '#domain/values/iban.ts';
import { toEuros } from '#domain/values/money.ts';
import { namesOf } from '#server/accounts/staff-names.ts';
import { isStatus } from '#server/bank/entry-rows.ts';
import type { Queryable } from '#server/db/client.ts';
import { bankEntries, bankFiles, bankMessages } from '#server/db/schema/bank.ts';
import { offers } from '#server/db/schema/offers.ts';
import { payouts } from '#server/db/schema/payouts.ts';

/** Files and waiting entries on the page; older files stay in the store. */
const most = { files: 50, waiting: 200, candidates: 5 };

const waits = and(eq(bankEntries.outcome, 'waits'), isNull(bankEntries.settledAt));

/** What the bank said: the newest files with what became of their entries, and what waits for a person, the oldest first. */
export async function readBankStatements(db: Queryable, ownIban: string): Promise<BankStatementsView> {
  const [counted] = await db.select({ waiting: count() }).from(bankEntries).where(waits);
  return {
    account: formatIban(ownIban),
    waitingCount: counted?.waiting ?? 0,
    waiting: await waitingEntries(db),
    files: await newestFiles(db),
  };
}

async function newestFiles(db: Queryable): Promise<BankFileView[]> {
  const files = await db
    .select()
    .from(bankFiles)
    .orderBy(desc(bankFiles.receivedAt), asc(bankFiles.id))
    .limit(most.files);
  if (files.length === 0) return [];
  const ids = files.map(({ id }) => id);
  const messages = await db
    .select()
    .from(bankMessages)
    .where(inArray(bankMessages.fileId, ids))
    .orderBy(asc(bankMessages.number));
  const of = (what: typeof waits) => sql<number>`(count(*) filter (where ${what}))::int`;
  const outcome = (name: 'paid' | 'returned' | 'rejected' | 'known') => of(eq(bankEntries.outcome, name));
  const counts = await db
    .select({
      fileId: bankMessages.fileId,
      ...{
        paid: outcome('paid'),
        returned: outcome('returned'),
        rejected: outcome('rejected'),
        known: outcome('known'),
      },
      ...{ waiting: of(waits), open: of(isNull(bankEntries.outcome)) },
    })
    .from(bankEntries)
    .innerJoin(bankMessages, eq(bankMessages.id, bankEntries.messageId))
    .where(inArray(bankMessages.fileId, ids))
    .groupBy(bankMessages.fileId);
  const names = await namesOf(
    db,
    files.map(({ by }) => by),
  );
  const countsOf = new Map(counts.map(({ fileId, ...own }) => [fileId, own]));
  return files.map(({ id, name, hash, receivedAt, by, unread }) => ({
    ...{ id, name, hash, by: names.get(by) ?? by },
    receivedAt: new Date(receivedAt).toISOString(),
    ...(unread !== null && { unread }),
    messages: messages
      .filter(({ fileId }) => fileId === id)
      .map(({ kind, number, pending }) => ({ kind, number, pending })),
    ...(countsOf.get(id) ?? { paid: 0, returned: 0, rejected: 0, known: 0, waiting: 0, open: 0 }),
  }));
}

async function waitingEntries(db: Queryable): Promise<WaitingEntryView[]> {
  const found = await db
    .select({
      id: bankEntries.id,
      entry: bankEntries.entry,
      waitsFor: bankEntries.waitsFor,
      message: bankMessages.number,
      about: payouts.endToEndId,
    })
    .from(bankEntries)
    .innerJoin(bankMessages, eq(bankMessages.id, bankEntries.messageId))
    .leftJoin(payouts, eq(payouts.id, bankEntries.payoutId))
    .where(waits)
    // What bears no id of ours comes last: it is the rest of the account.
    .orderBy(
      sql`(${bankEntries.waitsFor} = 'foreign' and ${bankEntries.entry} ->> 'isReturn' is distinct from 'true')`,
      asc(bankEntries.id),
    )
    .limit(most.waiting);
  const amounts = found.flatMap(({ entry }) => (isStatus(entry) ? [] : [entry.amount]));
  const ids = found.flatMap(({ entry, about }) => idOf(entry, about) ?? []);
  const payments = await candidates(db, amounts, ids);
  return found.flatMap(({ id, entry: said, about, waitsFor, message }) => {
    const endToEndId = idOf(said, about);
    const entry = endToEndId === undefined ? said : { ...said, endToEndId };
    return waitsFor === null
      ? []
      : [{ id, waitsFor, message, ...toldEntry(entry), ...withCandidates(waitsFor, entry, payments) }];
  });
}

/** The payment that an entry names; what the bank says of a whole file with one payment is about that. */
function idOf(entry: BankEntry | StatusEntry, about: string | null): string | undefined {
  return entry.endToEndId ?? (isStatus(entry) ? (about ?? undefined) : undefined);
}

/** What could be one of our payments is looked at alone. */
function withCandidates(waitsFor: WaitingReason, entry: BankEntry | StatusEntry, payments: readonly Payment[]) {
  const meant = candidatesOf(entry, payments);
  return { isOfTheRest: meant.length === 0 && isOfTheRest(waitsFor, entry), candidates: meant };
}

function toldEntry(entry: BankEntry | StatusEntry): Partial<WaitingEntryView> {
  const { endToEndId } = entry;
  const reason = bankReasonIn(entry);
  const common = { ...(endToEndId !== undefined && { endToEndId }), ...(reason !== undefined && { reason }) };
  if (isStatus(entry)) {
    const { bankWords, paymentInfoId, messageId: file = paymentInfoId } = entry;
    return {
      ...common,
      ...(bankWords !== undefined && { bankWords }),
      ...(endToEndId === undefined && file !== undefined && { file }),
    };
  }
  const { bookedOn, amount, direction, partyName, partyIban, purpose } = entry;
  return {
    ...common,
    ...{ bookedOn, amount: toEuros(amount), direction },
    ...(partyName !== undefined && { party: partyName }),
    ...(partyIban !== undefined && { iban: maskIban(partyIban) }),
    ...(purpose !== undefined && { purpose }),
  };
}

type Payment = Awaited<ReturnType<typeof candidates>>[number];

/** Payments of the same amount or the same id, that could be meant. */
async function candidates(db: Queryable, amounts: readonly number[], ids: readonly string[]) {
  if (amounts.length === 0 && ids.length === 0) return [];
  const { endToEndId, offerId, amount, payee, state } = payouts;
  return db
    .select({ endToEndId, offerId, amount, payee, state, orderId: offers.orderId })
    .from(payouts)
    .innerJoin(offers, eq(offers.id, payouts.offerId))
    .where(
      sql`${endToEndId} = any(${sql.param([...ids])}) or (${amount} = any(${sql.param([...amounts])}) and ${state} in ('ordered', 'paid'))`,
    )
    .orderBy(asc(endToEndId))
    .limit(2000);
}

function candidatesOf(entry: BankEntry | StatusEntry, payments: readonly Payment[]): BankCandidate[] {
  const wanted: PayoutState = isStatus(entry) || entry.direction === 'debit' ? 'ordered' : 'paid';
  const isMeant = (payment: Payment) =>
    payment.endToEndId === entry.endToEndId ||
    (!isStatus(entry) && payment.amount === entry.amount && payment.state === wanted);
  return payments
    .filter(isMeant)
    .slice(0, most.candidates)
    .map(({ endToEndId, offerId, orderId, payee, amount }) => ({
      ...{ endToEndId, offerId, holder: payee.holder, amount: toEuros(amount) },
      ...(orderId !== null && { orderId }),
    }));
}
