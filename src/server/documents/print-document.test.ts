import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { takeSnapshot } from '#documents/documents.ts';
import type { MediumRecord } from '#domain/offer/media/medium-record.ts';
import type { DocumentSnapshot, MediaSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import { plateFormats } from '#domain/units/plate-labels.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { paidLine, selfBilledSnapshot } from '#tests/factories/paper-snapshots.ts';
import { pdfPages, pdfText } from '#tests/support/pdf-text.ts';
import { printedPicture } from '#tests/support/printed-picture.ts';
import { processing, providerNow } from './issue-documents.ts';
import { printDocument, printLabels, printPlates } from './print-document.ts';
import { termsOf } from './terms-of.ts';

const medium = (index: number): MediumRecord => ({
  serial: `S4EM${String(index).padStart(6, '0')}`,
  model: 'Samsung PM883',
  method: 'Clear: einmal überschrieben und geprüft',
  result: 'erased',
});

function certificate(media: MediumRecord[], changes: Partial<MediaSnapshot> = {}): DocumentSnapshot {
  const story = offerIn('received');
  story.given('provider', { type: 'startDeletion' }).given('provider', { type: 'finishDeletion', media });
  const source = {
    number: 'LZ-2026-000001',
    issuedAt: story.now,
    state: story.state,
    provider: providerNow(),
    termsOf,
    processing: processing(),
  };
  return { ...takeSnapshot('deletionCertificate', source), ...changes } as MediaSnapshot;
}
const seller = { name: 'Kim Größler-Łuć', street: 'Hafenstraße 1', zip: '04109', city: 'Köln' };

describe('a document as PDF', () => {
  let bytes: Uint8Array;
  beforeAll(async () => {
    bytes = await printDocument(certificate([medium(1)], { seller }));
  });

  it('is the same each time, so that a repeated job changes nothing (INV-41)', async () => {
    const again = await printDocument(certificate([medium(1)], { seller }));
    const hash = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
    expect(hash(again)).toBe(hash(bytes));
  });

  it('is German, has a title, a structure and its own fonts', async () => {
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Löschzertifikat LZ-2026-000001', Language: 'de-DE' });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect(Buffer.from(bytes).toString('latin1')).toMatch(/\/FontFile2/);
    const structure = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
    for (const role of ['H1', 'Table', 'TH', 'TD']) expect(structure).toContain(`"role":"${role}"`);
  });

  it('can be read as it is written, umlauts and foreign letters too', async () => {
    const text = await pdfText(bytes);
    for (const words of [
      'Kim Größler-Łuć',
      'Hafenstraße 1',
      '04109 Köln',
      'S4EM000001',
      'überschrieben',
      'Seite 1 von 1',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('of one line has one page: half a sentence on a second one is taken for a fault', async () => {
    const gutschrift = selfBilledSnapshot([paidLine(15, 46_500)], { eInvoice: { xrechnungLacks: [] } });
    const pages = await pdfPages(await printDocument(gutschrift));
    expect(pages).toHaveLength(1);
  });

  it('names every medium over many pages, each with the head of the table and its number', async () => {
    const media = Array.from({ length: 300 }, (_, index) => medium(index + 1));
    const printed = await printDocument(certificate(media));
    const text = await pdfText(printed);
    expect(media.filter(({ serial }) => !text.includes(serial))).toEqual([]);
    const pages = (await getDocumentProxy(new Uint8Array(printed))).numPages;
    expect(pages).toBeGreaterThan(5);
    expect(text.match(/Seriennummer Datenträger/g)).toHaveLength(pages);
    expect(text).toContain(`Seite ${pages} von ${pages}`);
  });

  it('sets what is longer than a page, what reads from the right and what no font has, and nothing that turns words around', async () => {
    const model = `${'Donaudampfschifffahrt'.repeat(400)} شركة שלום Привет 莱 \u202eRechnung\u0000\ud800`;
    const text = await pdfText(await printDocument(certificate([{ ...medium(1), model }])));
    for (const words of ['Привет', '□', 'Rechnung', 'Seite 1 von']) expect(text).toContain(words);
    expect(text).toMatch(/שלום|םולש/);
  });
});

describe('labels', () => {
  it('have a page each, with both addresses, the reference and its bars', async () => {
    const label = (parcel: number) => ({
      from: ['Muster Ankauf e. K.', 'Musterstraße 1', '04109 Leipzig'],
      to: ['Kim Größler-Łuć', 'Hafenstraße 1', '20457 Hamburg'],
      reference: `B-2026-000123-1-${parcel}`,
      notes: [`Paket ${parcel} von 2`],
    });
    const bytes = await printLabels([label(1), label(2)]);
    const pages = await pdfPages(bytes);
    expect(pages).toHaveLength(2);
    for (const words of ['Kim Größler-Łuć', '20457 Hamburg', '04109 Leipzig', 'Paket 2 von 2', 'B-2026-000123-1-2'])
      expect(pages[1]).toContain(words);
    expect(Buffer.from(await printLabels([label(1), label(2)]))).toEqual(Buffer.from(bytes));
  });

  it('of a plate shows a long serial number whole, on the smallest label too', async () => {
    const label = { plate: 'E-7KQ2M9XA', title: 'Lenovo ThinkPad T480', note: 'B-2026-000004 · S/N PF3000012345678' };
    const bytes = await printPlates({ title: 'Kennzeichen', format: 'sheet40', start: 1, labels: [label] });
    expect(await pdfText(bytes)).toContain('PF3000012345678');
  });

  beforeAll(async () => {
    const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
    await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true });
  });

  it.each(keysOf(plateFormats))('of a plate is read at 150 dots an inch, two dots out of focus: %s', async (format) => {
    const label = { plate: 'E-7KQ2M9XA', title: 'Lenovo ThinkPad T480', note: 'B-2026-000004' };
    const bytes = await printPlates({ title: 'Kennzeichen', format, start: 1, labels: [label] });
    const read = async (format: 'Code128' | 'QRCode', seen: Parameters<typeof printedPicture>[1]) =>
      (await readBarcodes(await printedPicture(bytes, seen), { formats: [format] })).map(({ text }) => text);
    expect(await read('QRCode', { dotsPerInch: 150, blur: 2 })).toEqual([label.plate]);
    // For scanners that know bars alone.
    expect(await read('Code128', { dotsPerInch: 300, blur: 1 })).toEqual([label.plate]);
  });
});
