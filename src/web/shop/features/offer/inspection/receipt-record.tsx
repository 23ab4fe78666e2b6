import { missingAnswerText } from '#contract/goods/missing-words.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { numberText } from '#domain/values/number-text.ts';
import { Evidence } from './evidence.tsx';
import { RecordList } from './record-list.tsx';

const sum = (counts: readonly number[]) => numberText(counts.reduce((all, count) => all + count, 0));

type Receipt = NonNullable<OfferView['receipt']>;

function MissingGoods({ missing, answers }: Pick<Receipt, 'missing' | 'answers'>) {
  return (
    <div className="mt-5">
      <p className="font-emphasis">Nicht angekommen</p>
      <ul className="mt-1">
        {missing.map(({ itemId, title, units, numbers }) => (
          <li key={itemId}>
            {numberText(units)} × {title}
            {numbers.length > 0 && <span className="block text-muted wrap-anywhere">{numbers.join(', ')}</span>}
            {answers
              .filter((answer) => answer.itemId === itemId)
              .map(({ number = '', ...answer }) => (
                <span key={number} className="block text-sm wrap-anywhere">
                  {`Ihre Antwort${number && ` zu ${number}`}: ${missingAnswerText(answer)}`}
                </span>
              ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What shows how the goods came. */
export function ReceiptProof({ proof: { photos, weight } }: { readonly proof: NonNullable<Receipt['proof']> }) {
  return (
    <div className="mt-5">
      <p className="font-emphasis">So kam die Ware an</p>
      {weight !== undefined && <p className="mt-1">{numberText(weight / 1_000, 3)} kg gewogen</p>}
      <Evidence of="Wareneingang" files={photos} />
    </div>
  );
}

/** What arrived, line by line, and what belongs to none of them. */
export function ReceiptRecord({ view }: { readonly view: OfferView }) {
  const { receipt, agreement } = view;
  if (!receipt) return null;
  const agreed = new Map(agreement?.lines.map(({ itemId, quantity }) => [itemId, quantity]));
  const lines = receipt.lines
    .map(({ itemId, received }) => ({ itemId, received, quantity: agreed.get(itemId) ?? received }))
    // What is missing stands first.
    .toSorted((one, other) => Number(one.received >= one.quantity) - Number(other.received >= other.quantity));
  return (
    <section className="mt-8">
      <h3>Angekommen am {formatInstant(receipt.at)}</h3>
      {lines.length > 1 && (
        <p className="mt-2">
          {`${sum(lines.map(({ received }) => received))} von ${sum(lines.map(({ quantity }) => quantity))} Geräten`}
        </p>
      )}
      <RecordList rows={lines} name="Positionen" keyOf={({ itemId }) => itemId}>
        {({ itemId, received, quantity }) => (
          <>
            <span className="min-w-0">{view.items.find((item) => item.id === itemId)?.title ?? 'Gerät'}</span>
            <span className="shrink-0 font-emphasis">
              {received} von {quantity}
            </span>
          </>
        )}
      </RecordList>
      {receipt.missing.length > 0 && <MissingGoods missing={receipt.missing} answers={receipt.answers} />}
      {receipt.proof && <ReceiptProof proof={receipt.proof} />}
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
      {receipt.note && <p className="mt-4 wrap-anywhere whitespace-pre-line text-muted">{receipt.note}</p>}
    </section>
  );
}
