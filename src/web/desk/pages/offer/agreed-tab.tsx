import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { withBasis } from '#contract/sale/price-tax-words.ts';
import type { AgreementWay } from '#domain/offer/phase.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { formatMoney, fromEuros } from '#domain/values/money.ts';
import { numberText } from '#domain/values/number-text.ts';
import { Facts } from '#web/ui/facts.tsx';
import { DataTable } from '../../ui/data-table.tsx';

const ways: Readonly<Record<AgreementWay, string>> = {
  bid: 'unser Gebot angenommen',
  counterbid: 'Gegenvorschlag des Kunden angenommen',
  order: 'aus einem Auftrag übernommen',
};

const money = (euros: number | undefined) => (euros === undefined ? '–' : formatMoney(fromEuros(euros)));

interface AgreedTabProps {
  readonly offer: Pick<DeskOfferView, 'agreement' | 'items' | 'adjustment' | 'unsold' | 'basis' | 'otherTax'>;
}

/** The frozen sheet: what was agreed, line by line, what may be taken off of it, and what is paid at least. */
export function AgreedTab({ offer }: AgreedTabProps) {
  const { agreement, items, adjustment, unsold = [] } = offer;
  if (agreement === undefined) return null;
  const itemOf = new Map(items.map((item, index) => [item.id, { ...item, position: index + 1 }]));
  const { total, minimum, at, by, lines } = agreement;
  return (
    <div className="grid gap-6">
      <div className="max-w-[44rem]">
        <Facts
          facts={[
            { name: withBasis('Vereinbarter Kaufpreis', offer), value: money(total) },
            { name: 'Mindestens, wenn alle Geräte ankommen', value: money(minimum) },
            { name: 'Vereinbart', value: `${formatInstant(at)}, ${ways[by]}` },
            ...(adjustment?.answer === 'accepted'
              ? [{ name: 'Nach der Prüfung angepasst', value: money(adjustment.total) }]
              : []),
            ...(unsold.length > 0
              ? [
                  {
                    name: 'Nicht verkauft, bleibt beim Kunden',
                    value: unsold.map(({ quantity, title }) => `${quantity} × ${title}`).join(', '),
                  },
                ]
              : []),
          ]}
        />
      </div>
      <DataTable
        caption="Vereinbartes Preisblatt"
        rows={lines}
        keyOf={({ itemId }) => itemId}
        empty=""
        columns={[
          { title: 'Zeile', isNumber: true, cell: ({ itemId }) => itemOf.get(itemId)?.position },
          { title: 'Menge', isNumber: true, cell: ({ quantity }) => numberText(quantity) },
          {
            title: 'Gerät',
            cell: ({ itemId }) => {
              const { title, description, remarks } = itemOf.get(itemId) ?? {};
              return (
                <span className="wrap-anywhere">
                  <span className="font-emphasis">{title}</span>
                  {description && <span className="block text-sm text-muted">{description}</span>}
                  {remarks !== undefined && <span className="block text-sm">Bemerkung: {remarks}</span>}
                </span>
              );
            },
          },
          { title: 'Je Gerät', isNumber: true, cell: ({ unitPrice }) => money(unitPrice) },
          { title: 'Summe', isNumber: true, cell: ({ total: sum }) => money(sum) },
          {
            title: 'Abzüge, die möglich sind',
            cell: ({ deductions, countedIn }) => (
              <>
                {deductions.map(({ name, amount }) => (
                  <span key={name} className="block">{`${name} −\u00a0${money(amount)}`}</span>
                ))}
                {countedIn.length > 0 && (
                  <span className="block text-sm text-muted">Schon eingerechnet: {countedIn.join(', ')}</span>
                )}
                {deductions.length + countedIn.length === 0 && 'keine'}
              </>
            ),
          },
        ]}
      />
    </div>
  );
}
