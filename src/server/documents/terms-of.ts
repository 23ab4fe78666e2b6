import type { Token } from 'markdown-it';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import type { Terms } from '#domain/offer/papers/document-snapshot.ts';
import { hasContent } from '#server/content/content-files.ts';
import { contentFolder } from '#server/content/content-folder.ts';
import { fillFromConfig } from '#server/content/fill-from-config.ts';
import { markdownParser } from '#server/content/markdown-parser.ts';
import { type ContentFile, readContentFile } from '#server/content/read-front-matter.ts';
import { type TextFields, textFields } from '#server/content/text-pages.ts';
import { shopAt } from '#server/settings/shop-then.ts';

/** Texts that are agreed to and kept in all their versions. */
type AgreedText = 'agb' | 'auftragsverarbeitung';

/** By what the shop says of itself, since a text names it. */
const read = new WeakMap<typeof shopConfig, Map<string, Terms | undefined>>();

/**
 * The terms of a version, for the papers (LEG-02): those of the page, or former ones, which stay beside it as `agb-2026-11.md`, or what the owner
 * has put in their place. The company is named as it was at the instant, else as it is now. Undefined where nobody kept them.
 */
export const termsOf = (version: string, at?: string): Terms | undefined => keptText('agb', version, at);

/** The processing agreement of a version (DEL-10), by the same rule. */
export const processingTermsOf = (version: string): Terms | undefined => keptText('auftragsverarbeitung', version);

function keptText(name: AgreedText, version: string, at?: string): Terms | undefined {
  const shop = at === undefined ? shopConfig : shopAt(at);
  const known = read.get(shop) ?? new Map<string, Terms | undefined>();
  read.set(shop, known);
  const key = `${name} ${version}`;
  if (!known.has(key)) known.set(key, readTerms(contentFolder, version, { name, shop }));
  return known.get(key);
}

/** The same from any content folder. */
export function readTerms(
  folder: string,
  version: string,
  { name = 'agb', shop = shopConfig }: { readonly name?: AgreedText; readonly shop?: typeof shopConfig } = {},
): Terms | undefined {
  const current = readContentFile(folder, `legal/${name}.md`, textFields);
  if (current.fields.version === version) return termsIn(current, version, shop);
  const former = `legal/${name}-${version}.md`;
  return hasContent(folder, former) ? termsIn(readContentFile(folder, former, textFields), version, shop) : undefined;
}

function termsIn({ fields, markdown }: ContentFile<TextFields>, version: string, shop: typeof shopConfig): Terms {
  const tokens = markdownParser.parse(fillFromConfig(markdown, shop), {});
  const parts = tokens.flatMap((token, index): Terms['parts'] => {
    if (token.type !== 'inline') return [];
    const [before, outer] = [tokens[index - 1]?.type, tokens[index - 2]?.type];
    const text = wordsOf(token);
    if (before === 'heading_open') return [{ type: 'heading', text }];
    return [{ type: 'paragraph', text: outer === 'list_item_open' ? `– ${text}` : text }];
  });
  return { version, title: fillFromConfig(fields.title, shop), parts };
}

/** The words of a paragraph without their marks; on paper a link is the name of what it leads to. */
function wordsOf({ children }: Token): string {
  return (children ?? [])
    .map(({ type, content }) => (type === 'softbreak' || type === 'hardbreak' ? ' ' : content))
    .join('');
}
