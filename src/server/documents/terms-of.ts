import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Token } from 'markdown-it';
import type { Terms } from '#domain/offer/document-snapshot.ts';
import { contentFolder } from '#server/content/content-folder.ts';
import { fillFromConfig } from '#server/content/fill-from-config.ts';
import { markdownParser } from '#server/content/markdown-parser.ts';
import { type ContentFile, readContentFile } from '#server/content/read-front-matter.ts';
import { type TextFields, textFields } from '#server/content/text-pages.ts';

const read = new Map<string, Terms | undefined>();

/**
 * The terms of a version, for the papers (LEG-02): those of the page, or former ones, which stay beside it as `agb-2026-11.md`. Undefined where
 * nobody kept them.
 */
export function termsOf(version: string): Terms | undefined {
  if (!read.has(version)) read.set(version, readTerms(contentFolder, version));
  return read.get(version);
}

/** The same from any content folder. */
export function readTerms(folder: string, version: string): Terms | undefined {
  const current = readContentFile(folder, 'legal/agb.md', textFields);
  if (current.fields.version === version) return termsIn(current, version);
  const former = `legal/agb-${version}.md`;
  return existsSync(join(folder, former)) ? termsIn(readContentFile(folder, former, textFields), version) : undefined;
}

function termsIn({ fields, markdown }: ContentFile<TextFields>, version: string): Terms {
  const tokens = markdownParser.parse(fillFromConfig(markdown), {});
  const parts = tokens.flatMap((token, index): Terms['parts'] => {
    if (token.type !== 'inline') return [];
    const [before, outer] = [tokens[index - 1]?.type, tokens[index - 2]?.type];
    const text = wordsOf(token);
    if (before === 'heading_open') return [{ type: 'heading', text }];
    return [{ type: 'paragraph', text: outer === 'list_item_open' ? `– ${text}` : text }];
  });
  return { version, title: fillFromConfig(fields.title), parts };
}

/** The words of a paragraph without their marks; on paper a link is the name of what it leads to. */
function wordsOf({ children }: Token): string {
  return (children ?? [])
    .map(({ type, content }) => (type === 'softbreak' || type === 'hardbreak' ? ' ' : content))
    .join('');
}
