import { CFB } from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';

/** A file in the form of old Office programs, with streams of these names. */
export function oleOf(...streams: string[]): Buffer {
  const container = CFB.utils.cfb_new();
  for (const name of streams) CFB.utils.cfb_add(container, `/${name}`, Buffer.alloc(5_000));
  return Buffer.from(CFB.write(container, { type: 'buffer' }));
}

/** A zip of these files. */
export function zipOf(files: Readonly<Record<string, string | Uint8Array>>, level: 0 | 6 = 6): Buffer {
  const entries = Object.entries(files).map(([name, content]) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(entries), { level }));
}

/** A table of a few kilobytes that unpacks to many megabytes. */
export function bombTable(megabytes: number): Buffer {
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': '<workbook/>',
    'xl/worksheets/sheet1.xml': Buffer.alloc(megabytes * 1024 * 1024, '<row/>'),
  });
}
