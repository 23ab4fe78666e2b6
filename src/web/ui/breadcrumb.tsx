import { PageLink } from './page-link.tsx';

export interface Crumb {
  readonly text: string;
  /** Absent on the last one, the page itself. */
  readonly href?: string;
}

export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Sie sind hier" className="text-sm text-muted">
      <ol className="flex flex-wrap gap-x-2">
        {crumbs.map(({ text, href }, index) => (
          <li key={`${href}${text}`} className="flex gap-x-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            {href === undefined ? (
              <span aria-current="page">{text}</span>
            ) : (
              <PageLink href={href} className="hover:text-ink hover:underline">
                {text}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
