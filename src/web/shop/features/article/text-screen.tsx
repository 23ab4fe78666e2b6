import type { ReactNode } from 'react';
import type { TextPage } from '#contract/site/content.ts';
import { formatDay, formatEdition } from '#domain/values/day-text.ts';
import type { ShownCrumb } from '#web/ui/breadcrumb.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ReadingLayout } from './reading-layout.tsx';

interface TextScreenProps {
  readonly page: TextPage;
  readonly crumbs: readonly ShownCrumb[];
  /** Below the text. */
  readonly children?: ReactNode;
}

/** A page made of one text. */
export function TextScreen({ page, crumbs, children }: TextScreenProps) {
  return (
    <div className="page-width pb-8">
      <PageHeader title={page.title} crumbs={crumbs}>
        {page.description}
      </PageHeader>
      <ReadingLayout html={page.html}>
        {children}
        <ChangedOn {...page} />
      </ReadingLayout>
    </div>
  );
}

/** When a text was changed last, and its version where customers agree to it. */
function ChangedOn({ updated, version }: Pick<TextPage, 'updated' | 'version'>) {
  return (
    <p className="mt-12 border-t border-line pt-4 text-sm text-muted">
      {version !== undefined && <>Fassung vom {formatEdition(version)} · </>}
      Zuletzt geändert am <time dateTime={updated}>{formatDay(updated)}</time>
    </p>
  );
}
