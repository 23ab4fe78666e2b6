import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { compressAssets } from './compress-assets.mjs';
import { runTool } from './process.mjs';

const stamp = 'dist/stamp';
const lock = 'node_modules/.cache/build.lock';
const folders = ['src', 'content', 'catalogue', 'price-book', 'public'];
const files = ['*.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'];

/** Builds shop, desk and server into dist/ unless it was made from exactly these sources. Tells whether it stands. */
export async function buildIfStale() {
  const release = await takeLock();
  try {
    const hash = hashOfSources();
    return (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) || (await build(hash));
  } finally {
    release();
  }
}

async function build(hash) {
  rmSync(stamp, { force: true });
  const started = Date.now();
  console.log('Das Programm wird gebaut …');
  if (!(await viteBuilds('--app'))) return false;
  const compiled = compileServer();
  const isWhole = await viteBuilds('--config', 'vite.dev-ui.config.ts');
  await compiled;
  if (!isWhole) return false;
  await compressAssets('dist/client/assets');
  writeFileSync(stamp, hash);
  console.log(`Gebaut in ${((Date.now() - started) / 1000).toFixed(1).replace('.', ',')} s.`);
  return true;
}

async function viteBuilds(...args) {
  const { code, output } = await runTool('vite', ['build', ...args, '--logLevel=warn'], { NODE_ENV: 'production' });
  if (code === 0) return true;
  console.error(output);
  process.exitCode = 1;
  return false;
}

/**
 * Leaves the server's code compiled in dist/server/compiled, for those who start it as this user under this Node: a start that finds no
 * database has loaded all of it when it gives up. It is only a help; a build without it is one all the same.
 */
async function compileServer() {
  const env = { MODE: 'demo', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', DATA_DIR: 'dist/none' };
  const options = { env, stdio: 'ignore', timeout: 30_000 };
  await once(spawn(process.execPath, ['dist/server/main.js'], options), 'close').catch(() => {});
}

/** Two builds at once would write into each other; the second waits and then finds everything done. */
async function takeLock() {
  mkdirSync('node_modules/.cache', { recursive: true });
  while (!tryLock()) await setTimeout(100);
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  return () => {
    process.off('exit', release);
    release();
  };
}

/** The lock appears with its holder's number already in it, so that one who was killed can be told from one at work. */
function tryLock() {
  const mine = `${lock}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    linkSync(mine, lock);
    return true;
  } catch {
    if (!holderIsRunning()) rmSync(lock, { force: true });
    return false;
  } finally {
    rmSync(mine);
  }
}

function holderIsRunning() {
  try {
    return process.kill(Number(readFileSync(lock, 'utf8')), 0);
  } catch {
    return false;
  }
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const file of [...globSync(files), ...folders.flatMap(filesBelow)].sort())
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** All but tests. A pattern would take four times as long, of each start. */
function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
}
