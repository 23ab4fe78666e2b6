import type { Attachment } from '#documents/attachment.ts';
import { escapeMarkup } from '#domain/values/markup-text.ts';

/** What a file says of itself to machines; the same stands in its older dictionary. */
export interface PdfFacts {
  readonly title: string;
  readonly author: string;
  readonly producer: string;
  /** The instant at which the document was issued. */
  readonly created: Date;
  readonly attachment?: Attachment | undefined;
}

/**
 * The descriptions of a document in XMP (ISO 19005-3, 6.6), and of the e-invoice inside by the Factur-X schema; by which part of
 * PDF/A it is written is said by the library.
 */
export function xmpOf({ title, author, producer, created, attachment }: PdfFacts): string {
  const at = `${created.toISOString().slice(0, 19)}Z`;
  return [
    description('xmp', 'http://ns.adobe.com/xap/1.0/', { CreateDate: at, ModifyDate: at, CreatorTool: author }),
    `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeMarkup(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeMarkup(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>de-DE</rdf:li></rdf:Bag></dc:language>
</rdf:Description>`,
    description('pdf', 'http://ns.adobe.com/pdf/1.3/', { Producer: producer }),
    ...(attachment ? [invoiceSchema, invoiceFacts(attachment)] : []),
  ].join('\n');
}

function description(prefix: string, namespace: string, values: Readonly<Record<string, string>>): string {
  const lines = Object.entries(values).map(
    ([name, value]) => `<${prefix}:${name}>${escapeMarkup(value)}</${prefix}:${name}>`,
  );
  return `<rdf:Description rdf:about="" xmlns:${prefix}="${namespace}">\n${lines.join('\n')}\n</rdf:Description>`;
}

const invoiceNamespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

function invoiceFacts({ name, conformance }: Attachment): string {
  return description('fx', invoiceNamespace, {
    DocumentType: 'INVOICE',
    DocumentFileName: name,
    Version: conformance === 'XRECHNUNG' ? '3.0' : '1.0',
    ConformanceLevel: conformance,
  });
}

const properties = {
  DocumentFileName: 'The name of the embedded XML document',
  DocumentType: 'The type of the hybrid document in capital letters, e.g. INVOICE or ORDER',
  Version: 'The actual version of the standard applying to the embedded XML document',
  ConformanceLevel: 'The conformance level of the embedded XML document',
};

/** PDF/A knows no words but its own: whoever adds some declares them in the same file. */
const invoiceSchema = `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${invoiceNamespace}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${Object.entries(properties).map(propertyLine).join('\n')}
</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;

function propertyLine([name, said]: readonly [string, string]): string {
  const parts = { name, valueType: 'Text', category: 'external', description: said };
  const lines = Object.entries(parts).map(([part, value]) => `<pdfaProperty:${part}>${value}</pdfaProperty:${part}>`);
  return `<rdf:li rdf:parseType="Resource">${lines.join('')}</rdf:li>`;
}
