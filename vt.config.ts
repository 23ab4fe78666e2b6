import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { limits } from './tests/support/limits.ts';

/**
 * The files of a worker share what they import: that is half of the time of many. Young objects have room enough: what tests make is
 * thrown away at once, and collecting it in small rooms is a sixth of their processor's time.
 */
const sharing = { isolate: false, execArgv: ['--max-maglev-bytecode-size=0x10000', '--max-semi-space-size=64'] };
/** The day of the tests and what each file costs, where `npm test` is asked for them; random cases are the same each time. */
const asked = ['tests/support/today.ts', 'tests/support/measure-files.ts', 'tests/support/same-dice.ts'];
/** How long a test or hook may take, and one `expect.poll` within it. */
const timeouts = { testTimeout: limits.test, hookTimeout: limits.test, expect: { poll: { timeout: limits.wait } } };

export default defineConfig({
  test: {
    // What tests read without importing it: `npm run test:changed` takes all of them when it changes.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      ...['catalogue', 'content', 'tests/fixtures', 'src/server/db/migrations'].map((folder) =>
        join(import.meta.dirname, folder, '**'),
      ),
    ],
    // One more than the smallest machine that runs this has cores: tests wait for their database and for what they start.
    maxWorkers: 3,
    // Workers of a busy machine take their time to end.
    teardownTimeout: limits.wait,
    projects: [
      {
        test: {
          ...sharing,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/architecture/**/*.test.ts'],
          setupFiles: asked,
          ...timeouts,
        },
      },
      {
        test: {
          ...sharing,
          name: 'integration',
          // The processes beside the server are the built ones; those of the unit tests start out of the sources (docs/decisions/0698).
          alias: {
            '#server/entry-file.ts': join(import.meta.dirname, 'tests/support/built-entry-file.ts'),
            '#server/workers/worker-process.ts': join(import.meta.dirname, 'tests/support/worker-here.ts'),
            '#server/accounts/password-cost.ts': join(import.meta.dirname, 'tests/support/cheap-passwords.ts'),
          },
          include: ['tests/integration/**/*.test.{ts,tsx}'],
          ...timeouts,
          globalSetup: ['tests/support/fresh-build.ts', 'tests/support/postgres-server.ts'],
          setupFiles: [...asked, 'tests/support/one-statement-at-a-time.ts', 'tests/support/judge-answers.ts'],
        },
      },
      {
        test: {
          ...sharing,
          name: 'process',
          include: ['tests/process/**/*.test.ts'],
          setupFiles: asked,
          ...timeouts,
          globalSetup: ['tests/support/fresh-build.ts', 'tests/support/seeded-shops.ts'],
        },
      },
    ],
  },
});
