import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { pages } from '#contract/site/urls.ts';
import { PageLink } from '#web/ui/page-link.tsx';

export function NotFoundPage() {
  return (
    <div className="page-width py-16 sm:py-24">
      <title>{`Seite nicht gefunden | ${shopConfig.productName}`}</title>
      <meta name="robots" content="noindex" />
      <h1>Diese Seite gibt es nicht</h1>
      <p className="mt-4 max-w-[38rem] text-muted">
        Vielleicht ist die Adresse unvollständig, oder die Seite ist umgezogen. Ihre Geräte finden Sie über die Suche
        auf der Startseite.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <PageLink href={pages.home} button="primary">
          Gerät suchen
        </PageLink>
        <PageLink href={pages.cockpit.list} button="secondary">
          Ihre Verkäufe ansehen
        </PageLink>
      </div>
    </div>
  );
}
