// `npm run test:changed [-- <commit>]`: what a change since HEAD, or since another commit, can break, in a minute and a half.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { createVitest } from 'vitest/node';
import { runAndPassSignals } from './process.mjs';
import { settleForTests } from './test-settings.mjs';

const base = process.argv[2] ?? 'HEAD';
/** Milliseconds of two workers for the tests with a database: nearly every change reaches all of them through the server. */
const budget = 2 * 20_000;
/** Of a file that never ran here. */
const usual = 3_000;

settleForTests();
const changed = git('diff', '--name-only', base).concat(git('ls-files', '--others', '--exclude-standard'));
if (changed.length === 0) {
  console.log(`Nichts ist anders als in ${base}.`);
  process.exit();
}
const failures = [];
const run = async (tool, ...args) => {
  if ((await runAndPassSignals(tool, args)) !== 0) failures.push(tool);
};

const standing = changed.filter((path) => existsSync(path));
// The type checker, which knows what it found the last time, leaves a core to the tests.
await Promise.all([
  standing.length > 0 && run('biome', 'ci', '--files-ignore-unknown=true', '--no-errors-on-unmatched', ...standing),
  run('tsc', '--noEmit'),
  related(),
]);
const journeys = standing.filter((path) => /^tests\/e2e\/.*\.test\.ts$/.test(path));
if (journeys.length > 0) await run('playwright', 'test', ...journeys);
console.log(failures.length === 0 ? '\nBestanden.' : `\nGescheitert: ${failures.join(', ')}`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** Everything that imports a changed file; the rules of the house read all files without importing them. */
async function related() {
  const vitest = await createVitest('test', {
    watch: false,
    changed: base,
    project: ['unit', 'integration'],
    passWithNoTests: true,
  });
  await vitest.standalone();
  const specifications = await vitest.getRelevantTestSpecifications();
  const all = await vitest.globTestSpecifications();
  const rules = all.filter(({ moduleId }) => moduleId.includes('/tests/architecture/'));
  const quick = [...new Set([...specifications.filter(({ project }) => project.name === 'unit'), ...rules])];
  // Not by imports: part of the server runs in processes of its own.
  const reachesServer = changed.some(
    (path) => /^(src|tests\/(support|factories))\//.test(path) && !/\.test\.tsx?$/.test(path),
  );
  const slow = withinBudget(
    (reachesServer ? all : specifications).filter(({ project }) => project.name === 'integration'),
    (specification) => vitest.cache.getTestSpecificationResult(specification)?.duration ?? usual,
  );
  const { unhandledErrors, testModules } = await vitest.runTestSpecifications([...quick, ...slow.taken]);
  if (unhandledErrors.length > 0 || testModules.some((module) => !module.ok())) failures.push('vitest');
  await vitest.close();
  if (slow.left.length > 0) {
    console.log(`Erst \`npm test\` prüft auch: ${slow.left.map(({ moduleId }) => basename(moduleId)).join(', ')}`);
  }
}

/** First those that are changed themselves or share a word of their name with a changed file, then as many as possible. */
function withinBudget(specifications, durationOf) {
  const words = new Set(changed.flatMap(wordsOf));
  const nearness = ({ moduleId }) =>
    changed.some((path) => moduleId.endsWith(path))
      ? Number.POSITIVE_INFINITY
      : wordsOf(basename(moduleId)).filter((word) => words.has(word)).length;
  const sorted = specifications
    .map((specification) => ({ specification, near: nearness(specification), lasts: durationOf(specification) }))
    .sort((one, other) => other.near - one.near || one.lasts - other.lasts);
  let spent = 0;
  const [taken, left] = [[], []];
  for (const { specification, near, lasts } of sorted) {
    const fits = near === Number.POSITIVE_INFINITY || spent + lasts <= budget;
    if (fits) spent += lasts;
    (fits ? taken : left).push(specification);
  }
  return { taken, left };
}

/** 'offer-list.test.ts' is about offers and lists, and so is 'src/server/offers/list.ts'. */
function wordsOf(path) {
  return path
    .replace(/\.[a-z.]+$/, '')
    .split(/[-/]/)
    .map((word) => word.replace(/s$/, ''));
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) {
    console.error(stderr.trim());
    process.exit(1);
  }
  return stdout.split('\n').filter((path) => path !== '');
}
