import { asc, eq, sql } from 'drizzle-orm';
import type { BankCandidate, RunCandidate } from '#contract/money/bank-statements.ts';
import type { BankEntry } from '#domain/bank/bank-message.ts';
import { likeliestOf } from '#domain/bank/likeliest.ts';
import { ownIdsIn } from '#domain/bank/own-numbers.ts';
import { isOfTheRest } from '#domain/bank/stands-out.ts';
import { maxKept } from '#domain/bank/taken-back.ts';
import { sumOfTransfers } from '#domain/payout/pain-001.ts';
import { isMade } from '#domain/payout/payout.ts';
import { toEuros } from '#domain/values/money.ts';
import type { Queryable } from '#server/db/client.ts';
import { offers } from '#server/db/schema/offers.ts';
import { payoutRuns, payouts } from '#server/db/schema/payouts.ts';
import { type EntryRow, runNumbersIn } from './entry-rows.ts';

/** Shown of an entry, and read for all. */
const most = { shown: 5, payments: 5_000 };

/** What an entry that waits could be about. */
export interface Meant {
  readonly candidates: readonly BankCandidate[];
  readonly runs: readonly RunCandidate[];
  /** It may be laid aside with others: nothing that the bank said of a payment, and nothing that could be one. */
  readonly isOfTheRest: boolean;
}

/** What entries that wait could be about, by their ids. */
export async function candidatesFor(
  db: Queryable,
  rows: readonly Pick<EntryRow, 'id' | 'entry' | 'waitsFor'>[],
): Promise<ReadonlyMap<number, Meant>> {
  const payments = await possiblePayments(db, rows);
  const runs = await possibleRuns(db, rows);
  return new Map(
    rows.map(({ id, entry, waitsFor }) => {
      const isMoney = 'direction' in entry;
      const likely = isMoney
        ? likeliestOf(entry, payments)
        : payments.filter(({ endToEndId }) => endToEndId === entry.endToEndId);
      const candidates = likely.slice(0, most.shown).map(candidateOf);
      const whole = isMoney ? runs.filter((run) => isOfRun(entry, run)).map(runOf) : [];
      const isPossible = candidates.length + whole.length > 0;
      const isRest = !isPossible && waitsFor !== null && isOfTheRest(waitsFor, entry);
      return [id, { candidates, runs: whole.slice(0, most.shown), isOfTheRest: isRest }];
    }),
  );
}

type Payment = Awaited<ReturnType<typeof possiblePayments>>[number];

/** Payments of the amount of an entry, or a little more, that are open or made; and those that entries name. */
async function possiblePayments(db: Queryable, rows: readonly Pick<EntryRow, 'entry'>[]) {
  const ids = new Set<string>();
  const ranges: { readonly least: number; readonly greatest: number }[] = [];
  for (const { entry } of rows) {
    if (entry.endToEndId !== undefined) ids.add(entry.endToEndId);
    if (!('direction' in entry)) continue;
    const { batch, purpose = '', bookingText = '', amount, direction } = entry;
    for (const id of [...(batch?.someIds ?? []), ...ownIdsIn(`${purpose} ${bookingText}`)]) ids.add(id);
    ranges.push({ least: amount, greatest: direction === 'credit' ? amount + maxKept : amount });
  }
  if (ids.size + ranges.length === 0) return [];
  const { endToEndId, offerId, amount, payee, state } = payouts;
  const inRange = sql`exists (select from json_to_recordset(${JSON.stringify(ranges)}) as r(least bigint, greatest bigint)
    where ${amount} between r.least and r.greatest)`;
  return db
    .select({ endToEndId, offerId, amount, payee, state, orderId: offers.orderId })
    .from(payouts)
    .innerJoin(offers, eq(offers.id, offerId))
    .where(
      sql`${endToEndId} = any(${sql.param([...ids])}) or (${state} in ('ordered', 'paid', 'credited') and ${inRange})`,
    )
    .orderBy(asc(endToEndId))
    .limit(most.payments);
}

function candidateOf({ endToEndId, offerId, orderId, payee, amount }: Payment): BankCandidate {
  const own = { endToEndId, offerId, holder: payee.holder, amount: toEuros(amount) };
  return { ...own, ...(orderId !== null && { orderId }) };
}

type Run = Awaited<ReturnType<typeof possibleRuns>>[number];

/** Runs with transfers that are on their way or made, of the last that were released. */
async function possibleRuns(db: Queryable, rows: readonly Pick<EntryRow, 'entry'>[]) {
  const sums = rows.flatMap(({ entry }) => ('direction' in entry ? [entry.amount] : []));
  const numbers = rows.flatMap(({ entry }) => runNumbersIn(entry));
  if (sums.length === 0) return [];
  const counted = sql`${payouts.state} in ('ordered', 'paid', 'credited')`;
  const found = await db
    .select({ number: payoutRuns.number })
    .from(payoutRuns)
    .innerJoin(payouts, eq(payouts.runId, payoutRuns.id))
    .where(sql`${payoutRuns.state} = 'released' and ${payouts.method} = 'sepa' and ${counted}`)
    .groupBy(payoutRuns.number)
    .having(
      sql`count(*) > 1 and (sum(${payouts.amount}) = any(${sql.param(sums)}) or ${payoutRuns.number} = any(${sql.param(numbers)}))`,
    )
    .orderBy(asc(payoutRuns.number));
  const all = await db
    .select({ number: payoutRuns.number, state: payouts.state, amount: payouts.amount })
    .from(payouts)
    .innerJoin(payoutRuns, eq(payoutRuns.id, payouts.runId))
    .where(
      sql`${payoutRuns.number} = any(${sql.param(found.map(({ number }) => number))}) and ${payouts.method} = 'sepa'`,
    );
  return [...Map.groupBy(all, ({ number }) => number)].map(([number, payments]) => ({ number, payments }));
}

/** Money that left can be what is on its way or made of a run, money that came what is made. */
function isOfRun(entry: BankEntry, { number, payments }: Run): boolean {
  if (runNumbersIn(entry).includes(number)) return true;
  const possible = payments.filter(
    ({ state }) => isMade(state) || (entry.direction === 'debit' && state === 'ordered'),
  );
  return possible.length > 1 && sumOfTransfers(possible) === entry.amount && entry.endToEndId === undefined;
}

function runOf({ number, payments }: Run): RunCandidate {
  const counted = payments.filter(({ state }) => state === 'ordered' || isMade(state));
  return { number, payments: counted.length, amount: toEuros(sumOfTransfers(counted)) };
}
