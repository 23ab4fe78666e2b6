import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { priceBookCalls, priceHistorySchema } from '#contract/price-book.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { fromEuros } from '#domain/values/money.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { useDesk } from '../../desk-context.ts';
import { amountText, countText } from './amount-text.ts';

const kindNames = { bid: 'geboten', agreed: 'vereinbart', paid: 'gezahlt' } as const;

/** Beside the sheet a few are enough. */
const shown = 8;

/** What the model went for before; read when somebody unfolds it, as one goes through many rows. */
export function FormerPrices({ modelId }: { readonly modelId: string }) {
  const { api } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery({
    queryKey: [priceBookCalls.history, modelId],
    queryFn: async () =>
      priceHistorySchema.parse(await api.get(`${priceBookCalls.history}?entry=${encodeURIComponent(modelId)}`)),
    enabled: isOpen,
  });
  return (
    <details className="mt-3" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="text-link min-h-8">Was wir dafür gaben</summary>
      {error !== null && <p role="alert">{messageOf(error)}</p>}
      {data === undefined && error === null && (
        <p role="status" className="text-muted">
          Wird gelesen …
        </p>
      )}
      {data?.observations.length === 0 && <p className="text-muted">Noch nie geboten.</p>}
      {data !== undefined && data.observations.length > 0 && (
        <table className="w-full text-left text-sm">
          <caption className="sr-only">Frühere Preise je Gerät, neueste zuerst</caption>
          <thead>
            <tr className="border-b border-ink">
              <th scope="col">Tag</th>
              <th scope="col">Stück</th>
              <th scope="col" className="text-right">
                je Gerät, €
              </th>
            </tr>
          </thead>
          <tbody>
            {data.observations.slice(0, shown).map(({ offerId, kind, day, unitPrice, quantity, configuration }) => (
              <tr key={`${offerId} ${kind} ${configuration} ${unitPrice}`} className="border-b border-line">
                <td className="py-1">{formatDay(day)}</td>
                <td className="py-1">
                  {countText(quantity)}, {kindNames[kind]}
                </td>
                <td className="py-1 text-right">{amountText(fromEuros(unitPrice))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
