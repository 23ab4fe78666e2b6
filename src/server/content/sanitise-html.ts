import sanitize from 'sanitize-html';
import { isExternal } from './links.ts';

/** Whether a text is HTML and no Markdown: it begins with a tag. */
export function isHtml(text: string): boolean {
  return /^\s*<[a-z!]/i.test(text);
}

/** What may stay of HTML that another server sends: text, its structure and links; never scripts, styles or frames. */
export function sanitiseHtml(html: string): string {
  return sanitize(html, {
    allowedTags: [
      ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code'],
      ...['strong', 'b', 'em', 'i', 's', 'sub', 'sup', 'a'],
      ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ],
    allowedAttributes: {
      a: ['href', 'target', 'rel'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      // The page has its one h1: the article's title.
      h1: 'h2',
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: isExternal(href) ? { href, target: '_blank', rel: 'noopener' } : { href },
      }),
    },
  });
}
