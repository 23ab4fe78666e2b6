/** Single bytes that German programs still write, by the name a document gives. Everything else is UTF-8 or UTF-16. */
const singleByte: ReadonlySet<string> = new Set(['us-ascii', 'iso-8859-1', 'iso-8859-15', 'windows-1252']);

/**
 * The text of an XML document: its encoding by its mark, else by the zeros of its first characters, else by what it declares.
 * Undefined where its bytes are not in that encoding, or the declaration contradicts them.
 */
export function decodeXml(bytes: Uint8Array): string | undefined {
  const found = markOf(bytes);
  const declared = declaredEncoding(bytes);
  if (found === undefined)
    return decode(bytes, declared ?? 'utf-8', (name) => name === 'utf-8' || singleByte.has(name));
  const text = decode(bytes, found, () => true);
  const said =
    text === undefined ? undefined : /^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)/.exec(text)?.[1]?.toLowerCase();
  const isSame = said === undefined || said === found || (said === 'utf-16' && found.startsWith('utf-16'));
  return isSame ? text : undefined;
}

const starts = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0x3c, 0x00, 0x3f, 0x00]],
  ['utf-16be', [0x00, 0x3c, 0x00, 0x3f]],
] as const;

function markOf(bytes: Uint8Array): string | undefined {
  return starts.find(([, start]) => start.every((byte, at) => bytes[at] === byte))?.[0];
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  return /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)/.exec(start)?.[1]?.toLowerCase();
}

function decode(bytes: Uint8Array, name: string, isKnown: (name: string) => boolean): string | undefined {
  if (!isKnown(name)) return undefined;
  try {
    return new TextDecoder(name, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
