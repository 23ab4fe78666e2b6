import sanitize from 'sanitize-html';
import { unescapeMarkup } from '#domain/values/markup-text.ts';
import { markdownParser } from './markdown-parser.ts';
import { isHtml } from './sanitise-html.ts';

/** The words of an article alone, be it Markdown or HTML. */
export function plainText(content: string): string {
  const html = isHtml(content) ? content : markdownParser.render(content);
  const words = sanitize(html.replaceAll('<', ' <'), { allowedTags: [], allowedAttributes: {} });
  return unescapeMarkup(words).replace(/\s+/g, ' ').trim();
}
