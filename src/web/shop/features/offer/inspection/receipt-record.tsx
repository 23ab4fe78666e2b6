import type { OfferView } from '#contract/offer-view.ts';
import { formatInstant } from '#domain/values/instant-text.ts';

/** What arrived, line by line, and what belongs to none of them. */
export function ReceiptRecord({ view }: { readonly view: OfferView }) {
  const { receipt, agreement } = view;
  if (!receipt) return null;
  return (
    <section className="mt-8">
      <h3>Angekommen am {formatInstant(receipt.at)}</h3>
      <ul className="mt-3 border-t border-line">
        {receipt.lines.map(({ itemId, received }) => {
          const quantity = agreement?.lines.find((line) => line.itemId === itemId)?.quantity ?? received;
          return (
            <li key={itemId} className="flex justify-between gap-x-6 border-b border-line py-3">
              <span className="min-w-0">{view.items.find((item) => item.id === itemId)?.title ?? 'Gerät'}</span>
              <span className="shrink-0 font-emphasis">
                {received} von {quantity}
              </span>
            </li>
          );
        })}
      </ul>
      {receipt.foreign.length > 0 && (
        <div className="mt-5">
          <p className="font-emphasis">Nicht vereinbart, kommt kostenlos zurück</p>
          <ul className="mt-1">
            {receipt.foreign.map(({ description, units }) => (
              <li key={description}>
                {units} × {description}
              </li>
            ))}
          </ul>
        </div>
      )}
      {receipt.note && <p className="mt-4 whitespace-pre-line text-muted">{receipt.note}</p>}
    </section>
  );
}
