import { listTextEndings } from '#contract/site/upload-kinds.ts';

/** What is written in a file of text, or undefined when it is none, in any encoding that lists come in. */
export function textInFile(content: Uint8Array): string | undefined {
  const text = decoded(content);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what tells data from text
  return /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text) ? undefined : text;
}

/** MacRoman reads as Windows-1252 with other letters, which is all that is asked here. */
function decoded(content: Uint8Array): string {
  const [first = 0, second = 0] = content;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}
/** A drawing: kept as it is and only ever sent as a download, because it may hold scripts. */
export function isSvg(text: string): boolean {
  return rootOf(text) === 'svg' && /<\/svg\s*>\s*$/.test(text);
}

/** A document like an e-invoice. A page is none, nor is what declares entities: they can grow without end. */
export function isXml(text: string): boolean {
  const root = rootOf(text);
  return root !== undefined && root !== 'svg' && root.toLowerCase() !== 'html' && text.trimEnd().endsWith('>');
}

/** Whether a document says what its own signs mean, or may. */
export function declaresEntities(text: string): boolean {
  return /<!(?:DOCTYPE|ENTITY)/i.test(text);
}

function rootOf(text: string): string | undefined {
  if (declaresEntities(text)) return undefined;
  const name = /<([A-Za-z_][\w.:-]*)/y;
  name.lastIndex = startOfRoot(text);
  return name.exec(text)?.[1];
}

/** Behind declaration and comments. Step by step: one expression for all of it could be made to search forever. */
function startOfRoot(text: string): number {
  const blanks = /[\s\uFEFF]*/y;
  let at = 0;
  for (;;) {
    blanks.lastIndex = at;
    at += blanks.exec(text)?.[0].length ?? 0;
    const end = text.startsWith('<!--', at) ? '-->' : text.startsWith('<?xml', at) ? '?>' : undefined;
    if (end === undefined) return at;
    const found = text.indexOf(end, at);
    if (found < 0) return at;
    at = found + end.length;
  }
}

/** A list, by which ending its name says so: nothing in the lines themselves tells a list from other text. */
export function listEnding(text: string, name: string): (typeof listTextEndings)[number] | undefined {
  const start = text.trimStart();
  if (start === '' || start.startsWith('<')) return undefined;
  return listTextEndings.find((ending) => name.toLowerCase().endsWith(`.${ending}`));
}
