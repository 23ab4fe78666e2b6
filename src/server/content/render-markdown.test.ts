import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

describe('Markdown as HTML', () => {
  it('gives every heading an id of its own, in ASCII', () => {
    expect(renderMarkdown('## Größe & Maß\n\n## Größe & Maß')).toBe(
      '<h2 id="groesse-mass">Größe &amp; Maß</h2>\n<h2 id="groesse-mass-2">Größe &amp; Maß</h2>',
    );
  });

  it('goes down below a heading of the page, under ids of its own', () => {
    expect(renderMarkdown('## Mehr dazu', { idPrefix: 'server-', deeper: 1 })).toBe(
      '<h3 id="server-mehr-dazu">Mehr dazu</h3>',
    );
  });

  it('opens other hosts in a new tab, and only them', () => {
    expect(renderMarkdown('[hier](/kontakt/) und [dort](https://example.org/)')).toBe(
      '<p><a href="/kontakt/">hier</a> und <a href="https://example.org/" target="_blank" rel="noopener">dort</a></p>',
    );
  });

  it('lets tables scroll by themselves, named by the heading above', () => {
    const html = renderMarkdown('## Fälle\n\n| a | b |\n|---|---|\n| 1 | 2 |');
    expect(html).toContain('<div class="table-scroll" role="group" tabindex="0" aria-label="Tabelle: Fälle"><table>');
    expect(html).toContain('<th scope="col">a</th>');
  });

  it('shows HTML as text and makes no link that runs something', () => {
    const html = renderMarkdown('<img src=x onerror=alert(1)> [x](javascript:alert(1))');
    expect(html).not.toMatch(/<img|<a /);
  });
});
