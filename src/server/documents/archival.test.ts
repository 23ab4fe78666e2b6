import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import type { Attachment } from '#documents/attachment.ts';
import { printLetter } from '#documents/layout/print-letter.ts';
import type { Letter } from '#documents/letter.ts';
import { archivalFlaws, attachedFile, textOf, xmpOf, xmpTexts } from '#tests/support/archival-flaws.ts';
import { spokenTexts } from '#tests/support/content-flaws.ts';
import { pdfPages } from '#tests/support/pdf-text.ts';
import { shopFonts } from './shop-fonts.ts';

const cell = (text: string) => ({ text });
/** A letter with everything that can stand on one, over several pages, in several scripts. */
const letter: Letter = {
  title: 'Gutschrift GS-2026-000007 für „Müller & Söhne <GmbH>“',
  issuedAt: '2026-12-04T23:30:00.000Z',
  sender: {
    brand: 'Ankaufwerk',
    name: 'Muster & Co. e. K.',
    address: 'Musterstraße 1',
    foot: ['Muster & Co. e. K.', 'HRA 1'],
  },
  addressee: ['Kim Größler-Łuć', 'Hafenstraße 1', '04109 Köln'],
  references: [{ name: 'Nummer', value: 'GS-2026-000007' }],
  blocks: [
    { type: 'heading', text: 'Ihr Betrag' },
    { type: 'amount', caption: 'Wir zahlen', amount: '1.190,00 €', notes: ['binnen drei Werktagen'] },
    { type: 'paragraph', text: 'Привет, שלום, شركة, 莱 und \ue000 aus dem Privatbereich.\nZweite Zeile.' },
    { type: 'facts', facts: [{ name: 'Konto', value: 'DE02 1203 0000 0000 2020 51' }] },
    { type: 'code', content: 'https://example.org/pruefen/', name: 'QR-Code zur Prüfung', lines: ['Prüfen Sie es.'] },
    {
      type: 'table',
      columns: [{ title: 'Gerät' }, { title: 'Betrag', width: 30, figures: true }],
      rows: Array.from({ length: 40 }, (_, index) => [
        { text: `Dell PowerEdge ${index + 1}`, notes: ['Seriennummer laut Ihrer Angabe'] },
        cell('10,00 €'),
      ]),
      sums: [
        { name: 'Netto', amount: '1.000,00 €' },
        { name: 'Brutto', amount: '1.190,00 €', strong: true },
      ],
    },
    { type: 'page' },
    { type: 'toFillIn', fields: ['Ort, Datum'] },
  ],
};
const attachment: Attachment = {
  name: 'factur-x.xml',
  bytes: Buffer.from('<?xml version="1.0" encoding="UTF-8"?><a>ü</a>'),
  conformance: 'EN 16931',
};

describe('a letter as a file that is kept', () => {
  it('is a tagged PDF/A-3: marked, German, with fonts, colours and XMP, and nothing hidden or moving (INV-41)', async () => {
    expect(await archivalFlaws(await printLetter(letter, await shopFonts()))).toEqual([]);
  });

  it('says what is drawn from the right in the order in which it is read, and what no font has by its name', async () => {
    const doc = await PDFDocument.load(await printLetter(letter, await shopFonts()), { updateMetadata: false });
    const said = doc.getPages().flatMap(({ node }) => spokenTexts(node.Contents()));
    expect(said).toEqual(['Привет, שלום, شركة, 莱 und □ aus dem Privatbereich.']);
  });

  it('keeps the sums of a table together, wherever its rows end', async () => {
    const sums = ['Summe netto', 'zuzüglich 19 %', 'Summe brutto'];
    const fonts = await shopFonts();
    const ends = new Set<boolean>();
    for (let count = 14; count < 24; count += 1) {
      const rows = Array.from({ length: count }, (_, index) => [cell(`Dell PowerEdge ${index + 1}`)]);
      const named = sums.map((name) => ({ name, amount: '10,00 €' }));
      const table = { type: 'table' as const, columns: [{ title: 'Gerät' }], rows, sums: named };
      const pages = await pdfPages(await printLetter({ ...letter, blocks: [table] }, fonts));
      const holding = pages.filter((page) => sums.some((name) => page.includes(name)));
      expect(holding, `${count} rows`).toHaveLength(1);
      ends.add(holding[0] === pages[0]);
    }
    expect(ends.size).toBe(2);
  });

  it('has its e-invoice inside as one that says the same, with the words that tell programs of it', async () => {
    const bytes = await printLetter(letter, await shopFonts(), { attachment });
    expect(await archivalFlaws(bytes)).toEqual([]);
    const doc = await PDFDocument.load(bytes, { updateMetadata: false });
    const file = attachedFile(doc);
    expect(file).toMatchObject({ name: 'factur-x.xml', mime: 'text/xml', relation: '/Alternative' });
    expect(Buffer.from(file?.bytes ?? [])).toEqual(attachment.bytes);
    // In brackets and nowhere as digits, by which some programs find no name: as file, as Unicode file, and in the list of names.
    expect(
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\(factur-x\.xml\)/g),
    ).toHaveLength(3);
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/<(feff00)?66(00)?61(00)?63/i);
    const params = file?.dict.lookup(PDFName.of('Params'), PDFDict);
    expect(textOf(params?.get(PDFName.of('ModDate')))).toBe('D:20261204233000Z');
    const texts = xmpTexts(xmpOf(doc));
    expect(texts.get('fx:DocumentType')).toEqual(['INVOICE']);
    expect(texts.get('fx:DocumentFileName')).toEqual(['factur-x.xml']);
    expect(texts.get('fx:Version')).toEqual(['1.0']);
    expect(texts.get('fx:ConformanceLevel')).toEqual(['EN 16931']);
    expect(texts.get('pdfaProperty:name')?.sort()).toEqual([
      'ConformanceLevel',
      'DocumentFileName',
      'DocumentType',
      'Version',
      'part',
    ]);
    expect(texts.get('pdfaSchema:prefix')).toEqual(['pdfuaid', 'fx']);
  });

  it('is the same each time, with and without the file inside, and has an identifier of its own (INV-41)', async () => {
    const hash = async (enclosed: { attachment?: Attachment }) =>
      createHash('sha256')
        .update(await printLetter(letter, await shopFonts(), enclosed))
        .digest('hex');
    const enclosed = await hash({ attachment });
    expect(await hash({ attachment })).toBe(enclosed);
    expect(await hash({})).not.toBe(enclosed);
  });

  // The reference validator is Java, and no part of this project: whoever has it names its archives (decision 0180).
  const { VERAPDF_CLASSPATH } = process.env;
  if (VERAPDF_CLASSPATH) {
    it.each(['3a', 'ua1'])('passes the official rules of %s', async (flavour) => {
      const folder = await mkdtemp(join(tmpdir(), 'archival-'));
      const file = join(folder, 'letter.pdf');
      await writeFile(file, await printLetter(letter, await shopFonts(), { attachment }));
      const asked = ['-cp', VERAPDF_CLASSPATH, 'tests/support/JudgePdf.java', flavour, file];
      const { stdout } = await promisify(execFile)('java', asked).finally(() => rm(folder, { recursive: true }));
      expect(stdout.trim()).toBe('compliant');
    });
  }
});
