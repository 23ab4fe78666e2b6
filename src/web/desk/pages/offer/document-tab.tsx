import { useRouter } from '@tanstack/react-router';
import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { queueSchema } from '#contract/desk/desk-queue.ts';
import { deskApi, deskPages } from '#contract/desk/desk-urls.ts';
import { useDesk } from '../../desk-context.ts';
import { NextDocument } from '../../features/documents/next-document.tsx';
import { OpenObjection } from '../../features/documents/open-objection.tsx';
import { Papers } from '../../features/documents/papers.tsx';

/** The papers that a sale is paid by: the one that is due, and those that were issued; once it is, the next sale that waits for its paper. */
export function DocumentTab({ offer }: { readonly offer: DeskOfferView }) {
  const { api } = useDesk();
  const router = useRouter();
  const { id, phase, document } = offer;

  async function toNext() {
    const waiting = await api
      .get(`${deskApi.queue}?tab=ours&task=addDocument&assigned=meOrNobody`)
      .then(queueSchema.parse, () => undefined);
    const next = waiting?.rows.find((row) => row.id !== id);
    if (next) await router.navigate({ href: `${deskPages.offer(next.id)}?ansicht=beleg` });
  }

  return (
    <div className="max-w-[56rem]">
      <OpenObjection offer={offer} />
      {phase === 'payout' && document === undefined && (
        <NextDocument key={id} offer={offer} onIssued={() => void toNext()} />
      )}
      <Papers offer={offer} />
    </div>
  );
}
