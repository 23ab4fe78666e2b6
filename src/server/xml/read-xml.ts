import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { UnreadXml } from '#domain/xml/unread-xml.ts';
import type { XmlElement } from '#domain/xml/xml-element.ts';
import { decodeXml } from './decode-xml.ts';

/** How much of a document is read. Invoices, bank statements and reports have about fifteen levels. */
export interface XmlBounds {
  readonly bytes: number;
  readonly levels: number;
  /** Elements and attributes together. */
  readonly nodes: number;
}

const usual: XmlBounds = { bytes: 10 * 1024 * 1024, levels: 60, nodes: 300_000 };

/** An element whose parts still come. */
interface Growing extends XmlElement {
  text: string;
  readonly children: Growing[];
}

class Unread extends Error {
  readonly reason: UnreadXml;
  constructor(reason: UnreadXml) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * The outermost element of an XML document with all that is in it, or why it is not read. No entity beyond the five of XML
 * is known, a DOCTYPE is refused, and nothing outside of the document is ever asked for. For a worker: a stranger's bytes
 * decide how long it takes.
 */
export function readXml(
  content: Uint8Array,
  bounds: Partial<XmlBounds> = {},
): { readonly root: XmlElement } | { readonly unread: UnreadXml } {
  const most = { ...usual, ...bounds };
  if (content.length > most.bytes) return { unread: 'tooLarge' };
  const text = decodeXml(content);
  if (text === undefined) return { unread: 'wrongEncoding' };
  try {
    return { root: parse(text, most) };
  } catch (error) {
    if (error instanceof Unread) return { unread: error.reason };
    throw error;
  }
}

function parse(text: string, most: XmlBounds): XmlElement {
  // Version 1.1 would let characters in that no database holds.
  const parser = new SaxesParser({ xmlns: true, fragment: false, defaultXMLVersion: '1.0', forceXMLVersion: true });
  const open: Growing[] = [];
  let root: Growing | undefined;
  let nodes = 0;
  parser.on('doctype', () => refuse('hasEntities'));
  parser.on('error', () => refuse('damaged'));
  parser.on('attribute', () => {
    nodes += 1;
    if (nodes > most.nodes) refuse('tooLarge');
  });
  parser.on('opentag', (tag) => {
    nodes += 1;
    if (open.length >= most.levels) refuse('tooDeep');
    if (nodes > most.nodes) refuse('tooLarge');
    const element = { name: tag.local, namespace: tag.uri, attributes: attributesOf(tag), text: '', children: [] };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  const add = (part: string) => {
    const element = open.at(-1);
    if (element) element.text += part;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(text).close();
  return root ?? refuse('damaged');
}

function attributesOf({ attributes }: SaxesTagNS): Record<string, string> {
  // With a prefix it is of another vocabulary, whatever it is called.
  const own = Object.values(attributes).filter(({ name, prefix }) => name !== 'xmlns' && prefix === '');
  return Object.fromEntries(own.map(({ local, value }) => [local, value]));
}

function refuse(reason: UnreadXml): never {
  throw new Unread(reason);
}
