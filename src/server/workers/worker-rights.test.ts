// Dear: processes are started and ended.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { runTask } from './run-task.ts';
import { workerArguments, workerFile } from './worker-arguments.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'ankaufwerk-data-'));
const folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-form-'));
afterAll(() => [dataDir, folder].forEach((path) => void rmSync(path, { recursive: true, force: true })));
const secret = join(dataDir, 'secret');
writeFileSync(secret, 'a;b');
writeFileSync(join(folder, 'file'), 'a;b');
const bounds = { milliseconds: 60_000, megabytes: 500, folder, nativeCode: true };

/** What a stranger's code could do in a worker: it runs in a process with the same arguments that loaded the same file. */
async function inWorker(code: string): Promise<string> {
  const args = [...workerArguments(bounds), '--input-type=module', '--eval'];
  const open = `await import(${JSON.stringify(workerFile)});\n`;
  const told = `const told = await (async () => { ${code} })().then(() => 'open', (error) => error.code); console.log(told); process.exit();`;
  const { stdout } = await promisify(execFile)(process.execPath, [...args, open + told, '500'], { env: {} });
  return stdout.trim();
}

describe('a worker', () => {
  const file = { path: join(folder, 'file'), name: 'a.csv', cleanPath: '', thumbnailPath: '' };

  it('reads the file it is given, and none of DATA_DIR', async () => {
    await expect(runTask('inspectUpload', file, bounds)).resolves.toMatchObject({ type: 'text/csv' });
    const stolen = runTask('inspectUpload', { ...file, path: secret }, bounds);
    await expect(stolen).rejects.toThrow('ERR_ACCESS_DENIED');
  });

  it.each([
    ['reads no file of the system', "await import('node:fs').then((fs) => fs.readFileSync('/etc/hostname'))"],
    ['reads no file of the server', `await import('node:fs').then((fs) => fs.readFileSync(${JSON.stringify(secret)}))`],
    ['writes nowhere else', `await import('node:fs').then((fs) => fs.writeFileSync(${JSON.stringify(secret)}, ''))`],
    ['starts no program', "await import('node:child_process').then((all) => all.execFileSync('id'))"],
    ['reaches no internals', "process.binding('tcp_wrap')"],
  ])('%s', async (_, code) => {
    expect(await inWorker(code)).toBe('ERR_ACCESS_DENIED');
  });

  it.each([
    ['connects to nobody', connecting('net', "connect(9, '127.0.0.1')")],
    ['connects to no program of the machine', connecting('net', "connect('/tmp/some.sock')")],
    ['connects to nobody in secret', connecting('tls', "connect(9, '127.0.0.1')")],
    ['fetches nothing', "await fetch('http://127.0.0.1:8089/').catch((error) => { throw error.cause })"],
    ['listens to nobody', connecting('net', "createServer().listen(0, '127.0.0.1')")],
    ['sends no datagram', connecting('dgram', "createSocket('udp4').send('a', 9, '127.0.0.1')")],
    ['asks for no name', "await import('node:dns').then((dns) => dns.promises.lookup('example.org'))"],
    [
      'asks no name server',
      "await import('node:dns').then((dns) => new dns.promises.Resolver().resolve('example.org'))",
    ],
    ['does so in no thread', "const { Worker } = await import('node:worker_threads'); new Worker('', { eval: true })"],
  ])('%s', async (_, code) => {
    expect(await inWorker(code)).toBe('ERR_ACCESS_DENIED');
  });
});

/** Rejects with what the way out says, whether it is thrown or told later; a refusal of the other side would be another one. */
function connecting(module: string, call: string): string {
  return `await import('node:${module}').then((all) => new Promise((_, no) => all.${call}.on('error', no)))`;
}
