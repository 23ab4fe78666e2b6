import { asc } from 'drizzle-orm';
import type { OfferEvent } from '#domain/offer/events/events.ts';
import { offerEvents } from '#server/db/schema/offers.ts';
import type { TestApp } from './test-app.ts';

/** The log of every sale in the database, oldest event first, each with who did it at the desk. */
export async function allLogs({ deps }: TestApp): Promise<(OfferEvent & { by: string | null })[][]> {
  const rows = await deps.db.select().from(offerEvents).orderBy(asc(offerEvents.offerId), asc(offerEvents.version));
  const told = rows.map(({ offerId, event, by }) => ({ offerId, event: { ...event, by } }));
  return [...Map.groupBy(told, ({ offerId }) => offerId).values()].map((log) => log.map(({ event }) => event));
}
