import { pages } from '#contract/site/urls.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

/** In a new year a business is asked once more what it is for the Umsatzsteuer; sales that run keep what was said for them (INV-11). */
export function TaxStatementDue() {
  return (
    <div className="mt-6">
      <Notice kind="warn" title="Bitte bestätigen Sie Ihre Angabe zur Umsatzsteuer für dieses Jahr">
        Sie stammt aus einem früheren Jahr und gilt für neue Verkäufe erst wieder, wenn Sie sie bestätigt haben. Für
        laufende Verkäufe bleibt, was Sie dort angegeben haben.{' '}
        <PageLink href={pages.account.profile} className="text-link">
          Angabe prüfen
        </PageLink>
      </Notice>
    </div>
  );
}
