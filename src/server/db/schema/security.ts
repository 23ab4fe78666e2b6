import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Lines of the security log that the administration reads at the desk, those of all processes together (docs/decisions/0696). */
export const securityEvents = pgTable(
  'security_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true, mode: 'string' }).notNull(),
    /** A kind of event. */
    what: text('what').notNull(),
    /** `done`, or the code with which it was refused. */
    result: text('result').notNull(),
    /** Id of the member of staff, account or token that did it or tried to; absent where nobody knows. */
    doer: text('doer'),
    /** Whom it was done to, where that is somebody else. */
    about: text('about'),
    /** From where, as far as the log has it. */
    network: text('network'),
    /** What of an account was changed, by name, or the key of a setting. */
    changed: text('changed').array(),
    /** How often again within the same minute. */
    times: integer('times'),
  },
  ({ at, id, what, doer, about }) => [
    index('security_event_at').on(at, id),
    index('security_event_of_kind').on(what, at, id),
    index('security_event_of_doer').on(doer, at, id),
    index('security_event_about').on(about, at, id),
  ],
);
