// Dear: many files are read.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UploadedFile } from '#tests/support/http-client.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const path = '/selfservice/api/uploads';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const csv = { name: 'Liste.csv', content: 'Modell;Anzahl\nR640;3\n' };

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('an upload', () => {
  it('may be twenty images at once, but not more and not two lists', async () => {
    const images = Array.from({ length: 21 }, (_, n) => ({ name: `${n}.png`, content: png }));
    expect((await test.visitor().upload(path, images.slice(0, 20))).json()).toHaveLength(20);
    expect((await test.visitor().upload(path, images)).json()).toMatchObject({ status: 413, code: 'uploadTooMany' });
    expect((await test.visitor().upload(path, [csv, csv])).json()).toMatchObject({ code: 'uploadTooMany' });
  });

  it.each<[string, UploadedFile, string]>([
    ['a picture by its content', { name: 'foto.exe', content: png, type: 'application/x-msdownload' }, 'foto.png'],
    [
      'a drawing',
      { name: 'plan.svg', content: '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"></svg>' },
      'plan.svg',
    ],
    [
      'an e-invoice',
      { name: 'rechnung.xml', content: '<?xml version="1.0"?>\n<Invoice><ID>1</ID></Invoice>' },
      'rechnung.xml',
    ],
    ['a document', { name: 'Rechnung 1.PDF', content: '%PDF-1.7\n%%EOF' }, 'Rechnung 1.pdf'],
    [
      'a list with umlauts of Windows',
      { name: 'Geräte.csv', content: Buffer.from('Ger\xe4t;1', 'latin1') },
      'Geräte.csv',
    ],
    ['a name without its folders', { name: '../../etc/passwd.csv', content: 'a;b' }, 'passwd.csv'],
    ['a name of dots', { name: '...csv', content: 'a;b' }, 'Datei.csv'],
  ])('is taken: %s', async (_, file, name) => {
    expect((await test.visitor().upload(path, [file])).json()).toMatchObject([{ name }]);
  });

  it.each<[string, UploadedFile, number, string]>([
    [
      'a program',
      { name: 'foto.png', content: Buffer.from('MZ\x90\x00\x03\x00\x00\x00', 'latin1') },
      415,
      'uploadTypeRefused',
    ],
    ['a page', { name: 'liste.csv', content: '<html><script>alert(1)</script></html>' }, 415, 'uploadTypeRefused'],
    [
      'entities that grow',
      { name: 'x.xml', content: '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' },
      415,
      'uploadDeclaresEntities',
    ],
    ['a table cut short', { name: 'Liste.xlsx', content: Buffer.from('PK\u0003\u0004 half') }, 422, 'listDamaged'],
    [
      'a text that is called a workbook',
      { name: 'Liste.xlsx', content: 'Modell;Anzahl\nR640;3\n' },
      415,
      'listNoTable',
    ],
    ['blanks only', { name: 'Liste.csv', content: ' ; ; \n\n ;;\n' }, 422, 'listBlank'],
    ['nothing in it', { name: 'leer.csv', content: '' }, 400, 'uploadEmpty'],
    ['a list of more than 10 MB', { name: 'gross.csv', content: 'a;b\n'.repeat(2_700_000) }, 413, 'uploadTooLarge'],
    [
      'an image of more than 15 MB',
      { name: 'gross.png', content: Buffer.concat([png, Buffer.alloc(15 * 1024 * 1024)]) },
      413,
      'uploadTooLarge',
    ],
  ])('is refused: %s', async (_, file, status, code) => {
    expect((await test.visitor().upload(path, [file])).json()).toMatchObject({ status, code });
  });
});
