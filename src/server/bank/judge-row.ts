import { and, eq, isNotNull } from 'drizzle-orm';
import type { StatusEntry } from '#domain/bank/bank-message.ts';
import { type EntryJudgement, judgeBatch, judgeEntry, judgeStatus, onlyPaymentOf } from '#domain/bank/match-entry.ts';
import { isNameFinding, nameFindingOf } from '#domain/bank/name-check.ts';
import type { Queryable } from '#server/db/client.ts';
import { bankEntries } from '#server/db/schema/bank.ts';
import {
  type EntryRow,
  isStatus,
  isToldBefore,
  type PayoutRecord,
  payoutById,
  payoutsOfNumber,
  payoutsOfRun,
  untoldRun,
} from './entry-rows.ts';

/** What was read once for many entries. */
export interface Beforehand {
  /** Runs of which an entry is the sum, by the ids of entries. */
  readonly runsBySum: ReadonlyMap<number, string>;
  /** Entries of whole runs by the numbers of those; read where it is asked for. */
  readonly batches: () => Promise<ReadonlyMap<string, readonly number[]>>;
}

/** An entry with what is concluded from it, and for which payments. */
export interface Judged {
  readonly judgement: EntryJudgement;
  /** The one payment that it is about. */
  readonly payout: PayoutRecord | undefined;
  /** All of the run that it is about. */
  readonly ofRun: readonly PayoutRecord[];
  /** The run that it was found to be where the bank does not name it. */
  readonly run?: string;
}

/** Judges an entry by its payments as they stand now. One that waited is no repetition: what was told of it since is known by it. */
export async function judgeRow(db: Queryable, row: EntryRow, beforehand: Beforehand): Promise<Judged> {
  const { entry } = row;
  if ('otherAccount' in entry)
    return { judgement: { kind: 'waits', why: 'otherAccount' }, payout: undefined, ofRun: [] };
  const named = entry.endToEndId === undefined ? undefined : await payoutById(db, entry.endToEndId);
  const isOfRun = entry.endToEndId === undefined;
  const isUnnamed = isStatus(entry) && entry.isUnnamed === true;
  const ofNamed = isOfRun && !isUnnamed ? await payoutsOfRun(db, entry) : [];
  if (isStatus(entry)) {
    const judged = judgeStatusOf(entry, named ? [named] : ofNamed);
    return { judgement: isOfRun ? await summedUp(db, row, entry, judged) : judged, payout: named, ofRun: ofNamed };
  }
  const bySum = ofNamed.length === 0 ? beforehand.runsBySum.get(row.id) : undefined;
  const ofRun = bySum === undefined ? ofNamed : await payoutsOfNumber(db, bySum);
  const payout = named ?? onlyPaymentOf(entry, ofNamed);
  const about = payout ?? ofRun[0];
  const isTold =
    about !== undefined && row.outcome === null && (await isToldBefore(db, row, about, await beforehand.batches()));
  if (payout || !(entry.batch || ofRun.length > 0))
    return { judgement: judgeEntry(entry, payout, isTold), payout, ofRun: [] };
  const run = await untoldRun(db, entry, ofRun);
  return { judgement: judgeBatch(entry, ofRun, isTold), payout, ofRun, ...(run !== undefined && { run }) };
}

/** What is said of a whole file is nothing new where it is said of its payments one by one; else somebody has to ask of which. */
async function summedUp(
  db: Queryable,
  { messageId }: EntryRow,
  said: StatusEntry,
  judged: EntryJudgement,
): Promise<EntryJudgement> {
  const isOfName = judged.kind === 'waits' && isNameFinding(judged.why);
  const isOfSome = judged.kind === 'known' && said.status === 'PART';
  if (!isOfName && !isOfSome) return judged;
  const singles = await db
    .select({ entry: bankEntries.entry })
    .from(bankEntries)
    .where(and(eq(bankEntries.messageId, messageId), isNotNull(bankEntries.endToEndId)));
  const isTold = singles.some(({ entry }) => isStatus(entry) && (isOfSome || nameFindingOf(entry) !== undefined));
  if (isTold) return { kind: 'known' };
  return isOfSome ? { kind: 'waits', why: 'statusUnclear' } : judged;
}

/** What an answer says of all payments that it is about: the first that cannot be as it says makes it a question. */
function judgeStatusOf(entry: Parameters<typeof judgeStatus>[0], concerned: readonly PayoutRecord[]): EntryJudgement {
  const all = concerned.map((payout) => judgeStatus(entry, payout));
  const asked = all.find(({ kind }) => kind === 'waits');
  if (asked) return asked;
  return all.find(({ kind }) => kind === 'rejected') ?? all[0] ?? judgeStatus(entry, undefined);
}
