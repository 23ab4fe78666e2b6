import { and, asc, desc, eq, inArray, isNull, like, lt, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  type Queue,
  type QueueCounts,
  type QueueFilter,
  type QueueRow,
  queuePageLength,
  sideOfTab,
} from '#contract/desk/desk-queue.ts';
import { openBidPhases, phasesOfStage } from '#domain/offer/phase.ts';
import { searchWords } from '#domain/offer/search-text.ts';
import { noDay } from '#domain/sale/deadline.ts';
import { type DeskTask, deskGroups, deskSides, deskTasks } from '#domain/sale/desk-tasks.ts';
import { type Day, dayOf, type Instant } from '#domain/values/day.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { toEuros } from '#domain/values/money.ts';
import type { Queryable } from '#server/db/client.ts';
import { offers } from '#server/db/schema/offers.ts';
import { staff } from '#server/db/schema/staff.ts';
import { assignedAs } from '#server/offers/assign-offer.ts';
import { viewedAmong } from '#server/offers/views.ts';
import { Problem } from '#server/problem.ts';
import { isBlocked, isQuestionOpen, type Noted, notedColumns, queueNotes } from './queue-notes.ts';
import { salesBearing } from './sales-bearing.ts';

const order = [offers.deskSide, offers.deskDue, offers.deskLess, offers.id] as const;

const columns = {
  id: offers.id,
  createdAt: offers.createdAt,
  inquiryId: offers.inquiryId,
  orderId: offers.orderId,
  phase: offers.phase,
  summary: offers.summary,
  sellerName: offers.sellerName,
  task: offers.deskTask,
  /** As its place in `deskSides`. */
  side: offers.deskSide,
  due: offers.deskDue,
  less: offers.deskLess,
  assignedTo: offers.assignedTo,
  assignedEmail: staff.email,
};

interface Reader {
  readonly now: Instant;
  readonly staffId: string;
}

/** A page of the work list: whose turn, then by the day, then by the value; `after` is where the page before ended. */
export async function deskQueue(
  db: Queryable,
  { after, ...filter }: QueueFilter & { readonly after?: string | undefined },
  { now, staffId }: Reader,
): Promise<Queue> {
  const today = dayOf(now);
  const length = after === undefined ? queuePageLength.first : queuePageLength.further;
  const { own, others } = await salesBearing(db, filter.search);
  const bearers = [...own, ...others];
  const narrowing = narrowed(filter, { now, today, staffId });
  const read = (where: SQL | undefined, most: number, first: readonly SQL[] = []) =>
    db
      .select({ ...columns, ...notedColumns(now) })
      .from(offers)
      .leftJoin(staff, eq(staff.id, offers.assignedTo))
      .where(and(...narrowing, where))
      .orderBy(...first, ...order.map((column) => asc(column)))
      .limit(most);
  // What bears the typed number is read by itself, so that the rest comes in the order of its index.
  const exact =
    after === undefined && bearers.length > 0
      ? await read(inArray(offers.id, bearers), length, own.length > 0 ? [desc(inArray(offers.id, [...own]))] : [])
      : [];
  const rest = and(
    ...holdingWords(filter.search),
    bearers.length > 0 ? notInArray(offers.id, bearers) : undefined,
    after === undefined ? undefined : past(after),
  );
  const rows = [...exact, ...(await read(rest, length + 1 - exact.length))];
  const page = rows.slice(0, length);
  const looking = await viewedAmong(
    db,
    page.map(({ id }) => id),
    now,
  );
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return {
    rows: page.map((row) => queueRow(row, { today, staffId, customerIsLooking: looking.has(row.id) })),
    ...(last && { next: JSON.stringify([last.side, last.due, last.less, last.id]) }),
  };
}

/** As the columns of the order hold them: what they cannot hold is no question to the database. */
const placeSchema = z.tuple([
  z
    .int()
    .min(0)
    .max(deskSides.length - 1),
  z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  z.int(),
  z.string().regex(/^[\w-]{1,100}$/),
]);

