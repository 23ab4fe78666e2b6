import { pages } from '#contract/site/urls.ts';
import { useBasket } from '#web/shop/features/basket/use-basket.ts';
import { NeedsProgram } from '#web/ui/needs-program.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { SendInquiry } from './send-inquiry.tsx';
import { SentAlready } from './sent-already.tsx';
import { useAskedAgain } from './use-asked-again.ts';
import { useSentAlready } from './use-sent-already.ts';

const crumbs = [{ text: 'Verkaufskorb', href: pages.basket.show }, { text: 'Anfrage' }];

export function SubmitPage() {
  const open = useBasket();
  const { filling, problem } = useAskedAgain(open?.basket);
  const state = filling ? undefined : open?.state;
  const { isEmpty, sent } = useSentAlready(state);
  if (sent !== undefined && problem === undefined) return <SentAlready sent={sent} />;
  return (
    <div className="page-width pb-16">
      <PageHeader title="Kaufpreis anfragen" crumbs={crumbs}>
        Sie brauchen dafür kein Konto. Gesendet wird erst, wenn Sie alles noch einmal gesehen haben.
      </PageHeader>
      <div className="mt-8 max-w-[40rem]">
        <NeedsProgram what="Die Anfrage" />
        {filling && (
          <p role="status" className="text-muted">
            Ihre Geräte werden in den Verkaufskorb gelegt …
          </p>
        )}
        <Refusal text={problem} />
        {isEmpty && (
          <>
            <p className="mb-6">Ihr Verkaufskorb ist leer. Legen Sie zuerst hinein, was Sie verkaufen möchten.</p>
            <PageLink href={pages.wizard.start} button="primary">
              Gerät suchen
            </PageLink>
          </>
        )}
        {open !== undefined && state !== undefined && !isEmpty && <SendInquiry basket={open.basket} state={state} />}
      </div>
    </div>
  );
}
