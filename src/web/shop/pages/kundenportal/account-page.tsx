import type { ReactNode } from 'react';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useFocusWhenNew } from '#web/ui/use-focus-when-new.ts';

interface AccountPageProps {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the account pages: one narrow column. Where a step ends under another title, the title takes the focus. */
export function AccountPage({ title, intro, children }: AccountPageProps) {
  const headline = useFocusWhenNew<HTMLSpanElement>(title);
  return (
    <div className="page-width">
      <PageHeader
        title={
          <span ref={headline} tabIndex={-1} className="outline-none">
            {title}
          </span>
        }
      >
        {intro}
      </PageHeader>
      <div className="mt-8 max-w-[36rem]">{children}</div>
    </div>
  );
}
