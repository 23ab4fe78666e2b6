import { getRouteApi, useHydrated, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pageTable } from '#contract/page-table.ts';
import { promisedText } from '#contract/promised-words.ts';
import { pages } from '#contract/urls.ts';
import { draftReview } from '#web/shop/features/asset-list/draft-review.ts';
import { useBasket } from '#web/shop/features/basket/use-basket.ts';
import { CorrectAddress } from '#web/shop/features/inquiry/correct-address.tsx';
import { useSessionState } from '#web/shop/features/session/use-session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { NotSentHere } from './not-sent-here.tsx';

const route = getRouteApi(pageTable.basket.submitted.path);

const bidStep = 'Kaufpreisgebot';
const steps = [
  ['Bestätigung', 'Der Eingang Ihrer Anfrage wird Ihnen per E-Mail bestätigt.'],
  [bidStep, 'Wir prüfen Ihre Angaben und nennen den Preis, jeden möglichen Abzug und den Mindestpreis.'],
  ['Ihre Entscheidung', 'Sie nehmen an, lehnen ab oder nennen einen eigenen Preis. Bis dahin ist nichts verkauft.'],
] as const;

/** The inquiry has arrived: what happens next, and an empty basket for the next one. */
export function SubmittedPage() {
  const { id } = route.useParams();
  const { user } = useSessionState();
  // What the browser kept beside the address outlives a reload, but the server knows nothing of it.
  const kept = useLocation().state;
  const isKnown = useHydrated();
  const {
    submittedHere,
    submittedEmail: email,
    submittedNumber: number,
    submittedAsBusiness,
    submittedBidBy,
  } = isKnown ? kept : {};
  const isSent = submittedHere === id;
  const open = useBasket();
  const basket = open?.basket;
  // Somebody may open this page again while the next inquiry is already being put together.
  const isThisDraft = open?.state.draft.id === id;

  useEffect(() => {
    if (basket === undefined || !isThisDraft || !isSent) return;
    basket.resetDraft();
    basket.resetListUpload();
    basket.resetImages();
    draftReview.forget();
  }, [basket, isThisDraft, isSent]);

  if (!isSent) return <NotSentHere isKnown={isKnown} />;

  return (
    <div className="page-width pb-16">
      <PageHeader title="Ihre Anfrage ist bei uns">
        {email !== undefined && (
          <>
            Wir schreiben an <strong className="text-ink">{email}</strong>.
          </>
        )}
      </PageHeader>
      <div className="mt-8 max-w-[40rem]">
        {number === undefined ? (
          <p className="mb-8">Die Nummer Ihrer Anfrage steht in der Bestätigung, die wir Ihnen per E-Mail schicken.</p>
        ) : (
          <p className="mb-8">
            <span className="block text-muted">Nummer Ihrer Anfrage</span>
            <strong className="text-[1.6rem] font-headline tabular-nums">{number}</strong>
          </p>
        )}
        {email !== undefined && user?.email !== email && (
          <div className="mb-8">
            <CorrectAddress offerId={id} email={email} />
          </div>
        )}
        <h2 className="mb-3">Wie es weitergeht</h2>
        <ol className="border-t border-ink">
          {steps.map(([title, text]) => (
            <li key={title} className="border-b border-line py-4">
              <h3>{title}</h3>
              <p className="text-muted">{text}</p>
              {title === bidStep && submittedBidBy !== undefined && (
                <p className="mt-1 font-emphasis">
                  <span className="marked">{promisedText({ what: 'bid', by: submittedBidBy })}</span>
                </p>
              )}
            </li>
          ))}
        </ol>
        {user === undefined ? (
          <section className="mt-10">
            <h2 className="mb-3">Gebot im Konto annehmen</h2>
            <p className="mb-5">
              Sie beantworten das Gebot in Ihrem Konto. Legen Sie es mit derselben E-Mail-Adresse an, dann finden Sie
              die Anfrage dort.
            </p>
            <div className="flex flex-wrap gap-3">
              <PageLink
                href={pages.account.register}
                state={{
                  ...(email !== undefined && { submittedEmail: email }),
                  ...(submittedAsBusiness !== undefined && { submittedAsBusiness }),
                }}
                button="primary"
                className="max-sm:w-full"
              >
                Konto anlegen
              </PageLink>
              <PageLink href={pages.account.login} button="secondary" className="max-sm:w-full">
                Anmelden
              </PageLink>
            </div>
          </section>
        ) : (
          <div className="mt-8">
            <PageLink href={pages.cockpit.offer(id)} button="primary">
              Anfrage im Verkaufscockpit ansehen
            </PageLink>
          </div>
        )}
      </div>
    </div>
  );
}
