import type { RendererRule, Token } from 'markdown-it';
import { missingMark } from './fill-from-config.ts';
import { headingId } from './heading-id.ts';
import { isExternal } from './links.ts';
import { markdownParser } from './markdown-parser.ts';
import { pictureAt } from './pictures.ts';

export interface RenderOptions {
  /** Begins every heading's id, where several texts stand on one page. */
  readonly idPrefix?: string;
  /** Steps by which headings go down, where a text stands below a heading of the page. */
  readonly deeper?: number;
}

interface RenderState extends Required<RenderOptions> {
  readonly ids: Map<string, number>;
  /** What a table is called: the heading above it. */
  heading: string;
}

/** Markdown as HTML in which headings have ids, tables can be scrolled and other hosts open in a new tab. */
export function renderMarkdown(markdown: string, { idPrefix = '', deeper = 0 }: RenderOptions = {}): string {
  const state: RenderState = { idPrefix, deeper, ids: new Map(), heading: '' };
  return withMissingMarks(markdownParser.render(markdown, { state }).trim());
}

/** One paragraph's inside as HTML. */
export function renderInline(markdown: string): string {
  return withMissingMarks(markdownParser.renderInline(markdown));
}

const { rules } = markdownParser.renderer;

rules.heading_open = (tokens, index, options, env, renderer) => {
  const token = tokens[index];
  const state = stateOf(env);
  if (token === undefined || state === undefined) return renderer.renderToken(tokens, index, options);
  state.heading = textOf(tokens[index + 1]);
  const id = `${state.idPrefix}${headingId(state.heading)}`;
  const before = state.ids.get(id) ?? 0;
  state.ids.set(id, before + 1);
  token.attrSet('id', before === 0 ? id : `${id}-${before + 1}`);
  token.tag = deeperTag(token.tag, state.deeper);
  return renderer.renderToken(tokens, index, options);
};

rules.heading_close = (tokens, index, options, env, renderer) => {
  const token = tokens[index];
  if (token !== undefined) token.tag = deeperTag(token.tag, stateOf(env)?.deeper ?? 0);
  return renderer.renderToken(tokens, index, options);
};

rules.table_open = (_tokens, _index, _options, env) => scrollPlace(stateOf(env)?.heading ?? '');
rules.table_close = () => '</table></div>\n';

const plain: RendererRule = (tokens, index, options, _env, renderer) => renderer.renderToken(tokens, index, options);

rules.th_open = (tokens, index, ...rest) => {
  tokens[index]?.attrSet('scope', 'col');
  return plain(tokens, index, ...rest);
};

rules.link_open = (tokens, index, ...rest) => {
  const token = tokens[index];
  if (token !== undefined && isExternal(String(token.attrGet('href')))) {
    token.attrSet('target', '_blank');
    token.attrSet('rel', 'noopener');
  }
  return plain(tokens, index, ...rest);
};

rules.image = (tokens, index) => {
  const token = tokens[index];
  const picture = pictureAt(String(token?.attrGet('src')));
  const alt = markdownParser.utils.escapeHtml(token?.content ?? '');
  return picture === undefined
    ? alt
    : `<img src="${picture.address}" alt="${alt}" width="${picture.width}" height="${picture.height}" loading="lazy">`;
};

/** Opens a table that scrolls by itself when the screen is narrower than it is; reachable by keyboard for that. */
export function scrollPlace(heading: string): string {
  const label = markdownParser.utils.escapeHtml(heading === '' ? 'Tabelle' : `Tabelle: ${heading}`);
  return `<div class="table-scroll" role="group" tabindex="0" aria-label="${label}"><table>\n`;
}

function stateOf(env: unknown): RenderState | undefined {
  const { state } = env as { state?: RenderState };
  return state;
}

function textOf(token: Token | undefined): string {
  return (token?.children ?? []).map(({ type, content }) => (type === 'softbreak' ? ' ' : content)).join('');
}

function deeperTag(tag: string, deeper: number): string {
  return `h${Math.min(6, Number(tag.slice(1)) + deeper)}`;
}

function withMissingMarks(html: string): string {
  return html.replace(missingMark, '<mark class="missing">$&</mark>');
}
