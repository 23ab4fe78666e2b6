import { describe, expect, it } from 'vitest';
import { TooLarge, unpackWorkbook } from '#server/asset-lists/unpack-workbook.ts';
import { readBankFiles } from '#server/bank/read-bank-files.ts';
import { unpackZip } from '#server/catalogue/import/unpack-zip.ts';
import { zipKind } from '#server/uploads/zip-kind.ts';
import { overlappingZip } from '#tests/factories/overlapping-zip.ts';

/** Thirty times what lies there once, and nothing of it by what the directory states. */
const of = (name: string) => overlappingZip(name, Buffer.alloc(200_000, '<a/>'), 30);

describe('an archive whose entries lie over each other', () => {
  it('is a bomb as a table, and is unpacked by nobody who reads one', async () => {
    expect(zipKind(of('xl/workbook.xml'))).toBe('bomb');
    expect(() => unpackWorkbook(of('xl/workbook.xml'))).toThrow(TooLarge);
    expect(() => unpackZip('katalog.zip', of('models.csv'))).toThrow('liegen übereinander');
    const read = await readBankFiles({ content: of('auszug.xml'), ownIbans: ['DE02120300000000202051'] });
    expect(read).toEqual([{ reading: { unread: 'zipUnread' } }]);
  });
});
