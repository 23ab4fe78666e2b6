import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import { taxCalls, taxCaseSchema } from '#contract/money/desk-tax.ts';
import { useStore } from '#web/lib/store.ts';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { useDesk } from '../../desk-context.ts';
import { TaxCasePart } from '../../features/tax/tax-case.tsx';
import { useRead } from '../../use-read.ts';

/** How this sale is taxed, and the decision where the data do not tell. */
export function TaxTab({ offer }: { readonly offer: DeskOfferView }) {
  const { session } = useDesk();
  const isMine = mayAtDesk(useStore(session.member)?.roles ?? [], 'tax');
  return isMine ? <TaxCaseOf offerId={offer.id} /> : <p>Über die Umsatzsteuer entscheidet die Buchhaltung.</p>;
}

function TaxCaseOf({ offerId }: { readonly offerId: string }) {
  const { data, error, refetch } = useRead(taxCalls.case(offerId), taxCaseSchema);
  if (error !== null) return <ReadRefusal error={error} read={refetch} />;
  if (data === undefined) return <p role="status">Wird geladen …</p>;
  return <TaxCasePart taxCase={data} />;
}
