import { join } from 'node:path';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { allDone } from './all-done.ts';
import { buildApp, loadPages } from './app.ts';
import { gapTeller } from './archive/number-list.ts';
import type { BegunServer } from './begin-server.ts';
import { removeOldMessages } from './contact/remove-old-messages.ts';
import { contentFolder } from './content/content-folder.ts';
import { requireCompanyData } from './content/required-company-data.ts';
import { projectRoot } from './db/project-root.ts';
import { StartProblem } from './db/start-problem.ts';
import { type Deps, openDeps } from './deps.ts';
import { endServer, leave } from './end-server.ts';
import type { Env } from './env.ts';
import { removeOldInvitations } from './firms/invitations.ts';
import { removeOldAnswers } from './idempotency-store.ts';
import { removeOldDeliveries } from './mail-delivery/remove-old-deliveries.ts';
import { fillDeskColumns } from './offers/fill-desk-columns.ts';
import { requireOwnAccount } from './payouts/require-own-account.ts';
import { removeOldConsents } from './remove-old-consents.ts';
import { runRetention } from './retention/run-retention.ts';
import { removeOldLogs } from './security-log/log-files.ts';
import { removeOldToldLines } from './security-log/told-lines.ts';
import type { LiveSources } from './ssr/live-sources.ts';
import { removeLeftoverForms } from './uploads/remove-leftover-forms.ts';
import { removeStaleUploads } from './uploads/remove-stale-uploads.ts';
import { removeOldWebhookDeliveries } from './webhooks/list-deliveries.ts';

const quarterHour = 900_000;

/** Opens everything, listens, and says where. Answers with what ends it in order: requests under way are answered first. */
export async function startServer(begun: BegunServer, live?: LiveSources): Promise<() => Promise<void>> {
  const { env, databaseLine, isNew } = begun;
  const opening = depsOf(begun);
  // Meanwhile the database is made or started, and what is loaded by then keeps nobody waiting afterwards.
  const [deps] = await allDone([opening, loadPages(), ...(isNew && env.mode === 'demo' ? [loadDemo()] : [])]);
  try {
    // Side by side: one waits for the database most of the time, the other does not need it.
    const [app, logins] = await allDone([
      buildApp(deps, { clientFolder: join(projectRoot, 'dist/client'), live }),
      fillDatabase(deps),
    ]);
    await deps.notices.start();
    const stopMetrics = await listenForMetrics(deps);
    await app.listen({ port: env.port, host: env.host });
    if (env.jobs) await deps.jobs.start();
    const tellGaps = gapTeller(deps);
    const tidying = setInterval(() => void tidy(deps, tellGaps), quarterHour);
    void tidy(deps, tellGaps);
    // What somebody has set up says at once what is wrong with it; the own folder is looked at when it is wanted.
    if (env.storageUrl !== undefined)
      deps.files.check().catch((error) => deps.log.error({ err: error }, 'The store of files is of no use'));
    console.log(addresses(env, databaseLine) + logins);
    return async () => {
      clearInterval(tidying);
      await leave(app, env.leaveSeconds);
      await stopMetrics();
      await endServer(app, deps);
    };
  } catch (error) {
    await deps.close();
    if (isPortTaken(error))
      throw new StartProblem(`Port ${env.port} ist belegt. Mit PORT=3001 npm start geht es auf einem anderen.`);
    throw error;
  }
}

/** A mistake in content or catalogue leaves no open database behind. */
async function depsOf({ env, log, database }: BegunServer): Promise<Deps> {
  try {
    const deps = await openDeps(env, { log, database });
    // After the owner's settings, which may hold what the files do not.
    if (env.companyDataRequired) {
      requireCompanyData(contentFolder);
      requireOwnAccount();
    }
    return deps;
  } catch (error) {
    await database.then(
      (opened) => opened.close(),
      () => {},
    );
    throw error;
  }
}

/** Brings up to date what rows say; answers the log-ins of the demonstration. */
async function fillDatabase(deps: Deps): Promise<string> {
  await deps.jobs.install();
  await fillDeskColumns(deps);
  return deps.env.mode === 'demo' ? demonstrate(deps) : '';
}

function loadDemo() {
  return Promise.all([import('#seed/seed.ts'), import('#seed/fill-shop.ts')]);
}

/** Fills an empty database for a newcomer, and names the log-ins as long as they work. */
async function demonstrate(deps: Deps): Promise<string> {
  const { hasDemoLogins, seedDemoData } = await import('#seed/seed.ts');
  const { printedLogins } = await import('#seed/demo-logins.ts');
  await seedDemoData(deps);
  return (await hasDemoLogins(deps)) ? `${printedLogins()}\n` : '';
}

async function listenForMetrics({ metrics, env }: Deps): Promise<() => Promise<void>> {
  if (metrics === undefined || env.metrics === undefined) return async () => {};
  const { serveMetrics } = await import('./metrics/serve-metrics.ts');
  return (await serveMetrics(metrics, env.metrics)).close;
}

async function tidy(deps: Deps, tellGaps: () => Promise<void>): Promise<void> {
  for (const step of [
    () => deps.settings.follow(),
    removeStaleUploads,
    removeLeftoverForms,
    removeOldConsents,
    removeOldInvitations,
    removeOldMessages,
    removeOldDeliveries,
    removeOldAnswers,
    removeOldWebhookDeliveries,
    removeOldLogs,
    removeOldToldLines,
    runRetention,
    tellGaps,
  ]) {
    await step(deps).catch((error) => deps.log.error({ err: error }, 'Tidying up failed'));
  }
}

function addresses({ publicUrl, mode }: Env, database: string): string {
  const lines = [
    `${shopConfig.productName} ${shopConfig.version} läuft.`,
    '',
    `  Shop          ${publicUrl}/`,
    `  Schnittstelle ${publicUrl}/api/docs/`,
    ...(mode === 'demo' ? [`  E-Mails       ${publicUrl}/dev/mail/`, `  Eingabefelder ${publicUrl}/dev/ui/`] : []),
    database,
  ];
  return `\n${lines.join('\n')}\n`;
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
