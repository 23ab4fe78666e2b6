import type { SchemaFaults } from '#domain/invoicing/incoming/check-invoice.ts';
import { type ReadInvoice, readInvoice } from '#domain/invoicing/reading/read-invoice.ts';
import type { XmlElement } from '#domain/xml/xml-element.ts';
import { schemaFaults } from './schema-faults.ts';

/** What an e-invoice says, and where it breaks the schema of its syntax; undefined of another document. */
export function readWithFaults(
  content: Uint8Array,
  root: XmlElement,
): { readonly read: ReadInvoice; readonly faults: SchemaFaults } | undefined {
  const read = readInvoice(root);
  return read && { read, faults: schemaFaults(content, root) };
}
