import { deflateRawSync } from 'node:zlib';

/** A form as bytes on the wire. */
export interface BadForm {
  why: string;
  payload: string | Buffer;
  contentType?: string;
}

const disposition = (rest: string) => `Content-Disposition: form-data; ${rest}`;
const named = (filename: string, name = 'file') => disposition(`name="${name}"; filename="${filename}"`);
const list = 'a;b\n1;2\n';

function part(head: string, content: string | Buffer = list): Buffer {
  return Buffer.concat([Buffer.from(`--x\r\n${head}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n')]);
}
function form(...parts: Buffer[]): Buffer {
  return Buffer.concat([...parts, Buffer.from('--x--\r\n')]);
}

/** Forms that are broken, or carry something else than files called `file`. */
export const badForms: BadForm[] = [
  { why: 'nothing', payload: '' },
  { why: 'no part', payload: '--x--\r\n' },
  { why: 'no end', payload: part(named('a.csv')) },
  { why: 'half a boundary', payload: '--x' },
  { why: 'no form', payload: 'garbage' },
  { why: 'no boundary', payload: form(part(named('a.csv'))), contentType: 'multipart/form-data' },
  { why: 'another boundary', payload: form(part(named('a.csv'))), contentType: 'multipart/form-data; boundary=y' },
  {
    why: 'an endless boundary',
    payload: form(part(named('a.csv'))),
    contentType: `multipart/form-data; boundary=${'x'.repeat(5_000)}`,
  },
  { why: 'a part without a head', payload: form(part('nonsense')) },
  { why: 'a part with another name', payload: form(part(named('a.csv', 'other'))) },
  { why: 'a part without a name', payload: form(part(disposition('filename="a.csv"'))) },
  { why: 'a part named __proto__', payload: form(part(named('a.csv', '__proto__'))) },
  { why: 'a part named constructor', payload: form(part(named('a.csv', 'constructor'))) },
  { why: 'a field', payload: form(part(disposition('name="file"'))) },
  {
    why: 'a field beside the file',
    payload: form(part(named('a.csv')), part(disposition('name="offerId"'), 'offer-1')),
  },
  { why: 'a huge field', payload: form(part(disposition('name="file"'), 'x'.repeat(3_000_000))) },
  {
    why: 'a field of broken JSON',
    payload: form(part(`${disposition('name="a"')}\r\nContent-Type: application/json`, '{')),
  },
  { why: 'a hundred fields', payload: form(...Array.from({ length: 100 }, () => part(disposition('name="a"'), 'b'))) },
  { why: 'a hundred files', payload: form(...Array.from({ length: 100 }, () => part(named('a.csv')))) },
  { why: 'a list without a file name', payload: form(part(`${disposition('name="file"')}\r\nContent-Type: text/csv`)) },
  { why: 'an empty file name', payload: form(part(named(''))) },
];

/** The start of a zip with one compressed entry. */
function zip(name: string, content: Buffer): Buffer {
  const data = deflateRawSync(content);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04_03_4b_50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(data.length, 18);
  head.writeUInt32LE(content.length, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name), data]);
}

const page = '<!-- a;b --><html><script>alert(1)</script></html>';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Files whose names or types say something else than their content. */
export const mislabelledFiles: { why: string; name: string; type?: string; content: string | Buffer }[] = [
  { why: 'a zip bomb as a list', name: 'liste.csv', type: 'text/csv', content: zip('a', Buffer.alloc(20_000_000)) },
  { why: 'a zip bomb as a table', name: 'liste.xlsx', content: zip('[Content_Types].xml', Buffer.alloc(20_000_000)) },
  { why: 'a page as a picture', name: 'foto.png', type: 'image/png', content: page },
  { why: 'a page as a list', name: 'liste.csv', type: 'text/csv', content: page },
  { why: 'a page behind blank lines as a list', name: 'liste.csv', content: `\uFEFF\n \n${page}` },
  { why: 'a page in UTF-16 as a list', name: 'liste.csv', content: Buffer.from(`\uFEFF${page}`, 'utf16le') },
  { why: 'a page as an invoice', name: 'rechnung.xml', content: page },
  { why: 'entities that grow', name: 'r.xml', content: '<!DOCTYPE a [<!ENTITY b "&c;&c;">]><a>&b;</a>' },
  { why: 'a script as a drawing', name: 'plan.svg', content: 'alert(1)//<svg></svg>' },
  { why: 'a program as a document', name: 'rechnung.pdf', type: 'application/pdf', content: 'MZ\u0090\u0000\u0003' },
  { why: 'a program for Linux', name: 'liste.csv', content: Buffer.from('7f454c460201', 'hex') },
  { why: 'a film as a picture', name: 'foto.jpg', content: Buffer.from('000000186674797069736f6d', 'hex') },
  { why: 'a list under two names', name: 'liste.csv.exe', content: list },
  { why: 'a turned name', name: 'liste\u202evsc.exe', content: list },
];

/** A picture that is a page as well, and names that mean something elsewhere: taken as what the content is, and renamed. */
export const renamedFiles: { name: string; content: string | Buffer; becomes: string }[] = [
  { name: 'foto.html', content: Buffer.concat([png, Buffer.from(page)]), becomes: 'foto.png' },
  { name: '..\\..\\windows\\liste.csv', content: list, becomes: 'liste.csv' },
  { name: 'a\u202eb\u0007.csv', content: list, becomes: 'ab.csv' },
  { name: `${'a'.repeat(119)}😀.csv`, content: list, becomes: `${'a'.repeat(119)}.csv` },
  { name: '=cmd|calc!A1.csv', content: list, becomes: '=cmdcalc!A1.csv' },
];
