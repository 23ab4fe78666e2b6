import { pages } from '#contract/site/urls.ts';
import type { SentInquiry } from '#web/shop/features/inquiry/sent-inquiry.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

/** Whoever goes back after sending reads that it was sent; nothing is sent twice. */
export function SentAlready({ sent }: { readonly sent: SentInquiry }) {
  const { submittedHere, submittedEmail, submittedNumber } = sent;
  return (
    <div className="page-width pb-16">
      <PageHeader title="Ihre Anfrage ist gesendet">
        {submittedNumber !== undefined && `Nummer ${submittedNumber}. `}Wir schreiben an{' '}
        <strong className="break-words text-ink">{submittedEmail}</strong>.
      </PageHeader>
      <div className="mt-8 flex flex-wrap gap-3">
        <PageLink href={pages.basket.submitted(submittedHere)} state={sent} button="primary" className="max-sm:w-full">
          Gesendete Anfrage ansehen
        </PageLink>
        <PageLink href={pages.wizard.start} button="secondary" className="max-sm:w-full">
          Weiteres Gerät verkaufen
        </PageLink>
      </div>
    </div>
  );
}
