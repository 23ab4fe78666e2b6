import { unzipSync } from 'fflate';
import { bankLimits } from '#contract/money/bank-limits.ts';
import type { BankReading } from '#domain/bank/bank-message.ts';
import { overlapWatch } from '#server/zips/overlap-watch.ts';
import { readBankMessage } from './read-bank-message.ts';

/** A file as it was handed in, or one of a ZIP, with what is read of it. */
export interface ReadFile {
  /** Of one in a ZIP. */
  readonly inside?: { readonly name: string; readonly content: Uint8Array };
  readonly reading: BankReading;
}

interface HandedIn {
  readonly content: Uint8Array;
  readonly ownIbans: readonly string[];
}

/** All files of a ZIP together, in bytes. */
const unpackedBytes = 200 * 1024 * 1024;

class Unpackable extends Error {}

/** Task of a worker: reads a file of the bank, or each of a ZIP, as banks hand statements out: then each stands for itself. */
export async function readBankFiles({ content, ownIbans }: HandedIn): Promise<ReadFile[]> {
  if (!isZip(content)) return [{ reading: await readBankMessage({ content, ownIbans }) }];
  const files = unpack(content);
  if (files === undefined || files.length === 0) return [{ reading: { unread: 'zipUnread' } }];
  const read: ReadFile[] = [];
  for (const [name, bytes] of files)
    read.push({ inside: { name, content: bytes }, reading: await readBankMessage({ content: bytes, ownIbans }) });
  return read;
}

function isZip(content: Uint8Array): boolean {
  return Buffer.from(content.subarray(0, 4)).toString('latin1') === 'PK\u0003\u0004';
}

/** What of an archive could be XML, by its names; undefined where it is damaged or far too large. */
function unpack(content: Uint8Array): [name: string, bytes: Uint8Array][] | undefined {
  let [count, unpackedSize] = [0, 0];
  const overlaps = overlapWatch(content);
  try {
    const unpacked = unzipSync(content, {
      filter: ({ name, size, originalSize }) => {
        if (overlaps({ size })) throw new Unpackable();
        if (/(^|\/)(__MACOSX\/|\.)|\/$/.test(name)) return false;
        count += 1;
        unpackedSize += originalSize;
        if (count > bankLimits.inZip || unpackedSize > unpackedBytes || originalSize > bankLimits.bytes)
          throw new Unpackable();
        return true;
      },
    });
    return Object.entries(unpacked)
      .filter(([, bytes]) => /^\uFEFF?\s*</.test(Buffer.from(bytes.subarray(0, 100)).toString('utf8')))
      .sort(([one], [other]) => (one < other ? -1 : 1));
  } catch {
    // It says what it is; how exactly it is broken helps nobody.
    return undefined;
  }
}
