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

/** Skipped tests, errors outside of tests and a tool that ran none are failures. */
function count(code, good, all) {
  passed += good;
  failed += code === 0 && all > 0 ? all - good : Math.max(1, all - good);
  if (endedFromOutside.includes(code)) process.exit(code);
}

/** Vitest and Playwright name their failures themselves; of what they write down only the counts are read. */
async function vitest(name, run, ...args) {
  const path = join(reports, `${name}.json`);
  const code = await run('vitest', [
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
  ]);
  const { numPassedTests = 0, numTotalTests = 0 } = report(path);
  count(code, numPassedTests, numTotalTests);
}

async function playwright() {
  const path = join(reports, 'playwright.json');
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = path;
  const code = await runAndPassSignals('playwright', ['test', '--reporter=list,json']);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report(path).stats ?? {};
  count(code, expected, expected + unexpected + flaky + skipped);
}

function report(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

async function runAndPrint(tool, args) {
  const { code, output } = await runTool(tool, args);
  console.log(output);
  return code;
}

// Side by side, so that no core waits.
await Promise.all([
  check('biome', 'ci', '--colors=off', '.'),
  check('tsc', '--noEmit'),
  check('knip', '--no-progress'),
  check('node', 'scripts/run.mjs', 'build'),
]);

await vitest('in-process', runAndPassSignals, '--project=!process');
// Servers that are killed and waited for leave a core idle, which the journeys use.
await Promise.all([playwright(), vitest('processes', runAndPrint, '--project=process', '--maxWorkers=1')]);

console.log(`\nDauer: ${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
