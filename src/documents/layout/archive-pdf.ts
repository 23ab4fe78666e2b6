import { createHash } from 'node:crypto';
import PDFDocument from 'pdfkit';
import type { Attachment } from '#documents/attachment.ts';
import { readable } from './runs.ts';
import { type PdfFacts, xmpOf } from './xmp.ts';

const producer = 'PDFKit';

/**
 * A file that can be kept for good: PDF/A-3a, tagged, German, with a title. The library writes its structure, fonts and
 * colour profile; what it would say of it in XMP it writes without escaping and without the schema of e-invoices, so that
 * is said here.
 */
export class ArchivePdf extends PDFDocument {
  declare readonly _root: { readonly data: { AF?: PDFKit.PDFKitReference[] } };
  readonly #facts: PdfFacts;

  constructor(facts: Omit<PdfFacts, 'producer'>) {
    const [title, author] = [inOneLine(facts.title), inOneLine(facts.author)];
    super({
      ...{ size: 'A4', margin: 0, font: '', autoFirstPage: false, bufferPages: true },
      ...{ pdfVersion: '1.7', subset: 'PDF/A-3a', tagged: true, lang: 'de-DE', displayTitle: true },
      info: {
        Title: title,
        Author: author,
        Creator: author,
        Producer: producer,
        CreationDate: facts.created,
        ModDate: facts.created,
      },
    });
    this.#facts = { ...facts, title, author, producer };
    if (facts.attachment) this.#enclose(facts.attachment, facts.created);
  }

  /** In place of what the library says of the document. */
  _addInfo(): void {
    this.appendXML(xmpOf(this.#facts));
  }

  /** The file as an associated one of the whole document: the letter says to people what it says to machines. */
  #enclose({ name, bytes }: Attachment, at: Date): void {
    const CheckSum = createHash('md5').update(bytes).digest();
    const file = this.ref({
      Type: 'EmbeddedFile',
      Subtype: 'text#2Fxml',
      Params: { ModDate: at, Size: bytes.length, CheckSum },
    });
    file.end(Buffer.from(bytes));
    // A boxed string is written as one, in brackets; bytes would be written as hexadecimal digits, by which some programs find no name.
    const named: unknown = Object(name);
    const spec = this.ref({
      ...{ Type: 'Filespec', AFRelationship: 'Alternative', F: named, UF: named },
      ...{ Desc: Object('E-Rechnung'), EF: { F: file, UF: file } },
    });
    spec.finalize();
    this.addNamedEmbeddedFile(name, spec);
    this._root.data.AF = [spec];
  }
}

function inOneLine(text: string): string {
  return readable(text).replaceAll('\n', ' ');
}
