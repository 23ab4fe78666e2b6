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
import { mayAtDesk, type StaffRole } from '#contract/desk/desk-rights.ts';
import { ownTasks } from '#contract/desk/desk-work.ts';
import { openBidPhases, phasesOfStage } from '#domain/offer/phase.ts';
import { type DeskTask, deskGroups, deskSides, deskTasks } from '#domain/sale/desk-tasks.ts';
import { searchWords } from '#domain/sale/search-text.ts';
import { type Day, dayOf, type Instant } from '#domain/values/day.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import type { Queryable } from '#server/db/client.ts';
import { isOneOf } from '#server/db/one-of.ts';
import { offers } from '#server/db/schema/offers.ts';
import { staff } from '#server/db/schema/staff.ts';
import { staffName } from '#server/db/staff-name.ts';
import { assignedAs } from '#server/offers/assign-offer.ts';
import { isLow, packagingKinds } from '#server/offers/packaging-stock.ts';
import { isViewed } from '#server/offers/views.ts';
import { Problem } from '#server/problem.ts';
import { type DeskColumns, deskColumns, deskRow } from './desk-row.ts';
import { isBlocked, isQuestionOpen, ownBlocks } from './queue-notes.ts';
import { salesBearing } from './sales-bearing.ts';

const order = [offers.deskSide, offers.deskDue, offers.deskLess, offers.id] as const;

const columns = (now: Instant) => ({
  ...deskColumns(now),
  phase: offers.phase,
  assignedTo: offers.assignedTo,
  assignedNote: offers.assignedNote,
  assignedName: staffName,
  customerIsLooking: isViewed(offers.id, now),
});

/** Who reads the list; another system reads all of it, whatever it may change. */
export interface QueueReader {
  readonly id: string;
  readonly roles: readonly StaffRole[];
  readonly isSystem?: true;
}

/** What of the list is whose, and whether the values stand in it. */
function sightOf({ roles, isSystem }: QueueReader) {
  const tasks = isSystem ? undefined : ownTasks(roles);
  return { tasks, blocks: ownBlocks(roles), values: isSystem === true || mayAtDesk(roles, 'seeValues') };
}
type Sight = ReturnType<typeof sightOf>;

/** A page of somebody's work list: whose turn, then by the day, then by the value; `after` is where the page before ended. A search goes through everybody's. */
export async function deskQueue(
  db: Queryable,
  { after, ...filter }: QueueFilter & { readonly after?: string | undefined },
  reader: QueueReader,
  now: Instant,
): Promise<Queue> {
  const today = dayOf(now);
  const sight = sightOf(reader);
  const staffId = reader.id;
  const length = after === undefined ? queuePageLength.first : queuePageLength.further;
  const { own, others } = await salesBearing(db, filter.search);
  const bearers = [...own, ...others];
  const narrowing = narrowed(filter, { now, today, staffId, sight });
  const tasks = tasksIn(filter, sight);
  const isOfTasks = tasks && isOneOf(offers.deskTask, tasks);
  const inOrder = order.map((column) => asc(column));
  const read = (where: SQL | undefined, most: number, first: readonly SQL[] = []) =>
    db
      .select(columns(now))
      .from(offers)
      .leftJoin(staff, eq(staff.id, offers.assignedTo))
      .where(where)
      .orderBy(...first, ...inOrder)
      .limit(most);
  // What bears the typed number is read by itself, so that the rest comes in the order of its index.
  const exact =
    after === undefined && bearers.length > 0
      ? await read(
          and(...narrowing, isOfTasks, inArray(offers.id, bearers)),
          length,
          own.length > 0 ? [desc(inArray(offers.id, [...own]))] : [],
        )
      : [];
  const most = length + 1 - exact.length;
  const rest = and(
    ...narrowing,
    ...holdingWords(filter.search),
    bearers.length > 0 ? notInArray(offers.id, bearers) : undefined,
    after === undefined ? undefined : past(after),
  );
  // Others' tasks may stand before one's own by the thousand: each task has an order of its own in the index.
  const where =
    tasks && !isSearch(filter) && filter.tab !== 'blocked'
      ? sql`${offers.id} = any(array(${firstOfTasks(db, tasks, rest, most)}))`
      : and(rest, isOfTasks);
  const rows = [...exact, ...(await read(where, most))];
  const page = rows.slice(0, length);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return {
    rows: page.map((row) => queueRow(row, { today, staffId, sight })),
    ...(last && { next: JSON.stringify([last.side, last.due, last.less, last.id]) }),
  };
}

/** The first of what these tasks have together, by the first of each. */
function firstOfTasks(db: Queryable, tasks: readonly DeskTask[], where: SQL | undefined, most: number) {
  const [side, due, less, id] = order;
  const first = db
    .select({ side, due, less, id })
    .from(offers)
    .where(and(sql`${offers.deskTask} = own.task`, where))
    .orderBy(...order.map((column) => asc(column)))
    .limit(most)
    .as('first');
  return db
    .select({ id: first.id })
    .from(sql`unnest(${sql.param([...tasks])}::text[]) own(task)`)
    .crossJoinLateral(first)
    .orderBy(first.side, first.due, first.less, first.id)
    .limit(most);
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
  readonly sight: Sight;
}

