import { pages } from '#contract/urls.ts';
import { PageLink } from '#web/ui/page-link.tsx';

/** The other ways to begin, for whoever does not know the model's name. */
export function StartLinks() {
  return (
    <p className="mt-6">
      <PageLink href={pages.wizard.start} className="text-link font-emphasis">
        Schritt für Schritt auswählen
      </PageLink>
    </p>
  );
}
