// Dear: programs are started, and most of them killed.
import { execFile } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { caller, keepAlive } from '#tests/support/caller.ts';
import { startSeededEmbedded } from '#tests/support/seeded-shop.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startSeededEmbedded(inject('seededShop'));
});
afterAll(() => server.stop());

/** What `npm run desk:user` runs, with its exit code and everything it says. */
const deskUser = (...words: string[]) => runTool('desk-user', ...words);

function runTool(tool: string, ...words: string[]): Promise<{ code: number; said: string }> {
  return new Promise((done) => {
    const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
    const env = { PATH, HOME, NODE_COMPILE_CACHE, DATA_DIR: server.dataDir };
    const child = execFile(process.execPath, [`src/server/${tool}.ts`, ...words], { env }, (_, out, err) =>
      done({ code: child.exitCode ?? -1, said: out + err }),
    );
  });
}

describe('npm run desk:user', () => {
  it('does it in the database of the running shop, where the one added signs in at once, and leaves a line in the security log', async () => {
    const added = await deskUser('add', 'Leitung@Example.org', 'verwaltung');
    expect(added).toMatchObject({
      code: 0,
      said: expect.stringMatching(/leitung@example\.org \(verwaltung\)\nPasswort: [\w-]{20}\n/),
    });
    const member = caller(server.url, keepAlive(0));
    await member.get('/desk/api/currentUser');
    const [, password = ''] = /Passwort: (\S+)/.exec(added.said) ?? [];
    const answer = await member.post('/desk/api/login', { email: 'leitung@example.org', password });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text).staff).toMatchObject({ roles: ['admin'], stage: 'setUp' });
    const noted = (await runTool('read-security-log')).said;
    expect(noted.match(/staff(Added|PasswordSet|Removed)/g)).toEqual(['staffAdded']);
    expect(noted).not.toContain('leitung@example.org');
  });

  it('explains itself when the command is none', async () => {
    const { code, said } = await deskUser('befördere', 'chef@example.org');
    expect(code).toBe(2);
    expect(said).toMatch(/npm run desk:user -- add/);
  });

  it('starts the database for itself while the shop does not run, and ends it', async () => {
    await server.kill('SIGTERM');
    expect(await deskUser('list')).toMatchObject({ code: 0, said: expect.stringContaining('leitung@example.org') });
  });
});