/** What comes after a row that may have moved on meanwhile: its place is in the address. */
function past(after: string): SQL {
  const place = placeSchema.safeParse(jsonOf(after));
  if (!place.success) throw new Problem(400, 'invalidBody', { after: 'keine Stelle dieser Liste' });
  const columnsOf = sql.join([...order], sql`, `);
  return sql`(${columnsOf}) > (${sql.join(
    place.data.map((value) => sql`${value}`),
    sql`, `,
  )})`;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The seller let the days for the answer pass: nobody's turn any more, told by the clock. */
const expired = (today: Day) =>
  sql<boolean>`(${inArray(offers.phase, [...openBidPhases])} and ${offers.deskDue} < ${today})`;

interface Narrowing {
  readonly now: Instant;
  readonly today: Day;
  readonly staffId: string;
}

function narrowed(filter: QueueFilter, { now, today, staffId }: Narrowing): (SQL | undefined)[] {
  const { tab, group, task, stage, question, assigned, from, to } = filter;
  const side = sideOfTab[tab];
  return [
    side && eq(offers.deskSide, deskSides.indexOf(side)),
    side === 'theirs' ? sql`not ${expired(today)}` : undefined,
    tab === 'blocked' ? isBlocked(now) : undefined,
    group && inArray(offers.deskTask, tasksOf(group)),
    task && eq(offers.deskTask, task),
    question && isQuestionOpen,
    assigned && or(eq(offers.assignedTo, staffId), assigned === 'me' ? undefined : isNull(offers.assignedTo)),
    stage && inArray(offers.phase, phasesOfStage(stage)),
    from === undefined ? undefined : lte(offers.deskLess, -from * 100),
    to === undefined ? undefined : sql`${offers.deskLess} >= ${-to * 100}`,
  ];
}

/** Every word of what was typed, anywhere in what a sale is found by. */
function holdingWords(search = ''): SQL[] {
  return searchWords(search).map((word) => like(offers.deskText, `%${word.replace(/[\\%_]/g, '\\$&')}%`));
}

function tasksOf(group: (typeof deskGroups)[number]): DeskTask[] {
  return keysOf(deskTasks).filter((task) => deskTasks[task].group === group);
}

type Row = Pick<
  typeof offers.$inferSelect,
  'id' | 'createdAt' | 'inquiryId' | 'orderId' | 'phase' | 'summary' | 'sellerName' | 'assignedTo'
> & {
  task: DeskTask | '';
  side: number;
  due: string;
  less: number;
  assignedEmail: string | null;
} & Noted;

interface Seen {
  readonly today: Day;
  readonly staffId: string;
  readonly customerIsLooking: boolean;
}

function queueRow(row: Row, { today, staffId, customerIsLooking }: Seen): QueueRow {
  const assigned = assignedAs(staffId, row);
  const { id, createdAt, inquiryId, orderId, summary, sellerName, task, side, due, less } = row;
  const isExpired = openBidPhases.includes(row.phase) && due < today;
  return {
    id,
    number: orderId ?? inquiryId ?? '',
    created: new Date(createdAt).toISOString(),
    seller: sellerName,
    offeredAsBusiness: summary.offeredAsBusiness,
    title: summary.title,
    task: task || 'nothing',
    side: deskSides[side] ?? 'over',
    ...(isExpired && { isExpired }),
    ...(due !== noDay && { due }),
    ...(less !== 0 && { value: toEuros(-less) }),
    ...(less !== 0 && summary.amount === undefined && { isEstimate: true as const }),
    notes: queueNotes(row),
    ...(assigned && { assigned }),
    customerIsLooking,
  };
}

/** How much there is of everything that is not over, in one pass over it; what is over is counted alone. */
export async function queueCounts(db: Queryable, now: Instant): Promise<QueueCounts> {
  const today = dayOf(now);
  const over = deskSides.indexOf('over');
  const theirs = deskSides.indexOf('theirs');
  const ours = deskSides.indexOf('ours');
  const found = await db
    .select({
      task: offers.deskTask,
      place: offers.deskSide,
      isExpired: expired(today),
      count: sql<number>`count(*)::int`,
      blocked: sql<number>`(count(*) filter (where ${isBlocked(now)}))::int`,
      questions: sql<number>`(count(*) filter (where ${isQuestionOpen}))::int`,
      asked: sql<number>`(count(*) filter (where ${offers.providerIsAsked}))::int`,
      oldest: sql<number>`extract(epoch from min(${offers.createdAt}))::float8`,
      dueToday: sql<number>`(count(*) filter (where ${offers.deskDue} <= ${today}))::int`,
    })
    .from(offers)
    .where(lt(offers.deskSide, over))
    .groupBy(sql`1`, sql`2`, sql`3`);
  // By an index alone: what is over is most of it, and no row of it is read.
  const [rest] = await db.select({ all: sql<number>`count(*)::int` }).from(offers);
  const open = found.flatMap(({ task, ...row }) =>
    task === '' || (row.isExpired && row.place === theirs)
      ? []
      : [{ ...row, ...deskTasks[task], side: deskSides[row.place], task }],
  );
  const sum = (fits: (row: (typeof open)[number]) => boolean) =>
    open.reduce((total, row) => total + (fits(row) ? row.count : 0), 0);
  const oldest = found.find(({ task, place }) => task === 'bid' && place === ours)?.oldest;
  return {
    tabs: {
      ours: sum(({ side }) => side === 'ours'),
      theirs: sum(({ side }) => side === 'theirs'),
      underway: sum(({ side }) => side === 'underway'),
      blocked: found.reduce((total, { blocked }) => total + blocked, 0),
      all: rest?.all ?? 0,
    },
    groups: deskGroups.map((group) => ({
      group,
      all: sum((row) => row.group === group),
      ours: sum((row) => row.group === group && row.side === 'ours'),
    })),
    counterbids: sum(({ task }) => task === 'answerCounterbid'),
    questions: {
      all: found.reduce((total, { questions }) => total + questions, 0),
      ours: found.reduce((total, { asked }) => total + asked, 0),
    },
    ...(oldest !== undefined && { oldestInquiry: new Date(oldest * 1_000).toISOString() }),
    dueToday: open.reduce((total, row) => total + (row.side === 'ours' ? row.dueToday : 0), 0),
  };
}
