import { expect, it } from 'vitest';
import { textOfFiles } from './text-of-files.ts';

const file = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'Geraet.txt');
const wide = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));

it('files of the script are one text, also those that PowerShell writes as UTF-16', async () => {
  const plain = file(new TextEncoder().encode('AW1;a\n'));
  const little = file(wide('AW1;b\r\n'));
  const big = file(new Uint8Array(Buffer.from(wide('AW1;c')).swap16()));
  expect(await textOfFiles([plain, little, big])).toBe('AW1;a\n\nAW1;b\r\n\nAW1;c');
});

it('a file that no script has written is not read', async () => {
  expect(await textOfFiles([file(new Uint8Array(2_000_000))])).toBe('');
});
