import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { type ShownSignOff, type SignOffPageData, signOffPageSchema } from '#contract/sale/sign-off-page.ts';
import { pageTable } from '#contract/site/page-table.ts';
import { pages } from '#contract/site/urls.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { SignOffAnswerForm } from '#web/shop/features/offer/sign-off/sign-off-answer-form.tsx';
import { SignOffSheet } from '#web/shop/features/offer/sign-off/sign-off-sheet.tsx';
import { useSessionState } from '#web/shop/features/session/use-session.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import type { RouterContext } from '../../router-context.ts';

const route = getRouteApi(pageTable.signOff.path);

/** One bid for whoever its seller has asked for a word, and their one answer; without an account. */
export function SignOffPage() {
  const shown = route.useLoaderData();
  if (shown.found) return <FoundSignOff shown={shown} />;
  return (
    <div className="page-width pb-16">
      <PageHeader title="Dieser Link gilt nicht mehr">
        Er ist abgelaufen oder unvollständig. Wer Sie um Ihre Zustimmung gebeten hat, kann Ihnen einen neuen schicken.
      </PageHeader>
    </div>
  );
}

const titles: Record<ShownSignOff['standing'], string> = {
  open: 'Sind Sie einverstanden?',
  agreed: 'Hier wurde geantwortet',
  refused: 'Hier wurde geantwortet',
  withdrawn: 'Diese Bitte wurde zurückgezogen',
  replaced: 'Dieses Gebot gilt nicht mehr',
  decided: 'Über dieses Gebot ist entschieden',
  expired: 'Die Frist ist vorbei',
};

const reasons: Partial<Record<ShownSignOff['standing'], string>> = {
  withdrawn: 'Es wird keine Antwort mehr erwartet.',
  replaced: 'Es liegt ein neuer Preis vor. Für ihn brauchen Sie einen neuen Link.',
  decided: 'Es wird keine Antwort mehr erwartet.',
  expired: 'Eine Antwort ist nicht mehr möglich. Wer Sie gebeten hat, kann Ihnen einen neuen Link schicken.',
};

function FoundSignOff({ shown }: { readonly shown: ShownSignOff }) {
  const { token } = route.useParams();
  const { user } = useSessionState();
  const [given, setGiven] = useState<ShownSignOff['answered']>();
  const answered = given ?? shown.answered;
  const { askedBy, name, goods, inquiryId, orderId, price, lastDay, standing } = shown;
  const isOwn = user?.email === askedBy;
  const awaitsAnswer = standing === 'open' && answered === undefined && !isOwn;
  const reason = given ? undefined : reasons[standing];
  const number = orderId === undefined ? `Anfrage ${inquiryId ?? ''}`.trim() : `Auftrag ${orderId}`;
  return (
    <div className="page-width pb-16">
      <PageHeader title={given ? 'Danke für Ihre Antwort' : titles[standing]}>
        <p className="wrap-anywhere">
          <strong>{askedBy}</strong> hat <strong>{name}</strong> am {formatInstant(shown.askedAt)} um Zustimmung
          gebeten.
        </p>
        <p className="mt-1 wrap-anywhere">
          {goods}, {number}
        </p>
      </PageHeader>
      {reason !== undefined && <p className="mt-6 max-w-[40rem]">{reason}</p>}
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {price && <SignOffSheet price={price} askedBy={askedBy} awaitsAnswer={awaitsAnswer} />}
        <section id="antwort" tabIndex={-1} aria-label="Antwort" className="min-w-0 scroll-mt-20 outline-none">
          {answered && <Answer answered={answered} askedBy={askedBy} isNew={given !== undefined} />}
          {!answered && standing === 'open' && isOwn && (
            <Notice title="Das ist Ihre eigene Bitte">
              So sieht die Seite aus, die Sie weitergeben. Antworten kann hier nur jemand anderes.
            </Notice>
          )}
          {awaitsAnswer && (
            <SignOffAnswerForm token={token} name={name} askedBy={askedBy} lastDay={lastDay} onAnswered={setGiven} />
          )}
        </section>
      </div>
    </div>
  );
}

interface AnswerProps {
  readonly answered: NonNullable<ShownSignOff['answered']>;
  readonly askedBy: string;
  readonly isNew: boolean;
}

function Answer({ answered: { answer, name, remark, at }, askedBy, isNew }: AnswerProps) {
  return (
    <Notice
      kind={answer === 'agreed' ? 'ok' : 'warn'}
      title={answer === 'agreed' ? 'Einverstanden' : 'Nicht einverstanden'}
      takesFocus={isNew}
    >
      <p className="wrap-anywhere">
        {name}, {formatInstant(at)}
      </p>
      {remark !== undefined && <p className="mt-2 wrap-anywhere whitespace-pre-line">„{remark}“</p>}
      <p className="mt-2 wrap-anywhere">
        {askedBy} {isNew ? 'erfährt es jetzt' : 'hat es erfahren'} und entscheidet. Ändern lässt sich die Antwort nicht.
      </p>
    </Notice>
  );
}

/** What a link shows; one that does not work is told by the page, in one way for all reasons. */
SignOffPage.load = async ({ pageData }: RouterContext, token: string): Promise<SignOffPageData> =>
  signOffPageSchema.parse((await pageData(pages.signOff(token))) ?? { found: false });
