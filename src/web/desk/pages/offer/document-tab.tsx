import { useRouter } from '@tanstack/react-router';
import type { DeskOfferView } from '#contract/desk-offer-view.ts';
import { queueSchema } from '#contract/desk-queue.ts';
import { deskApi, deskPages } from '#contract/desk-urls.ts';
import { openObjectionIn } from '#contract/ended-documents.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { useDesk } from '../../desk-context.ts';
import { NextDocument } from '../../features/documents/next-document.tsx';
import { Papers } from '../../features/documents/papers.tsx';

/** The papers that a sale is paid by: the one that is due, and those that were issued; once it is, the next sale that waits for its paper. */
export function DocumentTab({ offer }: { readonly offer: DeskOfferView }) {
  const { api } = useDesk();
  const router = useRouter();
  const { id, phase, document } = offer;
  const objection = openObjectionIn(offer);

  async function toNext() {
    const waiting = await api
      .get(`${deskApi.queue}?tab=ours&task=addDocument&assigned=meOrNobody`)
      .then(queueSchema.parse, () => undefined);
    const next = waiting?.rows.find((row) => row.id !== id);
    if (next) await router.navigate({ href: `${deskPages.offer(next.id)}?ansicht=beleg` });
  }

  return (
    <div className="max-w-[56rem]">
      {objection && (
        <section aria-label="Widerspruch" className="mb-6 rounded-sm bg-warn-soft p-4">
          <h2>Der Kunde hat der Gutschrift {objection.number} widersprochen</h2>
          <p className="mt-1 wrap-anywhere">
            {formatInstant(objection.at)}: {objection.reason ?? 'ohne Begründung'}
          </p>
          <p className="mt-2">
            Gezahlt wird erst mit einem neuen Beleg. Der Kunde reicht seine Rechnung ein oder stimmt einer neuen
            Gutschrift zu. Was dafür zu klären ist:{' '}
            <PageLink href={`${deskPages.offer(id)}?ansicht=rueckfragen`}>dem Kunden schreiben</PageLink>
          </p>
        </section>
      )}
      {phase === 'payout' && document === undefined && (
        <NextDocument key={id} offer={offer} onIssued={() => void toNext()} />
      )}
      <Papers offer={offer} />
    </div>
  );
}
