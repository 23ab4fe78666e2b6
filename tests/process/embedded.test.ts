// Dear: programs are started, and most of them killed.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { clusterFolder } from '#server/db/embedded/cluster.ts';
import { isReadyIn, postmasterOf } from '#server/db/embedded/keeper.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startSeededEmbedded } from '#tests/support/seeded-shop.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startSeededEmbedded(inject('seededShop'));
});
afterAll(() => server.stop());

const folder = () => clusterFolder(server.dataDir);
const isThere = (pid: number) =>
  existsSync(`/proc/${pid}`) && !/ \(.*\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (await condition()) return;
    await pause(50);
  }
  throw new Error(`It did not come about:\n${server.log()}`);
}

const isReady = async () => (await fetch(`${server.url}/health/ready`)).ok;

function runTool(tool: string, dataDir: string, ...words: string[]): Promise<{ code: number; said: string }> {
  return new Promise((done) => {
    const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
    const env = { PATH, HOME, NODE_COMPILE_CACHE, DATA_DIR: dataDir };
    const child = execFile(process.execPath, [`src/server/${tool}.ts`, ...words], { env }, (_, out, err) =>
      done({ code: child.exitCode ?? -1, said: out + err }),
    );
  });
}

/** What a start says that fails. */
async function failingStart(dataDir: string): Promise<string> {
  const env = {
    PATH: process.env.PATH,
    MODE: 'demo',
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
  };
  const child = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  return said;
}

describe('the embedded PostgreSQL', () => {
  it('is its own: nobody reaches it by the network, and what lies there is closed to others', async () => {
    const noted = readFileSync(join(folder(), 'postmaster.pid'), 'utf8').split('\n');
    expect(noted.slice(4, 6)).toEqual(['.', '']);
    expect(existsSync(join(folder(), '.s.PGSQL.5432'))).toBe(true);
  });

  it('ends with a server that is killed with -9, so that nothing keeps the next start', async () => {
    const pid = postmasterOf(folder()) ?? 0;
    await server.kill('SIGKILL');
    await until(() => !isThere(pid));
    expect(existsSync(join(folder(), 'postmaster.pid'))).toBe(false);
  });

  it('starts where the number it had noted belongs to another process since', async () => {
    writeFileSync(join(folder(), 'postmaster.pid'), `${process.pid}\n/proc/self/cwd\n1\n5432\n.\n\n 1 1\nready   \n`);
    await server.restart();
    expect(await isReady()).toBe(true);
  });

  it('is not ended by Ctrl+C in a terminal, which reaches the whole group of the server, before the server is', async () => {
    const pid = postmasterOf(folder()) ?? 0;
    const groupOf = (one: number) => readFileSync(`/proc/${one}/stat`, 'utf8').split(') ')[1]?.split(' ')[2];
    expect(groupOf(pid)).not.toBe(groupOf(server.pid()));
  });

  it('is waited for by a start that comes at the very instant of the kill', async () => {
    await server.kill('SIGKILL');
    await server.restart();
    expect(await isReady()).toBe(true);
  });

  it('comes back by itself when it is killed, while the server lives on', async () => {
    const [pid, of] = [postmasterOf(folder()) ?? 0, server.pid()];
    process.kill(pid, 'SIGKILL');
    await until(() => ![undefined, pid].includes(postmasterOf(folder())) && isReadyIn(folder()));
    await until(isReady);
    expect([server.pid(), isThere(of)]).toEqual([of, true]);
  });

  it('comes back when the shell is killed that keeps it', async () => {
    const pid = postmasterOf(folder()) ?? 0;
    const keeper = Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
    process.kill(keeper, 'SIGKILL');
    await until(() => !isThere(pid) && isReadyIn(folder()));
    await until(isReady);
  });

  it('is taken over where everything that kept it was killed and it alone was left', async () => {
    const pid = postmasterOf(folder()) ?? 0;
    const keeper = Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
    process.kill(server.pid(), 'SIGSTOP');
    process.kill(keeper, 'SIGKILL');
    await server.kill('SIGKILL');
    expect(isThere(pid)).toBe(true);
    await server.restart();
    expect([isThere(pid), await isReady()]).toEqual([false, true]);
  });
});

describe('a second start on the same data', () => {
  it('says in one sentence that a server runs, and disturbs nothing', async () => {
    const pid = postmasterOf(folder());
    expect(await failingStart(server.dataDir)).toMatch(
      /^Der Ordner .* wird schon von einem laufenden Ankaufwerk benutzt\. Beenden Sie es zuerst\.\n$/,
    );
    expect([postmasterOf(folder()), await isReady()]).toEqual([pid, true]);
  });

  it('is no hindrance for a command that reads beside the server', async () => {
    expect(await runTool('offers-verify', server.dataDir)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/ 0 differ\.\n$/),
    });
  });
});

describe('a data folder', () => {
  const other = mkdtempSync(join(tmpdir(), 'ankaufwerk-embedded-'));
  afterAll(() => rmSync(other, { recursive: true, force: true }));

  it('with the database of the version before is refused in one sentence that says what to do, and stays as it is', async () => {
    mkdirSync(join(other, 'database'));
    writeFileSync(join(other, 'database/PG_VERSION'), '18\n');
    expect(await failingStart(other)).toMatch(
      /^In .*database liegt die Datenbank einer früheren Version .*npm run restore .*Es wurde nichts verändert\.\n$/,
    );
    expect(existsSync(clusterFolder(other))).toBe(false);
  });

  it('of another PostgreSQL is refused in the same way', async () => {
    mkdirSync(join(other, 'postgres'));
    writeFileSync(join(other, 'postgres/PG_VERSION'), '17\n');
    expect(await failingStart(other)).toMatch(/PostgreSQL 17, diese Version hat 18.*Es wurde nichts verändert\.\n$/);
    expect(readFileSync(join(other, 'postgres/PG_VERSION'), 'utf8')).toBe('17\n');
  });

  it('is left in order by a server that is asked to end, so that the next start has nothing to repair', async () => {
    const pid = postmasterOf(folder()) ?? 0;
    expect(await server.kill('SIGTERM')).toBe(0);
    expect([isThere(pid), existsSync(join(folder(), 'postmaster.pid'))]).toEqual([false, false]);
  });

  it('so deep that no socket has a name that long serves as well', async () => {
    const deep = join(other, 'tief'.repeat(40), 'tiefer');
    mkdirSync(deep, { recursive: true });
    renameSync(folder(), clusterFolder(deep));
    expect(await runTool('offers-verify', deep)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/ 0 differ\.\n$/),
    });
    expect(existsSync(join(clusterFolder(deep), 'postmaster.pid'))).toBe(false);
    renameSync(clusterFolder(deep), folder());
  });
});
