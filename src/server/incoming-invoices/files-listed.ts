import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from 'pdf-lib';

/** Kids of a list may be its own parents in a file that wants to be read for ever. */
const deepest = 20;

/**
 * Names of all files that lie in a PDF, as its list of them has it. The reader of PDFs keeps one of a key alone: of two under the same the
 * first is hidden by the second. Undefined of a file that is encrypted, which no PDF/A-3 is.
 */
export async function filesListed(content: Uint8Array): Promise<string[] | undefined> {
  const { catalog, isEncrypted } = await PDFDocument.load(content, { updateMetadata: false, ignoreEncryption: true });
  if (isEncrypted) return undefined;
  const names = catalog.lookupMaybe(PDFName.of('Names'), PDFDict);
  const list = names?.lookupMaybe(PDFName.of('EmbeddedFiles'), PDFDict);
  return list ? namesIn(list, 0) : [];
}

function namesIn(list: PDFDict, depth: number): string[] {
  if (depth > deepest) return [];
  const pairs = list.lookupMaybe(PDFName.of('Names'), PDFArray);
  const kids = list.lookupMaybe(PDFName.of('Kids'), PDFArray);
  const own = placesOf(pairs).flatMap((at) => (at % 2 === 1 ? nameOf(pairs?.lookup(at)) : []));
  const theirs = placesOf(kids).flatMap((at) => {
    const kid = kids?.lookup(at);
    return kid instanceof PDFDict ? namesIn(kid, depth + 1) : [];
  });
  return [...own, ...theirs];
}

function placesOf(array: PDFArray | undefined): number[] {
  return [...(array?.asArray().keys() ?? [])];
}

function nameOf(file: unknown): string[] {
  if (!(file instanceof PDFDict)) return [];
  const said = file.lookup(PDFName.of('UF')) ?? file.lookup(PDFName.of('F'));
  return said instanceof PDFString || said instanceof PDFHexString ? [said.decodeText()] : [''];
}
