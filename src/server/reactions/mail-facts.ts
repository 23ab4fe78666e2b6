import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { OfferEvent } from '#domain/offer/events/events.ts';
import { evolve, foldEvents } from '#domain/offer/events/evolve.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { offerState } from '#server/db/offer-state.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { offerEvents, offers } from '#server/db/schema/offers.ts';
import { ask, makeStatement } from '#server/db/statement.ts';
import type { Deps } from '#server/deps.ts';
import { gathered } from '#server/gathered.ts';
import { readsPricesColumn } from './mail-reader.ts';

/** What a mail about an event is written from. */
interface MailFacts {
  event: OfferEvent;
  /** All up to that one. */
  events: readonly OfferEvent[];
  /** Right after the event, so that a late mail says what was true then. */
  state: OfferState;
  before: OfferState | undefined;
  /** The offer as it is now. */
  current: OfferState;
  /** Only a confirmed address owns its offers. */
  hasAccount: boolean;
  /** Who of a firm reads of prices in place of a seller who may not see them. */
  readsPrices: string | null;
  areRemindersOff: boolean;
  /** What its seller calls the offer now. */
  ownName: string | undefined;
}

/** Whether an account owns the offer of a query's row: only a confirmed address does. */
export const hasAccountColumn = sql<boolean>`exists (select from ${accounts} where ${and(eq(accounts.email, offers.emailKey), accounts.emailConfirmed)})`;

const stateSchema = z.custom<OfferState>((value) => typeof value === 'object');
const factsRow = z.object({
  place: z.int(),
  current: stateSchema,
  hasAccount: z.boolean(),
  readsPrices: z.string().nullable(),
  areRemindersOff: z.boolean(),
  ownName: z.string().nullable(),
  events: z.array(z.custom<OfferEvent>((value) => typeof value === 'object')).nullable(),
});
type FactsRow = z.infer<typeof factsRow>;

interface Wanted {
  readonly offerId: string;
  readonly version: number;
}

const { event, version, offerId } = offerEvents;
const upToEvent = sql`${offerId} = wanted."offerId" and ${version} <= wanted.version`;
const factsStatement = makeStatement(
  'facts_of_mails',
  sql`select wanted.place, ${offerState} as current, ${offers.remindersOffAt} is not null as "areRemindersOff",
      ${offers.ownName} as "ownName",
      ${hasAccountColumn} as "hasAccount", ${readsPricesColumn} as "readsPrices",
      (select json_agg(${event} order by ${version}) from ${offerEvents} where ${upToEvent}) as events
    from json_to_recordset(${sql.placeholder('wanted')}::json) as wanted (place int, "offerId" text, version int)
    join ${offers} on ${offers.id} = wanted."offerId"`,
);

/** How to read them: one question for all mails that are written together. */
export function mailFactsReader({ db }: Pick<Deps, 'db'>): (wanted: Wanted) => Promise<MailFacts> {
  return gathered<Wanted, MailFacts>(async (wanted) => {
    const values = { wanted: JSON.stringify(wanted.map((one, place) => ({ place, ...one }))) };
    const rows = z.array(factsRow).parse(await ask(db, { statement: factsStatement, values }));
    const found = new Map(rows.map((row) => [row.place, row]));
    return wanted.map((one, place) => factsFrom(one, found.get(place)));
  });
}

function factsFrom({ offerId, version }: Wanted, row: FactsRow | undefined): MailFacts | Error {
  const events = row?.events ?? [];
  const event = events.at(-1);
  if (!row || event?.version !== version) return new Error(`No event ${version} of ${offerId}`);
  const { current, hasAccount, readsPrices, areRemindersOff, ownName } = row;
  const before = foldEvents(events.slice(0, -1));
  const state = evolve(before, event);
  return {
    event,
    events,
    state: current.taxDesk === undefined ? state : { ...state, taxDesk: current.taxDesk },
    before,
    current,
    hasAccount,
    readsPrices,
    areRemindersOff,
    ownName: ownName ?? undefined,
  };
}
