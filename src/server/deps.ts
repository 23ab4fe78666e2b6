import { join } from 'node:path';
import type { PaperProvider } from '#domain/offer/papers/document-snapshot.ts';
import { type ListReader, openListReader } from './asset-lists/list-reader.ts';
import { type Carriers, openCarriers } from './carriers/open-carriers.ts';
import { readCatalogueFiles } from './catalogue/catalogue-files.ts';
import { holdCatalogue } from './catalogue/held-catalogue.ts';
import { type LoadedCatalogue, loadCatalogue } from './catalogue/load-catalogue.ts';
import { type CatalogueChanges, openCatalogueChanges } from './catalogue-changes/catalogue-changes.ts';
import { type Clock, systemClock } from './clock.ts';
import { type Database, type DatabaseSettings, openDatabase, type Queryable } from './db/client.ts';
import { projectRoot } from './db/project-root.ts';
import { providerNow } from './documents/issue-documents.ts';
import { openPrinter, type Printer } from './documents/printer.ts';
import type { Env } from './env.ts';
import { type Files, openFiles } from './files.ts';
import { type Ids, randomIds } from './ids.ts';
import { type JobPace, type Jobs, openJobs } from './jobs.ts';
import { createLog, type Log, logDeath } from './log.ts';
import type { Mailer } from './mailer.ts';
import type { Metrics } from './metrics/metrics.ts';
import { type Notices, openNotices } from './notices.ts';
import { openMailer } from './open-mailer.ts';
import { openPricing, type Pricing } from './pricing/pricing.ts';
import { openSecurityLog, type SecurityLog } from './security-log/security-log.ts';
import { openToldLines } from './security-log/told-lines.ts';
import { accessInForce } from './settings/carrier-homes.ts';
import { type HouseSettings, openHouseSettings } from './settings/house-settings.ts';
import { type SigningSecrets, signingSecrets } from './signing-secrets.ts';
import { openVies, type Vies } from './vies/vies.ts';

/** Everything the server's parts are given instead of reaching for it. */
export interface Deps {
  /** The settings, and the secret with which cookies and links are signed, and those whose signatures hold. */
  env: Env & { secret: string; secrets: SigningSecrets };
  log: Log;
  /** Who did what, for whoever looks after the shop. */
  securityLog: SecurityLog;
  clock: Clock;
  ids: Ids;
  /** Opens transactions; inside one, all queries go to the transaction. */
  database: Database;
  /** For queries outside a transaction. */
  db: Queryable;
  jobs: Jobs;
  notices: Notices;
  mailer: Mailer;
  /** Make labels and know where parcels are. */
  carriers: Carriers;
  /** The EU's register of USt-IdNrn., where the settings name it. */
  vies: Vies | undefined;
  files: Files;
  /** The goods the provider buys. */
  catalogue: LoadedCatalogue;
  /** What the house changes in it. */
  catalogueChanges: CatalogueChanges;
  /** What the owner has set. */
  settings: HouseSettings;
  /** Reads customers' lists of goods. */
  lists: ListReader;
  /** Makes documents. */
  printer: Printer;
  /** Who buys, as papers name it now. */
  provider: () => PaperProvider;
  pricing: Pricing;
  /** Where the settings ask for it. */
  metrics: Metrics | undefined;
  close(): Promise<void>;
}

/** What a test replaces. */
export type DepsOverrides = Partial<
  Pick<Deps, 'clock' | 'ids' | 'log' | 'mailer' | 'files' | 'catalogue' | 'lists' | 'printer' | 'provider'>
> & { readonly database?: Database | Promise<Database>; readonly jobPace?: JobPace; readonly catalogueFolder?: string };

/** Opens everything the settings name. Whoever opens it closes it. */
export async function openDeps(settings: Env & DatabaseSettings, overrides: DepsOverrides = {}): Promise<Deps> {
  const log = overrides.log ?? createLog(settings);
  // First, so that a mistake in the catalogue leaves no open database behind.
  const catalogueFolder = overrides.catalogueFolder ?? join(projectRoot, 'catalogue');
  const catalogue = holdCatalogue(overrides.catalogue ?? loadCatalogue(catalogueFolder));
  const clock = overrides.clock ?? systemClock;
  const database = await (overrides.database ?? openDatabase(settings, { onDeath: logDeath(log) }));
  const secrets = await signingSecrets(settings, database.drizzle);
  const env = { ...settings, secret: secrets[0], secrets };
  const jobs = openJobs({ database, log, pace: overrides.jobPace });
  const notices = openNotices({ database });
  const lists = overrides.lists ?? openListReader(catalogue);
  const catalogueChanges = openCatalogueChanges({
    database,
    clock,
    log,
    notices,
    held: catalogue,
    readBase: () => readCatalogueFiles(catalogueFolder),
    onReplaced: () => lists.renew(),
  });
  const houseSettings = openHouseSettings({ database, clock, log, notices, jobs, secrets });
  const follow = () => {
    Promise.all([houseSettings.follow(), catalogueChanges.follow()]).catch((error: unknown) =>
      log.error({ err: error }, 'What the house has changed could not be followed'),
    );
  };
  await Promise.all([houseSettings.follow(), catalogueChanges.follow()]);
  notices.subscribe({ onHouseChanged: follow, onMissed: follow });
  const printer = overrides.printer ?? openPrinter();
  const told = openToldLines({ database, log });
  const securityLog = openSecurityLog({ env, clock, log, told });
  const mailer = overrides.mailer ?? openMailer({ env, database, clock, log, jobs });
  return {
    env,
    log,
    securityLog,
    clock,
    ids: overrides.ids ?? randomIds,
    database,
    db: database.drizzle,
    jobs,
    notices,
    mailer,
    carriers: openCarriers(accessInForce(env, log), clock),
    vies: openVies(env.vies),
    files: overrides.files ?? openFiles(env),
    catalogue,
    catalogueChanges,
    settings: houseSettings,
    lists,
    printer,
    provider: overrides.provider ?? providerNow,
    pricing: openPricing(catalogue),
    metrics: env.metrics && (await import('./metrics/metrics.ts')).openMetrics(database),
    async close() {
      await jobs.stop();
      await mailer.close();
      await notices.stop();
      await lists.close();
      await printer.close();
      securityLog.close();
      await told.written();
      await database.close();
    },
  };
}
