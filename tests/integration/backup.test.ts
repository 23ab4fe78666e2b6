// Dear: everything is saved and put back, by commands in processes of their own.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommandType } from '#domain/offer/commands/commands.ts';
import { readManifest } from '#server/backup/manifest.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import type { Database } from '#server/db/client.ts';
import { documents } from '#server/db/schema/documents.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import { openFiles } from '#server/files.ts';
import { openJobs } from '#server/jobs.ts';
import { nextNumber } from '#server/numbers.ts';
import { verifyOffers } from '#server/offers/verify.ts';
import { inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { databaseDigest } from '#tests/support/database-digest.ts';
import { openObjectStore } from '#tests/support/object-store.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

const sale: CommandType[] = [
  ...(['submitOffer', 'submitBid', 'acceptBid', 'submitAddresses', 'linkOrder', 'verifyData'] as const),
  ...(['sendShippingLabel', 'dispatchGoods', 'confirmScopeOfSupply', 'startDeletion', 'finishDeletion'] as const),
  ...(['startTesting', 'finishTesting', 'skipAdjustingBid', 'issueInvoice', 'finishOffer'] as const),
];

let test: TestApp;
let folder: string;
let backup: string;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  test = await startTestApp();
  folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-backup-'));
  backup = join(folder, 'sicherung');
  await playCommands(
    test,
    newOfferId(),
    (command) => (command.type === 'submitOffer' ? { ...command, inquiryId: 'A-1999-000001' } : command),
    sale,
  );
  await test.runJobs();
  const seller = await signUp(test, 'verkauf@example.org');
  await signInStaff(test);
  const sent = await succeed(
    seller.upload('/selfservice/api/uploads', [{ name: 'liste.pdf', content: '%PDF-1.7\n%%EOF' }]),
  );
  const itemsListUpload = JSON.parse(JSON.stringify(sent))[0].url;
  await succeed(
    seller.post(`/selfservice/api/submitOffer/${newOfferId()}`, inquiryBody('x@example.org', { itemsListUpload })),
  );
  await writeBackup(test.deps, backup);
});
afterAll(async () => {
  for (const close of closing) await close();
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

/** An empty place for a backup: a database without a row and a folder without a file. */
async function elsewhere(database: Promise<Database> = openTestDatabase()) {
  const opened = await database;
  const jobs = openJobs({ database: opened, log: test.deps.log });
  closing.push(async () => {
    await jobs.stop();
    await opened.close();
  });
  const dataDir = mkdtempSync(join(folder, 'daten-'));
  return { database: opened, db: opened.drizzle, jobs, files: openFiles({ storageUrl: undefined, dataDir }) };
}

/** All tables; the signing secret comes with the backup as well. */
const everything = (place: Pick<TestApp['deps'], 'database' | 'db'>) => databaseDigest(place);

describe('a backup', () => {
  it('brings all rows, waiting jobs, files and numbers to another place', async () => {
    const place = await elsewhere();
    const { rows, files } = await restoreBackup(place, backup, { replace: false });
    expect(rows).toBeGreaterThan(40);
    expect(files).toBeGreaterThanOrEqual(3);
    expect(await everything(place)).toEqual(await everything(test.deps));
    const verified = await verifyOffers(place.db);
    expect(verified).toEqual({ checked: 2, differences: [] });
    const issued = await place.db.select().from(documents);
    expect(issued.length).toBeGreaterThan(0);
    for (const { storedAs, sha256 } of issued) {
      const content = await buffer(await place.files.read(storedAs ?? ''));
      expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
    }
    const next = (on: typeof place) =>
      on.database.transaction((tx) => nextNumber(tx, 'inquiry', test.clock.now().toISOString()));
    expect(await next(place)).toBe(await next({ ...place, ...test.deps }));
  });

  it('takes files out of an object store and puts them into one', async () => {
    const store = await openObjectStore();
    closing.push(async () => store.close());
    const place = { ...(await elsewhere()), files: openFiles({ storageUrl: store.url(), dataDir: folder }) };
    const { files } = await restoreBackup(place, backup, { replace: false });
    expect(files).toBeGreaterThanOrEqual(3);
    const fromStore = join(folder, 'aus-dem-speicher');
    await writeBackup({ ...place, clock: test.clock }, fromStore);
    const hashes = async (of: string) =>
      (await readManifest(of)).files.map(({ key, sha256 }) => [key, sha256]).toSorted();
    expect(await hashes(fromStore)).toEqual(await hashes(backup));
  });

  it('is of one instant, whatever is sold beside it', async () => {
    const busy = join(folder, 'betrieb');
    let isDone = false;
    const selling = (async () => {
      for (let count = 0; !isDone; count += 1) {
        await succeed(
          test.visitor().post(`/selfservice/api/submitOffer/${newOfferId()}`, inquiryBody(`b${count}@example.org`)),
        );
      }
    })();
    await writeBackup(test.deps, busy);
    isDone = true;
    await selling;
    const place = await elsewhere();
    await restoreBackup(place, busy, { replace: false });
    expect((await verifyOffers(place.db)).differences).toEqual([]);
  });

  it('is not restored over data, unless that is said', async () => {
    const place = await elsewhere();
    await restoreBackup(place, backup, { replace: false });
    await place.db.delete(uploads);
    const before = await everything(place);
    await expect(restoreBackup(place, backup, { replace: false })).rejects.toThrow('nicht leer');
    expect(await everything(place)).toEqual(before);
    await restoreBackup(place, backup, { replace: true });
    expect(await everything(place)).not.toEqual(before);
    expect((await verifyOffers(place.db)).checked).toBe(2);
  });

  it('goes into a new folder only', async () => {
    await expect(writeBackup(test.deps, backup)).rejects.toThrow('gibt es schon');
    expect((await readManifest(backup)).format).toBe(1);
  });

  it('can be read by nobody else', async () => {
    expect(statSync(backup).mode & 0o077).toBe(0);
    expect(statSync(join(backup, 'manifest.json')).mode & 0o077).toBe(0);
  });
});

describe('half a backup', () => {
  it('that could not be finished leaves nothing that looks like one', async () => {
    const files = { ...test.deps.files, read: () => Promise.reject(new Error('The store is away')) };
    const broken = join(folder, 'abgebrochen');
    await expect(writeBackup({ ...test.deps, files }, broken)).rejects.toThrow('cannot be read');
    expect(existsSync(broken)).toBe(false);
    expect(readdirSync(folder).filter((name) => name.startsWith('abgebrochen'))).toEqual([]);
  });

  it('that a killed process left is refused: its manifest was never written', async () => {
    const left = join(folder, 'getötet.unfertig-1');
    cpSync(backup, left, { recursive: true });
    rmSync(join(left, 'manifest.json'));
    await expect(restoreBackup(await elsewhere(), left, { replace: false })).rejects.toThrow('keine fertige Sicherung');
  });

  it.each(['tables/public.offer.ndjson.gz', 'files'])('of which something was changed is refused: %s', async (what) => {
    const damaged = mkdtempSync(join(folder, 'beschädigt-'));
    cpSync(backup, damaged, { recursive: true });
    const { files } = await readManifest(damaged);
    writeFileSync(join(damaged, what === 'files' ? (files[0]?.path ?? '') : what), 'x');
    const place = await elsewhere();
    await place.jobs.install();
    const before = await everything(place);
    await expect(restoreBackup(place, damaged, { replace: false })).rejects.toThrow('beschädigt');
    expect(await everything(place)).toEqual(before);
  });
});
