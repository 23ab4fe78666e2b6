import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from '@playwright/test';
import { addedApiTokenSchema, apiTokenCalls } from '#contract/account/api-tokens.ts';
import { demoLogins } from '#seed/demo-logins.ts';
import { pageCalls } from '#tests/support/page-calls.ts';
import { startServer } from '#tests/support/server-process.ts';

/**
 * `npm run api:clients`: the description of the calls as others read it. It is linted, four generators make a client of it, all are
 * compiled, and the clients of docs/erp-client.md and docs/firm-client.md are compiled with generated types; the first sends a bid to the demonstration. Outside CI: it
 * takes packages that nothing else needs.
 */
const packages = [
  '@redocly/cli@2.77.0',
  'openapi-typescript@7.13.0',
  'openapi-fetch@0.17.0',
  '@hey-api/openapi-ts@0.99.0',
  'orval@8.38.0',
  'axios@1.21.1',
  'swagger-typescript-api@13.13.0',
  'typescript@5.9.3',
  '@types/node@24.19.2',
];

const steps: readonly [string, ...string[]][] = [
  ['redocly', 'lint', '--format=stylish', 'openapi.json'],
  ['openapi-typescript', 'openapi.json', '-o', 'api.d.ts'],
  ['openapi-ts', '-i', 'openapi.json', '-o', 'hey-api'],
  ['orval', '--input', 'openapi.json', '--output', 'orval.ts'],
  ['swagger-typescript-api', 'generate', '-p', 'openapi.json', '-o', 'swagger-typescript-api'],
  ['tsc', '-p', '.'],
];

const compilerOptions = {
  ...{ strict: true, module: 'esnext', target: 'es2022', moduleResolution: 'bundler', skipLibCheck: true },
  ...{ lib: ['es2023', 'dom', 'dom.iterable'], types: ['node'], outDir: 'made' },
};

const folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-clients-'));
const inFolder = { cwd: folder, stdio: 'inherit' } as const;
const server = await startServer();
try {
  const caller = await request.newContext({ baseURL: server.url });
  writeFileSync(join(folder, 'openapi.json'), await (await caller.get('/api/docs/json')).text());
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, exclude: ['made', 'node_modules'] }));
  for (const name of ['erp-client', 'firm-client']) writeFileSync(join(folder, `${name}.ts`), clientOfDocs(name));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages], inFolder);
  const failed = steps.filter(([program, ...rest]) => {
    console.log(`\n${program}`);
    return spawnSync(join(folder, 'node_modules/.bin', program), rest, inFolder).status !== 0;
  });
  const calls = pageCalls(caller);
  await calls.post('/desk/api/login', demoLogins.staff);
  const added = await calls.post(apiTokenCalls.add, { name: 'ERP', scopes: ['read', 'buyer'], term: 'month' });
  const { token } = addedApiTokenSchema.parse(added);
  const env = { ...process.env, SHOP: server.url, TOKEN: token };
  const ran = spawnSync(process.execPath, ['made/erp-client.js'], { cwd: folder, env, encoding: 'utf8' });
  console.log(ran.stdout + ran.stderr);
  // Its one price for everything may look like a slip to the demonstration's price book.
  if (!/: (sent|priceUnusual)$/m.test(ran.stdout)) failed.push(['erp-client']);
  for (const [program] of failed) console.error(`\n${program} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
  await caller.dispose();
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

function clientOfDocs(name: string): string {
  const [, code] = /```ts\n([\s\S]+?)```/.exec(readFileSync(`docs/${name}.md`, 'utf8')) ?? [];
  if (code === undefined) throw new Error(`docs/${name}.md shows no client`);
  return code;
}
