import { deskPages } from '#contract/desk/desk-urls.ts';
import { PageLink } from '#web/ui/page-link.tsx';

/** An address of the desk that names nothing, or nothing for this member of staff. */
export function MissingPage() {
  return (
    <div className="p-7">
      <h1>Hier ist nichts</h1>
      <p className="mt-3 max-w-[38rem] text-muted">
        Diese Adresse gehört zu keiner Seite des Schreibtischs, oder sie ist für andere Aufgaben als Ihre.
      </p>
      <PageLink href={deskPages.today} button="secondary" className="mt-6">
        Zur Arbeitsliste
      </PageLink>
    </div>
  );
}
