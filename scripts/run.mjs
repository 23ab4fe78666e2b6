// The one door to every npm command. Plain JavaScript that Node 20 can run: it installs when needed, goes on under the
// pinned Node of node_modules, and keeps signals and exit codes.
import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import { installWhenNeeded } from './install.mjs';
import { runAndPassSignals } from './process.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

const pinnedNode = 'node_modules/node/bin/node';

const commands = {
  start: () => import('./start.mjs'),
  dev: () => import('./dev.ts'),
  build: () => import('./build.mjs').then(({ buildIfStale }) => buildIfStale()),
  test: () => import('./test.mjs'),
  'test-changed': () => import('./test-changed.mjs'),
  bench: () => withBuild('../bench/run.ts'),
  'bench-lists': () => import('../bench/lists.ts'),
  faults: () => withBuild('../tests/faults/run.ts'),
  audit: () => (process.argv[2] === 'samples' ? import('./audit-samples.mjs') : withBuild('./audit.ts')),
  screenshots: () => withBuild('./screenshots.ts'),
  lighthouse: () => withBuild('./lighthouse.ts'),
  'desk-user': () => import('../src/server/desk-user.ts'),
  'demo-provider': () => import('../src/seed/demo-provider.ts'),
  'security-log': () => import('../src/server/read-security-log.ts'),
  'offers-verify': () => import('../src/server/offers-verify.ts'),
  backup: () => import('../src/server/take-backup.ts'),
  restore: () => import('../src/server/restore.ts'),
  'catalogue-import': () => import('../src/server/catalogue-import.ts'),
  'docs-offer-process': () => import('./write-offer-process.ts'),
  'leaked-passwords': () => import('./write-leaked-passwords.ts'),
};

/** Runs what looks at the built program; when it does not build, the build has said so. */
async function withBuild(script) {
  const { buildIfStale } = await import('./build.mjs');
  if (await buildIfStale()) await import(script);
}

chdir(fileURLToPath(new URL('..', import.meta.url)));
const [name, ...rest] = process.argv.slice(2);
const command = commands[name];

if (!command) {
  console.error(`Unbekannter Befehl „${name ?? ''}“. Es gibt: ${Object.keys(commands).join(', ')}`);
  process.exitCode = 2;
} else if (!(await installWhenNeeded())) {
  process.exitCode = 1;
} else if (Number.parseInt(process.versions.node, 10) < 24) {
  stopWithNpm();
  process.exitCode = await runAndPassSignals(pinnedNode, ['scripts/run.mjs', name, ...rest]);
} else {
  stopWithNpm();
  // What runs now reads its own arguments as if it had been called by itself.
  process.argv.splice(2, 1);
  await command();
}
