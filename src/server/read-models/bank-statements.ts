import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { BankFileView, BankStatementsView, WaitingEntryView } from '#contract/money/bank-statements.ts';
import type { KeptEntry } from '#domain/bank/bank-message.ts';
import { bankReasonIn } from '#domain/bank/bank-word.ts';
import { formatIban, maskIban } from '#domain/values/iban.ts';
import { toEuros } from '#domain/values/money.ts';
import { staffNamesOf } from '#server/accounts/staff-names.ts';
import { candidatesFor } from '#server/bank/candidates.ts';
import { isStatus } from '#server/bank/entry-rows.ts';
import { shownRefusal } from '#server/bank/kept-refusal.ts';
import type { Queryable } from '#server/db/client.ts';
import { bankEntries, bankFiles, bankMessages } from '#server/db/schema/bank.ts';
import { payouts } from '#server/db/schema/payouts.ts';

/** Files and waiting entries on the page; older files stay in the store. */
const most = { files: 50, waiting: 200 };

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
    .orderBy(desc(bankFiles.receivedAt), asc(bankFiles.name), asc(bankFiles.id))
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
  const names = await staffNamesOf(
    db,
    files.map(({ by }) => by),
  );
  const countsOf = new Map(counts.map(({ fileId, ...own }) => [fileId, own]));
  return files.map(({ id, name, hash, receivedAt, by, unread }) => ({
    ...{ id, name, hash, by: names.get(by) ?? by },
    receivedAt: new Date(receivedAt).toISOString(),
    ...(unread !== null && shownRefusal(unread)),
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
  const named = found.map(({ entry, about, ...row }) => ({ ...row, entry: withId(entry, about) }));
  const meant = await candidatesFor(db, named);
  return named.flatMap(({ id, entry, waitsFor, message }) => {
    if (waitsFor === null) return [];
    const { candidates, runs, isOfTheRest } = meant.get(id) ?? { candidates: [], runs: [], isOfTheRest: false };
    return [{ id, waitsFor, message, ...toldEntry(entry), candidates: [...candidates], runs: [...runs], isOfTheRest }];
  });
}

/** What the bank says of a whole file with one payment is about that. */
function withId(entry: KeptEntry, about: string | null): KeptEntry {
  return isStatus(entry) && entry.endToEndId === undefined && about !== null ? { ...entry, endToEndId: about } : entry;
}

function toldEntry(entry: KeptEntry): Partial<WaitingEntryView> {
  if ('otherAccount' in entry) {
    const { otherAccount, size } = entry;
    return { otherAccount: { account: otherAccount, size } };
  }
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
  const { bookedOn, amount, direction, partyName, partyIban, purpose, bookingText, orderedAmount } = entry;
  return {
    ...common,
    ...{ bookedOn, amount: toEuros(amount), direction },
    ...(partyName !== undefined && { party: partyName }),
    ...(partyIban !== undefined && { iban: maskIban(partyIban) }),
    ...(purpose !== undefined && { purpose }),
    ...(bookingText !== undefined && { bookingText }),
    ...(orderedAmount !== undefined && { orderedAmount: toEuros(orderedAmount) }),
  };
}
