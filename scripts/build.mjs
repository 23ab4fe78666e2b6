import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { runTool } from './process.mjs';

const stamp = 'dist/stamp';
const sources = [
  'src/**/*',
  'content/**/*',
  'catalogue/**/*',
  'public/**/*',
  '*.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Builds shop, desk and server into dist/. Tells whether it worked; says nothing but what went wrong. */
export async function build() {
  const hash = hashOfSources();
  rmSync(stamp, { force: true });
  const started = Date.now();
  console.log('Das Programm wird gebaut …');
  const { code, output } = await runTool('vite', ['build', '--app', '--logLevel=warn'], {
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) {
    console.error(output);
    process.exitCode = 1;
    return false;
  }
  writeFileSync(stamp, hash);
  console.log(`Gebaut in ${((Date.now() - started) / 1000).toFixed(1).replace('.', ',')} s.`);
  return true;
}

/** Builds unless dist/ was made from exactly these sources. */
export async function buildWhenStale() {
  const fresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfSources();
  return fresh || build();
}

function hashOfSources() {
  const hash = createHash('sha256');
  const files = globSync(sources, { exclude: ['src/**/*.test.{ts,tsx}'] }).sort();
  for (const file of files) {
    if (statSync(file).isFile()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
