import type { Token } from 'markdown-it';
import { shopConfig } from '#shop.config.ts';
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
      if (next === 1) fail(line, 'a heading with one #: the title stands in the front matter');
      if (next > level + 1) fail(line, `a heading of level ${next} below one of level ${level}`);
      level = next;
    }
    if (token.type === 'fence' && !isClosed(lines, token)) fail(line, 'a block of code that is not closed');
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
  if (/<\/?[a-z!]/i.test(text)) return `HTML is not allowed: ${text}`;
  if (text.includes('](')) return `a link that is not closed: ${text}`;
  if (text.startsWith('|')) return 'a table without its line of dashes, or with a line before it';
  if (/\*\*/.test(text)) return `a ** without its partner: ${text}`;
  return undefined;
}

function linkProblem(href: string, checkLink: CheckLink): string | undefined {
  if (!isKnownKind(href)) return `a link that leads nowhere: ${href}`;
  return /^[/#]/.test(href) && !isExternal(href) ? checkLink(href) : undefined;
}

function pictureProblem(name: string, alt: string): string | undefined {
  if (alt.trim() === '') return `the picture ${name} has no words for those who do not see it`;
  return pictureAt(name) === undefined ? `there is no picture content/pictures/${name} (.svg or .png)` : undefined;
}

function placeholderProblem(line: string): string | undefined {
  const unknown = placeholdersOf(line).find(({ path }) => !hasValue(shopConfig, path.split('.')));
  if (unknown !== undefined) return `shop.config.ts has no ${unknown.path}`;
  const rest = line.replace(/\{\{\??[a-zA-Z.]+\}\}/g, '');
  return /\{\{|\}\}/.test(rest) ? 'a placeholder that cannot be read' : undefined;
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
