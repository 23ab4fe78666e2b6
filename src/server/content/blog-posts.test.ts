import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadBlogPosts } from './blog-posts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-blog-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, changes: Record<string, string> = {}): void {
  const top = {
    id: '1',
    title: 'Ein Titel: mit Doppelpunkt',
    excerpt: 'Kurz',
    created: '2026-11-01',
    updated: '2026-11-02',
  };
  const lines = Object.entries({ ...top, ...changes }).map(([key, text]) => `${key}: ${text}`);
  writeFileSync(join(folder, file), `---\n${lines.join('\n')}\n---\n\nText.\n`);
}

describe('the articles of a folder', () => {
  it('carry what their front matter says, and their Markdown', () => {
    write('erster.md');
    expect(loadBlogPosts(folder)).toEqual([
      {
        id: 1,
        slug: 'erster',
        title: 'Ein Titel: mit Doppelpunkt',
        excerpt: 'Kurz',
        date_created: '2026-11-01',
        date_updated: '2026-11-02',
        content: 'Text.',
      },
    ]);
  });

  it('keep the server from starting with a mistake in them, and name the file', () => {
    write('falsch.md', { updated: 'gestern' });
    expect(() => loadBlogPosts(folder)).toThrow(/falsch\.md[\s\S]*updated/);
    writeFileSync(join(folder, 'falsch.md'), 'Nur Text');
    expect(() => loadBlogPosts(folder)).toThrow(/falsch\.md: no front matter/);
  });

  it('have ids of their own', () => {
    write('erster.md');
    write('zweiter.md');
    expect(() => loadBlogPosts(folder)).toThrow('two articles have the same id');
  });
});
