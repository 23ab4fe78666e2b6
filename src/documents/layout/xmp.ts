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
 * The descriptions of a document in XMP (ISO 19005-3, 6.6): what it is, that everybody can read it (PDF/UA-1), and the e-invoice
 * inside by the Factur-X schema. By which part of PDF/A it is written is said by the library.
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
    description(accessible.prefix, accessible.namespace, { part: '1' }),
    ...(attachment ? [invoiceFacts(attachment)] : []),
    declared(attachment ? [accessible, invoice] : [accessible]),
  ].join('\n');
}

function description(prefix: string, namespace: string, values: Readonly<Record<string, string>>): string {
  return `<rdf:Description rdf:about="" xmlns:${prefix}="${namespace}">\n${elements(prefix, values)}\n</rdf:Description>`;
}

function elements(prefix: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `<${prefix}:${name}>${escapeMarkup(value)}</${prefix}:${name}>`)
    .join('');
}

function invoiceFacts({ name, conformance }: Attachment): string {
  return description(invoice.prefix, invoice.namespace, {
    DocumentType: 'INVOICE',
    DocumentFileName: name,
    Version: conformance === 'XRECHNUNG' ? '3.0' : '1.0',
    ConformanceLevel: conformance,
  });
}

/** Words that PDF/A does not know: whoever uses them declares them in the same file. */
interface Schema {
  readonly prefix: string;
  readonly namespace: string;
  readonly name: string;
  readonly properties: Readonly<Record<string, { readonly type: 'Text' | 'Integer'; readonly said: string }>>;
}

const accessible: Schema = {
  prefix: 'pdfuaid',
  namespace: 'http://www.aiim.org/pdfua/ns/id/',
  name: 'PDF/UA Universal Accessibility Schema',
  properties: { part: { type: 'Integer', said: 'Part of ISO 14289 to which the document conforms' } },
};

const invoice: Schema = {
  prefix: 'fx',
  namespace: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
  name: 'Factur-X PDFA Extension Schema',
  properties: {
    DocumentFileName: { type: 'Text', said: 'The name of the embedded XML document' },
    DocumentType: { type: 'Text', said: 'The type of the hybrid document in capital letters, e.g. INVOICE or ORDER' },
    Version: { type: 'Text', said: 'The actual version of the standard applying to the embedded XML document' },
    ConformanceLevel: { type: 'Text', said: 'The conformance level of the embedded XML document' },
  },
};

function declared(schemas: readonly Schema[]): string {
  return `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag>
${schemas.map(schemaLines).join('\n')}
</rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;
}

function schemaLines({ prefix, namespace, name, properties }: Schema): string {
  const lines = Object.entries(properties).map(([property, { type, said }]) =>
    resource('pdfaProperty', {
      name: property,
      valueType: type,
      category: type === 'Text' ? 'external' : 'internal',
      description: said,
    }),
  );
  const listed = `<pdfaSchema:property><rdf:Seq>\n${lines.join('\n')}\n</rdf:Seq></pdfaSchema:property>`;
  return resource('pdfaSchema', { schema: name, namespaceURI: namespace, prefix }, listed);
}

function resource(prefix: string, values: Readonly<Record<string, string>>, more = ''): string {
  return `<rdf:li rdf:parseType="Resource">${elements(prefix, values)}${more}</rdf:li>`;
}
