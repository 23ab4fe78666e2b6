import { createHash } from 'node:crypto';
import type { Row } from './read-catalogue-rows.ts';

/** A UUID (version 5) made of the entry's kind and names, the same on every machine: proposed for new rows. */
export function proposedId(row: Pick<Row, 'file'>, names: readonly string[]): string {
  const hash = createHash('sha1')
    .update(`ankaufwerk-catalogue/${row.file}/${names.join('/')}`)
    .digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

/** In lower case and whole: the shorter ids of the specification are for addresses only. */
const isUuid = (id: string) => /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id);

/** Reads the ids of one catalogue: each must be there, be a UUID, and be the only one of its kind. */
export function idReader() {
  const taken = new Map<string, string>();
  return (row: Row, ...names: readonly string[]): string => {
    const id = row.optional('id');
    if (id === undefined) throw row.refuse('id', `is empty; write ${proposedId(row, names)}`);
    if (!isUuid(id)) throw row.refuse('id', `'${id}' is not a UUID`);
    const before = taken.get(id);
    if (before !== undefined) throw row.refuse('id', `is already the id at ${before}`);
    taken.set(id, `${row.file}.csv, line ${row.line}`);
    return id;
  };
}
