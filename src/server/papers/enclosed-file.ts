import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';

/** The file inside a document of ours, byte for byte as it was issued; throws where there is none. */
export async function enclosedFile(pdf: Uint8Array): Promise<Uint8Array> {
  const { catalog } = await PDFDocument.load(pdf, { updateMetadata: false });
  const spec = catalog.lookup(PDFName.of('AF'), PDFArray).lookup(0, PDFDict);
  const file = spec.lookup(PDFName.of('EF'), PDFDict).lookup(PDFName.of('F'));
  if (!(file instanceof PDFRawStream)) throw new Error('A document without the file that belongs into it');
  return decodePDFRawStream(file).decode();
}
