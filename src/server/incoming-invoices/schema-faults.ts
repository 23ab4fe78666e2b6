import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  XmlBufferInputProvider,
  XmlDocument,
  XmlParseError,
  XmlValidateError,
  XsdValidator,
  xmlCleanupInputProvider,
  xmlRegisterInputProvider,
} from 'libxml2-wasm';
import type { SchemaFaults } from '#domain/invoicing/incoming/check-invoice.ts';
import type { XmlElement } from '#domain/xml/xml-element.ts';
import { projectRoot } from '#server/db/project-root.ts';
import { schemaFolder } from '#server/workers/worker-arguments.ts';
import { decodeXml } from '#server/xml/decode-xml.ts';

/** By outermost element the official schema, as OASIS and UN/CEFACT publish it. */
const schemas: Readonly<Record<string, string>> = {
  Invoice: 'ubl-2.1/maindoc/UBL-Invoice-2.1.xsd',
  CreditNote: 'ubl-2.1/maindoc/UBL-CreditNote-2.1.xsd',
  CrossIndustryInvoice: 'cii-d16b/CrossIndustryInvoice_100pD16B.xsd',
};
/** An address that nothing outside of the process answers: what a schema imports is found below it or not at all. */
const here = 'schemas:/';
/** A document that is damaged all over has thousands. */
const maxFaults = 5;

/** Made once a process: reading the schema of UBL takes as long as judging a hundred invoices by it. */
const validators = new Map<string, XsdValidator>();

/** Where a document that is an invoice by its outermost element breaks the schema of its syntax; nothing where it keeps it. */
export function schemaFaults(content: Uint8Array, { name }: XmlElement): SchemaFaults {
  const text = decodeXml(content);
  if (text === undefined) throw new Error('Not to be decoded, and read before');
  let document: XmlDocument | undefined;
  try {
    // Decoded already: what the document says of its encoding is not true any more.
    document = XmlDocument.fromString(text.replace(/^\ufeff?\s*<\?xml\s[^>]*\?>/, ''));
    validatorOf(name).validate(document);
    return [];
  } catch (error) {
    if (!(error instanceof XmlValidateError || error instanceof XmlParseError)) throw error;
    const faults = error.details.map(({ message, line }) => `${elementIn(message)} (Zeile ${line})`);
    return [...new Set(faults)].slice(0, maxFaults);
  } finally {
    document?.dispose();
  }
}

function validatorOf(name: string): XsdValidator {
  const path = schemas[name];
  if (path === undefined) throw new Error('No schema for this document');
  const validator = validators.get(name) ?? validatorFrom(everySchema(), path);
  validators.set(name, validator);
  return validator;
}

/**
 * A schema with all that it imports out of these files, by their paths. Fails where one of them is missing: libxml2 does so only where something
 * that is used stands in it, and else judges less, in silence.
 */
export function validatorFrom(files: Readonly<Record<string, Uint8Array>>, path: string): XsdValidator {
  const given = Object.fromEntries(Object.entries(files).map(([name, file]) => [here + name, file]));
  const input = new AskedFiles(given);
  xmlRegisterInputProvider(input);
  try {
    const document = XmlDocument.fromBuffer(given[here + path] ?? new Uint8Array(), { url: here + path });
    const validator = XsdValidator.fromDoc(document);
    if (input.missing.size > 0) throw new Error(`Missing: ${[...input.missing].join(', ')}`);
    return validator;
  } finally {
    xmlCleanupInputProvider();
  }
}

class AskedFiles extends XmlBufferInputProvider {
  readonly missing = new Set<string>();

  override match(name: string): boolean {
    const isThere = super.match(name);
    if (!isThere) this.missing.add(name);
    return isThere;
  }
}

/** Every file of the schemas that are shipped, by its path below their folder. */
export function everySchema(): Record<string, Uint8Array> {
  const names = readdirSync(join(projectRoot, schemaFolder), { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.xsd')).map((name) => name.replaceAll('\\', '/'));
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(projectRoot, schemaFolder, name))]));
}

/** The element that a message is about, without its namespace. */
function elementIn(message: string): string {
  return /Element '(?:\{[^}]*\})?([^']{1,60})/.exec(message)?.[1] ?? 'XML';
}
