import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#server/db/client.ts';
import { verifyOffers } from '#server/offers/verify.ts';
import type { Ledger } from './counting-load.ts';

/** What became of everything that was acknowledged. */
export interface Tally {
  acknowledged: number;
  refused: number;
  stillRunning: number;
  broken: number;
  slowestSeconds: number;
  odd: readonly string[];
  /** Acknowledged and not there. */
  lost: number;
  /** There more than once. */
  doubled: number;
  /** Offers whose log folds to another state than their row tells. */
  differ: number;
  folded: number;
}

const rowsSchema = z.array(z.object({ id: z.string(), type: z.string(), count: z.number() }));

/** Compares what was acknowledged with what stands in the database. */
export async function tally(database: Database, ledger: Ledger): Promise<Tally> {
  const rows = rowsSchema.parse(
    await database.rows(
      database.drizzle,
      sql`select offer_id as id, type, count(*)::int from offer_event group by offer_id, type`,
    ),
  );
  const byTelephone = rowsSchema.parse(
    await database.rows(
      database.drizzle,
      sql`select email_key as id, 'offer' as type, count(*)::int from offer where email_key like '%@telefon.example' group by 1`,
    ),
  );
  const counts = new Map([...rows, ...byTelephone].map(({ id, type, count }) => [`${id} ${type}`, count]));
  const promised = [
    ...ledger.inquiries.flatMap((id) => [`${id} submitted`, `${id} linkedToInquiry`]),
    ...ledger.bids.map((id) => `${id} bidSubmitted`),
    ...ledger.calls.map((email) => `${email} offer`),
  ];
  const { checked, differences } = await verifyOffers(database.drizzle);
  return {
    acknowledged: ledger.inquiries.length + ledger.bids.length + ledger.calls.length,
    refused: ledger.refused,
    stillRunning: ledger.stillRunning,
    broken: ledger.broken,
    slowestSeconds: Math.round(ledger.slowest / 100) / 10,
    odd: ledger.odd,
    lost: promised.filter((one) => !counts.has(one)).length,
    doubled: promised.filter((one) => (counts.get(one) ?? 0) > 1).length,
    differ: differences.length,
    folded: checked,
  };
}
