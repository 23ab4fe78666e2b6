import { basename, join } from 'node:path';
import type { FaqPage, PackingPage, TextPage } from '#contract/site/content.ts';
import { pages } from '#contract/site/urls.ts';
import { readPostFiles } from './blog-posts.ts';
import { type CheckLink, checkMarkdown, type MarkdownSource } from './check-markdown.ts';
import { contentFolder } from './content-folder.ts';
import { readQuestions, renderFaq } from './faq.ts';
import { readPackingGuides, renderPackingPage } from './packing-guides.ts';
import { renderMarkdown } from './render-markdown.ts';
import { readTextPages, renderTextPage } from './text-pages.ts';

/** The pages of content/ as they are shown; the blog has a source of its own. */
export interface SiteContent {
  /** By the address of the page. */
  readonly texts: ReadonlyMap<string, TextPage>;
  readonly faq: FaqPage;
  readonly packing: PackingPage;
}

/** Reads, checks and renders content/. Throws with file and line at the first mistake; the build ends with it. */
export function readSiteContent(folder = contentFolder): SiteContent {
  const textFiles = readTextPages(folder);
  const questionFiles = readQuestions(folder);
  const guideFiles = readPackingGuides(folder);
  const postFiles = readPostFiles(join(folder, 'blog'));

  const texts = new Map([...textFiles].map(([path, file]) => [path, renderTextPage(file)]));
  const faq = renderFaq(questionFiles);
  const packing = renderPackingPage(guideFiles);
  const posts = postFiles.map(({ file, fields, markdown }) => ({
    path: pages.blogPost(fields.id, basename(file, '.md')),
    html: renderMarkdown(markdown),
  }));

  const places = new Map<string, Set<string>>([
    ...[...texts].map(([path, { html }]) => [path, idsIn(html)] as const),
    ...posts.map(({ path, html }) => [path, idsIn(html)] as const),
    [pages.faq, new Set(faq.groups.flatMap(({ id, questions }) => [id, ...questions.map((question) => question.id)]))],
    [pages.packaging, new Set(packing.guides.flatMap(({ id, notes }) => [id, ...idsIn(notes)]))],
  ]);
  const ownPath = new Map<MarkdownSource, string>([
    ...[...textFiles].map(([path, file]) => [file, path] as const),
    ...questionFiles.map((file) => [file, pages.faq] as const),
    ...guideFiles.map((file) => [file, pages.packaging] as const),
    ...postFiles.map((file, index) => [file, posts[index]?.path ?? ''] as const),
  ]);
  for (const [source, path] of ownPath) checkMarkdown(source, linksFrom(path, places));
  return { texts, faq, packing };
}

function idsIn(html: string): Set<string> {
  return new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));
}

/** Pages without a text of content/: those whose address needs nothing but itself. */
const plainPages = new Set(addressesIn(pages));

function linksFrom(ownPath: string, places: ReadonlyMap<string, ReadonlySet<string>>): CheckLink {
  return (href) => {
    const [, address = '', , hash] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
    const path = address === '' ? ownPath : address;
    if (!path.endsWith('/')) return `ein Link ohne Schrägstrich am Ende: ${href}`;
    const known = places.has(path) || plainPages.has(path) || path.startsWith(pages.wizard.start);
    if (!known) return `ein Link auf eine Seite, die es nicht gibt: ${href}`;
    const ids = places.get(path);
    return hash === undefined || ids === undefined || ids.has(hash)
      ? undefined
      : `ein Link auf eine Stelle, die es nicht gibt: ${href}`;
  };
}

function addressesIn(tree: object): string[] {
  return Object.values(tree).flatMap((branch) => {
    if (typeof branch === 'string') return [branch];
    return typeof branch === 'object' && branch !== null ? addressesIn(branch) : [];
  });
}
