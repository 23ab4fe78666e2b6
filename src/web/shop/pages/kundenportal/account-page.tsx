import type { ReactNode } from 'react';
import { PageHeader } from '#web/ui/page-header.tsx';

interface AccountPageProps {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the account pages: one narrow column. */
export function AccountPage({ title, intro, children }: AccountPageProps) {
  return (
    <div className="page-width">
      <PageHeader title={title}>{intro}</PageHeader>
      <div className="mt-8 max-w-[36rem]">{children}</div>
    </div>
  );
}
