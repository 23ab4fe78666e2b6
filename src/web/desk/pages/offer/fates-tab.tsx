import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { fatesSchema } from '#contract/devices/reuse.ts';
import { fateWords } from '#contract/devices/reuse-words.ts';
import { fatesOrOpen } from '#domain/reuse/reuse-report.ts';
import { numberText } from '#domain/values/number-text.ts';
import { useStore } from '#web/lib/store.ts';
import { Facts } from '#web/ui/facts.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { useDesk } from '../../desk-context.ts';
import { FatesForm } from '../../features/fates/fates-form.tsx';
import { useRead } from '../../use-read.ts';

/** What became of the devices: the warehouse records it, everybody reads it, and so does the customer. */
export function FatesTab({ offer: { id, reuse } }: { readonly offer: DeskOfferView }) {
  const { session } = useDesk();
  const may = mayAtDesk(useStore(session.member)?.roles ?? [], 'recordFates');
  if (!reuse) return null;
  return (
    <div className="max-w-[64rem]">
      <p className="mb-4 text-muted">Der Kunde sieht diese Summen in seinem Verkauf, sobald etwas festgehalten ist.</p>
      <div className="max-w-md">
        <Facts
          facts={fatesOrOpen.map((fate) => ({
            name: fateWords[fate],
            value: numberText(reuse.sums[fate].units),
          }))}
        />
      </div>
      {may && <FatesPart offerId={id} />}
    </div>
  );
}

function FatesPart({ offerId }: { readonly offerId: string }) {
  const { data, error, refetch } = useRead(deskApi.fates(offerId), fatesSchema);
  if (error) return <ReadRefusal error={error} read={refetch} />;
  if (data === undefined) return <p role="status">Wird gelesen …</p>;
  return <FatesForm key={offerId} offerId={offerId} fates={data} />;
}
