import { extractText, getDocumentProxy } from 'unpdf';

/** What can be read on a PDF, page by page in one text with single blanks. */
export async function pdfText(content: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: true });
  return text.normalize('NFC').replace(/\s+/g, ' ');
}
