import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { devUiRoutes } from '#server/routes/dev/dev-ui-routes.ts';
import { startTestApp } from '#tests/support/test-app.ts';

const built = mkdtempSync(join(tmpdir(), 'ankaufwerk-built-'));
const client = join(built, 'client');

beforeAll(() => {
  mkdirSync(join(built, 'dev-ui/assets'), { recursive: true });
  for (const name of ['ui.js', 'assets/field.js']) writeFileSync(join(built, 'dev-ui', name), '// example');
});
afterAll(() => rmSync(built, { recursive: true, force: true }));

const addresses = [
  '/dev/ui/',
  '/dev/ui/ui.js',
  '/dev/ui/assets/field.js',
  '/dev/mail/',
  '/dev/mail/index.json',
  '/dev/mail/muster/confirm-email/',
];

async function answers(mode: 'demo' | 'production'): Promise<Record<string, number>> {
  const test = await startTestApp({ MODE: mode }, (app) => {
    app.register(
      devUiRoutes(
        { env: { ...readEnv({ MODE: mode }), secret: 'x', secrets: ['x'] } },
        { folder: client, assets: { css: [] } },
      ),
    );
  });
  const asked = addresses.map(async (path) => [path, (await test.visitor().get(path)).statusCode] as const);
  const found = Object.fromEntries(await Promise.all(asked));
  await test.close();
  return found;
}

const each = (status: number) => Object.fromEntries(addresses.map((path) => [path, status]));

describe('the pages for developers, with their files', () => {
  it('are there in the demo', async () => {
    expect(await answers('demo')).toEqual(each(200));
  });

  it('do not exist in production', async () => {
    expect(await answers('production')).toEqual(each(404));
  });
});
