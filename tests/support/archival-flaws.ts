import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from 'pdf-lib';
import { SaxesParser } from 'saxes';
import { contentFlaws } from './content-flaws.ts';

/**
 * What keeps a PDF from being a tagged PDF/A-3, as far as it can be told without a validator: marks, structure, language,
 * output intent, XMP, embedded fonts with their words, nothing that moves, hides or needs a key.
 */
export async function archivalFlaws(bytes: Uint8Array): Promise<string[]> {
  const doc = await PDFDocument.load(bytes, { updateMetadata: false });
  const { context, catalog } = doc;
  const raw = Buffer.from(bytes).toString('latin1');
  const all = context.enumerateIndirectObjects().map(([, object]) => object);
  const intents = catalog.lookupMaybe(PDFName.of('OutputIntents'), PDFArray);
  const intent = intents?.lookupMaybe(0, PDFDict);
  const profile = intent?.lookup(PDFName.of('DestOutputProfile'));
  const xmp = xmpTexts(xmpOf(doc));
  const { ID, Encrypt } = context.trailerInfo;
  const flaws: [boolean, string][] = [
    [/^%PDF-1\.7\n%[\x80-\xff]{4}\n/.test(raw), 'header'],
    [/%%EOF\n?$/.test(raw), 'end'],
    [ID instanceof PDFArray && ID.size() === 2 && ID.asArray().every(isFileId), 'identifier of the file'],
    [Encrypt === undefined, 'encrypted'],
    [catalog.lookupMaybe(PDFName.of('MarkInfo'), PDFDict)?.get(PDFName.of('Marked')) === PDFBool.True, 'not marked'],
    [textOf(catalog.get(PDFName.of('Lang'))) === 'de-DE', 'language'],
    [isTitleShown(catalog), 'title is not shown'],
    [intents?.size() === 1 && intent?.get(PDFName.of('S')) === PDFName.of('GTS_PDFA1'), 'output intent'],
    [profile instanceof PDFRawStream && isRgbProfile(profile), 'colour profile'],
    [xmp.get('pdfaid:part')?.join() === '3' && xmp.get('pdfaid:conformance')?.join() === 'A', 'conformance in XMP'],
    [xmp.get('rdf:li')?.includes(doc.getTitle() ?? '') === true, 'title in XMP'],
    [xmp.get('xmp:CreateDate')?.join() === doc.getCreationDate()?.toISOString().replace('.000', ''), 'date in XMP'],
    [(doc.getTitle() ?? '') !== '', 'no title'],
  ];
  return [
    ...flaws.flatMap(([isSound, flaw]) => (isSound ? [] : [flaw])),
    ...all.flatMap(forbidden),
    ...all.flatMap((object) => fontFlaws(object)),
    ...contentFlaws(doc),
  ];
}

/** The texts of the XMP packet by the names of their elements; throws where it is no XML. */
export function xmpTexts(packet: string): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  const open: { name: string; text: string }[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ name }) => open.push({ name, text: '' }));
  parser.on('text', (text) => {
    const last = open.at(-1);
    if (last) last.text += text;
  });
  parser.on('closetag', () => {
    const done = open.pop();
    if (done && done.text.trim() !== '') texts.set(done.name, [...(texts.get(done.name) ?? []), done.text.trim()]);
  });
  parser.write(packet).close();
  return texts;
}

/** The XMP packet of a document, which stands in it as plain text. */
export function xmpOf(doc: PDFDocument): string {
  const stream = doc.catalog.lookup(PDFName.of('Metadata'));
  if (!(stream instanceof PDFRawStream) || stream.dict.has(PDFName.of('Filter'))) throw new Error('No plain XMP');
  return Buffer.from(stream.contents).toString('utf8');
}

function isFileId(object: PDFObject): boolean {
  return object instanceof PDFHexString && object.asBytes().length === 16;
}

export function textOf(object: PDFObject | undefined): string | undefined {
  return object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : undefined;
}

function isTitleShown(catalog: PDFDict): boolean {
  const preferences = catalog.lookupMaybe(PDFName.of('ViewerPreferences'), PDFDict);
  return preferences?.get(PDFName.of('DisplayDocTitle')) === PDFBool.True;
}

function isRgbProfile(stream: PDFRawStream): boolean {
  const bytes = Buffer.from(decodePDFRawStream(stream).decode());
  const count = stream.dict.get(PDFName.of('N'));
  return count instanceof PDFNumber && count.asNumber() === 3 && bytes.toString('latin1', 16, 20) === 'RGB ';
}

const keys = [
  'JS',
  'JavaScript',
  'AA',
  'OpenAction',
  'AcroForm',
  'SMask',
  'Launch',
  'XFA',
  'Group',
  'Annots',
  'ExtGState',
];

/** Scripts, actions, forms, transparency and links to elsewhere have no place in what is kept; nor do unusual filters. */
function forbidden(object: PDFObject): string[] {
  const dict = object instanceof PDFRawStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return [];
  const filter = dict.get(PDFName.of('Filter'));
  return [
    ...keys.filter((key) => dict.has(PDFName.of(key))),
    ...(filter === undefined || filter === PDFName.of('FlateDecode') ? [] : [`filter ${filter}`]),
    ...(object instanceof PDFRawStream && dict.has(PDFName.of('F')) ? ['stream from elsewhere'] : []),
  ];
}

function fontFlaws(font: PDFObject): string[] {
  if (!(font instanceof PDFDict) || font.get(PDFName.of('Type')) !== PDFName.of('Font')) return [];
  const subtype = String(font.get(PDFName.of('Subtype')));
  if (subtype === '/Type0')
    return font.lookup(PDFName.of('ToUnicode')) instanceof PDFRawStream ? [] : ['font without words'];
  const descriptor = font.lookupMaybe(PDFName.of('FontDescriptor'), PDFDict);
  const file = descriptor?.lookup(PDFName.of('FontFile2')) ?? descriptor?.lookup(PDFName.of('FontFile3'));
  return file instanceof PDFRawStream ? [] : [`font ${font.get(PDFName.of('BaseFont'))} is not embedded`];
}

/** What is said of a file inside: its name, words and bytes, if there is one and it belongs to the whole document. */
export function attachedFile(
  doc: PDFDocument,
): { name: string; mime: string; relation: string; bytes: Uint8Array; dict: PDFDict } | undefined {
  const af = doc.catalog.lookupMaybe(PDFName.of('AF'), PDFArray);
  const first = af?.get(0);
  const names = doc.catalog.lookup(PDFName.of('Names'), PDFDict).lookupMaybe(PDFName.of('EmbeddedFiles'), PDFDict);
  const named = names?.lookup(PDFName.of('Names'), PDFArray).get(1);
  if (!(first instanceof PDFRef) || named !== first || af?.size() !== 1) return undefined;
  const spec = doc.context.lookup(first, PDFDict);
  const stream = spec.lookup(PDFName.of('EF'), PDFDict).lookup(PDFName.of('F'));
  if (!(stream instanceof PDFRawStream)) return undefined;
  const mime = stream.dict.get(PDFName.of('Subtype'));
  return {
    name: textOf(spec.get(PDFName.of('UF'))) ?? '',
    mime: mime instanceof PDFName ? mime.decodeText() : '',
    relation: String(spec.get(PDFName.of('AFRelationship'))),
    bytes: decodePDFRawStream(stream).decode(),
    dict: stream.dict,
  };
}
