import type { ReactNode } from 'react';
import type { TextPage } from '#contract/content.ts';
import type { Crumb } from '#web/ui/breadcrumb.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { type IndexEntry, PageIndex } from '#web/ui/page-index.tsx';
import { ChangedOn } from './changed-on.tsx';
import { Prose } from './prose.tsx';

interface TextScreenProps {
  readonly page: TextPage;
  readonly crumbs: readonly Crumb[];
  /** Below the text. */
  readonly children?: ReactNode;
}

/** From so many headings on, a text gets an index. */
const indexFrom = 4;

/** A page made of one text, with its index beside it when it is long. */
export function TextScreen({ page, crumbs, children }: TextScreenProps) {
  const entries = headingsIn(page.html);
  return (
    <div className="page-width pb-8">
      <PageHeader title={page.title} crumbs={crumbs}>
        {page.description}
      </PageHeader>
      <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,68ch)_16rem] lg:justify-between">
        {entries.length >= indexFrom && (
          <div className="lg:order-2">
            <PageIndex title="Auf dieser Seite" entries={entries} />
          </div>
        )}
        <div className="min-w-0">
          <Prose html={page.html} />
          {children}
          <ChangedOn {...page} />
        </div>
      </div>
    </div>
  );
}

/** The second-level headings; their inside is text, in which the renderer has escaped four signs. */
function headingsIn(html: string): IndexEntry[] {
  return [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)].map(([, id = '', inside = '']) => ({
    id,
    text: inside.replace(/<[^>]+>/g, '').replace(/&(lt|gt|quot|amp);/g, (entity) => signs[entity] ?? entity),
  }));
}

const signs: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
