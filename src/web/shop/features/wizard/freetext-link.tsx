import { pages } from '#contract/urls.ts';
import { PageLink } from '#web/ui/page-link.tsx';

/** Where on a page goods are described in own words. */
export const freetextAnchor = 'frei-beschreiben';

/** The way out of every step: to the description in own words, on this page or on the one that takes it. */
export function FreetextLink({ slug }: { readonly slug?: string | undefined }) {
  const page = slug === undefined ? '' : pages.wizard.item(slug);
  return (
    <p>
      Nicht gefunden?{' '}
      <PageLink href={`${page}#${freetextAnchor}`} className="text-link">
        Frei beschreiben
      </PageLink>
    </p>
  );
}
