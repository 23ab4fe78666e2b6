import { extractText, getDocumentProxy } from 'unpdf';

/** What can be read on a PDF, page by page in one text with single blanks. */
export async function pdfText(content: Uint8Array): Promise<string> {
  return (await pdfPages(content)).join(' ').trim();
}

/** The same, page by page. */
export async function pdfPages(content: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: false });
  return text.map((page) => page.normalize('NFC').replace(/\s+/g, ' '));
}
