import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { BankWord } from '#contract/money/payouts.ts';
import { bankWordOf } from '#domain/bank/bank-word.ts';
import { isNameFinding, nameAdvice } from '#domain/bank/name-check.ts';
import type { Queryable } from '#server/db/client.ts';
import { bankEntries } from '#server/db/schema/bank.ts';

/** A payment as the bank knows it: by our id, and by the file in which it stood. */
interface Known {
  readonly id: string;
  readonly endToEndId: string;
  readonly runNumber: string;
}

/** The number of the run in the name of a file or of its part, of an answer that names no payment. */
const answeredRun = sql<string>`regexp_replace(coalesce(${bankEntries.entry} ->> 'paymentInfoId', ${bankEntries.entry} ->> 'messageId'), '^(L-[0-9]{4}-[0-9]{6,})-[0-9]+$', '\\1')`;

/**
 * What the bank said of payments and a person has to settle, by the ids of the payments; what it said of a name stays beside the payment with what was
 * decided.
 */
export async function readBankWords(
  db: Queryable,
  payments: readonly Known[],
): Promise<ReadonlyMap<string, readonly BankWord[]>> {
  if (payments.length === 0) return new Map();
  const ids = payments.map(({ endToEndId }) => endToEndId);
  const runs = [...new Set(payments.map(({ runNumber }) => runNumber))];
  const { entry, endToEndId, outcome, waitsFor, settledAt, settledFor } = bankEntries;
  const rows = await db
    .select({ entry, endToEndId, waitsFor, settledAt, settledFor, run: answeredRun })
    .from(bankEntries)
    .where(
      and(
        eq(outcome, 'waits'),
        or(
          inArray(endToEndId, ids),
          and(isNull(endToEndId), sql`${entry} ->> 'status' is not null`, inArray(answeredRun, runs)),
        ),
      ),
    )
    .orderBy(asc(bankEntries.id));
  const words = new Map<string, BankWord[]>();
  for (const row of rows) {
    const { waitsFor: why } = row;
    if (why === null || (row.settledAt !== null && !isNameFinding(why))) continue;
    const isOpen = row.settledAt === null;
    const advice = isOpen && isNameFinding(why) ? { advice: nameAdvice[why] } : {};
    const decided = row.settledFor === null ? {} : { decided: row.settledFor };
    const word = { text: bankWordOf(why, row.entry), isOpen, ...decided, ...advice };
    for (const one of payments)
      if (row.endToEndId === null ? one.runNumber === row.run : one.endToEndId === row.endToEndId)
        words.set(one.id, [...(words.get(one.id) ?? []), word]);
  }
  return words;
}
