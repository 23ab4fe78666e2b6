import { eq, type SQL, sql } from 'drizzle-orm';
import type { DeskOffer } from '#contract/desk/desk-view.ts';
import { noDay } from '#domain/sale/deadline.ts';
import { deskSides } from '#domain/sale/desk-tasks.ts';
import type { Queryable } from '#server/db/client.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { offers } from '#server/db/schema/offers.ts';
import { staff } from '#server/db/schema/staff.ts';
import { staffName } from '#server/db/staff-name.ts';
import { assignedAs } from '#server/offers/assign-offer.ts';

type AtDesk = Pick<DeskOffer, 'seller' | 'task' | 'side' | 'due' | 'notAtOnce' | 'assigned'>;

interface Before {
  readonly sales: number;
  readonly paid: number;
  readonly adjusted: number;
  readonly since: string | null;
  readonly otherPayout: boolean;
  readonly otherName: boolean;
  readonly otherHolder: boolean;
}

const paths = {
  iban: sql.raw(`'{addresses,contractDetails,iban}'`),
  paypal: sql.raw(`'{addresses,contractDetails,paypal}'`),
  name: sql.raw(`'{addresses,contractAddress,name}'`),
  company: sql.raw(`'{addresses,contractAddress,company}'`),
};

/** The account that the money goes to. */
const payout = (state: SQL) => sql`coalesce(${state} #>> ${paths.iban}, lower(${state} #>> ${paths.paypal}))`;

/** The firm of a contract, else the person. */
const partner = (state: SQL) => sql`lower(coalesce(${state} #>> ${paths.company}, ${state} #>> ${paths.name}))`;

/** The account of the address has names, and none of them is in the contract. */
const otherHolder = sql`exists (select from ${accounts} where ${accounts.email} = ${offers}.email_key and ${accounts.emailConfirmed}
  and concat(${accounts.name}, ${accounts.company}) <> '' and ${offers}.state #>> ${paths.name} <> ''
  and lower(${accounts.name}) is distinct from lower(${offers}.state #>> ${paths.name})
  and (${accounts.company} is null or lower(${accounts.company}) is distinct from lower(${offers}.state #>> ${paths.company})))`;

const isPaid = sql`other.phase = 'completed'`;
const isEarlier = sql`${isPaid} and other.id <> ${offers}.id`;

interface Asking {
  readonly offerId: string;
  readonly staffId: string;
}

/** What the desk's own columns say of an offer, and what its seller has sold beside it; one query. */
export async function readAtDesk(db: Queryable, { offerId, staffId }: Asking): Promise<AtDesk> {
  const [row] = await db
    .select({
      name: offers.sellerName,
      task: offers.deskTask,
      side: offers.deskSide,
      due: offers.deskDue,
      note: offers.deskNote,
      phase: offers.phase,
      assignedTo: offers.assignedTo,
      assignedNote: offers.assignedNote,
      assignedName: staffName,
      // The columns of this offer by their table: drizzle leaves the table off where there is only one, and `other` has them too.
      before: sql<Before>`(
        select json_build_object(
          'sales', count(*), 'paid', count(*) filter (where ${isPaid}),
          'adjusted', count(*) filter (where ${isPaid} and other.state -> 'adjustment' ->> 'answer' = 'accepted'),
          'since', to_char(min(other.created_at) at time zone 'Europe/Berlin', 'YYYY'),
          'otherPayout', count(*) filter (where ${isEarlier} and ${payout(sql`other.state`)} <> ${payout(sql`${offers}.state`)}) > 0
            and count(*) filter (where ${isEarlier} and ${payout(sql`other.state`)} = ${payout(sql`${offers}.state`)}) = 0,
          'otherName', count(*) filter (where ${isEarlier} and ${partner(sql`other.state`)} <> ${partner(sql`${offers}.state`)}) > 0
            and count(*) filter (where ${isEarlier} and ${partner(sql`other.state`)} = ${partner(sql`${offers}.state`)}) = 0,
          'otherHolder', ${otherHolder})
        from ${offers} other
        where other.holder = ${offers}.holder and (other.id = ${offers}.id or coalesce(other.locked_at, ${offers}.locked_at) is null))`,
    })
    .from(offers)
    .leftJoin(staff, eq(staff.id, offers.assignedTo))
    .where(eq(offers.id, offerId));
  const assigned = row && assignedAs(staffId, row);
  const { name = '', task = '', side = -1, due = noDay, before } = row ?? {};
  return {
    seller: {
      name,
      sales: before?.sales ?? 1,
      paid: before?.paid ?? 0,
      adjusted: before?.adjusted ?? 0,
      otherPayout: before?.otherPayout ?? false,
      otherName: before?.otherName ?? false,
      otherHolder: before?.otherHolder ?? false,
      ...(before?.since && { since: before.since }),
    },
    task: task || 'nothing',
    side: deskSides[side] ?? 'over',
    ...(due !== noDay && { due }),
    ...(row?.phase === 'submitted' && row.note !== null && { notAtOnce: row.note }),
    ...(assigned && { assigned }),
  };
}
