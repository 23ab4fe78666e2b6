// Dear: processes are started and ended.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runTask } from './run-task.ts';

const folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-task-'));
const bounds = { milliseconds: 60_000, megabytes: 500, folder, nativeCode: true };
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(content: string | Uint8Array) {
  const path = join(folder, 'file');
  writeFileSync(path, content);
  return { path, name: 'liste.csv', cleanPath: `${path}-clean`, thumbnailPath: `${path}-thumbnail` };
}

describe('a task in a process of its own', () => {
  it('answers', async () => {
    expect(await runTask('inspectUpload', file('a;b'), bounds)).toMatchObject({ type: 'text/csv' });
  });

  it('fails with its own words when it is our mistake', async () => {
    const nowhere = { ...file('a;b'), path: join(folder, 'nowhere') };
    await expect(runTask('inspectUpload', nowhere, bounds)).rejects.toThrow(/inspectUpload failed: .*ENOENT/);
  });

  it('says nothing of a file that it fails at', async () => {
    const nowhere = { ...file('a;b'), path: join(folder, 'Erika Muster') };
    const mistake = await runTask('inspectUpload', nowhere, bounds).catch(
      (error: Error) => `${error.message} ${error.stack}`,
    );
    expect(mistake).toContain('readFile');
    expect(mistake).not.toContain('Erika');
  });

  it('is not reached by Ctrl+C in a terminal, which tells all of a group', async () => {
    const task = runTask('inspectUpload', file('a;b'), bounds);
    const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,pgid=,args='], { encoding: 'utf8' })
      .split('\n')
      .map((line) => line.trim().split(/ +/));
    const workers = processes.filter(([, parent, , ...args]) => parent === `${process.pid}` && args.length > 1);
    const ours = workers.filter((args) => args.some((arg) => /server\/worker\.[jt]s$/.test(arg)));
    expect(ours.length).toBeGreaterThan(0);
    for (const [pid, , group] of ours) expect(group).toBe(pid);
    await task;
  });

  it('is ended when it takes too long', async () => {
    const late = runTask('inspectUpload', file('a;b'), { ...bounds, milliseconds: 0 });
    await expect(late).rejects.toMatchObject({ name: 'TaskEnded', reason: 'time' });
  });

  it('is ended when it takes too much memory, of its own heap or beside it', async () => {
    for (const megabytes of [1, 90]) {
      const large = runTask('inspectUpload', file(Buffer.alloc(200_000_000, 'a;b\n')), { ...bounds, megabytes });
      await expect(large).rejects.toMatchObject({ name: 'TaskEnded', reason: 'memory' });
    }
  });

  it('is ended when nobody waits for it any more', async () => {
    const leaving = new AbortController();
    const left = runTask('inspectUpload', file('a;b'), { ...bounds, signal: leaving.signal });
    leaving.abort();
    await expect(left).rejects.toMatchObject({ name: 'TaskEnded', reason: 'aborted' });
    const tooLate = runTask('inspectUpload', file('a;b'), { ...bounds, signal: leaving.signal });
    await expect(tooLate).rejects.toMatchObject({ reason: 'aborted' });
  });
});
