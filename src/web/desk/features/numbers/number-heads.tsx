import type { Numbers } from '#contract/desk/desk-numbers.ts';
import { numberText } from '#domain/values/number-text.ts';
import { durationText, shareText, sumText } from './number-words.ts';

/** The period in eight figures. */
export function NumberHeads({ total }: { readonly total: Numbers['total'] }) {
  const { inquiries, withBid, atOnce, waiting, accepted, settled, adjusted, promised, onTime } = total;
  const heads: readonly (readonly [name: string, value: string])[] = [
    ['Anfragen', numberText(inquiries)],
    ['Sofort bepreist', shareText(atOnce, withBid)],
    ['Bis zum Gebot, Median', waiting ? durationText(waiting.median) : '–'],
    ['Angenommen', shareText(accepted, withBid)],
    ['Angepasst', shareText(adjusted, settled)],
    ['Pünktlich bezahlt', shareText(onTime, promised)],
    ['Vereinbart', sumText(total.agreedAmount)],
    ['Ausgezahlt', sumText(total.paidAmount)],
  ];
  return (
    <dl className="grid gap-px border border-line bg-line grid-cols-2 lg:grid-cols-4">
      {heads.map(([name, value]) => (
        <div key={name} className="grid content-start gap-1 bg-sheet px-5 py-4">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="text-xl font-emphasis tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
