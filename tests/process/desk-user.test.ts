import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockFolder } from '#server/db/folder-lock.ts';
import { caller, keepAlive } from '#tests/support/caller.ts';
import { layPglite } from '#tests/support/pglite-template.ts';
import { startServer } from '#tests/support/server-process.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'ankaufwerk-desk-user-'));
  await layPglite(join(dataDir, 'database'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** What `npm run desk:user` runs, with its exit code and everything it says. */
const deskUser = (...words: string[]) => runTool('desk-user', dataDir, ...words);

function runTool(tool: string, folder: string, ...words: string[]): Promise<{ code: number; said: string }> {
  return new Promise((done) => {
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: folder };
    const child = execFile(process.execPath, [`src/server/${tool}.ts`, ...words], { env }, (_, out, err) =>
      done({ code: child.exitCode ?? -1, said: out + err }),
    );
  });
}

describe('npm run desk:user', () => {
  it('does it and leaves a line in the security log', async () => {
    expect(await deskUser('add', 'Chef@Example.org')).toMatchObject({
      code: 0,
      said: expect.stringMatching(/chef@example\.org \(einkauf,lager,buchhaltung,verwaltung\)\nPasswort: [\w-]{20}\n/),
    });
    const noted = (await runTool('read-security-log', dataDir)).said;
    expect(noted.match(/staff(Added|PasswordSet|Removed)/g)).toEqual(['staffAdded']);
    expect(noted).not.toContain('example.org');
  });

  it('explains itself when the command is none', async () => {
    const { code, said } = await deskUser('befördere', 'chef@example.org');
    expect(code).toBe(2);
    expect(said).toMatch(/npm run desk:user -- add/);
  });

  it('has the running shop do it where that holds the embedded database', async () => {
    const server = await startServer();
    try {
      const add = () => runTool('desk-user', server.dataDir, 'add', 'leitung@example.org', 'verwaltung');
      const added = await add();
      expect(added).toMatchObject({
        code: 0,
        said: expect.stringMatching(/angelegt: leitung@example\.org \(verwaltung\)/),
      });
      const member = caller(server.url, keepAlive(0));
      await member.get('/desk/api/currentUser');
      const [, password = ''] = /Passwort: (\S+)/.exec(added.said) ?? [];
      const answer = await member.post('/desk/api/login', { email: 'leitung@example.org', password });
      expect(answer.status).toBe(200);
      expect(JSON.parse(answer.text).staff).toMatchObject({ roles: ['admin'], stage: 'setUp' });
    } finally {
      await server.stop();
    }
  });

  it('says what to do while the shop holds the embedded database', async () => {
    const unlock = await lockFolder(dataDir);
    const { code, said } = await deskUser('list');
    await unlock();
    expect(code).toBe(1);
    expect(said).toMatch(/Beenden Sie es zuerst/);
  });
});

describe('npm run offers:verify', () => {
  it('says what to do while the shop holds the embedded database, in one line', async () => {
    const unlock = await lockFolder(dataDir);
    const { code, said } = await runTool('offers-verify', dataDir);
    await unlock();
    expect(code).toBe(1);
    expect(said).toMatch(/^Der Ordner .* Beenden Sie es zuerst\.\n$/);
  });
});
