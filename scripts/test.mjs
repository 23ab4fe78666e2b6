import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAndPassSignals, runTool } from './process.mjs';
import { settleForTests } from './test-settings.mjs';

const started = Date.now();
const reports = mkdtempSync(join(tmpdir(), 'ankaufwerk-test-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
settleForTests();

let passed = 0;
let failed = 0;

/** SIGHUP, SIGINT and SIGTERM, from the terminal for instance; a tool that crashed or ran out of memory has failed. */
const endedFromOutside = [129, 130, 143];

/** A tool that passes or fails as a whole counts as one test. */
async function check(tool, ...args) {
  const { code, output } = await runTool(tool, args);
  if (code === 0) passed += 1;
  else failed += 1;
  console.log(`${code === 0 ? '✓' : '✗'} ${tool} ${args.join(' ')}${code === 0 ? '' : `\n${output}`}`);
}

/**
 * A tool that names its failures itself and writes down how many there are; skipped tests, errors outside of tests and a tool
 * that ran none are failures.
 */
async function tests(tool, args, countsOf) {
  const code = await runAndPassSignals(tool, args);
  const [good, all] = countsOf(report(`${tool}.json`));
  passed += good;
  failed += code === 0 && all > 0 ? all - good : Math.max(1, all - good);
  if (endedFromOutside.includes(code)) process.exit(code);
}

function report(name) {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8'));
  } catch {
    return {};
  }
}

// Side by side, so that no core waits.
await Promise.all([
  check('biome', 'ci', '--colors=off', '.'),
  check('tsc', '--noEmit'),
  check('knip', '--no-progress'),
  check('node', 'scripts/run.mjs', 'build'),
]);

const vitestReport = `--outputFile.json=${join(reports, 'vitest.json')}`;
await tests('vitest', ['run', '--reporter=default', '--reporter=json', vitestReport], (counts) => [
  counts.numPassedTests ?? 0,
  counts.numTotalTests ?? 0,
]);

process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = join(reports, 'playwright.json');
await tests('playwright', ['test', '--reporter=list,json'], ({ stats = {} }) => {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  return [expected, expected + unexpected + flaky + skipped];
});

console.log(`\nDauer: ${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
