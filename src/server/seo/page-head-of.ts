import { unescapeMarkup } from '#domain/values/markup-text.ts';

/** What a rendered page says about itself to those who only read its head. */
export interface PageHead {
  title: string;
  description: string | undefined;
  /** Whether search engines and link previews may use it. */
  listed: boolean;
}

/** Reads title, description and robots out of a rendered page. */
export function pageHeadOf(html: string): PageHead {
  const head = html.slice(0, html.indexOf('</head>'));
  return {
    title: unescapeMarkup(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    description: contentOf(head, 'description'),
    listed: !contentOf(head, 'robots')?.includes('noindex'),
  };
}

function contentOf(head: string, name: string): string | undefined {
  const tag = new RegExp(`<meta[^>]*\\bname="${name}"[^>]*>`).exec(head)?.[0];
  const content = tag && /\bcontent="([^"]*)"/.exec(tag)?.[1];
  return content === undefined ? undefined : unescapeMarkup(content);
}
