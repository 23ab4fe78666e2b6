import type { ReactNode } from 'react';
import { type IndexEntry, PageIndex } from '#web/ui/page-index.tsx';
import { Prose } from './prose.tsx';

interface ReadingLayoutProps {
  readonly html: string;
  /** Below the text. */
  readonly children?: ReactNode;
}

/** From so many headings on, a text gets an index. */
const indexFrom = 4;

/** A text in a column fit for reading, with its index beside it when it is long. */
export function ReadingLayout({ html, children }: ReadingLayoutProps) {
  const entries = headingsIn(html);
  return (
    <div className="mt-8 grid gap-10 lg:mt-10 lg:grid-cols-[minmax(0,68ch)_16rem] lg:justify-between">
      {entries.length >= indexFrom && (
        <div className="lg:order-2">
          <PageIndex title="Auf dieser Seite" entries={entries} />
        </div>
      )}
      <div className="min-w-0">
        <Prose html={html} />
        {children}
      </div>
    </div>
  );
}

/** The second-level headings; their inside is text, in which the renderer has escaped four characters. */
function headingsIn(html: string): IndexEntry[] {
  return [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)].map(([, id = '', inside = '']) => ({
    id,
    text: inside
      .replace(/<[^>]+>/g, '')
      .replace(/&(lt|gt|quot|amp);/g, (entity) => escapedCharacters[entity] ?? entity),
  }));
}

const escapedCharacters: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
