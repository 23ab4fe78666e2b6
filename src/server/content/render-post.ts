import type { BlogPost } from '#contract/site/blog-posts.ts';
import type { BlogTeaser } from '#contract/site/content.ts';
import { plainText } from './plain-text.ts';
import { renderMarkdown, scrollPlace } from './render-markdown.ts';
import { isHtml, sanitiseHtml } from './sanitise-html.ts';

const wordsPerMinute = 200;

/** An article's text as HTML; what another server sends as HTML is sanitised once more, whoever calls. */
export function renderPost({ content }: BlogPost): string {
  if (!isHtml(content)) return renderMarkdown(content);
  return sanitiseHtml(content).replaceAll('<table>', scrollPlace('')).replaceAll('</table>', '</table></div>');
}

/** What the list shows of an article. */
export function teaserOf(post: BlogPost): BlogTeaser {
  const { id, slug, title, excerpt, date_created: created, date_updated: updated } = post;
  const minutes = Math.max(1, Math.round(plainText(post.content).split(' ').length / wordsPerMinute));
  return { id: String(id), slug, title, excerpt, created, updated, minutes };
}
