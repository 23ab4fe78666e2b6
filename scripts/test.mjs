import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkStep, playwrightStep, vitestStep } from './test-steps.mjs';

const reports = mkdtempSync(join(tmpdir(), 'ankaufwerk-test-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

// Far from Berlin, so that nothing goes by the clock on the wall of the server (domain: days are days in Berlin).
process.env.TZ = 'Pacific/Auckland';

// Tests bring their own settings; those of the person who runs them must not reach a database or mailbox of theirs.
for (const name of [
  'DATABASE_URL',
  'STORAGE_URL',
  'SMTP_URL',
  'DATA_DIR',
  'MODE',
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'NODE_ENV',
]) {
  delete process.env[name];
}

const steps = [
  checkStep('Format und Lint', 'biome', ['ci', '--colors=off', '.']),
  checkStep('Typen', 'tsc', ['--noEmit']),
  checkStep('Ungenutztes', 'knip', ['--no-progress']),
  vitestStep('Einheiten und Architektur', ['unit'], reports),
  vitestStep('Integration auf PGlite und PostgreSQL', ['pglite', 'postgres'], reports),
  checkStep('Bauen', process.execPath, ['scripts/run.mjs', 'build']),
  vitestStep('Prozess', ['process'], reports),
  playwrightStep('Reisen im Browser', reports),
];

const started = Date.now();
let passed = 0;
const failures = [];
const logs = [];
for (const step of steps) {
  const begun = Date.now();
  process.stdout.write(`${step.title} … `);
  const result = await step.run();
  passed += result.passed;
  failures.push(...result.failures.map((failure) => ({ step: step.title, ...failure })));
  if (result.log && result.failures.length > 0) logs.push(result.log);
  const count = result.failures.length === 0 ? `${result.passed} bestanden` : `${result.failures.length} gescheitert`;
  console.log(`${count} (${seconds(begun)} s)`);
}

for (const log of logs) console.log(`\n${log.trimEnd()}`);
for (const { step, title, message } of failures) console.log(`\n✗ ${step}: ${title}\n${indent(message)}`);
console.log(`\nDauer: ${seconds(started)} s`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

function seconds(since) {
  return Math.round((Date.now() - since) / 1000);
}

function indent(text) {
  const lines = text.trimEnd().split('\n');
  return lines.map((line) => `  ${line}`).join('\n');
}
