// Dear: pictures are drawn by a process of its own.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPreviews } from './previews.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-previews-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const sender = (network = '192.0.2.1') => ({ network, signal: new AbortController().signal });
const log = { warn: () => {} };

describe('preview pictures', () => {
  it('are made once and kept over a restart, the newest of so many', async () => {
    const made = await openPreviews({ folder, most: 1, log }).of('Dell PowerEdge R640', sender());
    expect(Buffer.from(made).toString('latin1', 1, 4)).toBe('PNG');
    const [file = ''] = readdirSync(folder);
    writeFileSync(join(folder, file), 'kept');
    const later = openPreviews({ folder, most: 1, log });
    expect(Buffer.from(await later.of('Dell PowerEdge R640', sender())).toString()).toBe('kept');
    await later.of('Dell PowerEdge R740', sender());
    expect(readdirSync(folder)).toHaveLength(1);
    expect(readdirSync(folder)).not.toEqual([file]);
  });

  it('are shown where they cannot be kept, and leave nothing half-written', async () => {
    const previews = openPreviews({ folder, log });
    const made = await previews.of('Dell PowerEdge R640', sender());
    const [file = ''] = readdirSync(folder);
    rmSync(join(folder, file));
    mkdirSync(join(folder, file, 'in-the-way'), { recursive: true });
    expect(await previews.of('Dell PowerEdge R640', sender())).toEqual(made);
    expect(readdirSync(folder)).toEqual([file]);
  });

  it('are made for a network in turn, and refused to one that asks for too many at once', async () => {
    const previews = openPreviews({ folder, log });
    const leaving = new AbortController();
    const all = Array.from({ length: 14 }, (_, at) =>
      previews.of(`Titel ${at}`, { network: '192.0.2.1', signal: leaving.signal }),
    );
    const ends = Promise.allSettled(all);
    await expect(
      Promise.any(all.slice(12).map((one) => one.catch((error) => Promise.resolve(error)))),
    ).resolves.toMatchObject({
      document: { status: 429, code: 'tooManyRequests' },
    });
    leaving.abort();
    await ends;
  });
});
