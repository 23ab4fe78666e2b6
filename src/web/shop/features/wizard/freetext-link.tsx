import { pages } from '#contract/site/urls.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { freetextAnchor } from './freetext-anchor.ts';

interface FreetextLinkProps {
  readonly slug?: string | undefined;
  /** Whether the page already shows what was described in own words. */
  readonly described?: boolean;
}

/** The way out of every step: to the description in own words, on this page or on the one that takes it. */
export function FreetextLink({ slug, described = false }: FreetextLinkProps) {
  const page = slug === undefined ? '' : pages.wizard.item(slug);
  return (
    <p>
      {described ? 'Vertippt?' : 'Nicht gefunden?'}{' '}
      <PageLink href={`${page}#${freetextAnchor}`} className="text-link inline-block py-2.5">
        {described ? 'Neu beschreiben' : 'Frei beschreiben'}
      </PageLink>
    </p>
  );
}
