import { useSite } from '#web/lib/site.ts';
import { classNames } from './class-names.ts';
import { JsonLd } from './json-ld.tsx';
import { PageLink } from './page-link.tsx';

export interface ShownCrumb {
  readonly text: string;
  /** Absent on the last one, the page itself. */
  readonly href?: string;
}

/** Where a page stands, for people and as structured data. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly ShownCrumb[] }) {
  const { url } = useSite();
  return (
    <nav aria-label="Sie sind hier" className="text-sm text-muted">
      <JsonLd data={breadcrumbList(url, crumbs)} />
      <ol className="flex flex-wrap gap-x-2">
        {crumbs.map(({ text, href }, index) => (
          // On phones the headline below says the last one again; a listener still hears it.
          <li
            key={`${href}${text}`}
            className={classNames(
              'flex min-w-0 items-center gap-x-2 wrap-anywhere',
              href === undefined && 'max-sm:sr-only',
            )}
          >
            {index > 0 && <span aria-hidden="true">/</span>}
            {href === undefined ? (
              <span aria-current="page">{text}</span>
            ) : (
              <PageLink href={href} className="-my-1.5 py-3 hover:text-ink hover:underline">
                {text}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** schema.org: the last entry needs no address, it is the page itself. */
function breadcrumbList(siteUrl: string, crumbs: readonly ShownCrumb[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ text, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      ...(href === undefined ? {} : { item: `${siteUrl}${href}` }),
    })),
  };
}
