import type { Token } from 'markdown-it';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { placeholdersOf } from './fill-placeholders.ts';
import { isExternal, isKnownKind } from './links.ts';
import { markdownParser } from './markdown-parser.ts';
import { pictureAt } from './pictures.ts';

export interface MarkdownSource {
  readonly file: string;
  readonly firstLine: number;
  readonly markdown: string;
}

/** What is wrong with a link of this shop, in words; undefined when it leads somewhere. */
export type CheckLink = (href: string) => string | undefined;

/** Throws with file and line at the first thing that would show up broken on the page. */
export function checkMarkdown(source: MarkdownSource, checkLink: CheckLink): void {
  const { file, firstLine, markdown } = source;
  const fail = (line: number, message: string): never => {
    throw new Error(`${file}:${firstLine + line}: ${message}`);
  };
  const lines = markdown.split('\n');
  lines.forEach((line, index) => {
    const message = placeholderProblem(line);
    if (message !== undefined) fail(index, message);
  });

  let level = 1;
  for (const token of markdownParser.parse(markdown, {})) {
    const line = token.map?.[0] ?? 0;
    if (token.type === 'heading_open') {
      const next = Number(token.tag.slice(1));
      if (next === 1) fail(line, 'eine Überschrift mit einem #: Der Titel steht schon über dem Text');
      if (next > level + 1) fail(line, `eine Überschrift der Ebene ${next} unter einer der Ebene ${level}`);
      level = next;
    }
    if (token.type === 'fence' && !isClosed(lines, token)) fail(line, 'ein Block ``` ohne sein Ende');
    if (token.type === 'inline') checkInline(token.children ?? [], line, checkLink, fail);
  }
}

function checkInline(
  tokens: readonly Token[],
  firstLine: number,
  checkLink: CheckLink,
  fail: (line: number, message: string) => never,
): void {
  let line = firstLine;
  for (const token of tokens) {
    if (token.type === 'softbreak' || token.type === 'hardbreak') line += 1;
    const message = inlineProblem(token, checkLink);
    if (message !== undefined) fail(line, message);
  }
}

function inlineProblem(token: Token, checkLink: CheckLink): string | undefined {
  switch (token.type) {
    case 'text':
      return textProblem(token.content);
    case 'link_open':
      return linkProblem(String(token.attrGet('href')), checkLink);
    case 'image':
      return pictureProblem(String(token.attrGet('src')), token.content);
    default:
      return undefined;
  }
}

function textProblem(text: string): string | undefined {
  if (/<\/?[a-z!]/i.test(text)) return `HTML ist hier nicht möglich: ${text}`;
  if (text.includes('](')) return `ein Link ohne sein Ende: ${text}`;
  if (text.startsWith('|')) return 'eine Tabelle ohne ihre Zeile aus Strichen, oder mit einer Zeile davor';
  if (/\*\*/.test(text)) return `ein ** ohne sein Gegenstück: ${text}`;
  return undefined;
}

function linkProblem(href: string, checkLink: CheckLink): string | undefined {
  if (!isKnownKind(href)) return `ein Link, der nirgends hinführt: ${href}`;
  return /^[/#]/.test(href) && !isExternal(href) ? checkLink(href) : undefined;
}

function pictureProblem(name: string, alt: string): string | undefined {
  if (alt.trim() === '') return `das Bild ${name} hat keine Worte für alle, die es nicht sehen`;
  return pictureAt(name) === undefined ? `es gibt kein Bild content/pictures/${name} (.svg oder .png)` : undefined;
}

function placeholderProblem(line: string): string | undefined {
  const unknown = placeholdersOf(line).find(({ path }) => !hasValue(shopConfig, path.split('.')));
  if (unknown !== undefined) return `die Angabe {{${unknown.path}}} gibt es nicht`;
  const rest = line.replace(/\{\{\??[a-zA-Z.]+\}\}/g, '');
  return /\{\{|\}\}/.test(rest) ? 'ein Platzhalter, der nicht zu lesen ist' : undefined;
}

function hasValue(values: unknown, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined) return true;
  return typeof values === 'object' && values !== null && key in values
    ? hasValue(Object.getOwnPropertyDescriptor(values, key)?.value, rest)
    : false;
}

function isClosed(lines: readonly string[], { map, markup }: Token): boolean {
  const [begin, end] = map ?? [0, 0];
  return end - 1 > begin && (lines[end - 1] ?? '').trim().startsWith(markup);
}
