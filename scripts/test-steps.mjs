import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runTool } from './process.mjs';

const lastLines = 60;

/** A tool that either passes or fails counts as one test. */
export function checkStep(title, tool, args) {
  return {
    title,
    async run() {
      const { code, output } = await runTool(tool, args);
      return code === 0
        ? { passed: 1, failures: [] }
        : { passed: 0, failures: [{ title: `${tool} ${args.join(' ')}`, message: output }] };
    },
  };
}

/** Runs some of the projects of vitest.config.ts and counts each test. */
export function vitestStep(title, projects, folder) {
  const report = join(folder, `${projects.join('-')}.json`);
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return {
    title,
    async run() {
      const { code, output } = await runTool('vitest', [...args, '--passWithNoTests']);
      const result = fromReport(report, code, output, (json) => json.testResults.flatMap(testsOfFile));
      return { ...result, log: output.slice(output.search(/^.*(Failed (Tests|Suites)|Unhandled Errors)/m)) };
    },
  };
}

/** Runs the journeys of tests/e2e and counts each of them. */
export function playwrightStep(title, folder) {
  const report = join(folder, 'playwright.json');
  return {
    title,
    async run() {
      const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
      const { code, output } = await runTool('playwright', ['test', '--reporter=json'], env);
      return fromReport(report, code, output, (json) => [
        ...json.suites.flatMap((suite) => testsOfSuite(suite, [])),
        ...json.errors.map((error) => ({ title: 'playwright', ok: false, message: error.message ?? '' })),
      ]);
    },
  };
}

/** A run that failed without a failed test (a crash, an error outside of tests) still counts as one failure. */
function fromReport(report, code, output, readTests) {
  const tests = existsSync(report) ? readTests(JSON.parse(readFileSync(report, 'utf8'))) : [];
  const failures = tests.filter((test) => !test.ok);
  if (code !== 0 && failures.length === 0) failures.push({ title: 'außerhalb der Tests', message: tail(output) });
  return { passed: tests.filter((test) => test.ok).length, failures };
}

/** A skipped test is not a passed one: it counts as failed. */
function testsOfFile(file) {
  const tests = file.assertionResults.map((test) => ({
    title: test.fullName,
    ok: test.status === 'passed',
    message: test.failureMessages?.[0]?.split('\n')[0] || test.status,
  }));
  return file.status === 'failed' && tests.every((test) => test.ok)
    ? [...tests, { title: file.name, ok: false, message: file.message ?? '' }]
    : tests;
}

function testsOfSuite(suite, parents) {
  const path = [...parents, suite.title];
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({
      title: [...path, spec.title].join(' › '),
      ok: test.status === 'expected' && test.expectedStatus === 'passed',
      message: stripVTControlCharacters(errorsOf(test).join('\n')) || test.status,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOfSuite(inner, path))];
}

function errorsOf(test) {
  return test.results.flatMap((result) => result.errors.map((error) => error.message ?? ''));
}

function tail(output) {
  return output.trimEnd().split('\n').slice(-lastLines).join('\n');
}
