import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { JobResult, PgBoss } from 'pg-boss';
import { z } from 'zod';
import { callsAlone, type DatabaseCall } from './db/call.ts';
import type { Database, Tx } from './db/client.ts';
import { type GroupedLine, workInGroups } from './grouped-line.ts';
import type { Log } from './log.ts';

export interface NewJob {
  /** Which handler does it. */
  name: string;
  /** Made of event and reaction: a job of this name and key exists once, however often it is asked for. */
  key: string;
  data: object;
  /** Not before this instant; at once when left out. */
  startAfter?: Date;
  /**
   * Takes seconds, is what somebody sits and waits for, asks a service of others, which may not answer, or tells another system, which
   * may hang: each waits in a line of its own, so that none holds another up.
   */
  line?: 'slow' | 'awaited' | 'outside' | 'webhooks';
  /** In the line of webhooks: of one group few are done at once, so that one that hangs takes no place of another. */
  group?: string;
}

interface WorkOptions {
  /** Its data names persons: they are forgotten with the last step, while the job itself stays, so that it is never done again. */
  readonly isPersonal?: boolean;
}

export interface Jobs {
  /** Written with the caller's transaction: they exist when it commits, else never. */
  enqueue(tx: Tx, jobs: readonly NewJob[]): Promise<void>;
  /** The same as calls that the caller's own statement makes; also where there are none, the queue is there afterwards. */
  calls(jobs: readonly NewJob[]): Promise<DatabaseCall[]>;
  /** Has what failed of this sale and waits for its next try tried at once. */
  hurry(offerId: string): Promise<void>;
  /** Says who does the jobs of a name. The handler runs at least once per job, and again when it throws. */
  work<T>(name: string, data: z.ZodType<T>, handle: (data: T) => Promise<void>, options?: WorkOptions): void;
  /** Makes the tables when missing, so that jobs can be written. */
  install(): Promise<void>;
  /** Starts doing jobs. */
  start(): Promise<void>;
  /** Whether jobs are taken by this process, or it was never told to. */
  areBeingDone(): boolean;
  /** Lets those that are being done go on, and begins no other. */
  takeNoMore(): Promise<void>;
  /** Waits for those that are being done and gives back what takes too long: it will be tried again. */
  stop(): Promise<void>;
  /**
   * Does in this process what is due at an instant, and says how many jobs that were; the first that fails is thrown.
   * For whoever has a clock of his own: tests and the making of demo data.
   */
  performDue(now: Date): Promise<number>;
}

/** Reactions share one queue: one insert per command, one poll, one worker to wake; what is slow waits in a line of its own (docs/decisions/0012). */
const queue = 'reaction';
const slowQueue = 'slow';
const awaitedQueue = 'awaited';
const outsideQueue = 'outside';
const webhooksQueue = 'webhooks';
/** How many messages to one other system are under way at once (docs/decisions/0652). */
const placesOfGroup = 4;
/** Rings where a job of the line in groups is written. */
const groupedChannel = 'jobs_in_groups';
/**
 * How many jobs of a queue are taken at once; the next are taken when all of these are done. Of one the library makes a pause
 * before the next, however long the line is.
 */
const batchSizes = { [queue]: 20, [slowQueue]: 2, [awaitedQueue]: 20, [outsideQueue]: 10 };
const batchQueues = [queue, slowQueue, awaitedQueue, outsideQueue] as const;
const queues = [...batchQueues, webhooksQueue] as const;
const anyQueue = sql`name in (${sql.join(
  queues.map((name) => sql`${name}`),
  sql`, `,
)})`;
/** How long those under way may still take when the process ends, in milliseconds. */
const endsWithin = 8_000;
/** One whose data are forgotten was done, even if its process died before it could say so. */
const envelope = z.object({ name: z.string(), data: z.unknown().optional(), isDone: z.literal(true).optional() });
const dueRow = z.object({ id: z.string(), name: z.enum(queues), data: envelope });