function narrowed(filter: QueueFilter, { now, today, staffId, sight }: Narrowing): (SQL | undefined)[] {
  const { tab, stage, question, assigned } = filter;
  // Whoever does not see values learns none of them by asking for more and more.
  const { from, to } = sight.values ? filter : {};
  const side = sideOfTab[tab];
  return [
    side && eq(offers.deskSide, sql.raw(String(deskSides.indexOf(side)))),
    side === 'theirs' ? sql`not ${expired(today)}` : undefined,
    tab === 'blocked' ? isBlocked(now) : undefined,
    tab === 'blocked' && !isSearch(filter) ? isOwnBlocked(sight) : undefined,
    question && isQuestionOpen,
    assigned && or(eq(offers.assignedTo, staffId), assigned === 'me' ? undefined : isNull(offers.assignedTo)),
    stage && inArray(offers.phase, phasesOfStage(stage)),
    from === undefined ? undefined : lte(offers.deskLess, -from * 100),
    to === undefined ? undefined : sql`${offers.deskLess} >= ${-to * 100}`,
  ];
}

const isSearch = ({ search }: QueueFilter) => holdingWords(search).length > 0;

/** What is to be done in the rows that are asked for: in the reader's own work, where no search goes through everybody's; undefined for all of it. */
function tasksIn({ tab, search, group, task }: QueueFilter, sight: Sight): DeskTask[] | undefined {
  // What is blocked is asked for by whoever clears it too.
  const own = tab === 'blocked' || isSearch({ tab, search }) ? undefined : sight.tasks;
  if (group === undefined && task === undefined) return own;
  return (own ?? keysOf(deskTasks)).filter(
    (one) => (task === undefined || one === task) && (group === undefined || deskTasks[one].group === group),
  );
}

/** Of what is blocked: the reader's work, and what they clear. */
function isOwnBlocked(sight: Sight): SQL | undefined {
  return sight.tasks && or(isOneOf(offers.deskTask, sight.tasks), clearedBy(sight));
}

const clearedBy = ({ blocks }: Sight) =>
  sql`(string_to_array(${offers.deskBlocks}, ' ') && array[${sql.join(
    blocks.map((block) => sql`${block}`),
    sql`, `,
  )}]::text[])`;

/** Every word of what was typed, anywhere in what a sale is found by. */
function holdingWords(search = ''): SQL[] {
  return searchWords(search).map((word) => like(offers.deskText, `%${word.replace(/[\\%_]/g, '\\$&')}%`));
}

type Row = DeskColumns &
  Pick<typeof offers.$inferSelect, 'phase' | 'assignedTo' | 'assignedNote'> & {
    readonly assignedName: string | null;
    readonly customerIsLooking: boolean;
  };

interface Seen {
  readonly today: Day;
  readonly staffId: string;
  readonly sight: Sight;
}

function queueRow(row: Row, { today, staffId, sight }: Seen): QueueRow {
  const assigned = assignedAs(staffId, row);
  const isExpired = openBidPhases.includes(row.phase) && row.due < today;
  return {
    ...deskRow(row, sight.values),
    seller: row.sellerName,
    offeredAsBusiness: row.summary.offeredAsBusiness,
    ...(isExpired && { isExpired }),
    ...(assigned && { assigned }),
    customerIsLooking: row.customerIsLooking,
  };
}

/** How much there is of somebody's work, in one pass over everything that is not over; what is over is counted alone. */
export async function queueCounts(db: Queryable, reader: QueueReader, now: Instant): Promise<QueueCounts> {
  const today = dayOf(now);
  const over = deskSides.indexOf('over');
  const theirs = deskSides.indexOf('theirs');
  const ours = deskSides.indexOf('ours');
  const sight = sightOf(reader);
  const { tasks } = sight;
  const isMine = (task: DeskTask | '') => tasks === undefined || (task !== '' && tasks.includes(task));
  const everybodys = await db
    .select({
      task: offers.deskTask,
      place: offers.deskSide,
      isExpired: expired(today),
      count: sql<number>`count(*)::int`,
      blocked: sql<number>`(count(*) filter (where ${isBlocked(now)}))::int`,
      // What is nobody's by its task alone.
      cleared: tasks
        ? sql<number>`(count(*) filter (where ${and(isBlocked(now), clearedBy(sight))}))::int`
        : sql<number>`0`,
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
  const found = everybodys.filter(({ task }) => isMine(task));
  const others = everybodys.filter(({ task }) => !isMine(task));
  const countOf = (rows: typeof found) => rows.reduce((total, { count }) => total + count, 0);
  const open = found.flatMap(({ task, ...row }) =>
    task === '' || (row.isExpired && row.place === theirs)
      ? []
      : [{ ...row, ...deskTasks[task], side: deskSides[row.place], task }],
  );
  const sum = (fits: (row: (typeof open)[number]) => boolean) =>
    open.reduce((total, row) => total + (fits(row) ? row.count : 0), 0);
  const lowPackaging = mayAtDesk(reader.roles, 'dispatchPackaging') ? (await packagingKinds(db)).filter(isLow) : [];
  const oldest = found.find(({ task, place }) => task === 'bid' && place === ours)?.oldest;
  return {
    tabs: {
      ours: sum(({ side }) => side === 'ours'),
      theirs: sum(({ side }) => side === 'theirs'),
      underway: sum(({ side }) => side === 'underway'),
      blocked:
        found.reduce((total, { blocked }) => total + blocked, 0) +
        others.reduce((total, { cleared }) => total + cleared, 0),
      all: isMine('nothing') ? (rest?.all ?? 0) - countOf(others) : countOf(found),
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
    ...(lowPackaging.length > 0 && { lowPackaging }),
  };
}
