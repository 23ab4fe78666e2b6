import type { BidSheet } from '#contract/sale/bid-sheet.ts';
import type { SheetSums } from '#domain/pricing/bid-sheet.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { amountText, formatMoney, fromEuros } from '#domain/values/money.ts';
import { counted, numberText } from '#domain/values/number-text.ts';
import { Button } from '#web/ui/button.tsx';
import type { BidSheetRow } from './use-bid-sheet-rows.ts';

interface StandingBidsProps {
  readonly sheet: BidSheet;
  /** Version of the sale on which one's own was made. */
  readonly seen: number;
  readonly rows: readonly BidSheetRow[];
  readonly sums: SheetSums;
  readonly validUntil: string;
  /** Goes on with one's own, in place of what stands. */
  readonly onReplace: () => void;
  /** Lets the other stand and forgets one's own. */
  readonly onGiveWay: () => void;
}

const maxRows = 40;

/** Somebody was faster: both bids side by side, and nothing typed is lost. */
export function StandingBids({ sheet, seen, rows, sums, validUntil, onReplace, onGiveWay }: StandingBidsProps) {
  const standing = sheet.standing !== undefined && sheet.standing.version > seen ? sheet.standing : undefined;
  const differing = rows.filter(
    ({ view, price }) => view.former !== undefined && fromEuros(view.former) !== price.cents,
  );
  const by = standing?.by ?? 'jemand anderem';
  return (
    <section aria-label="Zwei Gebote" className="mb-5 border-[1.5px] border-warn bg-sheet p-4" role="alert">
      <h2>{standing ? `Inzwischen hat ${by} geboten` : 'Der Verkauf hat sich inzwischen geändert'}</h2>
      <p className="mt-1 text-muted">
        {standing
          ? `Am ${formatInstant(standing.at)}. Ihr Gebot ist nicht gesendet; was Sie eingetragen haben, steht noch da.`
          : 'Ihr Gebot ist nicht gesendet; was Sie eingetragen haben, steht noch da.'}
      </p>
      {standing && (
        <table className="mt-3 w-full text-left">
          <caption className="sr-only">Ihr Gebot neben dem, das steht</caption>
          <thead>
            <tr className="border-b border-ink text-sm">
              <th scope="col">Was</th>
              <th scope="col" className="text-right">
                Ihr Gebot
              </th>
              <th scope="col" className="text-right">
                steht
              </th>
            </tr>
          </thead>
          <tbody>
            <Pair what="Summe" own={formatMoney(sums.total)} other={formatMoney(fromEuros(standing.total))} />
            <Pair what="mindestens" own={formatMoney(sums.minimum)} other={formatMoney(fromEuros(standing.minimum))} />
            <Pair what="gültig bis" own={formatDay(validUntil)} other={formatDay(standing.validUntil)} />
            {differing.slice(0, maxRows).map(({ view, price }) => (
              <Pair
                key={view.key}
                what={`${numberText(view.quantity)} × ${view.title}`}
                own={price.cents === undefined ? '–' : amountText(price.cents)}
                other={view.former === undefined ? '–' : amountText(fromEuros(view.former))}
              />
            ))}
          </tbody>
        </table>
      )}
      {differing.length > maxRows && (
        <p className="mt-2 text-sm text-muted">
          und {counted(differing.length - maxRows, 'weitere Gruppe', 'weitere Gruppen')}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={onReplace}>Mit meinem weitermachen</Button>
        <Button kind="quiet" onClick={onGiveWay}>
          Meines verwerfen
        </Button>
      </div>
    </section>
  );
}

function Pair({ what, own, other }: { what: string; own: string; other: string }) {
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-1 font-normal wrap-anywhere">
        {what}
      </th>
      <td className="py-1 text-right whitespace-nowrap">{own}</td>
      <td className="py-1 text-right whitespace-nowrap">{other}</td>
    </tr>
  );
}
