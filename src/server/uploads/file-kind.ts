import { fileTypeFromBuffer } from 'file-type';
import { isCsv, isSvg, isXml, textOf } from './text-kind.ts';

export interface FileKind {
  extension: string;
  type: string;
  isImage: boolean;
}

/** spec.md section 9, and XLSX and XML, without which lists and e-invoices could not be sent (domain.md, Kurzfassung 5). */
const kinds: Record<string, FileKind> = {
  gif: { extension: 'gif', type: 'image/gif', isImage: true },
  jpg: { extension: 'jpg', type: 'image/jpeg', isImage: true },
  png: { extension: 'png', type: 'image/png', isImage: true },
  svg: { extension: 'svg', type: 'image/svg+xml', isImage: true },
  pdf: { extension: 'pdf', type: 'application/pdf', isImage: false },
  xlsx: {
    extension: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    isImage: false,
  },
  csv: { extension: 'csv', type: 'text/csv', isImage: false },
  xml: { extension: 'xml', type: 'application/xml', isImage: false },
};

/** What a file is by its content; the name only tells a list from other text. Undefined when we do not take it. */
export async function fileKind(content: Uint8Array, name: string): Promise<FileKind | undefined> {
  const detected = await fileTypeFromBuffer(content);
  if (detected !== undefined && detected.ext !== 'xml') return kinds[detected.ext];
  const text = textOf(content);
  if (text === undefined) return undefined;
  if (isSvg(text)) return kinds.svg;
  if (isXml(text)) return kinds.xml;
  return isCsv(text, name) ? kinds.csv : undefined;
}
