import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { type ListReader, openListReader } from '#server/asset-lists/list-reader.ts';
import { loadCatalogue } from '#server/catalogue/load-catalogue.ts';
import { capturedMail } from '#server/db/schema/mail.ts';
import { type Deps, type DepsOverrides, openDeps } from '#server/deps.ts';
import { openPrinter, type Printer } from '#server/documents/printer.ts';
import { readEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { deliveredCatalogue } from './delivered-catalogue.ts';
import { type FakeClock, fakeClock } from './fake-clock.ts';
import { type HttpClient, httpClient } from './http-client.ts';
import { jobPace } from './job-pace.ts';
import { limits } from './limits.ts';
import { smallCatalogueFolder } from './small-catalogue.ts';
import { countStart } from './spent-starting.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';
import { usesProcesses } from './worker-here.ts';

export interface TestApp {
  app: FastifyInstance;
  deps: Deps;
  database: TestDatabase;
  clock: FakeClock;
  /** A new visitor without cookies. */
  visitor(): HttpClient;
  /** Does all jobs that are due by the test's clock, those they lead to as well. */
  runJobs(): Promise<void>;
  /** Captured mails, newest first. */
  mails(): Promise<(typeof capturedMail.$inferSelect)[]>;
  close(): Promise<void>;
}

/**
 * What works beside a server, for all servers of a worker whose tests have it done in the same place: a printer knows of a paper what it
 * prints alone, and what reads lists knows few goods.
 */
const beside = new Map<boolean, { readonly printer: Printer; readonly lists: ListReader }>();

function openBeside() {
  const bounds = { milliseconds: limits.wait, processor: limits.wait, megabytes: 700 };
  // Hundreds of them read a few rows each.
  const lists = openListReader(loadCatalogue(smallCatalogueFolder()), { ...bounds, rehearsed: 0 });
  return { printer: { ...openPrinter(), close: async () => {} }, lists: { ...lists, close: async () => {} } };
}

type Replaced = Pick<DepsOverrides, 'log' | 'provider'> & {
  readonly databaseUrl?: string;
  /** A catalogue of this server's own, with processes of its own for lists. */
  readonly catalogueFolder?: string;
};

/** The real server on a new database, with a clock that the test sets; jobs run when the test says so. */
export const startTestApp: typeof start = (...given) => countStart(() => start(...given));

async function start(
  variables: Record<string, string> = {},
  moreRoutes: (app: FastifyInstance, deps: Deps) => void = () => {},
  { databaseUrl, catalogueFolder, ...replaced }: Replaced = {},
): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ankaufwerk-test-'));
  const clock = fakeClock();
  const env = readEnv({ MODE: 'demo', RATE_LIMITS: 'off', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...variables });
  const database = await openTestDatabase(databaseUrl);
  const { printer, lists } = beside.get(usesProcesses()) ?? openBeside();
  beside.set(usesProcesses(), { printer, lists });
  const shared = { catalogue: deliveredCatalogue(), lists: { ...lists } };
  const goods = catalogueFolder === undefined ? shared : { catalogueFolder };
  const deps = await openDeps(env, { clock, log: createLog(env), database, jobPace, printer, ...goods, ...replaced });
  await deps.jobs.install();
  const app = await buildApp(deps);
  moreRoutes(app, deps);
  await app.ready();
  return {
    app,
    deps,
    database,
    clock,
    visitor: () => httpClient(app),
    async runJobs() {
      while ((await deps.jobs.performDue(clock.now())) > 0);
    },
    mails: () => deps.db.select().from(capturedMail).orderBy(desc(capturedMail.number)),
    async close() {
      await app.close();
      await deps.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
