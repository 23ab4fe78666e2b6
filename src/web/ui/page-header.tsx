import type { ReactNode } from 'react';
import { Breadcrumb, type ShownCrumb } from './breadcrumb.tsx';

interface PageHeaderProps {
  readonly title: ReactNode;
  readonly crumbs?: readonly ShownCrumb[];
  /** One or two sentences under the headline. */
  readonly children?: ReactNode;
}

export function PageHeader({ title, crumbs, children }: PageHeaderProps) {
  return (
    <header className="pt-8 sm:pt-10">
      {crumbs !== undefined && <Breadcrumb crumbs={crumbs} />}
      <h1 className="mt-2.5">{title}</h1>
      {children !== undefined && <div className="mt-4 max-w-[40rem] text-muted sm:text-[1.1rem]">{children}</div>}
    </header>
  );
}
