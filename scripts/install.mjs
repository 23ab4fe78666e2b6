import { spawn } from 'node:child_process';
import { existsSync, statSync, utimesSync } from 'node:fs';

const installed = 'node_modules/.package-lock.json';

/** Installs when node_modules is missing or older than the lock. Tells whether the packages stand. */
export async function installWhenNeeded() {
  if (isInstalled()) return true;
  console.log('Pakete werden installiert (nur beim ersten Mal und nach Änderungen) …');
  const started = Date.now();
  // Not `npm ci`: see docs/decisions/0006-build-on-start.md.
  const code = await npm(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    console.error('Die Installation ist gescheitert. Die Meldung von npm steht darüber.');
    return false;
  }
  utimesSync(installed, new Date(), new Date());
  console.log(`Pakete installiert in ${Math.round((Date.now() - started) / 1000)} s.`);
  return true;
}

function isInstalled() {
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs;
}

/** npm names its own script to the commands it runs; without npm around us the one on the PATH is taken. */
function npm(args) {
  const script = process.env.npm_execpath;
  const [program, rest] = script?.endsWith('.js') ? [process.execPath, [script, ...args]] : ['npm', args];
  return new Promise((done, fail) => {
    const child = spawn(program, rest, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', fail);
    child.on('exit', (code) => done(code ?? 1));
  });
}