/** At an hour's distance these are five days: longer than a mail server may be out of reach. */
const retries = { retryLimit: 130, retryDelay: 1, retryBackoff: true, retryDelayMax: 3_600 };
/** A job whose process died is taken up again when its heartbeat stops. The time is that of a mail whose every step is slow. */
const survival = { expireInSeconds: 300, heartbeatSeconds: 10 };
/** Keys hold as long as the jobs are kept: longer than any client repeats a command. */
const retention = { retentionSeconds: 400 * 86_400, deleteAfterSeconds: 30 * 86_400 };

/** Seconds from one look to the next: at jobs whose time has come, and at those whose process may have died. */
export interface JobPace {
  readonly due: number;
  readonly orphaned: number;
}

const usualPace: JobPace = { due: 5, orphaned: 5 };

interface JobDeps {
  readonly database: Database;
  readonly log: Log;
  readonly pace?: JobPace | undefined;
}

export function openJobs({ database, log, pace = usualPace }: JobDeps): Jobs {
  const handlers = new Map<string, (data: unknown) => Promise<void>>();
  const personal = new Set<string>();
  let boss: Promise<PgBoss> | undefined;
  let atWork: PgBoss | undefined;
  let grouped: GroupedLine | undefined;
  let stopListening = async () => {};

  async function open(): Promise<PgBoss> {
    const pgBoss = await import('pg-boss');
    const opened = new pgBoss.PgBoss({
      db: database.jobConnection,
      backend: 'postgres',
      useListenNotify: true,
      schedule: false,
      reindex: false,
      monitorVacuum: false,
      superviseIntervalSeconds: pace.orphaned,
      monitorIntervalSeconds: pace.orphaned,
    });
    opened.on('error', (error) => log.error({ err: error }, 'Job queue'));
    await database.alone(async () => {
      await opened.start();
      for (const name of queues) {
        if ((await opened.getQueue(name)) !== null) continue;
        await opened.createQueue(name, { notify: true, ...retries, ...survival, ...retention });
      }
      for (const name of queues) await installEnqueueing(opened, name);
    });
    return opened;
  }

  async function callsFor(jobs: readonly NewJob[]): Promise<DatabaseCall[]> {
    boss ??= open();
    await boss;
    return queues.flatMap((name) => {
      const rows = jobs.filter(({ line = queue }) => line === name).map(rowOf);
      return rows.length === 0 ? [] : [{ opening: openingOf(name), argument: JSON.stringify(rows) }];
    });
  }

  /** The library's own insert as a function, so that jobs are written by the statement that records what they follow from. */
  async function installEnqueueing(opened: PgBoss, name: (typeof queues)[number]): Promise<void> {
    let insert = '';
    const writeDown = async (text: string) => {
      insert = text;
      return { rows: [] };
    };
    await opened.insert(name, [{ data: {} }], { db: { executeSql: writeDown } });
    const ring = name === webhooksQueue ? `perform pg_notify('${groupedChannel}', ''); ` : '';
    await database.jobConnection.executeSql(
      `create or replace function ${enqueueing(name)}(text) returns void language plpgsql as $enqueue$
      declare made record; begin for made in ${insert} loop end loop; ${ring}end $enqueue$`,
      [],
    );
  }

  async function perform(id: string, { name, data, isDone }: z.infer<typeof envelope>): Promise<void> {
    if (isDone) return;
    const handle = handlers.get(name);
    if (handle === undefined) throw new Error(`Nobody does jobs named ${name}`);
    await handle(data);
    if (!personal.has(name)) return;
    await database.drizzle.execute(
      sql`update pgboss.job set data = ${JSON.stringify({ name, isDone: true })}::jsonb where ${anyQueue} and id = ${id}`,
    );
  }

  async function attempt(id: string, job: unknown): Promise<JobResult> {
    try {
      await perform(id, envelope.parse(job));
      return { id, status: 'completed' };
    } catch (error) {
      log.error({ err: error, job: id }, 'A job failed and will be tried again');
      return { id, status: 'failed' };
    }
  }

  return {
    async enqueue(tx, jobs) {
      const calls = await callsFor(jobs);
      if (calls.length > 0) await tx.execute(callsAlone(calls));
    },
    calls: callsFor,
    async hurry(offerId) {
      await database.drizzle.execute(
        sql`update pgboss.job set start_after = now() where ${anyQueue} and state = 'retry' and start_after > now() and data #>> '{data,offerId}' = ${offerId}`,
      );
    },
    work(name, schema, handle, { isPersonal = false } = {}) {
      if (handlers.has(name)) throw new Error(`Two handlers for jobs named ${name}`);
      handlers.set(name, async (data) => handle(schema.parse(data)));
      if (isPersonal) personal.add(name);
    },
    async install() {
      boss ??= open();
      await boss;
    },
    async start() {
      boss ??= open();
      const opened = await boss;
      const options = {
        burstWhenBatchFull: true,
        perJobResults: true,
        includeMetadata: true,
        pollingIntervalSeconds: 1,
        notifyPollingIntervalSeconds: pace.due,
      } as const;
      for (const name of batchQueues) {
        await opened.work<object, void, typeof options & { batchSize: number }>(
          name,
          { ...options, batchSize: batchSizes[name] },
          (batch) => {
            const jobs = inOrderOfMaking(batch);
            return name === slowQueue
              ? oneByOne(jobs, (job) => attempt(job.id, job.data))
              : Promise.all(jobs.map((job) => attempt(job.id, job.data)));
          },
        );
      }
      const line = workInGroups({
        ...{ boss: opened, queue: webhooksQueue, places: placesOfGroup, due: pace.due },
        ...{ heartbeatSeconds: survival.heartbeatSeconds, attempt },
        onError: (error) => log.error({ err: error }, 'Job queue'),
      });
      stopListening = await database.listen(groupedChannel, line.ring, line.ring);
      line.ring();
      grouped = line;
      atWork = opened;
    },
    areBeingDone: () =>
      atWork === undefined ||
      (grouped?.isTaking() !== false &&
        atWork.getWipData().every(({ lastErrorOn, lastFetchedOn }) => (lastErrorOn ?? 0) <= (lastFetchedOn ?? 0))),
    async takeNoMore() {
      grouped?.takeNoMore();
      for (const name of batchQueues) await atWork?.offWork(name, { wait: false });
    },
    async stop() {
      const opened = await boss;
      boss = undefined;
      atWork = undefined;
      await stopListening();
      stopListening = async () => {};
      const until = performance.now() + endsWithin;
      await grouped?.stop(endsWithin);
      grouped = undefined;
      await opened?.stop({ graceful: true, timeout: until - performance.now() });
    },
    async performDue(now) {
      boss ??= open();
      const opened = await boss;
      // What is to be done at once has the instant of its making by the database's clock, which is another than that of the caller.
      const due = await database.rows(
        database.drizzle,
        sql`select id, name, data from pgboss.job where ${anyQueue} and state in ('created', 'retry')
          and (start_after <= ${now.toISOString()} or start_after = created_on) order by created_on, id`,
      );
      for (const row of due) {
        const { id, name, data } = dueRow.parse(row);
        await perform(id, data);
        await opened.complete(name, id, null, { includeQueued: true });
      }
      return due.length;
    },
  };
}

/** The library takes the earliest and hands them over as they come. */
function inOrderOfMaking<Job extends { readonly createdOn: Date }>(jobs: readonly Job[]): Job[] {
  return jobs.toSorted((one, other) => one.createdOn.getTime() - other.createdOn.getTime());
}

async function oneByOne<Job, Result>(jobs: readonly Job[], each: (job: Job) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const job of jobs) results.push(await each(job));
  return results;
}

const enqueueing = (name: (typeof queues)[number]) => `pgboss.enqueue_${name}`;
const openingOf = (name: (typeof queues)[number]) => `${enqueueing(name)}(`;

/** The call by which a statement writes jobs of a line that it makes up itself; it is there once `calls` was asked. */
export function openingFor(line: NonNullable<NewJob['line']>): string {
  return openingOf(line);
}

function rowOf({ name, key, data, startAfter, group }: NewJob) {
  return {
    id: jobId(name, key),
    data: { name, data },
    ...(group !== undefined && { groupId: group }),
    ...(startAfter === undefined ? {} : { startAfter: startAfter.toISOString() }),
  };
}

/** The same name and key give the same id, and an id exists once. */
function jobId(name: string, key: string): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([name, key]))
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
