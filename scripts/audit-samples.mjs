// `npm run audit -- samples`: all of what the tests take a sample of, such as every bad value in every field of every call.
import { globSync, readFileSync } from 'node:fs';
import { runAndPassSignals } from './process.mjs';
import { settleForTests } from './test-settings.mjs';

/** What takes the samples. */
const takers = /support\/(sample|survey)\.ts|factories\/offer-tales\.ts/;

settleForTests();
process.env.TEST_SAMPLE = 'all';
const tests = globSync(['src/**/*.test.{ts,tsx}', 'tests/integration/**/*.test.{ts,tsx}']);
const files = tests.filter((file) => takers.test(readFileSync(file, 'utf8')));
process.exitCode = await runAndPassSignals('vitest', ['run', ...files]);
