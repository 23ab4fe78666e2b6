import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { adjustmentProposalSchema } from '#contract/sale/desk-adjustment.ts';
import { useStore } from '#web/lib/store.ts';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { useDesk } from '../../desk-context.ts';
import { AdjustmentEditor } from '../../features/adjustment/adjustment-editor.tsx';
import { useRead } from '../../use-read.ts';

/** What the test does to the price, and what the buyer makes of it. */
export function AdjustmentTab({ offer }: { readonly offer: DeskOfferView }) {
  const { session } = useDesk();
  const may = mayAtDesk(useStore(session.member)?.roles ?? [], 'adjustBid');
  const { data, error, refetch } = useRead(deskApi.adjustment(offer.id), adjustmentProposalSchema);
  if (error) return <ReadRefusal error={error} read={refetch} />;
  if (data === undefined) return <p role="status">Wird gelesen …</p>;
  return (
    <>
      {!data.isByUnit && (
        <p className="mb-4 text-muted">
          Die Geräte wurden nicht einzeln geprüft. Abgezogen wird nur, was die Prüfung eines Geräts gefunden hat.
        </p>
      )}
      <AdjustmentEditor key={offer.version} offer={offer} proposal={data} canDecide={may} />
    </>
  );
}
