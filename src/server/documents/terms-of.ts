import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Token } from 'markdown-it';
import type { Terms } from '#domain/offer/papers/document-snapshot.ts';
import { contentFolder } from '#server/content/content-folder.ts';
import { fillFromConfig } from '#server/content/fill-from-config.ts';
import { markdownParser } from '#server/content/markdown-parser.ts';
import { type ContentFile, readContentFile } from '#server/content/read-front-matter.ts';
import { type TextFields, textFields } from '#server/content/text-pages.ts';

/** Texts that are agreed to and kept in all their versions. */
type AgreedText = 'agb' | 'auftragsverarbeitung';

const read = new Map<string, Terms | undefined>();

/**
 * The terms of a version, for the papers (LEG-02): those of the page, or former ones, which stay beside it as `agb-2026-11.md`. Undefined where
 * nobody kept them.
 */
export const termsOf = (version: string): Terms | undefined => keptText('agb', version);

/** The processing agreement of a version (DEL-10), by the same rule. */
export const processingTermsOf = (version: string): Terms | undefined => keptText('auftragsverarbeitung', version);

function keptText(name: AgreedText, version: string): Terms | undefined {
  const key = `${name} ${version}`;
  if (!read.has(key)) read.set(key, readTerms(contentFolder, version, name));
  return read.get(key);
}

/** The same from any content folder. */
export function readTerms(folder: string, version: string, name: AgreedText = 'agb'): Terms | undefined {
  const current = readContentFile(folder, `legal/${name}.md`, textFields);
  if (current.fields.version === version) return termsIn(current, version);
  const former = `legal/${name}-${version}.md`;
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
