import { pages } from '#contract/site/urls.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

interface NotSentHereProps {
  /** False in the server's page, which cannot tell what the window has sent: it says nothing that the browser takes back. */
  readonly isKnown: boolean;
}

/** What can be said of an inquiry that this browser window did not send: where it is found if it arrived. */
export function NotSentHere({ isKnown }: NotSentHereProps) {
  return (
    <div className="page-width pb-16">
      <PageHeader title="Ihre Anfrage">
        {isKnown && 'Aus diesem Browserfenster wurde keine Anfrage mit dieser Adresse gesendet. '}
        Was bei uns angekommen ist, steht im Verkaufscockpit, und wir bestätigen es per E-Mail.
      </PageHeader>
      <div className="mt-8 flex flex-wrap gap-3">
        <PageLink href={pages.cockpit.list} button="primary" className="max-sm:w-full">
          Zum Verkaufscockpit
        </PageLink>
        <PageLink href={pages.basket.show} button="secondary" className="max-sm:w-full">
          Zum Verkaufskorb
        </PageLink>
      </div>
    </div>
  );
}
