import { and, eq, lte, sql } from 'drizzle-orm';
import type { OfferEvent } from '#domain/offer/events.ts';
import { evolve, fold } from '#domain/offer/evolve.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { offerEvents, offers } from '#server/db/schema/offers.ts';
import type { Deps } from '#server/deps.ts';

/** What a mail about an event is written from. */
interface MailFacts {
  event: OfferEvent;
  /** Right after the event, so that a late mail says what was true then. */
  state: OfferState;
  before: OfferState | undefined;
  /** The offer as it is now. */
  current: OfferState;
  /** Only a confirmed address owns its offers. */
  hasAccount: boolean;
  areRemindersOff: boolean;
}

/** Whether an account owns the offer of a query's row: only a confirmed address does. */
export const hasAccountColumn = sql<boolean>`exists (select from ${accounts} where ${and(eq(accounts.email, offers.emailKey), accounts.emailConfirmed)})`;

/** How to read them: one query, prepared once since every mail asks it. */
export function mailFactsReader({ db }: Pick<Deps, 'db'>): (offerId: string, version: number) => Promise<MailFacts> {
  const wanted = sql.placeholder('offerId');
  const { event, version, offerId } = offerEvents;
  const upToEvent = and(eq(offerId, wanted), lte(version, sql.placeholder('version')));
  const query = db
    .select({
      current: offers.state,
      remindersOffAt: offers.remindersOffAt,
      hasAccount: hasAccountColumn,
      events: sql<
        OfferEvent[] | null
      >`(select json_agg(${event} order by ${version}) from ${offerEvents} where ${upToEvent})`,
    })
    .from(offers)
    .where(eq(offers.id, wanted))
    .prepare('facts_of_mail');
  return async (offerId, version) => {
    const [row] = await query.execute({ offerId, version });
    const events = row?.events ?? [];
    const event = events.at(-1);
    if (!row || event?.version !== version) throw new Error(`No event ${version} of ${offerId}`);
    const { current, hasAccount, remindersOffAt } = row;
    const before = fold(events.slice(0, -1));
    return {
      event,
      state: evolve(before, event),
      before,
      current,
      hasAccount,
      areRemindersOff: remindersOffAt !== null,
    };
  };
}
