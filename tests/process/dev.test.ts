// Dear: programs are started, and most of them killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumLaunchOptions } from '#tests/support/chromium.ts';
import { freePort } from '#tests/support/free-port.ts';
import { limits } from '#tests/support/limits.ts';
import { copySeeded } from '#tests/support/seeded-shop.ts';
import { until } from '#tests/support/until.ts';

const sources = [
  'src',
  'content',
  'catalogue',
  'price-book',
  'scripts',
  'tests/support',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'shop.config.ts',
  'logistics.config.ts',
  'payout.config.ts',
  'books.config.ts',
];

/** A copy to be changed; the packages are those of the project. */
mkdirSync('.cache', { recursive: true });
const copy = mkdtempSync(resolve('.cache/dev-'));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
let log = '';
let dev: ChildProcess;
let browser: Browser;

beforeAll(async () => {
  for (const name of sources) cpSync(name, join(copy, name), { recursive: true, preserveTimestamps: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  // With data that another made already.
  mkdirSync(join(copy, 'data'));
  copySeeded(inject('seededShop'), join(copy, 'data'));
  const { PATH, HOME } = process.env;
  dev = spawn(process.execPath, ['scripts/run.mjs', 'dev'], {
    cwd: copy,
    env: { PATH, HOME, PORT: String(port), PUBLIC_URL: url, DATA_DIR: join(copy, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [dev.stdout, dev.stderr]) stream?.setEncoding('utf8').on('data', (text) => (log += text));
  browser = await chromium.launch(await chromiumLaunchOptions());
  await until(() => answer('/healthz'));
});
afterAll(async () => {
  await browser.close();
  const gone = once(dev, 'exit');
  dev.kill('SIGTERM');
  await gone;
  rmSync(copy, { recursive: true, force: true });
});

async function answer(path: string): Promise<string> {
  try {
    return await (await fetch(url + path)).text();
  } catch {
    return '';
  }
}

function change(path: string, from: string, to: string): void {
  const file = join(copy, path);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replaceAll(from, to));
}

describe('npm run dev', () => {
  it('exchanges a component on the open page, and in the HTML of the next, without a reload', async () => {
    const page = await browser.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto(`${url}/`, { waitUntil: 'networkidle', timeout: limits.wait });
    await expect.poll(() => said).toContain('[vite] connected.');
    await page.evaluate(() => performance.mark('not-reloaded'));
    change('src/web/shop/pages/home/start-links.tsx', 'Fotos schicken', 'Bilder schicken');
    await page.getByRole('link', { name: 'Bilder schicken' }).first().waitFor({ timeout: limits.wait });
    expect(await page.evaluate(() => performance.getEntriesByName('not-reloaded').length)).toBe(1);
    await expect.poll(() => answer('/')).toContain('Bilder schicken');
    await page.close();
  });

  it('names the place in the sources when the server cannot start, and starts it anew with the next change', async () => {
    const file = 'src/server/start-server.ts';
    const mistake = "throw new Error('Versehen');\n";
    const text = readFileSync(join(copy, file), 'utf8');
    writeFileSync(join(copy, file), text + mistake);
    const line = text.split('\n').length;
    await expect.poll(() => log).toContain(`${file}:${line}:`);
    change('src/server/routes/health-routes.ts', "'ok'", "'well'");
    writeFileSync(join(copy, file), text);
    await expect.poll(() => answer('/healthz')).toBe('{"status":"well"}');
  });
});
