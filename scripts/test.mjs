// `npm test [-- files] [-t name] [--today 2028-02-29] [--profile]`: every check, or the tests in some files.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openSharedShop } from '../tests/support/shared-shop.ts';
import { runTool } from './process.mjs';
import { settleForTests } from './test-settings.mjs';
import { printProfile } from './tests/profile.mjs';
import { openTally } from './tests/tally.mjs';

const { values: wanted, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { name: { type: 'string', short: 't' }, today: { type: 'string' }, profile: { type: 'boolean' } },
});
const started = Date.now();
const reports = mkdtempSync(join(tmpdir(), 'ankaufwerk-test-'));
const costs = join(reports, 'costs');
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
// What runs is ended with us.
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) {
  process.once(signal, () => process.exit(128 + constants.signals[signal]));
}
settleForTests();
process.env.TEST_TODAY = wanted.today ?? process.env.TEST_TODAY ?? '';
if (wanted.profile) {
  mkdirSync(costs);
  process.env.TEST_COSTS = costs;
}

const tally = openTally(process.env.TEST_TODAY || undefined, wanted.name !== undefined);
const ran = [];

async function timed(tool, args, env) {
  const began = Date.now();
  return { ...(await runTool(tool, args, env)), milliseconds: Date.now() - began };
}

async function check(name, tool, ...args) {
  const result = await timed(tool, args);
  tally.tool(name, result, tool === 'node' ? 'npm run build' : ['npx', tool, ...args].join(' '));
  return result.code === 0;
}

async function vitest(groups, more, env = {}) {
  const path = join(reports, `${groups.join('-')}.json`);
  const args = ['run', '--reporter=./scripts/tests/vitest-report.mjs', ...more];
  ran.push(...tally.runner(groups, path, await timed('vitest', args, { ...env, TEST_REPORT: path })));
}

async function journeys(more, env = {}) {
  const path = join(reports, 'journeys.json');
  const args = ['test', '--reporter=./scripts/tests/playwright-report.mjs', ...more];
  ran.push(...tally.runner(['journeys'], path, await timed('playwright', args, { ...env, TEST_REPORT: path })));
}

async function everything() {
  // Side by side, so that no core waits. Each of several checkers would learn for itself what it shares with the others: half as much again.
  const types = check('tsc', 'tsc', '--noEmit', '--checkers', '1');
  const checks = [types, check('biome', 'biome', 'ci', '--colors=off', '.')];
  checks.push(check('knip', 'knip', '--no-progress'));
  if (await check('build', 'node', 'scripts/run.mjs', 'build')) {
    const shop = await openSharedShop();
    try {
      await vitest(['unit', 'integration'], ['--project=unit', '--project=integration'], shop.env);
      // Both leave a core idle for part of their time: what starts and kills servers, which mostly waits, and what waits for a browser.
      await Promise.all([
        vitest(['process'], ['--project=process', '--maxWorkers=2'], shop.env),
        journeys([], shop.env),
      ]);
    } finally {
      await shop.stop();
    }
  }
  await Promise.all(checks);
}

async function some() {
  const ofBrowser = files.filter((file) => file.startsWith('tests/e2e/'));
  const others = files.filter((file) => !file.startsWith('tests/e2e/'));
  const name = (flag) => (wanted.name === undefined ? [] : [flag, wanted.name]);
  for (const group of ['unit', 'integration', 'process']) {
    const own = others.filter((file) => groupOf(file) === group);
    if (own.length > 0) await vitest([group], [`--project=${group}`, ...own, ...name('-t')]);
  }
  if (ofBrowser.length > 0) await journeys([...ofBrowser, ...name('-g')]);
}

function groupOf(file) {
  const [, folder] = /^tests\/(integration|process)(\/|$)/.exec(file) ?? [];
  return folder ?? 'unit';
}

await (files.length > 0 ? some() : everything()).catch(tally.broken);
if (wanted.profile) printProfile(ran, costs);
const { passed, failed } = tally.counts;
console.log(`\nDauer: ${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
