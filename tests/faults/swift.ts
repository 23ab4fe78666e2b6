import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { freePort } from '#tests/support/free-port.ts';
import type { RealStore } from './real-store.ts';

/** Each keeps something; a proxy before them speaks S3. */
const keepers = ['account', 'container', 'object'] as const;
const proxy = 'proxy';
type Part = (typeof keepers)[number] | typeof proxy;

const named = { user: 'swift', key: 'shop:keeper', secret: 'geheim/26', region: 'de-1' };
const quiet: SpawnOptions = { stdio: ['ignore', 'ignore', 'inherit'] };
/** What it says of itself. */
const infoSchema = z.object({ swift: z.object({ version: z.string() }) });

/** Debian's Swift with its layer of S3: all of it on this machine, on plain folders. */
export async function openSwift(): Promise<RealStore> {
  if (!existsSync('/usr/bin/swift-object-server'))
    throw new Error('Debian’s packages swift-proxy, swift-account, swift-container and swift-object are not installed');
  const folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-swift-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'devices/disk'), { recursive: true });
  execFileSync('chown', ['-R', named.user, join(folder, 'devices')]);
  writeFileSync(join(folder, 'swift.conf'), shared);
  const running = new Map<Part, ChildProcess>();
  process.once('exit', () => running.forEach((child) => void child.kill('SIGKILL')));
  const begin = (part: Part) => running.set(part, spawn(`swift-${part}-server`, [fileOf(folder, part)], quiet));
  const end = async (part: Part) => {
    const child = running.get(part);
    const gone = child && once(child, 'exit');
    if (child?.kill('SIGKILL')) await gone;
  };
  for (const keeper of keepers) {
    const port = await freePort();
    makeRing(folder, keeper, port);
    writeFileSync(fileOf(folder, keeper), settingsOf(keeper, folder, port));
    begin(keeper);
  }
  const port = await freePort();
  writeFileSync(fileOf(folder, proxy), settingsOf(proxy, folder, port));
  begin(proxy);
  const ask = () => fetch(`http://127.0.0.1:${port}/info`).catch(() => undefined);
  let answer = await ask();
  for (; !answer?.ok; answer = await ask()) {
    if (running.get(proxy)?.exitCode !== null) throw new Error('Swift ended instead of starting');
    await pause(100);
  }
  const { version } = infoSchema.parse(await answer.json()).swift;
  return {
    ...{ name: `Swift ${version}`, port, ...named, isStrict: true },
    fail: () => end('object'),
    async mend() {
      begin('object');
    },
    async close() {
      for (const part of running.keys()) await end(part);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const fileOf = (folder: string, part: Part) => join(folder, `${part}.conf`);

/** One disk on this machine. */
function makeRing(folder: string, keeper: Part, port: number): void {
  for (const words of [['create', '4', '1', '1'], ['add', `r1z1-127.0.0.1:${port}/disk`, '1'], ['rebalance']])
    execFileSync('swift-ring-builder', [`${keeper}.builder`, ...words], { cwd: folder, stdio: 'ignore' });
}

const shared = `[swift-hash]
swift_hash_path_suffix = one
swift_hash_path_prefix = two
[storage-policy:0]
name = Policy-0
default = yes
`;

/** Log-ins want a cache, though nobody has to answer there; and there is no other disk to ask while one is away. */
const ofProxy = {
  app: 'account_autocreate = true\nerror_suppression_interval = 1',
  filters: {
    catch_errors: '',
    gatekeeper: '',
    cache: 'memcache_servers = 127.0.0.1:1',
    listing_formats: '',
    bulk: '',
    s3api: `location = ${named.region}`,
    tempauth: `user_${named.key.replace(':', '_')} = ${named.secret} .admin`,
    slo: '',
  },
};
/** Where a filter is not called as what it is. */
const kindOf: Readonly<Record<string, string>> = { cache: 'memcache' };

function settingsOf(part: Part, folder: string, port: number): string {
  const { app, filters } = part === proxy ? ofProxy : { app: '', filters: {} };
  const sections = Object.entries(filters).map(
    ([name, lines]) => `[filter:${name}]\nuse = egg:swift#${kindOf[name] ?? name}\n${lines}\n`,
  );
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = ${named.user}
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
workers = 0
[pipeline:main]
pipeline = ${[...Object.keys(filters), `${part}-server`].join(' ')}
[app:${part}-server]
use = egg:swift#${part}
${app}
${sections.join('')}`;
}
