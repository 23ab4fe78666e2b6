import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { mock } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { openFiles } from '#server/files.ts';
import { failureText } from '#server/tell-failure.ts';
import { freePort } from '#tests/support/free-port.ts';
import { slowLine } from '../../bench/slow-line.ts';
import { command, shopWithSales } from '../databases/moves.ts';
import { contentsOf, differencesOf } from '../databases/same-data.ts';
import { outsideAway } from './outside-away.ts';
import type { RealStore } from './real-store.ts';
import { openS3rver } from './s3rver.ts';
import { openSwift } from './swift.ts';

const stores = { swift: openSwift, s3rver: openS3rver };
const bucket = 'laden';
const hour = 3_600_000;

/**
 * A store as it comes: what each way to write STORAGE_URL does, a shop with sales and papers put back into it, and uploads while it is out of
 * reach.
 */
export async function behindStore(which: keyof typeof stores) {
  const store = await stores[which]();
  const folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-store-'));
  const address = (changes: Partial<Address> = {}) => addressOf({ ...store, bucket, more: '', ...changes });
  try {
    console.log(store.name);
    await makeBucket(store);
    const odd = await tryWays(store, address);

    const shop = await shopWithSales(folder);
    const backup = join(folder, 'backup');
    command('take-backup', shop, backup);
    const inStore = { dataDir: mkdtempSync(join(folder, 'data-')), storageUrl: address() };
    command('restore', inStore, backup);
    const [before, after] = [await contentsOf(shop), await contentsOf(inStore)];
    odd.push(...differencesOf(before, after));

    const counted = await outsideAway(20, undefined, async () => ({
      port: store.port,
      url: (port = store.port) => address({ port }),
      close: () => {},
    }));
    return { papersInStore: after.papers.size, ...counted, odd: [...odd, ...counted.odd] };
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Address extends Pick<RealStore, 'port' | 'key' | 'secret' | 'region'> {
  readonly bucket: string;
  readonly more: string;
}

function addressOf({ key, secret, port, bucket: into, region, more }: Address): string {
  const [name, word] = [key, secret].map(encodeURIComponent);
  return `s3://${name}:${word}@127.0.0.1:${port}/${into}?region=${region}${more || '&tls=off'}`;
}

async function makeBucket({ port, region, key, secret }: RealStore): Promise<void> {
  const credentials = { accessKeyId: key, secretAccessKey: secret };
  const client = new S3Client({ endpoint: `http://127.0.0.1:${port}`, region, credentials, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
}

/** As what each address ends, one file put, read and taken away. */
async function tryWays(store: RealStore, address: (changes?: Partial<Address>) => string): Promise<string[]> {
  const odd: string[] = [];
  const tried = async (what: string, url: string, expected: RegExp) => {
    const said = await asked(url);
    console.log(`  ${what.padEnd(34)}${said}`);
    if (!expected.test(said)) odd.push(`${what}: ${said}`);
  };
  const works = /^works$/;
  await tried('as it should be', address(), works);
  const onlyHere = (told: RegExp) => (store.isStrict ? told : works);
  await tried('another secret', address({ secret: 'falsch' }), onlyHere(/lässt Schlüssel und Geheimnis/));
  await tried('another key', address({ key: 'fremd:keiner' }), /lässt Schlüssel und Geheimnis/);
  await tried('another bucket', address({ bucket: 'keiner' }), /Bucket, den STORAGE_URL nennt, gibt es nicht/);
  const elsewhere = onlyHere(new RegExp(`Schreiben Sie region=${store.region} in STORAGE_URL`));
  await tried('another region', address({ region: 'eu-west-9' }), elsewhere);
  await tried('with TLS, which it has not', address({ more: '&tls=on' }), /gehört tls=off in STORAGE_URL/);
  await tried('nobody there', address({ port: await freePort() }), /antwortet nicht/);

  const slow = await slowLine(`http://127.0.0.1:${store.port}`);
  await tried('over a slow line', address({ port: Number(new URL(slow.url).port) }), works);
  slow.close();

  mock.timers.enable({ apis: ['Date'], now: Date.now() + hour });
  await tried('by a clock an hour ahead', address(), works);
  mock.timers.reset();

  await store.fail();
  await tried('without what holds its files', address(), /gestört oder überlastet|antwortet nicht/);
  await store.mend();
  for (let tries = 0; (await asked(address())) !== 'works' && tries < 100; tries += 1) await pause(100);
  await tried('with it again', address(), works);
  return odd;
}

async function asked(storageUrl: string): Promise<string> {
  const files = openFiles({ dataDir: '/nowhere', storageUrl });
  const content = Buffer.alloc(300_000, 'Modell;Anzahl\n');
  try {
    await files.check();
    await files.put('liste', content, 'text/csv');
    const kept = await buffer(await files.read('liste'));
    await files.remove('liste');
    return kept.equals(content) ? 'works' : 'another file came back';
  } catch (error) {
    return failureText(error);
  }
}
