import { moneyOfLines } from '#contract/sale/price-money.ts';
import { netWord, withBasis } from '#contract/sale/price-tax-words.ts';
import type { SignOffPrice } from '#contract/sale/sign-off-page.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { formatMoney, fromEuros } from '#domain/values/money.ts';
import { timeLeft } from '#domain/values/time-left.ts';
import { Button } from '#web/ui/button.tsx';
import { ThumbBar } from '#web/ui/thumb-bar.tsx';
import { euros } from '../euros.ts';
import { AdjustedLines } from '../inspection/adjusted-lines.tsx';
import { MinimumKept } from '../inspection/minimum-kept.tsx';
import { MoneyParts } from '../money-parts.tsx';
import { Amount } from '../offer-price.tsx';
import { ReverseChargeNote } from '../reverse-charge-note.tsx';
import { OfferSheetTable } from '../sheet/offer-sheet-table.tsx';
import { useSheetRows } from '../sheet/use-sheet-rows.ts';

interface SignOffSheetProps {
  readonly price: SignOffPrice;
  readonly askedBy: string;
  readonly awaitsAnswer: boolean;
}

/** What is to be judged: the amount, what is certain of it, until when, and the sheet. */
export function SignOffSheet({ price, askedBy, awaitsAnswer }: SignOffSheetProps) {
  const { bid, adjustment } = price;
  const isAdjusted = price.phase === 'adjusted' && adjustment !== undefined;
  const total = isAdjusted ? adjustment.total : bid?.total;
  if (total === undefined) return null;
  return (
    <section aria-label="Gebot" className="min-w-0 rounded-sm border border-line bg-sheet px-5 py-6 sm:px-7 sm:py-7">
      {isAdjusted ? <Adjusted price={price} adjustment={adjustment} /> : bid && <Bid price={price} bid={bid} />}
      {price.phase === 'counterbidOpen' && (
        <p className="mt-5 wrap-anywhere">
          {askedBy} hat dieses Gebot abgelehnt und kann noch einen eigenen, höheren Preis nennen.
        </p>
      )}
      {awaitsAnswer && (
        <ThumbBar>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <strong className="font-headline">{euros(total)}</strong>
            <Button onClick={() => document.getElementById('antwort')?.focus()}>Zur Antwort</Button>
          </div>
        </ThumbBar>
      )}
    </section>
  );
}

interface BidProps {
  readonly price: SignOffPrice;
  readonly bid: NonNullable<SignOffPrice['bid']>;
}

function Bid({ price, bid }: BidProps) {
  const { total, minimum, validUntil, linesOptional, lines } = bid;
  const rows = useSheetRows(bid, price.items, price);
  return (
    <>
      <Amount caption={withBasis('Kaufpreisgebot', price)} amount={fromEuros(total)} />
      <MoneyParts price={moneyOfLines(price, lines)} />
      <p className="mt-3">
        mindestens <strong className="marked text-[1.25em] whitespace-nowrap">{formatMoney(fromEuros(minimum))}</strong>
        {netWord(moneyOfLines(price, lines).money)}, wenn alle Geräte ankommen
      </p>
      <ReverseChargeNote view={price} lines={lines} />
      <p className="mt-3">
        Gültig bis {formatDayInFull(validUntil)}, 24&nbsp;Uhr:{' '}
        <span className="font-emphasis">{timeLeft(validUntil, new Date().toISOString())}</span>
      </p>
      {linesOptional && <p className="mt-3">Positionen können einzeln verkauft werden.</p>}
      <OfferSheetTable rows={rows} />
      <p className="mt-5 text-muted">
        Nicht angekommene Geräte werden nicht bezahlt. Andere Abzüge als diese gibt es nicht, und jeder braucht einen
        Nachweis und die Zustimmung des Verkäufers.
      </p>
    </>
  );
}

interface AdjustedProps {
  readonly price: SignOffPrice;
  readonly adjustment: NonNullable<SignOffPrice['adjustment']>;
}

function Adjusted({ price, adjustment }: AdjustedProps) {
  const { total, agreedTotal, answerUntil, lines } = adjustment;
  const money = moneyOfLines(price, lines);
  return (
    <>
      <Amount caption={withBasis('Angepasster Ankaufpreis', price)} amount={fromEuros(total)} />
      <MoneyParts price={money} />
      <p className="mt-3">
        statt <s>{euros(agreedTotal)}</s>, nach der Prüfung der Geräte
      </p>
      <ReverseChargeNote view={price} lines={lines} />
      <MinimumKept minimum={price.agreedMinimum} adjustment={adjustment} price={money} />
      <p className="mt-3">Antwort erbeten bis {formatDayInFull(answerUntil)}</p>
      <AdjustedLines view={price} lines={lines} />
      <p className="mt-5 text-muted">
        Die Nachweise zu den Abzügen sieht, wer um Ihre Zustimmung bittet, im eigenen Konto.
      </p>
    </>
  );
}
