import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { limits } from './tests/support/limits.ts';

/** How long a test or hook may take, and one `expect.poll` within it. */
const patience = { testTimeout: limits.test, hookTimeout: limits.test, expect: { poll: { timeout: limits.wait } } };
/** The files of a worker share what they import: that is half of the time of many. */
const sharing = { isolate: false };
const integration = {
  ...sharing,
  ...patience,
  // The processes beside the server are the built ones; those of the unit tests start out of the sources (docs/decisions/0422).
  alias: { '#server/entry-file.ts': join(import.meta.dirname, 'tests/support/built-entry-file.ts') },
  include: ['tests/integration/**/*.test.{ts,tsx}'],
};

/** What is refused before a query is made, what reads files beside the server, and what is said by mail, paper or HTTP (docs/decisions/0330). */
const onPgliteOnly = [
  'api-tokens',
  'attempt-limits',
  'archive',
  'bad-input',
  'bad-requests',
  'bad-uploads',
  'connection-limits',
  'demo-provider',
  'desk-catalogue',
  'desk-user',
  'documents',
  'e-invoices',
  'estimate',
  'firm-migration',
  'firm-rights',
  'fleet-list',
  'hostile-invoices',
  'item-photos',
  'known-customers',
  'known-devices',
  'list-replaced',
  'papers',
  'parcels-abroad',
  'provider-client',
  'read-list',
  'retention',
  'security-log',
  'seller-mails',
  'sent-inquiry',
  'smtp',
  'tax-desk',
  'upload-kinds',
  'upload-pictures',
].map((name) => `tests/integration/${name}.test.ts`);
/** What is said to the driver, and transactions that wait for each other: the embedded database is asked inside the process, one after the other. */
const aboutPostgres = ['firm-races', 'statements'];
/**
 * What asks the database nothing that others do not ask of both: PostgreSQL answers it for less, and the journeys ask the embedded
 * database (docs/decisions/0666).
 */
const asOthersAsk = [
  'access',
  'certificates',
  'chosen-lines',
  'confirm-email',
  'desk-price-book',
  'earlier-sales',
  'ended-documents',
  'export-sheet',
  'large-bodies',
  'largest-inquiry',
  'mail-limits',
  'offer-rights',
  'processing-agreement',
  'reactions',
  'read-again',
  'recover-password',
  'reuse-report',
  'sale-units',
  'second-person',
  'settled-tax',
  'shipments',
  'sites',
  'storage-limits',
  'taken-back',
  'upload-repeats',
];
const onPostgresOnly = [...aboutPostgres, ...asOthersAsk].map((name) => `tests/integration/${name}.test.ts`);

export default defineConfig({
  test: {
    // What tests read without importing it: `npm run test:changed` takes all of them when it changes.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      ...['catalogue', 'content', 'tests/fixtures', 'src/server/db/migrations'].map((folder) =>
        join(import.meta.dirname, folder, '**'),
      ),
    ],
    // Both cores of the smallest machine that runs this.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...sharing,
          ...patience,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/architecture/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'pglite',
          ...integration,
          exclude: [...configDefaults.exclude, ...onPostgresOnly],
          env: { TEST_DATABASE: 'pglite' },
          globalSetup: ['tests/support/fresh-build.ts'],
        },
      },
      {
        test: {
          name: 'postgres',
          ...integration,
          exclude: [...configDefaults.exclude, ...onPgliteOnly],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['tests/support/fresh-build.ts', 'tests/support/postgres-server.ts'],
          setupFiles: ['tests/support/one-statement-at-a-time.ts'],
        },
      },
      {
        test: {
          ...patience,
          name: 'process',
          include: ['tests/process/**/*.test.ts'],
          globalSetup: ['tests/support/fresh-build.ts'],
        },
      },
    ],
  },
});
