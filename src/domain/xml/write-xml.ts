/** An element to write: its name with prefix, attributes, and text or children. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlNode[];
}

type Child = XmlNode | undefined | readonly (XmlNode | undefined)[];

/** An element with a text; none where there is nothing to say. What XML cannot hold is left out of the text. */
export function leaf(
  name: string,
  text: string | undefined,
  attributes: Readonly<Record<string, string | undefined>> = {},
): XmlNode | undefined {
  const content = writable(text ?? '').trim();
  if (content === '') return undefined;
  const named = Object.entries(attributes).filter((one): one is [string, string] => one[1] !== undefined);
  return { name, attributes: Object.fromEntries(named), content };
}

/** An element of other elements; none where all of them are missing. */
export function branch(
  name: string,
  children: readonly Child[],
  attributes: Readonly<Record<string, string>> = {},
): XmlNode | undefined {
  const content = children.flat().filter((child) => child !== undefined);
  return content.length === 0 ? undefined : { name, attributes, content };
}

/** A whole document, UTF-8, an element a line. */
export function writeXml(root: XmlNode): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${linesOf(root, '').join('\n')}\n`;
}

function linesOf({ name, attributes, content }: XmlNode, indent: string): string[] {
  const named = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(writable(value))}"`);
  const start = `${indent}<${name}${named.join('')}>`;
  if (typeof content === 'string') return [`${start}${escaped(content)}</${name}>`];
  return [start, ...content.flatMap((child) => linesOf(child, `${indent}  `)), `${indent}</${name}>`];
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"\t\n\r]/g, (sign) => entities[sign] ?? sign);
}

/** Control characters and halves of characters are no part of XML 1.0. */
function writable(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
}
